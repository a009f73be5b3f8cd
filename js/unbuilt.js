// The build names itself in the page: without that there is nothing here that could start. A classic script, because
// modules do not load from file:// everywhere.
(() => {
  if (document.documentElement.dataset.build) return;
  addEventListener('DOMContentLoaded', () => {
    for (const [id, hidden] of [
      ['unbuilt', false],
      ['loading', true],
    ]) {
      const box = document.getElementById(String(id));
      if (box) box.hidden = Boolean(hidden);
    }
  });
})();
