import type { Locale } from '#src/i18n/locale.schema.ts';
import { m } from '#src/i18n/paraglide/messages.js';
import { definePlay } from '../define-play';
import { inDays, readDurations } from '../read/durations';
import { isNoticePeriod } from '../read/notice-period';
import { compilePattern } from '../text/compile-pattern';
import { formatDuration } from '../write/format';

/** Sixty days is the longest that late-payment laws in the UK and the EU take for granted between businesses. */
const longDays = 60;
const shortDays = 7;

/** The words before a period that make it the time for payment. */
const toBePaid: Record<Locale, RegExp> = {
  en: /\b(?:pay|paid|pays|payable|payments?|due|remit\S{0,3}|settle\S?|net|invoices?)\b.{0,140}$/,
  es: /(?:pag|abon|factura|satisf|transfer).{0,140}$/,
  fr: /(?:pay|pai|factur|régl|vers|exigible).{0,140}$/,
  de: /(?:zahl|rechnung|fällig|beglich|begleich|überweis|innerhalb|binnen).{0,140}$/,
  ar: /(?:دفع|سداد|يسدد|تسدد|مستحق|تستحق|فاتورة|الفواتير|خلال).{0,140}$/,
};

export const paymentTerms = definePlay({
  type: 'payment-terms',
  category: 'money',
  rules: {
    en: {
      about: /\bpay(?:s|able|ment|ments)?\b|\binvoic|\bpaid\b|\bnet \d{2}\b|\bremit/,
      signs: [
        [
          /\b(?:pay(?:able|ments?|s)?|paid|due|remit\S{0,3}|settled)\b.{0,120}\b(?:within|no later than|not later than|on or before|in) .{0,24}\b(?:days?|months?|weeks?)\b/,
          3,
        ],
        [/\bwithin .{0,24}\b(?:days?|months?)\b.{0,60}\b(?:receipt|date) of .{0,30}\binvoice/, 3],
        [
          /\bnet (?:thirty|sixty|forty-five|\d{2})\b|\b(?:due|payable) (?:upon|on) receipt|\bpayable .{0,30}\bin (?:advance|arrears|instal+ments)/,
          3,
        ],
        [/\b(?:rent|fees?|salary|price|charges)\b.{0,60}\b(?:is|are|shall be|will be) (?:due|payable|paid)\b/, 2],
        [
          /\b(?:shall|will|agrees? to|must)\b.{0,40}\b(?:pay|be paid)\b.{0,80}\b(?:fees?|price|charges|rates?|rent|compensation|royalt\S{1,3}|commissions?|salary|invoices?)\b/,
          3,
        ],
        [/\binvoic/, 1],
        [/\bfees?\b|\bprice|\bcharges\b|\brent\b|\bcompensation\b|\bamounts?\b|\broyalt|\bcommission|\brates\b/, 1],
        [/payment|fees|invoic|compensation|price|rent\b/, 1, 'heading'],
        [/\bdisputed?\b|\baudit|terminat|credit request/, -1],
      ],
      unless: [
        /\blate\b|overdue|past due|interest at|indemnif|\bcure\b|fails? to (?:pay|make)|failure to (?:pay|make)|non-?payment|refund|liquidated|insurance|\bsick/,
      ],
      threshold: 4,
    },
    es: {
      about: /\bpag|abon|factura|renta|honorarios/,
      signs: [
        [
          /(?:pag\S{1,6}|abon\S{1,6}|factura\S{0,2}|satisf\S{3,6}).{0,120}(?:plazo de|dentro de|a los|antes del|en los) .{0,40}(?:días|meses|mes)\b/,
          3,
        ],
        [
          /(?:pag\S{1,6}|abon\S{1,6}|satisf\S{3,6}).{0,80}(?:por (?:mensualidades|meses)|mensualmente|anticipad|por adelantado|primeros .{0,16}días)/,
          3,
        ],
        [/(?:forma|condiciones|plazo) de pago/, 2],
        [/factura|precio|honorarios|renta|transferencia/, 1],
        [/pago|precio|honorarios|renta|facturación/, 1, 'heading'],
      ],
      unless: [/demora|mora\b|retras|impago|falta de pago|incumpli|indemniz|resolución|reembols/],
      threshold: 4,
    },
    fr: {
      about: /pay|factur|régl|loyer|verse/,
      signs: [
        [
          /(?:pay\S{1,6}|factur\S{1,4}|réglé\S{0,2}|règlement|versé\S{0,2}|exigible).{0,120}(?:délai de|dans les|sous|à|au plus tard) .{0,40}(?:jours|mois)\b/,
          3,
        ],
        [
          /(?:pay\S{1,6}|paiement|règlement|versé\S{0,2}|réglé\S{0,2}).{0,80}(?:mensuellement|trimestriellement|d'avance|à terme échu|le premier|le \d{1,2} de chaque|à réception)/,
          3,
        ],
        [/(?:modalités|conditions|délais?) de (?:paiement|règlement)/, 2],
        [/factur|prix|honoraires|loyer|virement|règlement/, 1],
        [/paiement|prix|facturation|loyer|rémunération/, 1, 'heading'],
      ],
      unless: [/retard|pénalité|défaut de paiement|non-paiement|impayé|mise en demeure|résili|indemnis|rembours/],
      threshold: 4,
    },
    de: {
      about: /zahl|rechnung|fällig|vergütung|miete\b|überweis/,
      signs: [
        [
          /(?:zahlbar|zu zahlen|zahlung\S{0,2}|rechnung\S{0,3}|fällig|begleichen|beglichen|überweis\S{1,3}).{0,120}(?:innerhalb|binnen|spätestens|nach) .{0,60}(?:tage?n?|woche|monat)/,
          3,
        ],
        [/(?:innerhalb|binnen) .{0,40}(?:tagen|wochen).{0,80}(?:zahlbar|zu zahlen|zu begleichen|fällig|rechnung)/, 3],
        [
          /(?:im voraus|zum ersten|jeweils am|bis zum (?:dritten|\d{1,2}\.)|nach rechnungs\S{4,10}|monatlich).{0,80}(?:zahl|fällig|überweis)|zahlungsziel/,
          3,
        ],
        [/rechnung|vergütung|entgelt|miete|preis/, 1],
        [/zahlung|vergütung|preise|miete|rechnung|entgelt/, 1, 'heading'],
      ],
      unless: [/verzug|verzinst|verspätet|mahn|nicht rechtzeitig|rückständ|kündig|rückzahl|erstatt|schadens/],
      threshold: 4,
    },
    ar: {
      about: /يدفع|تدفع|دفع|سداد|يسدد|تسدد|فاتورة|الفواتير|مستحق/,
      signs: [
        [
          /(?:يدفع|تدفع|دفع|سداد|يسدد|تسدد|تستحق|مستحق).{0,120}(?:خلال|في غضون|قبل|بعد|في اليوم) .{0,40}(?:يوم|ايام|شهر|اشهر)/,
          3,
        ],
        [/خلال .{0,40}(?:يوم|ايام).{0,60}(?:الفاتورة|فاتورة|الاستلام)/, 3],
        [/(?:يدفع|تدفع|يسدد|تسدد|سداد).{0,60}(?:مقدما|شهريا|سنويا|دفعات|اقساط)/, 3],
        [/فاتورة|الفواتير|الاجرة|المقابل|الثمن|الاتعاب|مبلغ/, 1],
        [/دفع|سداد|المقابل|الثمن|الاجرة|الاتعاب/, 1, 'heading'],
      ],
      unless: [/تاخر|تاخير|التاخر|عدم (?:ال)?(?:سداد|دفع)|تخلف|تعويض|فسخ|استرداد/],
      threshold: 4,
    },
  },
  read(passages, { language }) {
    for (const passage of passages) {
      const period = readDurations(passage.words, language).find(
        (duration) =>
          inDays(duration) <= 200 &&
          !isNoticePeriod(duration, passage.words, language) &&
          compilePattern(toBePaid[language], language).test(passage.words.slice(0, duration.index)),
      );
      if (period) return { period, passage };
    }
    return { period: null, passage: passages[0] };
  },
  quotes: 5,
  title: (to) => m.clause_payment_terms_title({}, to),
  explain: ({ period }, { to }) =>
    period
      ? m.clause_payment_terms_explained({ period: formatDuration(period, to) }, to)
      : m.clause_payment_terms_some({}, to),
  assess({ period, passage }, { to, wordTo }) {
    if (!period) return [];
    const named = { period: formatDuration(period, to) };
    if (inDays(period) > longDays) {
      return [
        {
          level: 'medium',
          title: m.risk_payment_terms_long_title({}, to),
          description: m.risk_payment_terms_long_description(named, to),
          suggestedWording: m.wording_payment_terms({}, wordTo),
          advice: m.advice_payment_terms_long({}, to),
          passages: [passage],
        },
      ];
    }
    if (inDays(period) >= shortDays) return [];
    return [
      {
        level: 'low',
        title: m.risk_payment_terms_short_title({}, to),
        description: m.risk_payment_terms_short_description(named, to),
        suggestedWording: m.wording_payment_terms({}, wordTo),
        passages: [passage],
      },
    ];
  },
  missing: {
    level: 'medium',
    why: (to) => m.missing_payment_terms_why({}, to),
    wording: (wordTo) => m.wording_payment_terms({}, wordTo),
    unlessFound: ['revenue-sharing'],
  },
});
