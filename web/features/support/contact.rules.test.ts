import { expect, test } from 'vitest';
import { ApiError } from '#web/lib/api-error.ts';
import { checkMessage, contactFailure, contactSuccess, isIncomplete } from './contact.rules';

const message = { name: 'Ada', email: 'ada@example.com', subject: 'Renewal', message: 'When is the last day?' };
const address = 'support@plainclause.test';
const answer = (status: number, code: string, retryAfter: string | null = null) =>
  new ApiError({ status, statusText: '', body: JSON.stringify({ code, message: '' }), retryAfter });

test('every field is required, and each says so itself', () => {
  const empty = { name: ' ', email: '', subject: '\n', message: ' ' };
  expect(checkMessage(empty)).toEqual({
    errors: {
      name: 'Name is required',
      email: 'Email is required',
      subject: 'Subject is required',
      message: 'Message is required',
    },
  });
  expect(isIncomplete(empty)).toBe(true);
});

test('the address is one, and the message says something', () => {
  expect(checkMessage({ ...message, email: 'ada@example', message: 'too short' })).toEqual({
    errors: {
      email: 'Please enter a valid email address',
      message: 'Message must be at least 10 characters long',
    },
  });
  expect(checkMessage({ ...message, name: ' Ada ' })).toEqual({ sent: message });
  expect(isIncomplete(message)).toBe(false);
});

test('a message that was sent is answered within 24 hours, which is said for 5 seconds', () => {
  expect(contactSuccess()).toEqual({
    title: 'Message Sent Successfully',
    description: 'We will respond within 24 hours (Monday to Friday).',
    tone: 'success',
    duration: 5000,
  });
});

test('a message that could not be sent names the other way', () => {
  const otherWay = `Please try again or contact us directly at ${address}.`;
  expect(contactFailure(new TypeError('Failed to fetch'), address)).toMatchObject({
    title: 'Failed to Send Message',
    description: otherWay,
    duration: 5000,
  });
  expect(contactFailure(answer(500, 'http.internal'), address).description).toBe(otherWay);
  expect(contactFailure(new TypeError('Failed to fetch'), null).description).toBe(
    'Sorry, there was an error sending your message. Please try again.',
  );
});

test('a message that was refused says why', () => {
  expect(contactFailure(answer(429, 'http.rate_limited', '120'), address).description).toBe(
    'Too many requests. Please wait 120 seconds before trying again.',
  );
  expect(contactFailure(answer(422, 'support.subject_too_long'), address).description).toBe(
    'Subject must be at most 200 characters long',
  );
});
