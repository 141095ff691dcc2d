import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { guardHistory } from './history-guard';

let drawn: number;
const draw = () => {
  drawn++;
};
const standAt = (idx: number) => history.replaceState({ idx }, '');

/** Where the browser goes next: it goes once the page has been notified of the last step. */
let next: number | null = null;

/** What Back and Forward do: the address changes first, then the page is notified. */
function travelTo(idx: number) {
  standAt(idx);
  window.dispatchEvent(new PopStateEvent('popstate', { state: { idx } }));
  const wanted = next;
  next = null;
  if (wanted !== null) travelTo(wanted);
}

const stepFrom = (idx: number) =>
  vi.spyOn(history, 'go').mockImplementation((delta = 0) => {
    next = idx + delta;
  });

beforeEach(() => {
  drawn = 0;
  standAt(3);
  // The router listens as this does: after the guard, which is there from the start.
  window.addEventListener('popstate', draw);
});
afterEach(() => window.removeEventListener('popstate', draw));

test('Back leaves an unguarded page', () => {
  travelTo(2);
  expect(drawn).toBe(1);
});

test('Back from a guarded page asks, and a no brings the address back without drawing anything', () => {
  const go = stepFrom(2);
  const ask = vi.fn(() => false);
  const release = guardHistory(ask);
  travelTo(2);
  expect(ask).toHaveBeenCalledOnce();
  expect(go).toHaveBeenCalledExactlyOnceWith(1);
  expect(history.state.idx).toBe(3);
  expect(drawn).toBe(0);

  ask.mockReturnValue(true);
  go.mockClear();
  travelTo(2);
  expect(go).not.toHaveBeenCalled();
  expect(drawn).toBe(1);
  release();
});

test('Forward over several pages is taken back over as many', () => {
  const go = stepFrom(6);
  const release = guardHistory(() => false);
  travelTo(6);
  expect(go).toHaveBeenCalledExactlyOnceWith(-3);
  expect(drawn).toBe(0);
  release();
});

test('a guard that was released asks no more, and does not take the next one away', () => {
  const first = vi.fn(() => false);
  const second = vi.fn(() => true);
  const releaseFirst = guardHistory(first);
  const releaseSecond = guardHistory(second);
  releaseFirst();
  travelTo(2);
  expect(first).not.toHaveBeenCalled();
  expect(second).toHaveBeenCalledOnce();
  releaseSecond();
  travelTo(1);
  expect(second).toHaveBeenCalledOnce();
  expect(drawn).toBe(2);
});
