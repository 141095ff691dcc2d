import { describe, expect, it } from 'vitest';
import { statedDates } from './stated-dates';
import { createNameSearch } from './stated-names';
import { createNumberSearch } from './stated-numbers';

describe('A date stands in a contract', () => {
  it.each([
    ['9 March 2026', 'made on 9 March 2026 between'],
    ['9th day of March 2026', 'THIS AGREEMENT is made the 9th day of March 2026'],
    ['March 9, 2026', 'dated March 9, 2026'],
    ['the ninth day of March, 2026', 'this ninth day of March, 2026'],
    ['09/03/2026', 'on 09/03/2026'],
    ['3/9/26', 'on 3/9/26 at noon'],
    ['2026-03-09', 'from 2026-03-09 on'],
    ['9. März 2026', 'Köln, den 9. März 2026'],
    ['09.03.2026', 'ab dem 09.03.2026'],
    ['9 de marzo de 2026', 'Madrid, a 9 de marzo de 2026'],
    ['nueve de marzo', 'a nueve de marzo de 2026'],
    ['9 mars 2026', 'fait à Lyon le 9 mars 2026'],
    ['٩ مارس ٢٠٢٦', 'في يوم الاثنين ٩ مارس ٢٠٢٦م'],
    ['٠٩/٠٣/٢٠٢٦', 'بتاريخ ٠٩/٠٣/٢٠٢٦'],
    ['9 آذار 2026', 'بتاريخ 9 آذار 2026'],
    ['a range that shares its year', 'from 9 March to 30 April 2026'],
  ])('written as %s', (_way, text) => {
    expect([...statedDates(text, 'en')]).toContain('2026-03-09');
  });

  it.each([
    ['1 October in German', 'am 1. Oktober 2026', '2026-10-01'],
    ['the first in French', 'le 1er octobre 2026', '2026-10-01'],
    ['the first in Spanish', 'el 1º de octubre de 2026', '2026-10-01'],
    ['a month of two words', 'في ١٥ كانون الثاني ٢٠٢٧', '2027-01-15'],
  ])('%s', (_way, text, date) => {
    expect([...statedDates(text, 'en')]).toContain(date);
  });

  it.each([
    ['in words, the year too', 'on the ninth day of March, two thousand and twenty-six', 'en', '2026-03-09'],
    ['by the Hijri calendar', 'بتاريخ 1 رمضان 1448هـ', 'ar', '2027-02-08'],
    ['by the last day of a month', 'läuft bis Ende März 2027', 'de', '2027-03-31'],
  ] as const)('written in the language of the contract %s', (_way, text, language, date) => {
    expect([...statedDates(text, language)]).toContain(date);
  });

  it.each([
    ['another day', 'on 10 March 2026'],
    ['a month without its day', 'in March 2026'],
    ['a day without its year', 'on 9 March of each year'],
    ['the number of a clause', 'see clause 9.3.2 of the agreement'],
  ])('not when it is %s', (_what, text) => {
    expect([...statedDates(text, 'en')]).not.toContain('2026-03-09');
  });
});

describe('An amount stands in a contract', () => {
  it.each([
    ['£1,150.00', 1150, 'en'],
    ['1.150,00 €', 1150, 'de'],
    ['1.150 €', 1150, 'de'],
    ['1 150 €', 1150, 'fr'],
    ['1\u202f150,50 €', 1150.5, 'fr'],
    ['12.000 euros', 12_000, 'es'],
    ['١٬١٥٠ ريال', 1150, 'ar'],
    ['٢٥٠٫٥ دينار', 250.5, 'ar'],
    ['£2m in cover', 2_000_000, 'en'],
    ['5 Mio. Euro', 5_000_000, 'de'],
    ['forty-five pounds', 45, 'en'],
    ['50p a day', 0.5, 'en'],
    ['3% a year', 3, 'en'],
  ] as const)('written as %s', (text, amount, language) => {
    expect(createNumberSearch(text, language)(amount)).toBe(true);
  });

  it.each([
    ['£1,150', 1250],
    ['£1,150.00', 115],
    ['£11,150', 1150],
    ['eleven hundred', 1150],
  ])('not in %s when it is %d', (text, amount) => {
    expect(createNumberSearch(text, 'en')(amount)).toBe(false);
  });
});

describe('A name stands in a contract', () => {
  const has = createNameSearch('Between Hólm & Sons\nLettings Ltd (“the Landlord”) and Ana-María Pérez.');

  it.each(['Holm & Sons Lettings Ltd', 'ANA-MARÍA PÉREZ', 'Ana María Perez'])('as %s', (name) => {
    expect(has(name)).toBe(true);
  });

  it.each(['Holm & Daughters Lettings Ltd', 'Mar Per', 'Ana Pérez'])('not as %s', (name) => {
    expect(has(name)).toBe(false);
  });
});
