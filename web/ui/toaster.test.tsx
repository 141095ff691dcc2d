import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { click, draw } from '../testing/draw';
import { dismissToast, showToast } from './toast-store';
import { Toaster } from './toaster';

beforeEach(() => void vi.useFakeTimers());
afterEach(async () => {
  await act(async () => dismissToast());
  vi.useRealTimers();
});

const show = (toast: Parameters<typeof showToast>[0]) => act(async () => showToast(toast));
const wait = (milliseconds: number) => act(async () => void vi.advanceTimersByTime(milliseconds));

test('a message stays five seconds', async () => {
  const { container } = await draw(<Toaster />);
  await show({ title: 'Saved' });
  await wait(4900);
  expect(container.textContent).toContain('Saved');
  await wait(200);
  expect(container.textContent).not.toContain('Saved');
});

test('a second message takes the place of the first and gets its full time', async () => {
  const { container } = await draw(<Toaster />);
  await show({ title: 'First' });
  await wait(4000);
  await show({ title: 'Second' });
  await wait(4900);
  expect(container.textContent).toContain('Second');
  expect(container.textContent).not.toContain('First');
});

test('a message can be dismissed', async () => {
  const page = await draw(<Toaster />);
  await show({ title: 'Saved' });
  await click(page.control('Dismiss message'));
  expect(page.container.textContent).not.toContain('Saved');
});

test('bad news interrupts a screen reader, other news waits', async () => {
  const { find } = await draw(<Toaster />);
  await show({ title: 'Failed', tone: 'destructive' });
  expect(find('[aria-live]').getAttribute('role')).toBe('alert');
  await show({ title: 'Saved', tone: 'success' });
  expect(find('[aria-live]').getAttribute('role')).toBe('status');
});
