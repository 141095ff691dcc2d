import type { QueryClient } from '@tanstack/react-query';
import type { CurrentUser } from '#src/features/accounts/accounts.schema.ts';
import { currentUserQuery } from '../features/accounts/accounts.queries';

/** For whom pages of users are drawn ahead. What it says of them is not shown (`web/styles/drawn-ahead.css`). */
export const someone: CurrentUser = {
  id: '',
  email: '',
  firstName: null,
  lastName: null,
  profileImageUrl: null,
  accountStatus: 'free',
  paymentFailed: false,
  authProvider: 'local',
};

/** Tells that the page is alive, whoever it was drawn for. */
export let pageIsAlive = () => {};
const alive = new Promise<void>((resolve) => {
  pageIsAlive = resolve;
});

/** Notes that all that is drawn is alive and of the reader's own. */
export function isOfReader(root: HTMLElement | null, user: CurrentUser | null): void {
  if (root && user?.id !== someone.id) root.dataset.drawn = 'app';
}

/**
 * What stands in the page before any code has come: the build drew it (`web/app/draw-page.tsx`), and
 * `web/public/boot.js` saw to it that it is the reader's. It stays until it can be brought to life at once, a user's page
 * first as someone's and then as theirs. False where nothing stands there that is of use.
 */
export async function takeDrawnAhead(root: HTMLElement, queries: QueryClient, code: Promise<boolean>) {
  const drawnFor = root.firstElementChild && !('undrawn' in document.documentElement.dataset) && root.dataset.drawn;
  if (drawnFor === 'user') readyFormats();
  // Without its code it would be told as a fault, and not brought to life.
  const isWhole = drawnFor && (await code);
  const user = drawnFor === 'user' ? await queries.fetchQuery(currentUserQuery).catch(() => null) : null;
  // A query (what is searched for) was not known to who drew it.
  const isSame = isWhole && location.search === '';
  if (user && isSame) {
    queries.setQueryData(currentUserQuery.queryKey, someone);
    alive.then(() => queries.setQueryData(currentUserQuery.queryKey, user));
    return true;
  }
  if (drawnFor === 'visitor' && isSame) return true;
  root.dataset.drawn = 'app';
  delete document.documentElement.dataset.undrawn;
  root.replaceChildren();
  return false;
}

/** Only a gain of time: where their code does not come the page makes them when it needs them. */
const readyFormats = () =>
  void import('../lib/format').then(({ prepareFormats }) => prepareFormats()).catch(() => undefined);
