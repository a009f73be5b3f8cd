/** A few soft sounds, made when they are heard for the first time; none until the person wants them. */

/** @typedef {'tile' | 'coin' | 'turn' | 'end'} Sound */

/** @type {AudioContext | null} */
let audio = null;

/** So loud is the loudest. */
const GAIN = 0.16;

/**
 * A tone that rings out.
 * @param {AudioContext} to
 * @param {{at?: number, hz: number, seconds: number, loud?: number, type?: OscillatorType}} tone
 */
function ring(to, { at = 0, hz, seconds, loud = 1, type = 'sine' }) {
  const start = to.currentTime + at;
  const tone = to.createOscillator();
  const gain = to.createGain();
  tone.type = type;
  tone.frequency.value = hz;
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(GAIN * loud, start + 0.008);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + seconds);
  tone.connect(gain).connect(to.destination);
  tone.start(start);
  tone.stop(start + seconds);
}

/**
 * The short noise of something laid on a table.
 * @param {AudioContext} to
 */
function knock(to) {
  const seconds = 0.09;
  const noise = to.createBufferSource();
  const buffer = to.createBuffer(1, Math.ceil(to.sampleRate * seconds), to.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i += 1)
    samples[i] = (Math.random() * 2 - 1) * (1 - i / samples.length) ** 4;
  noise.buffer = buffer;
  const low = to.createBiquadFilter();
  low.type = 'lowpass';
  low.frequency.value = 900;
  const gain = to.createGain();
  gain.gain.value = GAIN * 2.2;
  noise.connect(low).connect(gain).connect(to.destination);
  noise.start();
}

/** @type {Record<Sound, (to: AudioContext) => void>} */
const SOUNDS = {
  tile(to) {
    knock(to);
    ring(to, { hz: 150, seconds: 0.12, loud: 0.7 });
  },
  coin(to) {
    ring(to, { hz: 2093, seconds: 0.22, loud: 0.35 });
    ring(to, { at: 0.05, hz: 3136, seconds: 0.3, loud: 0.25 });
  },
  turn(to) {
    ring(to, { hz: 523, seconds: 0.4, loud: 0.6 });
    ring(to, { at: 0.13, hz: 784, seconds: 0.55, loud: 0.6 });
  },
  end(to) {
    [392, 523, 659, 784].forEach((hz, n) => ring(to, { at: n * 0.14, hz, seconds: 1.1, loud: 0.5 }));
  },
};

/** @param {Sound} sound */
export function hear(sound) {
  try {
    audio ??= new AudioContext();
    // A page may sound once it has been touched.
    if (audio.state === 'suspended') audio.resume().catch(() => {});
    SOUNDS[sound](audio);
  } catch {
    // A browser without sound is quiet.
  }
}
