import { expect, test } from 'vitest';
import { locales } from '#src/i18n/locale.schema.ts';
import { accountDeletedEmail } from '../account-deletion/account-deletion.emails';
import { alreadyRegisteredEmail, codeEmail, passwordChangedEmail, resetEmail } from './accounts.emails';
import { confirmCodeEmail } from './confirm/confirm.emails';
import { addressChangedEmail, addressTakenEmail, emailChangeCodeEmail } from './profile/email-change.emails';
import { secondFactorOffEmail, secondFactorOnEmail } from './second-factor/second-factor.emails';

const code = '493827';
const appUrl = 'http://localhost:5173';
const emails = [
  codeEmail({ code }),
  alreadyRegisteredEmail({ firstName: null, appUrl }),
  resetEmail({ token: 'token', appUrl }),
  passwordChangedEmail({ appUrl }),
  emailChangeCodeEmail({ code }),
  addressTakenEmail(),
  addressChangedEmail({ token: 'token', appUrl }),
  confirmCodeEmail({ code }),
  secondFactorOnEmail({ appUrl }),
  secondFactorOffEmail({ appUrl }),
  accountDeletedEmail({ appUrl }),
];

test.each(locales)('the code is the only six-digit number of its message, and stands there once (%s)', (locale) => {
  for (const email of [codeEmail({ code }), emailChangeCodeEmail({ code }), confirmCodeEmail({ code })]) {
    const { subject, text, html } = email(locale);
    expect(subject).not.toMatch(/\d/);
    expect(text.match(/\d{6,}/g)).toEqual([code]);
    expect(html.match(/\d{6,}/g)).toEqual([code]);
  }
});

test.each(locales)('each message reads in the direction of its language, and in the dark (%s)', (locale) => {
  for (const email of emails) {
    const { html } = email(locale);
    const reading = `lang="${locale}" dir="${locale === 'ar' ? 'rtl' : 'ltr'}"`;
    for (const part of ['html', 'main', 'footer']) expect(html).toContain(`<${part} ${reading}>`);
    expect(html).toContain('<meta name="color-scheme" content="light dark">');
    expect(html).toContain("'Noto Sans Arabic'");
  }
});

test('no two languages share a subject', () => {
  for (const email of emails) {
    expect(new Set(locales.map((locale) => email(locale).subject)).size).toBe(locales.length);
  }
});

test('a name is text, whatever was typed', () => {
  const { html, text } = alreadyRegisteredEmail({ firstName: '<img src=x onerror=alert(1)>', appUrl })('en');
  expect(html).toContain('Hello &lt;img src=x onerror=alert(1)&gt;,');
  expect(html).not.toContain('<img');
  expect(text).toContain('Hello <img');
});

test('someone with an account is led to the sign-in screen', () => {
  const { html, text } = alreadyRegisteredEmail({ firstName: 'Ada', appUrl })('en');
  expect(html).toContain('href="http://localhost:5173/auth?mode=login"');
  expect(text).toContain('Sign in\nhttp://localhost:5173/auth?mode=login\n');
});
