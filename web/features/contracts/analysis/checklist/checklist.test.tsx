import { screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import type { ChecklistItem } from '#src/features/contracts/checklist.schema.ts';
import { takeErrors } from '#src/testing/console-errors.ts';
import { renderPage } from '#web/testing/render-page.tsx';
import { sentWith, server } from '#web/testing/server.ts';
import { Toaster } from '#web/ui/toaster.tsx';
import { AskToReread } from '../reread/ask-to-reread';
import { AnalysisActions } from './analysis-actions';

const address = '/api/contracts/one/checklist';
const recommendation = (action: string) => ({
  ...{ action, priority: 'high' as const, risk: null, clauseType: null, evidence: [] },
});
const recommendations = [recommendation('Write a limit in.'), recommendation('Ask for thirty days.')];

/** The checklist of one's own contract, kept as the server keeps it. */
async function show(kept: ChecklistItem[] = []) {
  server.use(
    http.get(address, () => HttpResponse.json(kept)),
    http.put(address, async ({ request }) => {
      const item = (await request.json()) as ChecklistItem;
      kept = [...kept.filter(({ action }) => action !== item.action), item];
      return HttpResponse.json(item);
    }),
  );
  const view = renderPage(
    <AskToReread value={() => {}}>
      <AnalysisActions recommendations={recommendations} partial={false} contractId="one" />
      <Toaster />
    </AskToReread>,
  );
  await view.settled();
  return view;
}
const stateOf = (action: string) =>
  screen.getByRole<HTMLSelectElement>('combobox', { name: `Where it stands: ${action}` });

test('where a recommendation stands is kept with the contract, and so is shown on another device', async () => {
  const { user, settled, unmount } = await show();
  await user.selectOptions(stateOf('Write a limit in.'), 'Asked for');
  await settled();
  expect(await sentWith(`PUT ${address}`)).toEqual([{ action: 'Write a limit in.', state: 'asked', note: '' }]);
  unmount();
  await show([{ action: 'Write a limit in.', state: 'asked', note: '' }]);
  expect(stateOf('Write a limit in.').value).toBe('asked');
  expect(stateOf('Ask for thirty days.').value).toBe('open');
});

test('a note is written below its recommendation and changed there', async () => {
  const { user, settled } = await show();
  await user.click(screen.getByRole('button', { name: 'Note on: Write a limit in.' }));
  await user.type(screen.getByRole('textbox', { name: 'Note' }), 'Sent on Monday.');
  await user.click(screen.getByRole('button', { name: 'Save Note' }));
  await settled();
  const [first] = screen.getAllByRole('listitem');
  expect(within(first as HTMLElement).getByText('Sent on Monday.')).toBeTruthy();
  expect(await sentWith(`PUT ${address}`)).toEqual([
    { action: 'Write a limit in.', state: 'open', note: 'Sent on Monday.' },
  ]);
});

test('what could not be kept is said so and shown as it was', async () => {
  const { user, settled } = await show();
  server.use(http.put(address, () => HttpResponse.json({}, { status: 500 })));
  await user.selectOptions(stateOf('Write a limit in.'), 'Done');
  await settled();
  expect(takeErrors()).toHaveLength(1);
  expect(screen.getByText('This could not be saved')).toBeTruthy();
  expect(stateOf('Write a limit in.').value).toBe('open');
});

test('the actions of an example are there to be read alone', () => {
  renderPage(<AnalysisActions recommendations={recommendations} partial={false} contractId="example" />);
  expect(screen.getByText('Write a limit in.')).toBeTruthy();
  expect(screen.queryByRole('combobox')).toBeNull();
});
