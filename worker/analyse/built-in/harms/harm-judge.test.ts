import { expect, test } from 'vitest';
import type { Locale } from '#src/i18n/locale.schema.ts';
import { cutPassages } from '../learned/passages';
import { learnedModels } from '../learned/weights';
import { readContractText } from '../text/contract-text';
import { findHarms } from './find-harms';
import { graveOf, kindOf } from './harm-judge';
import type { HarmType } from './harm-types';
import { findSuspects } from './suspects';

/** What the judge says of a sentence that the learned reader takes for harmful. */
function judged(text: string, language: Locale, harm: HarmType) {
  const contract = readContractText({ text, blocks: [], language });
  const ranked = cutPassages(contract).map((passage) => ({ ...passage, score: 1 }));
  const { harmType, harmJudge } = learnedModels();
  const [suspect] = findSuspects(contract, ranked, harmType);
  if (!suspect) throw new Error(`no suspect: ${text}`);
  return { kind: kindOf(harmJudge, harm, suspect), grave: graveOf(harmJudge, harm, suspect) };
}

/** The same words against the reader, and for the reader or for both. */
test.each<[Locale, HarmType, against: string, not: string]>([
  [
    'en',
    'late-charges',
    'If you pay late, you owe us interest of 3 per cent a month and a fee of £40 for each letter.',
    'If the publisher pays a royalty late, it owes the author interest at 8 per cent a year until the money arrives.',
  ],
  [
    'en',
    'ended-at-will',
    'We may end this agreement at any time without giving a reason.',
    'Either party may end this agreement on two months’ written notice.',
  ],
  [
    'es',
    'reader-indemnifies',
    'Usted nos indemnizará por cualquier reclamación de terceros, aunque no tenga culpa.',
    'Si le demandan porque nuestro manual estaba equivocado, pagamos nosotros el abogado y los daños.',
  ],
  [
    'fr',
    'no-refund',
    'Les sommes versées ne sont remboursées en aucun cas.',
    'Qui annule une semaine avant est remboursé de tout ce qu’il a versé.',
  ],
  [
    'de',
    'flat-penalty',
    'Für jeden Verstoß zahlen Sie eine Vertragsstrafe von 500 Euro, gleich ob ein Schaden entsteht.',
    'Jede weitere Anprobe kostet 45 Euro und findet nur auf Ihren Wunsch statt.',
  ],
  [
    'ar',
    'creations-taken',
    'كل ما تبتكره المصممة من رسوم خلال مدة العقد ملك للشركة وحدها ولو لم تستعمله.',
    'تبقى حقوق الرسوم كلها للمصممة ولا تنتقل إلى الشركة.',
  ],
])('in %s the judge tells a harm (%s) from what only has its words', (language, harm, against, not) => {
  const [harmful, harmless] = [judged(against, language, harm), judged(not, language, harm)];
  expect(harmful.kind).toBeGreaterThan(harmless.kind + 0.2);
  expect(harmful.grave).toBeGreaterThan(harmless.grave);
});

test('what plainly weighs on the reader is told by its topic alone where two kinds are as likely', () => {
  const text =
    'Revisions are owed without limit until the Agency is content and are paid by nobody, whatever the Freelancer had planned.';
  const contract = readContractText({ text, blocks: [], language: 'en' });
  const ranked = cutPassages(contract).map((passage) => ({ ...passage, score: 3 }));
  const { named, unnamed } = findHarms(contract, ranked, learnedModels());
  expect(named).toEqual([]);
  expect(unnamed).toMatchObject([{ sentence: { words: text } }]);
});
