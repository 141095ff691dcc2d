import { expect, test } from 'vitest';
import { authView, readAuthState } from './auth-state';

test('the address chooses between signing in, the default, and registering', () => {
  expect(authView(null, null)).toBe('login');
  expect(authView('login', null)).toBe('login');
  expect(authView('register', null)).toBe('register');
  expect(authView('nonsense', null)).toBe('login');
});

test('confirming needs to know whose address it is', () => {
  expect(authView('verify', null)).toBe('login');
  expect(authView('verify', { email: 'ada@example.com', notice: 'registered' })).toBe('verify');
});

test('what another page left in the history is not taken for ours', () => {
  expect(readAuthState(null)).toBeNull();
  expect(readAuthState({ email: 1, notice: 'registered' })).toBeNull();
  expect(readAuthState({ email: 'ada@example.com', notice: 'other' })).toBeNull();
});
