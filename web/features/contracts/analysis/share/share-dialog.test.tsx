import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test, vi } from 'vitest';
import type { Share } from '#src/features/shares/shares.schema.ts';
import { takeErrors } from '#src/testing/console-errors.ts';
import { renderPage } from '#web/testing/render-page.tsx';
import { sentWith, server } from '#web/testing/server.ts';
import { Toaster } from '#web/ui/toaster.tsx';
import { contract } from '../testing/analysed-contract';
import { ShareDialog } from './share-dialog';

const path = '/api/contracts/one/shares';
const link: Share = {
  ...{ id: 'first', address: 'https://plainclause.test/shared/first-token', withText: false, hasPassword: false },
  ...{ expiresAt: null, views: 0, lastViewedAt: null, createdAt: '2026-11-20T10:00:00.000Z' },
};

async function open(links: Share[] = []) {
  server.use(http.get(path, () => HttpResponse.json(links)));
  const view = renderPage(
    <>
      <ShareDialog contract={{ ...contract, title: 'Services: Acme', givenTitle: 'Mine' }} onClose={() => {}} />
      <Toaster />
    </>,
  );
  await view.settled();
  return view;
}
const rows = () => within(screen.getByRole('list', { name: 'Links to this analysis' })).getAllByRole('listitem');

test('before a link is made, the dialog says exactly what it shows, with and without the text', async () => {
  const { user } = await open();
  const shown = () => screen.getByRole('heading', { name: 'Whoever opens the link sees' }).parentElement as HTMLElement;
  expect(
    within(shown())
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'The title “\u2068Services: Acme\u2069”, for which party the analysis is written, and its date',
    expect.stringMatching(/^All findings: Summary, .*Risk assessment \(3\)/),
    'Words of the contract as quotes under the findings (3), with the names and sums in them',
  ]);
  expect(screen.getByText(/^The file and its name, the name you gave it/)).toBeTruthy();
  await user.click(screen.getByRole('radio', { name: /^The analysis with the contract’s text/ }));
  expect(within(shown()).getByText('The whole text of the contract, as it was read from the file')).toBeTruthy();
  expect(shown().textContent).not.toContain('Mine');
  expect(screen.getByText('There are none yet.')).toBeTruthy();
});

test('a link is made with what was chosen, and stands first in the list with what it shows', async () => {
  const { user, settled } = await open([link]);
  const until = new Date(Date.now() + 30 * 24 * 60 * 60_000).toISOString().slice(0, 10);
  const made = { ...link, id: 'second', address: 'https://plainclause.test/shared/second-token', withText: true };
  server.use(http.post(path, () => HttpResponse.json({ ...made, hasPassword: true, expiresAt: `${until}T22:59:59Z` })));
  await user.click(screen.getByRole('radio', { name: /^The analysis with the contract’s text/ }));
  await user.type(screen.getByLabelText(/^Password/), 'between us two');
  await user.type(screen.getByLabelText(/^Last day/), until);
  await user.click(screen.getByRole('button', { name: 'Make Link' }));
  await settled();
  expect(await screen.findByText('The link is made')).toBeTruthy();
  const expiresAt = new Date(`${until}T23:59:59.999`).toISOString();
  expect(await sentWith(`POST ${path}`)).toEqual([{ withText: true, password: 'between us two', expiresAt }]);
  const [first, second] = rows();
  expect(first?.textContent).toContain('second-token');
  for (const words of ['With the text', 'With a password', 'Until', 'Not opened yet'])
    expect(first?.textContent).toContain(words);
  expect(second?.textContent).toContain('Analysis alone');
  expect((screen.getByLabelText(/^Password/) as HTMLInputElement).value).toBe('');
});

test('a short password and a day that is over are told at their fields, and no link is made', async () => {
  const { user } = await open();
  await user.type(screen.getByLabelText(/^Password/), 'short');
  await user.type(screen.getByLabelText(/^Last day/), '2020-01-01');
  await user.click(screen.getByRole('button', { name: 'Make Link' }));
  const described = (label: RegExp) => {
    const ids = screen.getByLabelText(label).getAttribute('aria-describedby')?.split(' ') ?? [];
    return ids.map((id) => document.getElementById(id)?.textContent).join(' ');
  };
  expect(described(/^Password/)).toContain('at least 6 characters');
  expect(described(/^Last day/)).toContain('a day that is not over yet');
  expect(await sentWith(`POST ${path}`)).toEqual([]);
});

test('what the server refuses is told', async () => {
  const { user } = await open([link]);
  server.use(http.post(path, () => HttpResponse.json({ code: 'shares.too_many', message: '' }, { status: 409 })));
  await user.click(screen.getByRole('button', { name: 'Make Link' }));
  expect((await screen.findByRole('alert')).textContent).toContain('at most 20 links');
  expect(rows()).toHaveLength(1);
  expect(takeErrors()).toHaveLength(1);
});

test('a link is copied as it was made, and told how often it was opened', async () => {
  const lastViewedAt = '2026-11-21T10:00:00.000Z';
  const { user } = await open([{ ...link, views: 1204, lastViewedAt }]);
  expect(rows()[0]?.textContent).toMatch(/Opened: 1,204, last on 21 Nov 2026/);
  await user.click(screen.getByRole('button', { name: /^Copy Link: Made on/ }));
  await waitFor(async () => expect(await navigator.clipboard.readText()).toBe(link.address));
});

test('a link is revoked when that is confirmed, and gone from the list', async () => {
  const { user, settled } = await open([link, { ...link, id: 'second' }]);
  let revoked = 0;
  server.use(
    http.delete(`${path}/first`, () => {
      revoked += 1;
      return new HttpResponse(null, { status: 204 });
    }),
  );
  const press = () => user.click(screen.getAllByRole('button', { name: /^Revoke: Made on/ })[0] as HTMLElement);
  vi.stubGlobal('confirm', () => false);
  await press();
  expect([revoked, rows().length]).toEqual([0, 2]);
  vi.stubGlobal('confirm', () => true);
  await press();
  await settled();
  expect([revoked, rows().length]).toEqual([1, 1]);
});

test('an ended link and one that can no longer be told are shown as that, and can be revoked', async () => {
  await open([
    { ...link, expiresAt: '2026-11-20T12:00:00.000Z' },
    { ...link, id: 'second', address: null },
  ]);
  expect(rows()[0]?.textContent).toContain('Ended on 20 Nov 2026');
  expect(rows()[1]?.textContent).toContain('can no longer be shown');
  expect(screen.queryByRole('button', { name: /^Copy Link/ })).toBeNull();
  expect(screen.getAllByRole('button', { name: /^Revoke: Made on/ })).toHaveLength(2);
});

test('links that could not be loaded are asked for again', async () => {
  server.use(http.get(path, () => HttpResponse.json({ message: '' }, { status: 500 })));
  const { user, settled } = renderPage(<ShareDialog contract={contract} onClose={() => {}} />);
  expect((await screen.findByRole('alert')).textContent).toContain('could not be loaded');
  server.use(http.get(path, () => HttpResponse.json([link])));
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  await settled();
  expect(rows()).toHaveLength(1);
});
