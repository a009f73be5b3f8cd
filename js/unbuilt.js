// The build names itself in the page: without that there is nothing here that could start. A classic script, because
// modules do not load from file:// everywhere.
(() => {
  if (document.documentElement.dataset.build) return;
  addEventListener('DOMContentLoaded', () => {
    document.getElementById('unbuilt')?.removeAttribute('hidden');
    document.getElementById('loading')?.setAttribute('hidden', '');
  });
})();
