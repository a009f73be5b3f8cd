// A classic script, because modules do not load from file:// and that is when this notice is needed.
(() => {
  const show = () => {
    const notice = document.getElementById('unbuilt');
    if (notice) notice.hidden = false;
    const loading = document.getElementById('loading');
    if (loading) loading.hidden = true;
  };
  const local = ['', 'localhost', '127.0.0.1', '[::1]'].includes(location.hostname);
  addEventListener(
    'error',
    (event) => {
      if (!local || !(event.target instanceof HTMLScriptElement)) return;
      if (document.readyState === 'loading') addEventListener('DOMContentLoaded', show);
      else show();
    },
    true,
  );
})();
