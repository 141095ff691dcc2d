import { expect, test } from 'vitest';
import type { ClauseType } from '#src/features/contracts/clause-types.schema.ts';
import type { Locale } from '#src/i18n/locale.schema.ts';
import { readContractText } from '../text/contract-text';
import { isBackground, isDenied } from './denied';

function denied(type: ClauseType, text: string, language: Locale) {
  const { sentences } = readContractText({ text, blocks: [], language });
  return sentences.some(({ words }) => isDenied(type, words, language));
}

test.each<[Locale, ClauseType, not: string, said: string]>([
  [
    'en',
    'limitation-of-liability',
    "We don't exclude or limit our liability to you where it would be illegal to do so.",
    'We exclude or limit our liability to you as far as we may.',
  ],
  [
    'es',
    'limitation-of-liability',
    'No excluimos ni limitamos nuestra responsabilidad cuando la ley no lo permite.',
    'Excluimos y limitamos nuestra responsabilidad en la medida posible.',
  ],
  [
    'fr',
    'limitation-of-liability',
    'Nous n’excluons pas notre responsabilité lorsque la loi ne le permet pas.',
    'Nous excluons notre responsabilité dans toute la mesure possible.',
  ],
  [
    'de',
    'limitation-of-liability',
    'Wir schließen unsere Haftung für Vorsatz nicht aus.',
    'Wir schließen unsere Haftung so weit wie möglich aus.',
  ],
  [
    'ar',
    'limitation-of-liability',
    'لا نستبعد مسؤوليتنا حيث لا يجيز القانون ذلك.',
    'نستبعد مسؤوليتنا إلى أقصى حد ممكن.',
  ],
  [
    'en',
    'indemnity',
    'The Keeper is not required to indemnify the stable for what other riders do.',
    'The Keeper shall indemnify the stable for what her guests do.',
  ],
  [
    'es',
    'indemnity',
    'La cuidadora no está obligada a indemnizar al establo por lo que hagan otros.',
    'La cuidadora indemnizará al establo por lo que hagan sus invitados.',
  ],
  [
    'fr',
    'indemnity',
    'La cavalière n’est pas tenue de garantir l’écurie du fait des autres.',
    'La cavalière garantit l’écurie contre toute réclamation de ses invités.',
  ],
  [
    'de',
    'indemnity',
    'Die Halterin muss den Stall nicht von Ansprüchen anderer freihalten.',
    'Die Halterin hält den Stall von allen Ansprüchen ihrer Gäste frei.',
  ],
  [
    'ar',
    'indemnity',
    'لا تلتزم المربية بتعويض الإسطبل عما يفعله غيرها.',
    'تعوض المربية الإسطبل عن كل مطالبة من ضيوفها.',
  ],
  [
    'en',
    'renewal-term',
    'The plan does not renew: whoever wants a second year signs again.',
    'The plan renews for a year unless one of us says that it will not renew.',
  ],
  [
    'es',
    'renewal-term',
    'No hay prórroga automática; quien quiera seguir firma otra vez.',
    'El abono se prorroga por un año salvo aviso en contra.',
  ],
  [
    'fr',
    'renewal-term',
    'L’abonnement ne se renouvelle pas ; qui veut continuer signe à nouveau.',
    'L’abonnement se renouvelle pour un an, sauf dénonciation.',
  ],
  [
    'de',
    'renewal-term',
    'Das Abo verlängert sich nach dem Jahr nicht; wer bleiben will, unterschreibt neu.',
    'Das Abo verlängert sich um ein Jahr, wenn niemand kündigt.',
  ],
  [
    'ar',
    'renewal-term',
    'لا يتجدد الاشتراك بعد السنة، ومن أراد البقاء وقع من جديد.',
    'يتجدد الاشتراك سنة أخرى ما لم يعترض أحد.',
  ],
  [
    'en',
    'liquidated-damages',
    'The daily penalty does not apply while the site is flooded.',
    'For each day of delay a penalty of £90 is due.',
  ],
  [
    'es',
    'liquidated-damages',
    'La penalización diaria no se aplica mientras la obra esté inundada.',
    'Por cada día de retraso se debe una penalización de 90 euros.',
  ],
  [
    'fr',
    'liquidated-damages',
    'La pénalité n’est pas due tant que le chantier est inondé.',
    'Chaque jour de retard donne lieu à une pénalité de 90 euros.',
  ],
  [
    'de',
    'liquidated-damages',
    'Die Vertragsstrafe entfällt, solange die Baustelle unter Wasser steht.',
    'Für jeden Tag des Verzugs ist eine Vertragsstrafe von 90 Euro zu zahlen.',
  ],
  [
    'ar',
    'liquidated-damages',
    'لا تسري الغرامة ما دام الموقع مغمورًا بالماء.',
    'تستحق غرامة قدرها تسعون ريالًا عن كل يوم تأخير.',
  ],
  [
    'en',
    'personal-guarantee',
    'Studio shall pay a minimum recoupable guarantee of $40,000 on signing.',
    'Mr Lowe guarantees all that the Studio owes, without limit.',
  ],
  [
    'es',
    'personal-guarantee',
    'El estudio pagará un mínimo garantizado de 40.000 euros al firmar.',
    'Don Luis afianza cuanto deba el estudio, sin límite.',
  ],
  [
    'fr',
    'personal-guarantee',
    'Le studio verse un minimum garanti de 40 000 euros à la signature.',
    'M. Low se porte caution de tout ce que doit le studio.',
  ],
  [
    'de',
    'personal-guarantee',
    'Das Studio zahlt bei Unterschrift eine Mindestgarantie von 40.000 Euro.',
    'Herr Low verbürgt sich für alles, was das Studio schuldet.',
  ],
  ['ar', 'personal-guarantee', 'يشمل السعر ضمان المصنع لمدة سنتين.', 'يكفل أخوه كل ما على الاستوديو من ديون.'],
])('in %s what denies a clause (%s) is told from what says it', (language, type, not, said) => {
  expect(denied(type, not, language)).toBe(true);
  expect(denied(type, said, language)).toBe(false);
});

test.each<[Locale, heading: string, background: string, provision: string]>([
  [
    'en',
    'BACKGROUND',
    'The Baker has an exclusive contract with a mill.',
    '1. FLOUR\n\nThe Baker buys flour from the mill.',
  ],
  [
    'es',
    'EXPONEN',
    'La panadera tiene un contrato en exclusiva con un molino.',
    'CLÁUSULAS\n\nLa panadera compra harina.',
  ],
  [
    'fr',
    'PRÉAMBULE',
    'La boulangère a un contrat exclusif avec un moulin.',
    'ARTICLE 1 - FARINE\n\nLa boulangère achète de la farine.',
  ],
  ['de', 'Präambel', 'Die Bäckerin hat einen Exklusivvertrag mit einer Mühle.', '§ 1 Mehl\n\nDie Bäckerin kauft Mehl.'],
])('what is told as background is told from a provision, in %s', (language, heading, background, provision) => {
  const { sentences } = readContractText({ text: `${heading}\n\n${background}\n\n${provision}`, blocks: [], language });
  const told = sentences.filter(({ isHeading }) => !isHeading).map((sentence) => isBackground(sentence, language));
  expect(told).toEqual([true, false]);
});

test('a sentence that begins as background is told as such without a heading, in Arabic', () => {
  const text = 'حيث إن الخباز مرتبط بعقد حصري مع مطحنة.\n\nيشتري الخباز الدقيق من المطحنة.';
  const { sentences } = readContractText({ text, blocks: [], language: 'ar' });
  expect(sentences.map((sentence) => isBackground(sentence, 'ar'))).toEqual([true, false]);
});
