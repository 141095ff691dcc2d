import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { showToast } from './toast-store';
import { Toaster } from './toaster';

beforeEach(() => void vi.useFakeTimers());

const show = (toast: Parameters<typeof showToast>[0]) => act(() => showToast(toast));
const wait = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds));

test('a message stays five seconds', () => {
  render(<Toaster />);
  show({ title: 'Saved' });
  wait(4900);
  expect(screen.getByText('Saved')).toBeTruthy();
  wait(200);
  expect(screen.queryByText('Saved')).toBeNull();
});

test('a second message takes the place of the first and gets its full time', () => {
  render(<Toaster />);
  show({ title: 'First' });
  wait(4000);
  show({ title: 'Second' });
  wait(4900);
  expect(screen.getByText('Second')).toBeTruthy();
  expect(screen.queryByText('First')).toBeNull();
});

test('a message can be dismissed', () => {
  render(<Toaster />);
  show({ title: 'Saved' });
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss message' }));
  expect(screen.queryByText('Saved')).toBeNull();
});

test('bad news interrupts a screen reader, other news waits', () => {
  const { container } = render(<Toaster />);
  show({ title: 'Failed', tone: 'destructive' });
  expect(container.querySelector('[aria-live]')?.getAttribute('role')).toBe('alert');
  show({ title: 'Saved', tone: 'success' });
  expect(container.querySelector('[aria-live]')?.getAttribute('role')).toBe('status');
});
