import { afterEach, expect, test, vi } from 'vitest';
import { m } from '#src/i18n/paraglide/messages.js';
import { formatDate, formatFileSize, formatPence, formatPercent, formatPounds } from './format';

afterEach(() => {
  localStorage.clear();
  vi.resetModules();
});

const start = async (stored?: string) => {
  vi.resetModules();
  if (stored) localStorage.setItem('plainclause.locale', stored);
  return import('./locale');
};

test('the language chosen last time is used again', async () => {
  expect((await start('de')).currentLocale()).toBe('de');
});

test('anything but the five languages is English', async () => {
  expect((await start('tlh')).currentLocale()).toBe('en');
  expect(document.documentElement.lang).toBe('en');
});

test('choosing Arabic turns the page and is remembered', async () => {
  const { storeLocale } = await start();
  storeLocale('ar');
  expect(document.documentElement.dir).toBe('rtl');
  expect(document.documentElement.lang).toBe('ar');
  expect(localStorage.getItem('plainclause.locale')).toBe('ar');
  storeLocale('en');
  expect(document.documentElement.dir).toBe('ltr');
});

test('figures and dates are written as readers of English in the UK expect', () => {
  expect(formatDate('2026-01-16T12:00:00Z')).toBe('16 January 2026');
  expect(formatPounds(7.99)).toBe('£7.99');
  expect(formatPounds(0)).toBe('£0');
  expect(formatPence(3200)).toBe('£32.00');
  expect(formatPercent(0.456)).toBe('46%');
  expect(formatFileSize(1_530_000)).toBe('1.5 MB');
});

test('a price carries the pound sign alone in every language', async () => {
  const { storeLocale } = await start();
  const { formatPounds } = await import('./format');
  for (const [locale, price] of [
    ['en', '£14.99'],
    ['es', '14,99\u00a0£'],
    ['fr', '14,99\u00a0£'],
    ['de', '14,99\u00a0£'],
    ['ar', '\u200f14.99\u00a0£'],
  ] as const) {
    storeLocale(locale);
    expect(formatPounds(14.99)).toBe(price);
  }
});

test('a sum of a contract carries the pound sign alone, and a sign with letters in its order, in Arabic too', async () => {
  const { storeLocale } = await start();
  const { formatAmount } = await import('./format');
  storeLocale('ar');
  expect(formatAmount(4500, 'GBP')).toBe('\u200f4,500\u00a0£');
  expect(formatAmount(4500, 'USD')).toBe('\u200f4,500\u00a0US$\u200e');
  storeLocale('en');
  expect(formatAmount(4500, 'USD')).toBe('US$4,500');
});

test('texts follow the chosen language', async () => {
  expect(m.nav_home({}, { locale: 'es' })).toBe('Inicio');
});
