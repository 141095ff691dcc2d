import '../styles/app.css';
import '../lib/history-guard';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { loadCatalogue } from '../lib/catalogue';
import { loadErrorTexts } from '../lib/error-texts';
import { currentLocale } from '../lib/locale';
import { watchForStaleRelease } from '../lib/stale-release';
import { App } from './app';
import { nameLoadedPage } from './layout/use-scroll-memory';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no root element');

// A language that cannot be fetched leaves the page in English rather than empty.
await loadCatalogue(currentLocale()).catch((error: unknown) => console.error(error));
nameLoadedPage();
watchForStaleRelease();
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
void loadErrorTexts();
