import { act, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { ErrorBoundary } from '../app/error-boundary';
import { late } from './late';

const words = ({ of }: { of: string }) => `The words of ${of}`;

test('a part is shown the moment it has come, and what stands in for it until then', async () => {
  const { promise, resolve } = Promise.withResolvers<typeof words>();
  const Words = late(() => promise);
  render(<Words of="Ada" waiting="On their way" />);
  expect(screen.getByText('On their way')).toBeTruthy();
  await act(async () => resolve(words));
  expect(screen.getByText('The words of Ada')).toBeTruthy();
});

test('one part does not wait for another that came before it', async () => {
  const First = late(async () => words);
  const Second = late(async () => {
    await new Promise((done) => setTimeout(done));
    return words;
  });
  vi.useFakeTimers({ toFake: ['setTimeout', 'performance', 'Date'] });
  render(
    <>
      <First of="Ada" />
      <Second of="Berta" />
    </>,
  );
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(screen.getByText(/Ada.*Berta/)).toBeTruthy();
});

test('what was fetched ahead stands at once', async () => {
  const Words = late(async () => words);
  await Words.fetch();
  render(<Words of="Ada" waiting="On their way" />);
  expect(screen.getByText('The words of Ada')).toBeTruthy();
});

test('a part that cannot be fetched is told as a fault, and asked for again when it is drawn again', async () => {
  const printed = vi.spyOn(console, 'error').mockImplementation(() => {});
  const load = vi.fn(async () => words);
  load.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const Words = late(load);
  const { unmount } = render(
    <ErrorBoundary>
      <Words of="Ada" />
    </ErrorBoundary>,
  );
  expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy();
  expect(printed).toHaveBeenCalled();
  unmount();
  render(<Words of="Ada" />);
  expect(await screen.findByText('The words of Ada')).toBeTruthy();
});
