import { expect, test } from 'vitest';
import { storedTheme, storeTheme } from './theme';

test('until a choice is made the device decides', () => {
  expect(storedTheme()).toBe('system');
  localStorage.setItem('plainclause.theme', 'purple');
  expect(storedTheme()).toBe('system');
});

test('a choice is applied at once and remembered', () => {
  storeTheme('dark');
  expect(document.documentElement.dataset.theme).toBe('dark');
  expect(storedTheme()).toBe('dark');
  storeTheme('system');
  expect(document.documentElement.dataset.theme).toBeUndefined();
});
