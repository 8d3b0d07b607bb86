// Runs before the first paint, so that nobody who works in the dark is flashed at. It is a file of its
// own because the content security policy allows no inline script. The keys are those of
// platform/web/theme/appearance.ts and platform/web/i18n/language.ts.
(function () {
  const root = document.documentElement;
  /** @param {string} key */
  function stored(key) {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  }
  const scheme = stored('backoffice.appearance');
  const dark =
    scheme === 'dark' || (scheme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  root.setAttribute('data-mantine-color-scheme', dark ? 'dark' : 'light');
  root.setAttribute('data-theme', stored('backoffice.theme') || 'Default');
  root.setAttribute('data-density', stored('backoffice.density') || 'comfortable');
  root.lang = stored('backoffice.language') || 'th';
})();
