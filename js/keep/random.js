/** Chance from the browser: for the seeds of matches, and names that no two have. */

/** @returns {string} 64 bits as hex */
export const randomHex = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
