import { expect, test } from 'vitest';
import type { Locale } from '#src/i18n/locale.schema.ts';
import { cutPassages } from '../learned/passages';
import { learnedModels } from '../learned/weights';
import { readContractText } from '../text/contract-text';
import { findHarms, judgeHarms } from './find-harms';
import type { HarmType } from './harm-types';
import { saidHarms } from './testing/said-harms';

/** What is found in a text of which the learned reader says so much. */
function found(text: string, language: Locale, score = 1) {
  const contract = readContractText({ text, blocks: [], language });
  const ranked = cutPassages(contract).map((passage) => ({ ...passage, score }));
  return findHarms(contract, ranked, learnedModels()).named.map(({ harm }) => harm);
}

test.each<[Locale, HarmType, string]>([
  ['es', 'pays-without-service', 'Mientras el gimnasio esté cerrado por obras, la cuota se sigue cobrando igual.'],
  [
    'fr',
    'creations-taken',
    'Tout dessin que la graphiste imagine pendant la mission, retenu ou non, appartient à l’agence.',
  ],
  [
    'de',
    'creations-taken',
    'Alles, was die Grafikerin während des Auftrags entwirft, auch Verworfenes, gehört der Agentur.',
  ],
])('in %s a harm (%s) is told that no saying names', (language, harm, text) => {
  expect(saidHarms(text, language)).toEqual([]);
  expect(found(text, language)).toEqual([harm]);
});

test('what is learned is believed before a saying whose words stand there with another meaning', () => {
  const text = 'La cotisation reste due pendant les mois où la piscine est fermée pour travaux.';
  expect(saidHarms(text, 'fr')).toEqual(['no-refund']);
  expect(found(text, 'fr')).toEqual(['pays-without-service']);
});

test.each<[Locale, string]>([
  ['en', 'The plan gives us no exclusive call on you: take lessons wherever you please, off the yard.'],
  ['es', 'No se pacta exclusividad, por lo que el Trabajador podrá prestar servicios para otros, incluso del sector.'],
  ['fr', 'La mission est confiée sans exclusivité : la Graphiste travaille pour qui elle veut, concurrents compris.'],
  ['de', 'Vorlagen und alles, was die Gestalterin unabhängig vom Verlag geschaffen hat, bleiben ihr Eigentum.'],
  ['ar', 'يعمل المصمم مع الدار دون حصرية، وله أن يعمل مع من يشاء من دور النشر.'],
])('what is denied is no harm, in %s', (language, text) => {
  expect(found(text, language)).toEqual([]);
});

test('how steep an interest is, words alone do not tell', () => {
  expect(
    found('The loan bears simple interest of 10% a year on what is outstanding until it is repaid.', 'en'),
  ).toEqual([]);
});

test('a harm that the reader would do to the other side is none', () => {
  const text =
    'Tenancy agreement between Acme Homes Ltd (the "Landlord") and Jo Field (the "Tenant").\n\n1. The Tenant';
  expect(found(`${text} may come into the garden at any time without warning.`, 'en')).toEqual([]);
});

test('what the learned reader does not take for harmful is no harm, whatever it says', () => {
  const text = 'The membership renews automatically for another year unless you cancel in time.';
  expect(found(text, 'en')).toEqual(['automatic-renewal']);
  expect(found(text, 'en', -3)).toEqual([]);
});

test.each([
  ['employment', 'hours-and-pay'],
  ['venue-hire', null],
] as const)('what weighs on the reader of a contract of %s is of the matter %s', (kind, topic) => {
  const [sentence] = readContractText({ text: 'It is done for nothing.', blocks: [], language: 'en' }).sentences;
  if (!sentence) throw new Error('no sentence');
  const label = 'unpaid-time' as const;
  const learned = { label, labels: [label], likelihood: 0.9, likelihoodOf: () => 0.9 };
  const words = { said: [], kinds: ['passed-to-anyone' as const], concepts: [], isTurned: false, isMutual: false };
  const judge = { kind: { signs: [-9], kinds: {} }, grave: { signs: [9], kinds: {} } };
  const suspect = { sentence, learned, ...words, subject: null, score: 1, rank: 0 };
  expect(judgeHarms([suspect], judge, { kind, harshness: 'usual' }).unnamed).toEqual([{ sentence, topic }]);
});
