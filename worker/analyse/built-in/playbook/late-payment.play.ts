import type { Locale } from '#src/i18n/locale.schema.ts';
import { m } from '#src/i18n/paraglide/messages.js';
import { definePlay } from '../define-play';
import { readPercentages } from '../read/percentages';
import { compilePattern } from '../text/compile-pattern';
import { formatPercent } from '../write/format';

/** A year's interest above this is well over what laws on late payment give (8 points over the base rate). */
const highYearlyRate = 15;
const veryHighYearlyRate = 24;

const periods: Record<Locale, { month: RegExp; year: RegExp; day: RegExp }> = {
  en: {
    month: /(?:per|each|a|every) month|monthly/,
    year: /(?:per|each|a) (?:annum|year)|annual|yearly|p\.a\./,
    day: /(?:per|each|a) day|daily/,
  },
  es: { month: /mensual|(?:por|al) mes/, year: /anual|(?:por|al) año/, day: /diari|por (?:cada )?día/ },
  fr: { month: /par mois|mensuel/, year: /par an|annuel|l'an\b/, day: /par jour|journalier/ },
  de: {
    month: /(?:pro|je|im) monat|monatlich/,
    year: /(?:pro|im) jahr|jährlich|p\. ?a\.|basiszins/,
    day: /(?:pro|je) tag|täglich/,
  },
  ar: { month: /شهريا|في الشهر|عن كل شهر|لكل شهر/, year: /سنويا|في السنة|سنوي/, day: /عن كل يوم|يوميا|لكل يوم/ },
};
const aboveBase: Record<Locale, RegExp> = {
  en: /(?:above|over|plus|in excess of)\b.{0,60}\b(?:base|prime|libor|ecb|bank)/,
  es: /(?:puntos|más|sobre|superior).{0,60}(?:tipo|interés|banco central|euribor)/,
  fr: /(?:points?|majoré|plus).{0,80}(?:banque centrale|taux (?:légal|directeur|d'intérêt)|euribor)/,
  de: /basiszins/,
  ar: /فوق .{0,30}(?:سعر|الفائدة)|زائد .{0,30}سعر/,
};
const timesAYear = { month: 12, year: 1, day: 365 } as const;
/** A higher share is no rate of interest but a share of something else. */
const plausible = { month: 10, year: 60, day: 2 } as const;

export const latePayment = definePlay({
  type: 'late-payment',
  category: 'money',
  rules: {
    en: {
      about: /\blate\b|overdue|past due|unpaid|not paid|delinquent|default interest|in arrears/,
      signs: [
        [
          /\b(?:late|overdue|past due|unpaid|not paid|delinquent|default)\b.{0,200}\b(?:interest|finance charge|late (?:payment )?(?:fee|charge)|service charge)/,
          3,
        ],
        [
          /\b(?:interest|finance charge|late (?:payment )?(?:fee|charge))\b.{0,160}\b(?:late|overdue|past due|unpaid|not paid|delinquent)/,
          3,
        ],
        [/\blate (?:payment )?(?:fee|charge|interest)s?\b/, 2],
        [
          /\b(?:overdue|past due|unpaid|late payment)\b.{0,120}\bsuspend|\bsuspend\b.{0,120}\b(?:overdue|past due|unpaid|late payment)/,
          3,
        ],
        [/%|percent|per annum|per month|prime rate|base rate/, 1],
      ],
      unless: [
        /\btax(?:es)?\b.{0,80}\bpenalt|dividend|principal amount of the notes|royalty audit|\bloans?\b|\bborrow/,
      ],
    },
    es: {
      about: /demora|mora\b|moratori|retras|impag|vencid/,
      signs: [
        [/intereses? (?:\S{1,12} )?(?:de demora|de mora|moratorios?)/, 3],
        [/(?:demora|mora|retraso|impago|impagad\S{1,2}|vencid\S{1,2})\b.{0,140}(?:interés|intereses|recargo)/, 3],
        [/(?:interés|intereses|recargo).{0,120}(?:demora|mora|retraso|impago)/, 3],
      ],
      unless: [/demora en la entrega|fuerza mayor/],
    },
    fr: {
      about: /retard|impayé|défaut de paiement|intérêts/,
      signs: [
        [
          /(?:retard de paiement|paiement tardif|défaut de paiement|impayé\S{0,2}|retard).{0,200}(?:intérêt|pénalité|indemnité forfaitaire|majoration)/,
          3,
        ],
        [/(?:intérêts?|pénalités?) (?:de retard|moratoires?)/, 3],
        [/frais de recouvrement|indemnité forfaitaire .{0,30}40/, 1],
      ],
      unless: [/retard de livraison|retard dans la livraison|retard d'exécution/],
    },
    de: {
      about: /verzug|verzinst|verzugszins|verspätete[rn]? zahlung|rückständ/,
      signs: [
        [/verzugszins|mahngebühr|mahnkosten/, 3],
        [
          /(?:verzug|rückständ|verspätete[rn]? zahlung).{0,140}(?:zinsen|verzins|basiszins|%|prozent|mahn|zurückbehalt|sperr|einstell|auszusetzen)/,
          3,
        ],
        [/zinsen .{0,100}(?:verzug|basiszins)/, 3],
      ],
      unless: [/lieferverzug|annahmeverzug|verzug mit der lieferung|verzugsschaden wegen lieferung/],
    },
    ar: {
      about: /تاخر|تأخر|تأخير|متأخرات|المتأخرة/,
      signs: [
        [/(?:تاخر|تاخير|المتاخرة|متاخرات).{0,140}(?:فائدة|فوائد|غرامة|رسوم تاخير)/, 3],
        [/(?:فائدة|فوائد|غرامة|رسوم).{0,60}(?:تاخر|تاخير|المتاخرة).{0,60}(?:سداد|دفع|مبلغ|مستحق)/, 3],
        [/(?:سداد|دفع|مبلغ|مستحق)/, 1],
      ],
      needs: [/سداد|دفع|مبلغ|مستحق|اجرة|الاجرة|الايجار|فاتورة/],
      unless: [/تاخير التسليم|تاخير التنفيذ/],
    },
  },
  read(passages, { language }) {
    for (const passage of passages) {
      const rate = readPercentages(passage.words, language).find(({ value }) => value > 0 && value <= 100);
      if (!rate) continue;
      const near = passage.words.slice(Math.max(0, rate.index - 40), rate.end + 60);
      const units = Object.keys(timesAYear) as (keyof typeof timesAYear)[];
      const per = units.find((unit) => compilePattern(periods[language][unit], language).test(near)) ?? null;
      if (per && rate.value > plausible[per]) continue;
      const isAboveBase = compilePattern(aboveBase[language], language).test(passage.words);
      return { rate, per, isAboveBase, passage };
    }
    return { rate: null, per: null, isAboveBase: false, passage: passages[0] };
  },
  quotes: 4,
  title: (to) => m.clause_late_payment_title({}, to),
  explain({ rate, per, isAboveBase }, { to }) {
    if (!rate) return m.clause_late_payment_some({}, to);
    const share = { rate: formatPercent(rate, to) };
    if (isAboveBase) return m.clause_late_payment_above_base(share, to);
    if (per === 'month') return m.clause_late_payment_monthly(share, to);
    if (per === 'year') return m.clause_late_payment_yearly(share, to);
    return per === 'day' ? m.clause_late_payment_daily(share, to) : m.clause_late_payment_rate(share, to);
  },
  assess({ rate, per, passage }, { to, wordTo }) {
    const yearly = rate && per ? rate.value * timesAYear[per] : null;
    if (yearly === null || yearly <= highYearlyRate) return [];
    return [
      {
        level: yearly >= veryHighYearlyRate ? 'high' : 'medium',
        title: m.risk_late_payment_high_title({}, to),
        description: m.risk_late_payment_high_description({ rate: formatPercent({ value: yearly }, to) }, to),
        suggestedWording: m.wording_late_payment({}, wordTo),
        advice: m.advice_late_payment_high({}, to),
        passages: [passage],
      },
    ];
  },
});
