import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import { findMessageProblems } from '../dev/check/messages/message-problems.ts';
import { findUsedMessages } from '../dev/check/messages/used-messages.ts';

const days = (match: Record<string, string>) => [{ declarations: ['input count', 'local n = count: plural'], match }];

test('catalogues that agree have no problems', () => {
  const problems = findMessageProblems({
    interface: { en: { hello: 'Hello {name}' }, ar: { hello: 'مرحبا {name}' } },
    analysis: {
      en: { days: days({ 'n=one': '{count} day', 'n=other': '{count} days' }) },
      ar: { days: days({ 'n=two': 'يومان', 'n=other': '{count} يوم' }) },
    },
  });
  expect(problems).toEqual([]);
});

test('a text that is missing or empty in one language is named', () => {
  const problems = findMessageProblems({ interface: { en: { hello: 'Hello', bye: 'Bye' }, fr: { hello: ' ' } } });
  expect(problems).toEqual(['hello is empty in fr', 'bye is missing in fr']);
});

test('a placeholder that one language lacks is named', () => {
  const problems = findMessageProblems({ interface: { en: { hello: 'Hello {name}' }, de: { hello: 'Hallo' } } });
  expect(problems).toEqual(['hello takes () in de, but (name) in en']);
});

test('a plural without a text for all other numbers is named', () => {
  const problems = findMessageProblems({ interface: { en: { days: days({ 'n=one': '{count} day' }) } } });
  expect(problems).toEqual(['days has no variant for all other cases in en']);
});

test('signs that a language sets otherwise are named', () => {
  const problems = findMessageProblems({
    interface: { en: { ask: 'Delete “{name}”?' }, fr: { ask: 'Supprimer « {name} » ?' }, es: { ask: '«{name}»?' } },
  });
  expect(problems).toEqual([
    'ask needs a space that does not break beside : ; ! ? « » in fr',
    'ask asks or calls without ¿ or ¡ in es',
  ]);
});

test('a text that speaks to the reader as to a friend is named', () => {
  const problems = findMessageProblems({
    interface: {
      es: { code: 'Introduce tu código', key: 'Introduzca su código' },
      de: { code: 'Dein Code', key: 'Duo' },
    },
  });
  expect(problems).toEqual([
    'code speaks to the reader as to a friend in es',
    'code speaks to the reader as to a friend in de',
  ]);
});

test('a key in two catalogues is named', () => {
  const problems = findMessageProblems({ interface: { en: { a: 'A' } }, analysis: { en: { a: 'A' } } });
  expect(problems).toEqual(['a is in the catalogues interface and analysis']);
});

test('a message counts as used when shipped code reads it, not when only a test does', () => {
  const file = (path: string, code: string) => {
    const text = `import { m } from './paraglide/messages.js';\n${code}`;
    return { path, text, parsed: parseSync(path, text) };
  };
  const used = findUsedMessages([
    file('web/a.tsx', 'export const A = () => <p title={m.title()}>{m["body"]()}</p>; const map = { a: m.mapped };'),
    file('web/a.test.tsx', 'm.only_in_test();'),
  ]);
  expect([...used].sort()).toEqual(['body', 'mapped', 'title']);
});
