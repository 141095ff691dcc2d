import { expect, test } from 'vitest';
import { ApiError } from '#web/lib/api-error.ts';
import { checkLogin, checkRegistration, checkVerification, cleanCode, isNotVerified } from './sign-in.rules';

const registration = {
  email: 'ada@example.com',
  password: 'secret',
  confirmPassword: 'secret',
  firstName: '',
  lastName: '',
};
const required = 'Email and password are required';

test('signing in needs an email and a password, and says so at the first that is missing', () => {
  expect(checkLogin({ email: ' ', password: '' })).toEqual({ errors: { email: required } });
  expect(checkLogin({ email: 'ada@example.com', password: '' })).toEqual({ errors: { password: required } });
  expect(checkLogin({ email: ' Ada@example.com', password: ' x ' })).toEqual({
    sent: { email: 'ada@example.com', password: ' x ' },
  });
});

test('registering needs no names', () => {
  expect(checkRegistration(registration)).toEqual({ sent: { ...registration, firstName: null, lastName: null } });
});

test('registering needs an email and a password', () => {
  expect(checkRegistration({ ...registration, email: '', password: '', confirmPassword: '' })).toEqual({
    errors: { email: required },
  });
});

test.each(['ada', 'ada@example', 'ada @example.com', '@example.com'])('%s is no address to register with', (email) => {
  expect(checkRegistration({ ...registration, email })).toEqual({
    errors: { email: 'Please enter a valid email address' },
  });
});

test('a new password has at least 6 characters and is typed alike twice', () => {
  expect(checkRegistration({ ...registration, password: 'short', confirmPassword: 'shorT' })).toEqual({
    errors: {
      password: 'Password must be at least 6 characters long',
      confirmPassword: 'Passwords do not match',
    },
  });
});

test('a code is taken without the spaces it was copied with, and no longer than 6 characters', () => {
  expect(cleanCode(' 123 456\n7')).toBe('123456');
  expect(checkVerification({ email: registration.email, code: '' })).toEqual({
    errors: { code: 'Please enter the verification code' },
  });
});

test('only the answer that says so leads to the confirmation of the address', () => {
  const answer = (code: string, message: string) =>
    new ApiError({ status: 403, statusText: '', body: JSON.stringify({ code, message }) });
  expect(isNotVerified(answer('accounts.EMAIL_NOT_VERIFIED', 'EMAIL_NOT_VERIFIED'))).toBe(true);
  expect(isNotVerified(answer('accounts.bad_credentials', 'Invalid email or password'))).toBe(false);
  expect(isNotVerified(new TypeError('Failed to fetch'))).toBe(false);
});
