import { expect, test } from 'vitest';
import { locales } from '#src/i18n/locale.schema.ts';
import { readKeyedDocuments } from '../dev/learn/keyed-documents.ts';
import { readSayings } from '../dev/learn/sayings.ts';

const sayings = readSayings();
const ofKinds = sayings.filter(({ harm }) => harm !== 'other');

test('each kind of harm is said in many ways in every language, and beside it what only looks so', () => {
  for (const language of locales) {
    const own = ofKinds.filter((one) => one.language === language);
    expect(own.filter(({ harms, harmless }) => harms.length < 30 || harmless.length < 10)).toEqual([]);
  }
});

test('no provision is there twice, as one kind and another or as a harm and none', () => {
  for (const language of locales) {
    const own = sayings.filter((one) => one.language === language);
    const all = own.flatMap(({ harms, harmless }) => [...harms, ...harmless]);
    expect(all.filter((provision, at) => all.indexOf(provision) !== at)).toEqual([]);
  }
});

test('no provision stands in a document that the model is measured on', () => {
  const texts = readKeyedDocuments().map(({ text }) => text);
  const provisions = sayings.flatMap(({ harms, harmless }) => [...harms, ...harmless]);
  const long = provisions.filter((provision) => provision.length > 60);
  expect(long.filter((provision) => texts.some((text) => text.includes(provision)))).toEqual([]);
});
