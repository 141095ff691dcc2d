import { expect, test } from 'vitest';
import { ApiError } from '#web/lib/api-error.ts';
import { checkPasswordChange, checkProfile, deleteFailure, passwordFailure, profileFailure } from './settings.rules';

const answer = (status: number, code: string, message = '') =>
  new ApiError({ status, statusText: '', body: JSON.stringify({ code, message }) });
const values = { currentPassword: 'compiler', newPassword: 'linker', confirmPassword: 'linker' };

test('all three passwords are required, whichever is missing', () => {
  for (const name of ['currentPassword', 'newPassword', 'confirmPassword'] as const) {
    expect(checkPasswordChange({ ...values, [name]: '' })).toMatchObject({
      errors: { [name]: 'All password fields are required.' },
    });
  }
});

test('the new password is typed twice alike, and is 6 characters long at least', () => {
  expect(checkPasswordChange({ ...values, confirmPassword: 'linkeR' })).toEqual({
    errors: { confirmPassword: 'New passwords do not match.' },
  });
  expect(checkPasswordChange({ ...values, newPassword: 'short', confirmPassword: 'short' })).toEqual({
    errors: { newPassword: 'New password must be at least 6 characters long.' },
  });
  expect(checkPasswordChange(values)).toEqual({ sent: values });
});

test('a profile needs an address, and names lose their outer spaces', () => {
  const typed = { firstName: ' Ada ', lastName: ' ', email: ' Ada@Example.com ' };
  expect(checkProfile(typed)).toEqual({ sent: { firstName: 'Ada', lastName: null, email: 'ada@example.com' } });
  for (const email of ['ada', '']) {
    expect(checkProfile({ ...typed, email })).toEqual({ errors: { email: 'Please enter a valid email address' } });
  }
  expect(checkProfile({ ...typed, firstName: 'a'.repeat(101) })).toEqual({
    errors: { firstName: 'Names can have at most 100 characters' },
  });
});

test('what the user did wrong is said, what we did wrong is not explained', () => {
  expect(passwordFailure(answer(400, 'accounts.password_wrong'))).toBe('The current password is incorrect.');
  expect(passwordFailure(answer(418, 'accounts.unheard_of', 'From the server'))).toBe('From the server');
  expect(passwordFailure(answer(500, 'http.internal'))).toBe('Failed to change password. Please try again.');
  expect(profileFailure(new TypeError('Failed to fetch'))).toBe('Failed to update profile. Please try again.');
  expect(deleteFailure(answer(500, 'http.internal'))).toBe('Failed to delete account. Please try again.');
});
