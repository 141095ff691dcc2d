// Runs before the first paint, so that neither theme nor direction flashes. Kept apart from the bundle because the
// content security policy allows no inline script.
(() => {
  const page = document.documentElement;
  let theme = null;
  let locale = null;
  try {
    theme = localStorage.getItem('plainclause.theme');
    locale = localStorage.getItem('plainclause.locale');
  } catch {}
  if (theme === 'light' || theme === 'dark') page.dataset.theme = theme;
  if (/^[a-z]{2}$/.test(locale ?? '')) page.lang = locale;
  page.dir = page.lang === 'ar' ? 'rtl' : 'ltr';
})();
