import { expect, test, vi } from 'vitest';
import { click, draw } from '../testing/draw';
import { Dialog } from './dialog';

test('an open dialog is modal and named by its title', async () => {
  const { find } = await draw(
    <Dialog open onClose={() => {}} title="Delete it?">
      Gone for good.
    </Dialog>,
  );
  const dialog = find<HTMLDialogElement>('dialog');
  expect(dialog.open).toBe(true);
  const title = document.getElementById(dialog.getAttribute('aria-labelledby') ?? '');
  expect(title?.textContent).toBe('Delete it?');
});

test('a closed dialog shows nothing of its content', async () => {
  const { find } = await draw(
    <Dialog open={false} onClose={() => {}} title="Delete it?">
      Gone for good.
    </Dialog>,
  );
  expect(find<HTMLDialogElement>('dialog').open).toBe(false);
  expect(find('dialog').textContent).not.toContain('Gone for good.');
});

test('the cross and the Escape key ask to close it', async () => {
  const onClose = vi.fn();
  const page = await draw(<Dialog open onClose={onClose} title="Delete it?" />);
  await click(page.control('Close'));
  page.find('dialog').dispatchEvent(new Event('cancel', { cancelable: true }));
  expect(onClose).toHaveBeenCalledTimes(2);
});

test('while work is under way nothing closes it', async () => {
  const onClose = vi.fn();
  const page = await draw(<Dialog open locked onClose={onClose} title="Deleting" />);
  page.find('dialog').dispatchEvent(new Event('cancel', { cancelable: true }));
  await click(page.find('.modal-backdrop'));
  expect(onClose).not.toHaveBeenCalled();
  expect(() => page.control('Close')).toThrow();
});
