import { focusManager } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { unseenMs } from './presence';

const minute = 60_000;
const seen = () => window.dispatchEvent(new Event('pointermove'));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  seen();
});
afterEach(() => {
  vi.useRealTimers();
  seen();
});

test('how long nobody was seen at the page counts from the last sign of life', () => {
  vi.setSystemTime(Date.now() + 3 * minute);
  expect(unseenMs()).toBe(3 * minute);
  seen();
  expect(unseenMs()).toBe(0);
});

test('whoever comes back sees at once how things stand, and who was there all the time asks no more than before', () => {
  const asked = vi.fn();
  const stop = focusManager.subscribe(asked);
  vi.setSystemTime(Date.now() + minute);
  seen();
  expect(asked).not.toHaveBeenCalled();
  vi.setSystemTime(Date.now() + 3 * minute);
  seen();
  // Where another test has loaded modules anew, more than one copy listens at this window.
  const { length } = asked.mock.calls;
  expect(length).toBeGreaterThan(0);
  seen();
  expect(asked).toHaveBeenCalledTimes(length);
  stop();
});
