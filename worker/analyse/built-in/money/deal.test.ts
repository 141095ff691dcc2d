import { expect, test } from 'vitest';
import type { Locale } from '#src/i18n/locale.schema.ts';
import { foundMoney } from './testing/found-money';

const openings: Record<Locale, string> = {
  en: 'We, Umlaz Market Ltd ("we"), and you, Ms Nomvula Dlana ("you"), agree on a stall.',
  es: 'Nosotros somos Casita Lista, S.A. ("Nosotros"). Tú eres Ximena Arriaga Lozoya ("Tú").',
  fr: 'Entre la Halle du Port SARL (« nous ») et Madame Odile Ferrand (« vous »).',
  de: 'Zwischen der Hallenmarkt GmbH („wir“) und Frau Valentina Obrist („Sie“).',
  ar: 'بين شركة سوق الياسمين ("نحن") والسيدة ريم خالد الشامسي ("أنت").',
};

test.each([
  ['en', 'Stall: £480 a month.\n\nIf the light is off we pay you £20 for each day.', [480, 20]],
  ['es', 'Nos pagas 480 euros al mes.\n\nSi se va la luz, te pagamos 20 euros por cada día.', [480, 20]],
  ['fr', 'Place : 480 euros par mois.\n\nEn cas de panne, nous vous versons 20 euros par jour.', [480, 20]],
  [
    'de',
    'Für den Stand zahlen Sie uns 480 Euro im Monat.\n\nBei Ausfall des Stroms zahlen wir Ihnen 20 Euro je Tag.',
    [480, 20],
  ],
] as const)('whoever makes good a bad day is not taken for whoever pays for the rest (%s)', (language, words, sums) => {
  const told = foundMoney(language, words, openings[language]).map((line) => line.split(' | '));
  expect(told.map(([amount]) => Number(amount))).toEqual(sums);
  const [[, , , rent], [, , , made]] = told as [string[], string[]];
  expect(rent?.split(' > ').toReversed().join(' > ')).toBe(made);
});
