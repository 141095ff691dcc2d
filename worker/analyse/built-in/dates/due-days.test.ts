import { describe, expect, test } from 'vitest';
import type { Locale } from '#src/i18n/locale.schema.ts';
import { readContractText } from '../text/contract-text';
import { timelineOf } from './timeline';

const starts: Record<Locale, string> = {
  en: 'This agreement starts on 7 December 2026.',
  es: 'El contrato empieza el 7 de diciembre de 2026.',
  fr: 'Le contrat commence le 7 décembre 2026.',
  de: 'Der Vertrag beginnt am 7. Dezember 2026.',
  ar: 'يبدأ العقد في 7 ديسمبر 2026.',
};
const daysOf = (language: Locale, words: string) =>
  timelineOf(readContractText({ text: `${starts[language]}\n\n${words}`, blocks: [], language })).days.map(
    ({ kind, date }) => `${kind} ${date}`,
  );

describe('what is paid every month is first due', () => {
  test.each<[Locale, string, string]>([
    ['en', 'The rent is paid by the 5th of each month.', '2027-01-05'],
    ['en', 'Payment is due within the first five days of every month.', '2027-01-05'],
    ['en', 'The fee is payable in arrears on the third day of the following month.', '2027-01-03'],
    ['es', 'La cuota se paga dentro de los primeros cinco días de cada mes.', '2027-01-05'],
    ['es', 'La renta se abona el día 1 de cada mes.', '2027-01-01'],
    ['es', 'Se pagan cuotas de 500 euros, de marzo de 2027 a mayo de 2027, el diez de cada mes.', '2027-03-10'],
    ['fr', 'Le loyer est payable le 5 de chaque mois.', '2027-01-05'],
    ['fr', 'La cotisation se paie dans les cinq premiers jours de chaque mois par paiement direct.', '2027-01-05'],
    ['de', 'Die Miete ist bis zum Fünften jedes Monats zu zahlen.', '2027-01-05'],
    ['de', 'Die Gebühr wird bis zum 28. des Vormonats gezahlt.', '2026-11-28'],
    ['ar', 'تدفع الأجرة في اليوم الخامس من كل شهر.', '2027-01-05'],
    ['ar', 'يسدد القسط أول كل شهر.', '2027-01-01'],
  ])('(%s) “%s”', (language, words, date) => {
    expect(daysOf(language, words)).toContain(`payment ${date}`);
  });

  test.each<[Locale, string]>([
    ['en', 'The garden is mown on the 5th of each month.'],
    ['en', 'The rent is paid on the 5th of each month, for the first time on 5 March 2027.'],
    ['de', 'Der Bericht kommt bis zum Fünften jedes Monats.'],
  ])('but not by other words (%s): “%s”', (language, words) => {
    expect(daysOf(language, words)).not.toContain('payment 2027-01-05');
  });
});

describe('the first time of a contract ends', () => {
  test.each<[Locale, string, string]>([
    ['en', 'The first three months are free of charge.', '2027-03-06'],
    ['en', 'Half of the plot is dug by the end of your first year.', '2027-12-06'],
    ['es', 'Los primeros 30 días no se cobra nada.', '2027-01-05'],
    ['es', 'El primer mes es gratuito.', '2027-01-06'],
    ['fr', 'Les trois premiers mois sont offerts.', '2027-03-06'],
    ['es', 'Los tres primeros meses son gratuitos.', '2027-03-06'],
    ['fr', 'La première année est à prix fixe.', '2027-12-06'],
    ['de', 'Die ersten drei Monate sind kostenlos.', '2027-03-06'],
    ['de', 'Den Nachweis legt er innerhalb des ersten Monats vor.', '2027-01-06'],
    ['ar', 'الأشهر الثلاثة الأولى بلا مقابل.', '2027-03-06'],
    ['ar', 'يقدم الوثيقة خلال الشهر الأول.', '2027-01-06'],
  ])('(%s) “%s”', (language, words, date) => {
    expect(daysOf(language, words)).toContain(`other ${date}`);
  });

  test.each<[Locale, string]>([
    ['en', 'The first three days of each month are quiet.'],
    ['en', 'Wages are paid for the first three days of illness.'],
    ['fr', 'Les trois premiers jours de maladie ne sont pas payés.'],
  ])('but not where it is the first of something else (%s): “%s”', (language, words) => {
    expect(daysOf(language, words)).toEqual([]);
  });
});
