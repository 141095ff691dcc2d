import '../styles/app.css';
import '../lib/history-guard';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { loadCatalogue } from '../lib/catalogue';
import { loadErrorTexts } from '../lib/error-texts';
import { currentLocale } from '../lib/locale';
import { watchForStaleRelease } from '../lib/stale-release';
import { App } from './app';
import { takeDrawnAhead } from './drawn-ahead';
import { nameLoadedPage } from './layout/use-scroll-memory';
import { fetchCodeOf } from './page';
import { createQueryClient } from './query-client';

/** By then what was asked for early has come. */
const errorTextsAfterMs = 2000;

const root = document.getElementById('root');
if (!root) throw new Error('The page has no root element');

const queries = createQueryClient();
const code = fetchCodeOf(location.pathname);
// A language that cannot be fetched leaves the page in English rather than empty.
await loadCatalogue(currentLocale()).catch((error: unknown) => console.error(error));
nameLoadedPage();
watchForStaleRelease();
const app = (
  <StrictMode>
    <App queries={queries} />
  </StrictMode>
);
// In pieces, between which the page answers.
if (await takeDrawnAhead(root, queries, code)) startTransition(() => void hydrateRoot(root, app));
else createRoot(root).render(app);
setTimeout(loadErrorTexts, errorTextsAfterMs);
