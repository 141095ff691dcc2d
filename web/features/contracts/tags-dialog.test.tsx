import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test, vi } from 'vitest';
import { takeErrors } from '#src/testing/console-errors.ts';
import { renderPage } from '#web/testing/render-page.tsx';
import { sentWith, server } from '#web/testing/server.ts';
import { shownToast } from '#web/ui/toast-store.ts';
import { TagsDialog } from './tags-dialog';

function open(tags: string[], known: string[] = []) {
  server.use(
    http.get('/api/contracts/tags', () => HttpResponse.json(known.map((name) => ({ name, contracts: 1 })))),
    http.patch('/api/contracts/one', async ({ request }) =>
      HttpResponse.json({ id: 'one', ...((await request.json()) as object) }),
    ),
  );
  const onClose = vi.fn();
  const view = renderPage(<TagsDialog contract={{ id: 'one', tags }} onClose={onClose} />);
  const input = screen.getByRole('textbox', { name: 'New tag' });
  const press = (name: string) => view.user.click(screen.getByRole('button', { name }));
  const shown = () => {
    const list = screen.queryByRole('list', { name: 'Tags' });
    return list
      ? within(list)
          .getAllByRole('listitem')
          .map(({ textContent }) => textContent)
      : [];
  };
  return { ...view, onClose, input, press, shown };
}

test('tags are typed, chosen among those in use and taken off, and stored together', async () => {
  const { user, input, press, shown, onClose } = open(['Old', 'Home'], ['Bank', 'home']);
  expect(await screen.findByRole('button', { name: 'Bank' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'home' })).toBeNull();
  await user.type(input, ' Flat {Enter}');
  await press('Bank');
  await press('Remove the tag Old');
  expect(document.activeElement).toBe(input);
  expect(shown()).toEqual(['Home', 'Flat', 'Bank']);
  await press('Save Tags');
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(await sentWith('PATCH /api/contracts/one')).toEqual([{ tags: ['Home', 'Flat', 'Bank'] }]);
});

test('a tag that the contract has, in whatever case, is not added twice', async () => {
  const { user, input, shown } = open(['Home']);
  await user.type(input, 'HOME{Enter}');
  expect(shown()).toEqual(['Home']);
});

test.each([
  ['nothing', [], '   {Enter}', 'Please enter a tag.'],
  ['more than 40 characters', [], `${'x'.repeat(41)}{Enter}`, 'A tag may have at most 40 characters.'],
  [
    'an eleventh',
    Array.from({ length: 10 }, (_, at) => `Tag ${at}`),
    'One more{Enter}',
    'A contract may have at most 10 tags.',
  ],
])('%s is refused with the reason at the field', async (_, tags, typed, reason) => {
  const { user, input, shown, press } = open(tags);
  await user.type(input, typed);
  expect(screen.getByText(reason)).toBeTruthy();
  expect(shown()).toEqual(tags);
  if (typed.trim() === '{Enter}') return;
  await press('Save Tags');
  expect(await sentWith('PATCH /api/contracts/one')).toEqual([]);
});

test('tags that could not be stored stay in the dialog, and the reader is told', async () => {
  const { press, onClose, shown } = open(['Home']);
  server.use(http.patch('/api/contracts/one', () => HttpResponse.json({}, { status: 500 })));
  await press('Save Tags');
  await waitFor(() => expect(shownToast()).toMatchObject({ title: 'Tags Not Saved' }));
  expect(takeErrors()).toHaveLength(1);
  expect(onClose).not.toHaveBeenCalled();
  expect(shown()).toEqual(['Home']);
});
