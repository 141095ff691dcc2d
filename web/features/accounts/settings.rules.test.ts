import { expect, test } from 'vitest';
import { ApiError } from '../../lib/api-error';
import {
  deleteFailure,
  passwordErrors,
  passwordFailure,
  profileErrors,
  profileFailure,
  trimmedProfile,
} from './settings.rules';

const answer = (status: number, code: string, message = '') =>
  new ApiError({ status, statusText: '', body: JSON.stringify({ code, message }) });
const values = { currentPassword: 'compiler', newPassword: 'linker', confirmPassword: 'linker' };

test('all three passwords are required, whichever is missing', () => {
  for (const name of ['currentPassword', 'newPassword', 'confirmPassword'] as const) {
    expect(passwordErrors({ ...values, [name]: '' })).toEqual({ [name]: 'All password fields are required.' });
  }
});

test('the new password is typed twice alike, and is 6 characters long at least', () => {
  expect(passwordErrors({ ...values, confirmPassword: 'linkeR' })).toEqual({
    confirmPassword: 'New passwords do not match.',
  });
  expect(passwordErrors({ ...values, newPassword: 'short', confirmPassword: 'short' })).toEqual({
    newPassword: 'New password must be at least 6 characters long.',
  });
  expect(passwordErrors(values)).toEqual({});
});

test('a profile needs an address, and names lose their outer spaces', () => {
  const profile = trimmedProfile({ firstName: ' Ada ', lastName: ' ', email: ' Ada@Example.com ' });
  expect(profile).toEqual({ firstName: 'Ada', lastName: '', email: 'ada@example.com' });
  expect(profileErrors(profile)).toEqual({});
  expect(profileErrors({ ...profile, email: 'ada' })).toEqual({ email: 'Please enter a valid email address' });
});

test('what the user did wrong is said, what we did wrong is not explained', () => {
  expect(passwordFailure(answer(400, 'accounts.password_wrong'))).toBe('The current password is incorrect.');
  expect(passwordFailure(answer(418, 'accounts.unheard_of', 'From the server'))).toBe('From the server');
  expect(passwordFailure(answer(500, 'http.internal'))).toBe('Failed to change password. Please try again.');
  expect(profileFailure(new TypeError('Failed to fetch'))).toBe('Failed to update profile. Please try again.');
  expect(deleteFailure(answer(500, 'http.internal'))).toBe('Failed to delete account. Please try again.');
});
