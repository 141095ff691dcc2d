import type { Locale } from '#src/i18n/locale.schema.ts';
import { compilePattern } from '../text/compile-pattern';
import type { ContractText } from '../text/contract-text';
import { type Money, readMoney } from './money';

export type PaymentPeriod = 'hour' | 'day' | 'week' | 'month' | 'year';

export interface Payment extends Money {
  /** Paid again each; null when paid once or not said. */
  every: PaymentPeriod | null;
}

const paid: Record<Locale, RegExp> = {
  en: /\bpay(?:s|ment|ments|able|ing)?\b|\bfees?\b|\bprice\b|\brent(?:al)?\b|salary|wages?\b|remuneration|retainer|\binstalments?|\binstallments?/,
  es: /pag(?:ar|a|o|os|ará|adero)\b|abonar|precio|renta\b|honorarios|salario|sueldo|retribución|cuota|tarifa|remuneración/,
  fr: /pay(?:er|e|era|able)\b|paiement|verser|versera|prix\b|loyer|honoraires|salaire|rémunération|redevance|tarif/,
  de: /zahl(?:t|en|ung|bar)\b|preis\b|miete\b|kaltmiete|warmmiete|honorar|gehalt|lohn\b|vergütung|entgelt|gebühr/,
  ar: /يدفع|تدفع|سداد|يسدد|الثمن|السعر|ثمن|الاجرة|اجرة|الايجار|بدل|الراتب|راتب|اجر|الاتعاب|اتعاب|الرسوم|المقابل|مقابل/,
};
/** Sums of another kind, even where something is to be paid. */
const other: Record<Locale, RegExp> = {
  en: /liab|indemn|insur|damages|penalt|\bfines?\b|deposit|\bcap\b|not exceed|exceeds?|at least|minimum|less than|more than|up to|threshold|purchase commitment|par value|per share|refund|reimburs|expenses|arbitrat|filing|escrow|loan|interest/,
  es: /responsab|indemniz|seguro|daños|penal|multa|fianza|depósito|no (?:exceder|superar)|mínimo|hasta un|demora|gastos|arbitra/,
  fr: /responsab|indemni|assuranc|dommages|pénalit|amende|dépôt de garantie|caution|ne (?:pourra|peut) (?:excéder|dépasser)|plafon|minimum|frais|arbitra/,
  de: /haft|schadenersatz|schadensersatz|versicherung|vertragsstrafe|bußgeld|kaution|höchstens|übersteig|mindestens|auslagen|schiedsverfahren|verzug/,
  ar: /مسؤولية|مسوولية|تعويض|تامين|اضرار|غرامة|جزائي|وديعة|عربون|لا يتجاوز|لا تتجاوز|بحد اقصي|حد ادني|مصاريف|نفقات|تحكيم/,
};
type Shapes = Record<Locale, Record<PaymentPeriod, RegExp>>;
const behind: Shapes = {
  en: periods('(?:per|a|an|each|every|\\/) ?', 'hour', 'day', 'week', '(?:calendar )?month', '(?:year|annum)'),
  es: periods('(?:por|al|a la|cada|\\/) ?', 'hora', 'día', 'semana', 'mes', 'año'),
  fr: periods("(?:par|de l'|chaque|\\/) ?", 'heure', 'jour', 'semaine', 'mois', 'an'),
  de: periods('(?:pro|je|im|\\/) ?', 'stunde', 'tag', 'woche', '(?:kalender)?monat', 'jahr'),
  ar: periods('(?:في |كل |عن كل |لل|/ ?)', '(?:ال)?ساعة', '(?:ال)?يوم', '(?:ال)?اسبوع', '(?:ال)?شهر', '(?:ال)?سنة'),
};
const adjectives: Shapes = {
  en: periods('', 'hourly', 'daily', 'weekly', 'monthly', '(?:annual|yearly)'),
  es: periods('', '(?:por hora)', 'diari[oa]', 'semanal', 'mensual', 'anual'),
  fr: periods('', 'horaire', 'journali(?:er|ère)', 'hebdomadaire', 'mensuel(?:le)?', 'annuel(?:le)?'),
  de: periods(
    '',
    '(?:stündlich\\w{0,2}|stundensatz)',
    '(?:täglich\\w{0,2}|tagessatz)',
    'wöchentlich\\w{0,2}',
    '(?:monatlich\\w{0,2}|monatsmiete)',
    'jährlich\\w{0,2}',
  ),
  ar: periods('', 'بالساعة', 'يومي[اة]?', 'اسبوعي[اة]?', '(?:ال)?شهري[اة]?', '(?:ال)?سنوي[اة]?'),
};

function periods(lead: string, hour: string, day: string, week: string, month: string, year: string) {
  const make = (unit: string) => new RegExp(`${lead}${unit}(?![\\p{L}])`, 'iu');
  return { hour: make(hour), day: make(day), week: make(week), month: make(month), year: make(year) };
}

const near = 90;
/** "For one dollar" is no price. */
const nominal = 1;
const justBehind = 22;

/** Sums that the contract says are paid as a price, fee, rent or salary, in the order of the document. */
export function readPayments({ sentences, language }: ContractText): Payment[] {
  const says = (pattern: RegExp, words: string) => compilePattern(pattern, language).test(words);
  return sentences.flatMap(({ words, clause, lead }) => {
    if (!/\d/.test(words) || says(other[language], `${words} ${clause.heading} ${lead}`)) return [];
    return readMoney(words, language).flatMap((money) => {
      const before = words.slice(Math.max(0, money.index - near), money.index);
      const after = words.slice(money.end, money.end + justBehind);
      if (money.amount <= nominal || !says(paid[language], before)) return [];
      return [{ ...money, every: readEvery(before, after, language) }];
    });
  });
}

function readEvery(before: string, after: string, language: Locale): PaymentPeriod | null {
  const units = ['hour', 'day', 'week', 'month', 'year'] as const;
  const close = before.slice(-45);
  return (
    units.find((unit) => behind[language][unit].test(after)) ??
    units.find((unit) => adjectives[language][unit].test(after) || adjectives[language][unit].test(close)) ??
    null
  );
}
