import { describe, expect, test } from 'vitest';
import { locales } from '#src/i18n/locale.schema.ts';
import { playbook } from './playbook';
import { compilePattern } from './text/compile-pattern';
import { longestSentence } from './text/sentences';

const patterns = playbook.flatMap(({ type, rules = {} }) =>
  locales.flatMap((locale) => {
    const rule = rules[locale];
    if (!rule) return [];
    const all = [rule.about, ...rule.signs.map(([pattern]) => pattern), ...(rule.needs ?? []), ...(rule.unless ?? [])];
    return all.map((pattern) => ({ type, locale, pattern }));
  }),
);
const hostile = [
  'a',
  'the ',
  'party may terminate this ',
  '1.1 ',
  'حق ',
  'liability of ',
  '"x" ',
  'nicht ',
  '(((',
  '- ',
].map((piece) => piece.repeat(Math.ceil(longestSentence / piece.length)));

describe('the playbook', () => {
  test('has one play a clause type', () => {
    const types = playbook.map(({ type }) => type);
    expect(types.filter((type, index) => types.indexOf(type) !== index)).toEqual([]);
  });

  test('finds each clause in some way', () => {
    expect(playbook.filter(({ rules, find }) => !rules && !find).map(({ type }) => type)).toEqual([]);
  });

  test('bounds every gap in its patterns, so that no text can make reading slow', () => {
    const unbounded = patterns.filter(({ pattern }) =>
      /\.[*+]|\][*+](?:[^)]*\))?[*+]|\)[*+]|\{\d+,\}|\{\d*,\d{4,}\}/.test(pattern.source),
    );
    expect(unbounded.map(({ type, locale, pattern }) => `${type} ${locale} ${pattern}`)).toEqual([]);
  });

  test('reads hostile sentences in a moment', () => {
    const slow = patterns.filter(({ pattern, locale }) => {
      const compiled = compilePattern(pattern, locale);
      const started = Date.now();
      for (const words of hostile) for (let run = 0; run < 5; run++) compiled.test(words);
      return Date.now() - started > 2000;
    });
    expect(slow.map(({ type, locale, pattern }) => `${type} ${locale} ${pattern}`)).toEqual([]);
  });
});
