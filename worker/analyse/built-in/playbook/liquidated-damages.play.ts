import type { Locale } from '#src/i18n/locale.schema.ts';
import { m } from '#src/i18n/paraglide/messages.js';
import { definePlay } from '../define-play';
import { readMoney } from '../read/money';
import { readPercentages } from '../read/percentages';
import { compilePattern } from '../text/compile-pattern';
import { formatMoney, formatPercent } from '../write/format';

/** A tenth of the price in all, or half a percent a day, is where penalties begin to weigh. */
const heavyShare = 10;
const heavyShareADay = 0.5;

const perDay: Record<Locale, RegExp> = {
  en: /\b(?:per|each|every|a) (?:\S{1,10} )?(?:day|week)|daily/,
  es: /(?:por|cada) (?:día|semana)|diari[oa]/,
  fr: /par (?:jour|semaine)|journali/,
  de: /(?:pro|je|jeden|jede) (?:\S{1,12} )?(?:tag|woche|kalendertag|werktag|arbeitstag)|täglich/,
  ar: /(?:عن كل|لكل|كل) (?:يوم|اسبوع)|يوميا|يومية/,
};

export const liquidatedDamages = definePlay({
  type: 'liquidated-damages',
  category: 'liability',
  rules: {
    en: {
      about:
        /liquidated|penalt|termination (?:fee|payment|charge)|cancell?ation (?:fee|charge)|break-?up fee|early termination|late delivery (?:charge|fee|credit)/,
      signs: [
        [/liquidated damages?/, 3],
        [
          /\b(?:early |for convenience |for cause )?(?:termination|cancell?ation) (?:for \S{1,12} )?(?:fee|payment|charge|penalty)\b.{0,200}\b(?:equal|amount|of|in)\b/,
          2,
        ],
        [
          /\b(?:shall|will|agrees? to|must|immediately entitled)\b.{0,80}\b(?:pay|entitled|liable|owe|provided that)/,
          1,
        ],
        [/\b(?:termination|cancell?ation) (?:fee|payment|charge|penalty)/, 1],
        [
          /\bpenalt(?:y|ies) of\b|\bpenalty (?:equal|in the amount|at the rate)|(?:pay|subject to|applied|incur) .{0,30}\bpenalty/,
          3,
        ],
        [/reasonable (?:estimate|approximation|pre-estimate)|(?:and )?not (?:as )?a penalty/, 2],
        [/\bterminat/, 1],
      ],
      unless: [
        /penalties (?:or|and) (?:fines|interest)|fines|tax|civil|criminal|monetary penalt|without (?:any )?(?:penalty|liability)|(?:no|any) (?:termination fee|penalty)|will not (?:pay us|require)|interest,? (?:and|or) penalt|perjury|prepayment penalty/,
      ],
    },
    es: {
      about: /penal|penas? convencional/,
      signs: [
        [/cláusula penal|pena convencional|penas convencionales|pena pecuniaria contractual/, 3],
        [
          /(?:penalidad|penalización|penalizaciones|penalidades) (?:\S{1,14} ){0,4}(?:de|del|equivalente|por|diaria)/,
          3,
        ],
        [
          /(?:indemnización|cantidad) .{0,40}(?:a tanto alzado|en concepto de (?:penalización|daños y perjuicios|cláusula penal))/,
          3,
        ],
        [/%|euros?|pesos|€|\$/, 1],
      ],
      unless: [/código penal|responsabilidad penal|sanci\S{2,6} penal|sin (?:ninguna )?penalización|proceso penal/],
    },
    fr: {
      about: /pénalité|clause pénale|indemnité|astreinte|forfaitaire/,
      signs: [
        [/clause pénale/, 3],
        [/pénalités? (?:\S{1,14} ){0,3}(?:de|d'un|égale|journalière|forfaitaire|contractuelle)/, 3],
        [/(?:indemnité|somme|dommages(?: et |-)intérêts) (?:\S{1,14} ){0,3}(?:forfaitaire|libératoire)/, 3],
        [/indemnité (?:de (?:résiliation|rupture)|compensatrice)/, 2],
        [/%|euros?|€|égale? à/, 1],
      ],
      unless: [
        /retard de paiement|recouvrement|sans (?:pénalité|indemnité)|intérêts de retard|indemnité forfaitaire .{0,40}recouvrement|taux d'intérêt/,
      ],
    },
    de: {
      about: /vertragsstrafe|pauschalierte|schadensersatzpauschale|pönale|konventionalstrafe|schadenspauschale/,
      signs: [
        [/vertragsstrafe|konventionalstrafe|pönale/, 3],
        [/pauschalierte[nrm]? schaden|schadens?(?:ersatz)?pauschale/, 3],
        [/€|eur\b|euro|%|prozent|höhe/, 1],
      ],
      unless: [/(?:keine|ohne) vertragsstrafe/],
    },
    ar: {
      about: /غرامة|غرامات|جزائي|تعويض (?:اتفاقي|مقطوع)|جزاء/,
      signs: [
        [/شرط(?:ا)? جزائي|الشرط الجزائي/, 3],
        [/غرام(?:ة|ات) (?:\S{1,14} ){0,3}(?:تاخير|قدرها|مقدارها|بواقع|بنسبة|يومية|التاخير)/, 3],
        [/تعويض(?:ا)? (?:اتفاقي|مقطوع|جزافي)/, 3],
        [/%|درهم|ريال|جنيه|دولار|دينار/, 1],
      ],
      unless: [/غرامات حكومية|غرامات مرورية|دون (?:اي )?غرامة/],
    },
  },
  read(passages, { language }) {
    for (const passage of passages) {
      const share = readPercentages(passage.words, language)[0] ?? null;
      const amount = readMoney(passage.words, language)[0] ?? null;
      if (share || amount) {
        return { share, amount, isPerDay: compilePattern(perDay[language], language).test(passage.words), passage };
      }
    }
    return { share: null, amount: null, isPerDay: false, passage: passages[0] };
  },
  quotes: 10,
  title: (to) => m.clause_liquidated_damages_title({}, to),
  explain({ share, amount, isPerDay }, { to }) {
    const sum = amount ? formatMoney(amount, to) : share ? formatPercent(share, to) : null;
    if (!sum) return m.clause_liquidated_damages_some({}, to);
    return isPerDay
      ? m.clause_liquidated_damages_running({ sum }, to)
      : m.clause_liquidated_damages_explained({ sum }, to);
  },
  assess({ share, isPerDay, passage }, { to, wordTo }) {
    const isHeavy = share !== null && share.value > (isPerDay ? heavyShareADay : heavyShare);
    const suggestedWording = m.wording_liquidated_damages({}, wordTo);
    if (isHeavy && share) {
      return [
        {
          level: 'high',
          title: m.risk_liquidated_damages_heavy_title({}, to),
          description: m.risk_liquidated_damages_heavy_description({ share: formatPercent(share, to) }, to),
          suggestedWording,
          advice: m.advice_liquidated_damages({}, to),
          passages: [passage],
        },
      ];
    }
    return [
      {
        level: 'medium',
        title: m.risk_liquidated_damages_title({}, to),
        description: m.risk_liquidated_damages_description({}, to),
        suggestedWording,
        advice: m.advice_liquidated_damages({}, to),
      },
    ];
  },
});
