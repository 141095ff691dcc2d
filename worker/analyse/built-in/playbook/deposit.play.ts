import type { Locale } from '#src/i18n/locale.schema.ts';
import { m } from '#src/i18n/paraglide/messages.js';
import { definePlay } from '../define-play';
import { inDays } from '../read/durations';
import { readMoney } from '../read/money';
import { readNumberAtEnd } from '../read/numbers';
import { compilePattern } from '../text/compile-pattern';
import { formatDuration, formatMoney } from '../write/format';

/** More than three months' rent is above what tenancy laws commonly allow. */
const largeDays = 92;

const notReturned: Record<Locale, RegExp> = {
  en: /non-?refundable|not (?:be )?(?:refundable|refunded|returned)|forfeit/,
  es: /no (?:será )?(?:reembolsable|devuelt|reintegr)|perder(?:á)? .{0,20}(?:fianza|depósito|señal|arras)/,
  fr: /non remboursable|ne sera pas (?:restitué|remboursé)|(?:reste|restera|demeure) acquis/,
  de: /nicht (?:erstattet|zurückgezahlt|erstattungsfähig|rückzahlbar)|verfällt/,
  ar: /غير (?:قابل|قابلة) للاسترداد|لا (?:يرد|ترد|يسترد|تسترد)|غير مسترد/,
};

/** A deposit counted in rents: "three months' rent", "drei Monatsmieten", "dos mensualidades". */
const inRents: Record<Locale, RegExp> = {
  en: /months?'?(?:s')? (?:of )?(?:the )?(?:basic |monthly |net )?rent/,
  es: /mensualidad(?:es)?|meses de (?:renta|alquiler)/,
  fr: /mois (?:de |du )?loyers?/,
  de: /(?:monats|nettokalt|kalt|nettomonats)mieten?/,
  ar: /(?:اشهر|شهرين|شهر) (?:من )?(?:ال)?(?:ايجار|اجرة)/,
};

function readRents(words: string, language: Locale): Rents | null {
  const named = compilePattern(inRents[language], language).exec(words);
  const number = named && readNumberAtEnd(words.slice(0, named.index).trimEnd(), language);
  return number && number.value > 0 && number.value <= 24 ? { amount: number.value, unit: 'month' } : null;
}

interface Rents {
  amount: number;
  unit: 'month';
}

export const deposit = definePlay({
  type: 'deposit',
  category: 'money',
  rules: {
    en: {
      about: /deposit|down payment/,
      signs: [
        [
          /\b(?:security|rental|tenancy|damage|refundable|non-?refundable|initial|advance|earnest money) deposit|down payment/,
          3,
        ],
        [/\b(?:pay|paid|pays|provide|lodge|place|receipt of)\b.{0,60}\bdeposit\b|\bdeposit of\b.{0,30}\d/, 3],
        [/\bdeposit\b.{0,120}\b(?:refund|return|repa|forfeit|deduct|held|protected)/, 3],
        [/deposit/, 1, 'heading'],
      ],
      unless: [
        /deposit(?:ed|ing|s)? (?:in|into|with|to) (?:the |a |an )?(?:bank|account|mail|escrow|united|u\.s|court|post)|certificates? of deposit|source code|deposit account|depositary|escrow agent|direct deposit|mineral|deposit materials|order processing/,
      ],
    },
    es: {
      about: /fianza|depósito|señal|arras/,
      signs: [
        [
          /fianza .{0,80}(?:de|por|equivalente|importe|mensualidad)|(?:entrega|deposita|constituye|presta)\S{0,3} .{0,60}fianza/,
          3,
        ],
        [
          /depósito de garantía|en concepto de (?:fianza|depósito|señal|arras)|arras (?:penitenciales|confirmatorias)/,
          3,
        ],
        [/fianza|depósito|garantía/, 1, 'heading'],
      ],
      unless: [/depósito (?:legal|bancario|judicial)|señal de/],
    },
    fr: {
      about: /dépôt de garantie|acompte|arrhes|caution\b/,
      signs: [
        [/dépôt de garantie/, 3],
        [/(?:acompte|arrhes) .{0,60}(?:de|d'un montant|égal|correspondant|à la)/, 3],
        [/(?:verse|verser|versé|règle).{0,60}(?:acompte|arrhes|caution)/, 3],
        [/garantie|acompte|dépôt/, 1, 'heading'],
      ],
      unless: [/caution solidaire/],
    },
    de: {
      about: /kaution|anzahlung|mietsicherheit|barkaution/,
      signs: [
        [/(?:miet)?kaution|mietsicherheit/, 3],
        [/anzahlung .{0,80}(?:von|in höhe|%|prozent|fällig|zu leisten)|(?:leistet|zahlt).{0,60}anzahlung/, 3],
        [/kaution|sicherheit|anzahlung/, 1, 'heading'],
      ],
    },
    ar: {
      about: /تأمين|عربون|وديعة|ضمان نقدي|دفعة مقدمة/,
      signs: [
        [/(?:مبلغ|قدره|بمبلغ|يدفع|دفع|يسدد|سداد).{0,60}(?:تامين|كتامين|عربون|وديعة|ضمان نقدي|دفعة مقدمة)/, 3],
        [/(?:مبلغ التامين|تامين نقدي|التامين النقدي|العربون|الوديعة|دفعة مقدمة|ضمان نقدي)/, 3],
        [/تامين|عربون|وديعة/, 1, 'heading'],
      ],
      unless: [/شركة تامين|شركات التامين|وثيقة (?:ال)?تامين|بوليصة|تامين صحي|التامين الصحي|التامينات|تامين ضد|تغطية/],
    },
  },
  read(passages, { language }) {
    const sized = passages.find(({ words }) => readMoney(words, language).length > 0);
    const passage = sized ?? passages[0];
    return {
      amount: readMoney(passage.words, language)[0] ?? null,
      rent: sized ? null : (passages.map(({ words }) => readRents(words, language)).find((rent) => rent) ?? null),
      kept: passages.find(({ words }) => compilePattern(notReturned[language], language).test(words)) ?? null,
      passage,
    };
  },
  quotes: 4,
  title: (to) => m.clause_deposit_title({}, to),
  explain({ amount, rent }, { to }) {
    if (amount) return m.clause_deposit_amount({ amount: formatMoney(amount, to) }, to);
    return rent ? m.clause_deposit_rent({ period: formatDuration(rent, to) }, to) : m.clause_deposit_some({}, to);
  },
  assess({ rent, kept, passage }, { to, wordTo, contractType }) {
    const suggestedWording = m.wording_deposit({}, wordTo);
    const risks = [];
    if (kept) {
      risks.push({
        level: 'medium' as const,
        title: m.risk_deposit_kept_title({}, to),
        description: m.risk_deposit_kept_description({}, to),
        suggestedWording,
        advice: m.advice_deposit_kept({}, to),
        passages: [kept],
      });
    }
    if (rent && contractType === 'tenancy' && inDays(rent) >= largeDays) {
      risks.push({
        level: 'medium' as const,
        title: m.risk_deposit_large_title({}, to),
        description: m.risk_deposit_large_description({ period: formatDuration(rent, to) }, to),
        suggestedWording,
        advice: m.advice_deposit_large({}, to),
        passages: [passage],
      });
    }
    return risks;
  },
});
