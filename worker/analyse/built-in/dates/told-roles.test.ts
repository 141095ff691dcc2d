import { describe, expect, test } from 'vitest';
import type { Locale } from '#src/i18n/locale.schema.ts';
import { readContractText } from '../text/contract-text';
import { timelineOf } from './timeline';

const read = (text: string, language: Locale) => timelineOf(readContractText({ text, blocks: [], language }));
const daysOf = (text: string, language: Locale) => read(text, language).days.map(({ kind, date }) => `${kind} ${date}`);

describe('the day on which the contract is made', () => {
  test.each<[Locale, string]>([
    ['en', 'The deposit is to be paid on signing, at the latest on 18 December 2026.\n\nLeeds, 20 November 2026'],
    ['es', 'La fianza se paga a la firma, a más tardar el 18 de diciembre de 2026.\n\nSoria, 20 de noviembre de 2026'],
    ['fr', 'Le dépôt est versé à la signature, au plus tard le 18 décembre 2026.\n\nLille, le 20 novembre 2026'],
    [
      'de',
      'Die Kaution ist bei Unterfertigung, spätestens am 18. Dezember 2026, zu überweisen.\n\nGraz, am 20. November 2026',
    ],
    [
      'ar',
      'إذا لم تصدر الرواية في أجل أقصاه 18 ديسمبر 2026 عادت الحقوق إلى المؤلفة.\n\nأُبرم بالجزائر في 20 نوفمبر 2026.',
    ],
  ])('is no last day for something (%s)', (language, text) => {
    expect(read(text, language).agreed?.date).toBe('2026-11-20');
  });

  test('may stand alone at the end of the line that names the parties', () => {
    const text =
      'ZUSATZVEREINBARUNG\nzum Dienstvertrag vom 1. September 2022 («Dienstvertrag»)\n\nzwischen der Kessler GmbH als Dienstgeberin und\nFrau Sabine Achleitner, als Dienstnehmerin,\nvom 30. November 2026';
    expect(read(text, 'de').agreed?.date).toBe('2026-11-30');
  });
});

describe('a start that is only planned is none of the contract', () => {
  test.each<[Locale, string]>([
    ['en', 'The planned start is 8 February 2027.'],
    ['es', 'El inicio previsto será el 8 de febrero de 2027.'],
    ['fr', 'Le début prévu est le 8 février 2027.'],
    ['de', 'Geplanter Beginn ist der 8. Februar 2027.'],
    ['ar', 'تاريخ البدء المتوقع هو 8 فبراير 2027.'],
  ])('(%s)', (language, text) => {
    expect(read(text, language).start).toBeNull();
  });
});

describe('the year of a day without one', () => {
  test.each<[Locale, string]>([
    ['en', 'I come in on the first day of February 2027 and I am gone on the thirty-first of December the same year.'],
    ['es', 'El contrato empieza el 1 de febrero de 2027 y termina el 31 de diciembre del mismo año.'],
    ['fr', 'Le contrat commence le 1er février 2027 et se termine le 31 décembre de la même année.'],
    ['de', 'Der Vertrag beginnt am 1. Februar 2027 und endet am 31. Dezember desselben Jahres.'],
    ['ar', 'يبدأ العقد في 1 فبراير 2027 وينتهي في 31 ديسمبر من السنة نفسها.'],
  ])('is that of the day before it where it is said to be the same (%s)', (language, text) => {
    const { end, days } = read(`${text}\n\nSigned on 20 November 2026`, language);
    expect([end?.date, ...days.map(({ date }) => date)]).toContain('2027-12-31');
  });

  test('is told by the day of the week beside it', () => {
    const text = (day: string) =>
      `Ibagué, 4 de octubre de 2026\n\nOnce millones ya me los consignó el ${day} 2 de octubre y siete me los entrega luego.`;
    expect(daysOf(text('viernes'), 'es')).toEqual([]);
    expect(daysOf(text('sábado'), 'es').join()).toContain('2027-10-02');
  });

  test.each<[Locale, string]>([
    ['en', 'The rebate is paid by 31 January of the following year.'],
    ['es', 'La bonificación se paga antes del 31 de enero del año siguiente.'],
    ['fr', "La ristourne est payée avant le 31 janvier de l'année suivante."],
    ['de', 'Die Rückvergütung ist fällig bis zum 31. Januar des folgenden Jahres.'],
    ['ar', 'يدفع الخصم قبل 31 يناير من السنة التالية.'],
  ])('is open where it is the one after each year (%s)', (language, text) => {
    const made = {
      en: 'Leeds, 3 May 2026',
      es: 'Soria, 3 de mayo de 2026',
      fr: 'Lille, le 3 mai 2026',
      de: 'Graz, am 3. Mai 2026',
      ar: 'حرر في 3 مايو 2026',
    };
    expect(daysOf(`${text}\n\n${made[language]}`, language)).toEqual([]);
  });
});

describe('what a day is not for', () => {
  test.each<[Locale, string]>([
    ['en', 'Notice before 31 March 2037 is not possible for the Customer.'],
    ['de', 'Eine Kündigung vor dem 31. März 2037 ist für die Auftraggeberin ausgeschlossen.'],
    ['es', 'El preaviso antes del 31 de marzo de 2037 no es posible.'],
    ['fr', 'La résiliation avant le 31 mars 2037 est exclue.'],
  ])('giving notice that cannot be given before it (%s)', (language, text) => {
    expect(daysOf(text, language)).toEqual(['other 2037-03-31']);
  });

  test.each<[Locale, string]>([
    ['de', 'Abgerechnet wird per 30. Juni 2027 und per 31. Dezember 2027, bezahlt innert dreissig Tagen danach.'],
    ['en', 'Accounts are made up to 31 December 2027, and payment follows within thirty days.'],
    ['es', 'La liquidación se hace al 31 de diciembre de 2027 y se paga en treinta días.'],
    ['fr', 'Le décompte est arrêté au 31 décembre 2027 et payé dans les trente jours.'],
  ])('paying what is only reckoned on it (%s)', (language, text) => {
    expect(daysOf(text, language).some((day) => day === 'payment 2027-12-31')).toBe(false);
  });

  test.each<[Locale, string]>([
    ['de', 'Aussteigen kann jeder bis zum 31. März 2027, ohne dass es etwas kostet.'],
    ['en', 'Each of us may give notice by 31 March 2027 free of charge.'],
  ])('giving notice for the last time, where that costs something later (%s)', (language, text) => {
    expect(daysOf(text, language)).toEqual(['cancellation 2027-03-31']);
  });

  test('a delivery, where a guarantee ends', () => {
    const text =
      'The delivery takes place on 15 December 2026.\n\nThe engine is guaranteed for three months from the delivery.';
    expect(read(text, 'en').days.map(({ date, about }) => [date, about])).toEqual([['2027-03-15', null]]);
  });

  test('giving notice, where the other side writes to the reader', () => {
    const text = (words: string) => `Du 1er janvier 2027 au 31 décembre 2029, soit trois ans.\n\n${words}`;
    const told = 'Six mois avant la fin, la Ville vous écrit pour vous demander si vous voulez continuer.';
    expect(daysOf(text(told), 'fr')).toEqual(['other 2029-06-30']);
    expect(daysOf(text('Le congé est donné six mois avant la fin.'), 'fr')).toEqual(['notice-deadline 2029-06-30']);
  });
});

describe('the end of a contract', () => {
  test('follows where its length is told twice, once with its start', () => {
    const text =
      'Inicio: 1 de septiembre de 2026\n\nDuración: un año\n\nEl contrato dura un año desde la fecha de inicio.\n\nFirmado el 24 de agosto de 2026';
    const { end, days } = read(text, 'es');
    expect([end?.date, days.length]).toEqual(['2027-08-31', 0]);
  });

  test('is none of a time to get used to one another', () => {
    const text = "Date d'embauche : 05/10/2026\n\nPériode d'adaptation : du 05/10/2026 au 16/10/2026";
    const { start, end } = read(text, 'fr');
    expect([start?.date, end]).toEqual(['2026-10-05', null]);
  });
});
