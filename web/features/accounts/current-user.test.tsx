import { screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { ada } from '#web/testing/ada.ts';
import { renderPage } from '#web/testing/render-page.tsx';
import { server } from '#web/testing/server.ts';
import { markSession } from '#web/testing/session-mark.ts';
import { useCurrentUser } from './accounts.queries';
import { UserAvatar } from './user-avatar';
import { hasPaidPlan, userName } from './user-name';

function Shown() {
  const { user } = useCurrentUser();
  if (!user) return null;
  return (
    <p>
      <UserAvatar user={user} /> {userName(user)} {String(user.accountStatus)} {hasPaidPlan(user) ? 'paid' : 'unpaid'}
    </p>
  );
}

test.each([
  ['a plan of the words "null" is no plan', { ...ada, accountStatus: 'null' }, 'A Ada null unpaid'],
  ['a plan that is not known is none', { ...ada, accountStatus: 'gold' }, 'A Ada null unpaid'],
  ['a paid plan stays what it is', { ...ada, accountStatus: 'pro' }, 'A Ada pro paid'],
  ['without a name the e-mail is shown', { ...ada, firstName: null }, 'A ada@example.com free unpaid'],
  ['without name and e-mail there is a word', { ...ada, firstName: null, email: null }, 'U User free unpaid'],
  ['what is left out is missing too', { id: 'u', accountStatus: null }, 'U User null unpaid'],
])('%s', async (_, user, words) => {
  markSession();
  server.use(http.get('/api/user', () => HttpResponse.json(user)));
  const { settled } = renderPage(<Shown />);
  await settled();
  expect(screen.getByRole('paragraph').textContent).toBe(words);
});
