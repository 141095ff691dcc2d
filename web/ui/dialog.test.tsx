import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Dialog } from './dialog';

const pressEscape = () => fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));

test('an open dialog is modal and named by its title', () => {
  render(
    <Dialog open onClose={() => {}} title="Delete it?">
      Gone for good.
    </Dialog>,
  );
  expect(screen.getByRole<HTMLDialogElement>('dialog', { name: 'Delete it?' }).open).toBe(true);
});

test('a closed dialog shows nothing of its content', () => {
  render(
    <Dialog open={false} onClose={() => {}} title="Delete it?">
      Gone for good.
    </Dialog>,
  );
  const dialog = screen.getByRole<HTMLDialogElement>('dialog', { hidden: true });
  expect(dialog.open).toBe(false);
  expect(dialog.textContent).not.toContain('Gone for good.');
});

test('the cross and the Escape key ask to close it', async () => {
  const onClose = vi.fn();
  render(<Dialog open onClose={onClose} title="Delete it?" />);
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  pressEscape();
  expect(onClose).toHaveBeenCalledTimes(2);
});

test('while work is under way nothing closes it', async () => {
  const onClose = vi.fn();
  const { container } = render(<Dialog open locked onClose={onClose} title="Deleting" />);
  pressEscape();
  await userEvent.click(container.querySelector('.modal-backdrop') as Element);
  expect(onClose).not.toHaveBeenCalled();
  expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
});

test('the page beneath is held for as long as a dialog is open, and as by a sheet while one is', () => {
  const held = () => document.documentElement.dataset.held;
  const both = (sheet: boolean, above: boolean) => (
    <>
      <Dialog open={sheet} onClose={() => {}} title="Sheet" size="full" />
      <Dialog open={above} onClose={() => {}} title="Above" />
    </>
  );
  const { rerender, unmount } = render(both(true, false));
  expect(held()).toBe('sheet');
  rerender(both(true, true));
  rerender(both(false, true));
  expect(held()).toBe('dialog');
  unmount();
  expect(held()).toBeUndefined();
});
