import '../styles/app.css';
import '../lib/history-guard';
import { StrictMode } from 'react';
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
if (await takeDrawnAhead(root, queries, code)) hydrateRoot(root, app);
else createRoot(root).render(app);
void loadErrorTexts();
