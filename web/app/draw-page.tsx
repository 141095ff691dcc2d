import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { signedInMark } from '#src/features/accounts/sessions/signed-in-mark.schema.ts';
import { currentUserQuery } from '../features/accounts/accounts.queries';
import { type Locale, storeLocale } from '../lib/locale';
import { App } from './app';
import { someone } from './drawn-ahead';
import { fetchCodeOf } from './page';
import { createQueryClient } from './query-client';

/** The page at an address as it is before anything is asked of the server, for visitors or for whoever is signed in. */
export async function drawPage(address: string, drawnFor: 'visitor' | 'user', locale: Locale): Promise<string> {
  const queries = createQueryClient();
  // biome-ignore lint/suspicious/noDocumentCookie: where this runs there is no Cookie Store API
  document.cookie = `${signedInMark}; Max-Age=${drawnFor === 'user' ? 60 : -1}`;
  if (drawnFor === 'user') queries.setQueryData(currentUserQuery.queryKey, someone);
  history.replaceState(null, '', address);
  storeLocale(locale);
  await fetchCodeOf(location.pathname);
  const html = renderToString(
    <StrictMode>
      <App queries={queries} />
    </StrictMode>,
  );
  // Where code was missing, a template marks it.
  if (html.includes('<template'))
    throw new Error(`${address} cannot be drawn whole: web/app/router.tsx says no address`);
  return html;
}
