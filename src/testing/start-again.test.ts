import { expect, test, vi } from 'vitest';
import { startAgain } from '../dev/run/start-again.ts';

test('a start that fails is told and tried again', async () => {
  const told = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const start = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('taken')).mockResolvedValue('up');
  expect(await startAgain('the app', start)).toBe('up');
  expect(told).toHaveBeenCalledExactlyOnceWith('Start 1 of the app failed, trying again.', new Error('taken'));
  told.mockRestore();
});

test('what fails three times has failed', async () => {
  const told = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const start = vi.fn(() => Promise.reject(new Error('broken')));
  await expect(startAgain('the app', start)).rejects.toThrow('broken');
  expect(start).toHaveBeenCalledTimes(3);
  told.mockRestore();
});
