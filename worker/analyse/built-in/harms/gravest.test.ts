import { expect, test } from 'vitest';
import type { Locale } from '#src/i18n/locale.schema.ts';
import { leaseOpenings } from '../testing/lease-openings';
import { readContractText } from '../text/contract-text';
import type { FoundHarms } from './find-harms';
import { withGravest } from './gravest';
import type { HarmType } from './harm-types';

/** The harms of the last sentence that are grave beyond doubt, when it was found to be of a kind, or of none. */
function gravest(harm: HarmType | null, text: string, language: Locale) {
  const contract = readContractText({ text: `${leaseOpenings[language]}\n\n${text}`, blocks: [], language });
  const sentence = contract.sentences.at(-1);
  if (!sentence) throw new Error('no sentence');
  const found: FoundHarms = {
    named: harm ? [{ harm, sentence, isSure: false }] : [],
    unnamed: harm ? [] : [{ sentence, topic: null }],
    gravity: new Map(),
  };
  return withGravest(found, contract)
    .named.filter(({ isGravest }) => isGravest)
    .map((one) => one.harm);
}

test.each<[Locale, locks: string, other: string]>([
  [
    'en',
    'If rent is late the Landlord may change the locks.',
    'If rent is late the Landlord may cut off the internet at once.',
  ],
  ['es', 'El Arrendador podrá cambiar la cerradura.', 'El Arrendador podrá cortar internet.'],
  ['fr', 'Le Bailleur peut changer les serrures.', 'Le Bailleur peut couper internet.'],
  ['de', 'Der Vermieter darf das Schloss austauschen.', 'Der Vermieter darf das Internet abschalten.'],
  ['ar', 'جاز للمؤجر تغيير قفل الباب.', 'جاز للمؤجر قطع الإنترنت.'],
])('the change of the locks is the gravest way of shutting out, in %s', (language, locks, other) => {
  expect(gravest('access-blocked', locks, language)).toEqual(['access-blocked']);
  expect(gravest('access-blocked', other, language)).toEqual([]);
});

test.each<[Locale, unanswered: string, excepted: string, readers: string]>([
  [
    'en',
    'The Landlord is not liable for any injury in the house.',
    'The Landlord is not liable for any injury unless it was careless.',
    'The Tenant is not liable for any injury in the house.',
  ],
  [
    'es',
    'El Arrendador no responde de las lesiones que se sufran en la casa.',
    'El Arrendador no responde de las lesiones, salvo por su culpa.',
    'El Arrendatario no responde de las lesiones que se sufran en la casa.',
  ],
  [
    'fr',
    'Le Bailleur ne répond d’aucun accident ni en aucun cas des blessures.',
    'Le Bailleur ne répond pas des blessures, sauf en cas de faute.',
    'Le Locataire ne répond pas des blessures.',
  ],
  [
    'de',
    'Der Vermieter haftet nicht für Verletzungen im Haus.',
    'Der Vermieter haftet nicht für Verletzungen, es sei denn, er hat sie verschuldet.',
    'Die Mieterin haftet nicht für Verletzungen im Haus.',
  ],
  [
    'ar',
    'المؤجر غير مسؤول عن أي إصابة أو وفاة.',
    'المؤجر غير مسؤول عن أي إصابة ما لم تقع بخطئه.',
    'المستأجر غير مسؤول عن أي إصابة أو وفاة.',
  ],
])('nobody answering for an injury is grave, named or not, in %s', (language, unanswered, excepted, readers) => {
  expect(gravest('liability-excluded', unanswered, language)).toEqual(['liability-excluded']);
  expect(gravest(null, unanswered, language)).toEqual(['liability-excluded']);
  for (const other of [excepted, readers]) expect(gravest(null, other, language)).toEqual([]);
});
