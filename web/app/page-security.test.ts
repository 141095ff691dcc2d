import { expect, test } from 'vitest';
import page from '../index.html?raw';
import headers from '../public/_headers?raw';

test('the page holds no script or style of its own, so that the policy can forbid both', () => {
  expect(page).not.toMatch(/<script(?![^>]*\bsrc=)/);
  expect(page).not.toMatch(/<style|\sstyle=|\son\w+=/);
});

test('scripts, styles, fonts and calls come from this site alone', () => {
  const policy = headers.match(/Content-Security-Policy: (.*)/)?.[1] ?? '';
  for (const kind of ['script-src', 'style-src', 'font-src', 'connect-src', 'form-action']) {
    expect(policy).toMatch(new RegExp(`(^|; )${kind} 'self'(;|$)`));
  }
  for (const kind of ['default-src', 'frame-ancestors', 'base-uri']) {
    expect(policy).toMatch(new RegExp(`(^|; )${kind} 'none'(;|$)`));
  }
  expect(policy).not.toContain('unsafe');
  expect(policy).not.toContain('blob:');
});

test('pages ask for https, no guessing of types and no addresses in the referrer of other sites', () => {
  expect(headers).toContain('Strict-Transport-Security: max-age=63072000; includeSubDomains');
  expect(headers).toContain('X-Content-Type-Options: nosniff');
  expect(headers).toContain('Referrer-Policy: strict-origin-when-cross-origin');
});
