import { mayBeSignedIn } from '../features/accounts/session-hint';
import { askEarly } from '../lib/api';

/**
 * Who is signed in, and the contract that a page is of: what is waited for before anything is drawn, asked for before
 * the page's own code is there.
 */
export function askForPage(pathname: string): void {
  if (!mayBeSignedIn()) return;
  askEarly('/api/user');
  const contract = /^\/analysis\/([^/]+)$/.exec(pathname)?.[1];
  if (contract) askEarly(`/api/contracts/${contract}`);
}
