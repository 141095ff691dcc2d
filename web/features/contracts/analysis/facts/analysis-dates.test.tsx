import { screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import type { ContractDate } from '#src/features/contracts/analysis.schema.ts';
import type { ContractChanged } from '#src/features/contracts/contract-change.schema.ts';
import { takeErrors } from '#src/testing/console-errors.ts';
import { contractQuery } from '#web/features/contracts/contracts.queries.ts';
import { renderPage } from '#web/testing/render-page.tsx';
import { sentWith, server } from '#web/testing/server.ts';
import { shownToast } from '#web/ui/toast-store.ts';
import { AnalysisDates } from './analysis-dates';

const lease = {
  id: 'lease',
  fileName: 'lease.pdf',
  givenTitle: null,
  title: null,
  updatedAt: '2026-11-19T10:00:05.000Z',
};
const aDate = (kind: ContractDate['kind'], date: string): ContractDate => ({
  ...{ kind, date, label: null, computedFrom: null, evidence: [] },
});

function open(dates: ContractDate[], reminders: { reminders?: boolean } = { reminders: true }) {
  return renderPage(<AnalysisDates dates={dates} partial={false} contract={{ ...lease, ...reminders }} />);
}
const toggle = () => screen.queryByRole<HTMLInputElement>('checkbox', { name: 'Remind me' });

test('a contract with a last day ahead can be left out of the reminders, and taken in again', async () => {
  const { user, client, settled } = open([aDate('renewal', '2099-01-01')]);
  server.use(
    http.patch('/api/contracts/lease', async ({ request }) => {
      const { reminders } = (await request.json()) as ContractChanged;
      return HttpResponse.json({ id: 'lease', reminders });
    }),
  );
  client.setQueryData(contractQuery('lease').queryKey, { ...lease, reminders: true } as never);
  expect(toggle()?.checked).toBe(true);
  await user.click(toggle() as HTMLElement);
  await settled();
  expect(await sentWith('PATCH /api/contracts/lease')).toEqual([{ reminders: false }]);
  expect(client.getQueryData(contractQuery('lease').queryKey)).toMatchObject({ reminders: false });
});

test('where that fails it is said, and the switch stays as it was', async () => {
  const { user, settled } = open([aDate('notice-deadline', '2099-01-01')]);
  server.use(http.patch('/api/contracts/lease', () => HttpResponse.error()));
  await user.click(toggle() as HTMLElement);
  await settled();
  expect(toggle()?.checked).toBe(true);
  expect(shownToast()).toMatchObject({ title: 'Error', description: 'Network error. Please try again.' });
  expect(takeErrors()).toHaveLength(1);
});

test.each([
  ['whose last days have passed', [aDate('notice-deadline', '2020-01-01')], { reminders: true }],
  ['that has other days alone', [aDate('payment', '2099-01-01')], { reminders: true }],
  ['that is an example', [aDate('notice-deadline', '2099-01-01')], {}],
])('a contract %s has no such switch', (_, dates, reminders) => {
  open(dates, reminders);
  expect(toggle()).toBeNull();
});
