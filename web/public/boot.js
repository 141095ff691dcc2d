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

  // What the build drew ahead is in English, and for visitors or for users. Anyone else is not shown it, but what was drawn
  // for them, where there is such, unless the code that draws it comes first.
  const { drawn, views } = document.currentScript?.dataset ?? {};
  const signedIn = document.cookie.includes('plainclause.signed_in=');
  const drawnFor = signedIn ? 'user' : 'visitor';
  const arabic = '"IBM Plex Sans Arabic"';
  const wholePage = async () => {
    if (document.readyState === 'loading')
      await new Promise((read) => document.addEventListener('readystatechange', read, { once: true }));
  };
  const show = async (path) => {
    const answer = await fetch(path);
    const view = answer.ok && (await answer.json());
    await wholePage();
    // For Arabic letters there is no stand-in that is as wide: what is below would move.
    if (page.lang === 'ar')
      await Promise.all(['', '600 '].map((weight) => document.fonts.load(`${weight}1em ${arabic}`, 'ع')));
    const root = document.getElementById('root');
    if (!view || root.dataset.drawn === 'app') return;
    root.innerHTML = view;
    root.dataset.drawn = drawnFor;
    tell();
    delete page.dataset.undrawn;
  };

  // What the Worker told of an analysis (`src/http/analysis-page.ts`), in the places that were drawn for it.
  const tell = () => {
    const first = document.getElementById('first-screen-told');
    const waiting = document.querySelector('[data-untold]');
    if (!first || !waiting) return;
    const { language, told } = JSON.parse(first.textContent);
    if (language && language !== page.lang) told['other-language'] = true;
    waiting.hidden = true;
    for (const place of document.querySelectorAll('[data-told]')) {
      const words = told[place.dataset.told];
      if (!words) continue;
      place.hidden = false;
      if (words === true) continue;
      place.textContent = words;
      if ('written' in place.dataset && language) place.lang = language;
    }
  };
  if (drawn && drawn !== `${drawnFor}-${page.lang}`) {
    page.dataset.undrawn = '';
    const path = JSON.parse(views)[`${drawnFor}-${page.lang}`];
    if (path) show(path).catch(() => {});
  } else if (drawn) wholePage().then(tell);

  // The texts of the chosen language, which the code would ask for only once it runs. The build says where they are.
  const texts = document.currentScript?.dataset[page.lang];
  if (texts) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = texts;
    document.head.append(link);
  }

  // What the page cannot be drawn without, on the way while its code is: `web/lib/early-answers.ts` hands it on.
  if (!signedIn) return;
  const paths = ['/api/user'];
  const contract = /^\/analysis\/([^/]+)$/.exec(location.pathname)?.[1];
  if (contract) paths.push(`/api/contracts/${contract}`);
  if (/^\/(dashboard)?$/.test(location.pathname) && !location.search)
    paths.push(
      '/api/contracts?sort=newest&page=1',
      '/api/contracts/count',
      '/api/contracts/tags',
      '/api/contracts/dates',
      '/api/usage/check/contract_analysis',
    );
  const headers = { Accept: 'application/json', 'Accept-Language': page.lang };
  const ask = (path) => fetch(path, { credentials: 'include', headers }).catch(() => null);
  globalThis.askedEarly = Object.fromEntries(paths.map((path) => [path, ask(path)]));
})();
