import type { Locale } from '#src/i18n/locale.schema.ts';
import { m } from '#src/i18n/paraglide/messages.js';
import { definePlay } from '../define-play';
import { readPercentages } from '../read/percentages';
import { compilePattern } from '../text/compile-pattern';
import { formatPercent } from '../write/format';

/** Above this a yearly rise outruns usual inflation. */
const steepShare = 5;

const byIndex: Record<Locale, RegExp> = {
  en: /consumer price|\bcpi\b|\brpi\b|price index|inflation|cost of living|\bppi\b/,
  es: /\bipc\b|índice de precios|inflación|índice de garantía/,
  fr: /indice|inflation|\birl\b|\bilc\b|syntec|indexation|indexé/,
  de: /verbraucherpreisindex|index|inflation|lebenshaltung/,
  ar: /التضخم|مؤشر|الرقم القياسي/,
};
const atWill: Record<Locale, RegExp> = {
  en: /discretion|at any time|from time to time|without (?:prior )?notice|reserves? the right/,
  es: /discreción|en cualquier momento|unilateral|sin (?:previo aviso|preaviso)|se reserva/,
  fr: /discrétion|à tout moment|unilatéral|sans préavis|se réserve/,
  de: /ermessen|jederzeit|einseitig|ohne (?:vorherige )?ankündigung|behält sich/,
  ar: /تقدير|في اي وقت|بارادت|دون (?:اشعار|اخطار)|تحتفظ|يحتفظ/,
};

const measured: Record<Locale, RegExp> = {
  en: /based on|no more than|not (?:to )?exceed|at most|up to|limited to|in line with|proportion|documented|actual|due to/,
  es: /como máximo|no (?:superará|excederá|podrá exceder)|hasta un|en función de|según|proporción/,
  fr: /au plus|dans la limite|ne pourra excéder|en fonction de|proportion|selon/,
  de: /höchstens|maximal|bis zu|entsprechend|im verhältnis|aufgrund/,
  ar: /بما لا يتجاوز|بحد اقصي|لا تتجاوز|لا يتجاوز|بناء علي|بنسبة/,
};

export const priceIncrease = definePlay({
  type: 'price-increase',
  category: 'money',
  rules: {
    en: {
      about:
        /increas|adjust|escalat|\brais|chang\S{1,4} .{0,30}(?:pric|fee|rate|charge)|(?:pric|fee|rate|charge)\S{0,3} .{0,60}chang/,
      signs: [
        [
          /\b(?:pric(?:es?|ing)|fees?|rates?|charges|rents?|tariffs?|subscription)\b.{0,120}\b(?:may|shall|will|can|right|to be|subject to)\b.{0,80}\b(?:increas|adjust|escalat|rais|chang)/,
          3,
        ],
        [
          /\b(?:may|shall|will|can|reserves? the right to|entitled to|right to)\b.{0,60}\b(?:increase|adjust|raise|change|revise)\b.{0,80}\b(?:prices?|fees?|rates?|charges|rent|pricing)\b/,
          3,
        ],
        [/\b(?:price|fee|rate|rent|annual) (?:increases?|escalation|adjustments?)\b/, 2],
        [/\d ?%|percent|consumer price|\bcpi\b|price index|per year|annual/, 1],
        [/price|fees?|increase|adjust|rent/, 1, 'heading'],
      ],
      unless: [
        /(?:shall|will|may|must) not (?:be )?(?:increase|raise|adjust|change|exceed)|no (?:price )?increase|not subject to (?:increase|change)|interest rate|exchange rate|insurance premium|decrease only|increased? (?:the )?(?:quantit|volume|number)|order quantit|\bshares\b|common stock|processors|adjustments? to the (?:quantit|schedul)/,
      ],
      threshold: 4,
    },
    es: {
      about: /actualiz|increment|aument|revis|subida/,
      signs: [
        [/(?:precios?|tarifas?|rentas?|honorarios|cuotas?|importe).{0,120}(?:actualiz|increment|aument|revis)/, 3],
        [
          /(?:actualiz|increment|aument|revis|modific)\S{0,6} .{0,60}(?:precios?|tarifas?|rentas?|honorarios|cuotas?)/,
          3,
        ],
        [/\bipc\b|índice|anual|%|por ciento|(?:al|cada) año/, 1],
        [/precio|renta|actualización|revisión/, 1, 'heading'],
      ],
      unless: [/no (?:podrá|será|se) (?:\S{1,12} ){0,3}(?:actualiz|increment|aument|revis)|precio fijo/],
      threshold: 4,
    },
    fr: {
      about: /augment|révis|index|major|ajust|évol/,
      signs: [
        [
          /(?:prix|tarifs?|loyers?|honoraires|redevances?|abonnement).{0,120}(?:augment|révis|index|major|ajust|évolu)/,
          3,
        ],
        [/(?:augment|révis|index|ajust)\S{0,6} .{0,60}(?:prix|tarifs?|loyers?|honoraires|redevances?)/, 3],
        [/indice|annuel|%|pour cent|chaque année|date anniversaire/, 1],
        [/prix|loyer|révision|indexation/, 1, 'heading'],
      ],
      unless: [/(?:ne (?:pourra|peut|sera)|fermes? et non).{0,60}(?:augment|révis)|non révisable/],
      threshold: 4,
    },
    de: {
      about: /erhöh|anpass|anzupass|preisänderung|steiger|indexmiete|staffelmiete/,
      signs: [
        [
          /(?:preise?|vergütung|entgelt\S{0,2}|gebühren?|miete|tarife|beitrag|beiträge)\b.{0,140}(?:erhöh|anpass|anzupass|angepasst|steig)/,
          3,
        ],
        [/(?:erhöh|anpass|anzupass|angepasst)\S{0,4} .{0,60}(?:preis|vergütung|entgelt|gebühr|miete|tarif)/, 3],
        [/preis(?:erhöhung|anpassung|änderung)|mieterhöhung|indexmiete|staffelmiete|entgeltanpassung/, 3],
        [/%|prozent|index|jährlich/, 1],
        [/preis|vergütung|miete|anpassung|entgelt/, 1, 'heading'],
      ],
      unless: [/(?:festpreis|keine (?:preis)?erhöhung|nicht erhöht|ausgeschlossen)/],
      threshold: 4,
    },
    ar: {
      about: /زيادة|رفع|تعديل|يزاد|تزاد|يزيد|تزيد/,
      signs: [
        [
          /(?:زيادة|رفع|تعديل|يزاد|تزاد|تزيد|يزيد).{0,80}(?:السعر|الاسعار|الاجرة|الايجار|الرسوم|المقابل|الاتعاب|الثمن)/,
          3,
        ],
        [/(?:السعر|الاسعار|الاجرة|الايجار|الرسوم|المقابل|الاتعاب).{0,100}(?:زيادة|رفع|يزاد|تزاد|تعديل|تزيد|يزيد)/, 3],
        [/%|سنويا|سنة|بنسبة/, 1],
        [/السعر|الاسعار|الاجرة|الزيادة/, 1, 'heading'],
      ],
      unless: [/لا (?:يجوز|يحق) .{0,40}(?:زيادة|رفع|تعديل)|ثابت/],
      threshold: 4,
    },
  },
  read(passages, { language }) {
    const says = (pattern: RegExp, text: string) => compilePattern(pattern, language).test(text);
    for (const passage of passages) {
      const share = readPercentages(passage.words, language)[0];
      if (share) return { share, isIndexed: says(byIndex[language], passage.words), free: null, passage };
    }
    const indexed = passages.find(({ words }) => says(byIndex[language], words));
    const free =
      passages.find(({ words }) => says(atWill[language], words) && !says(measured[language], words)) ?? null;
    return { share: null, isIndexed: indexed !== undefined, free, passage: indexed ?? passages[0] };
  },
  quotes: 4,
  title: (to) => m.clause_price_increase_title({}, to),
  explain({ share, isIndexed }, { to }) {
    const said = m.clause_price_increase_explained({}, to);
    if (share) return `${said} ${m.clause_price_increase_share({ share: formatPercent(share, to) }, to)}`;
    return isIndexed ? `${said} ${m.clause_price_increase_index({}, to)}` : said;
  },
  assess({ share, isIndexed, free, passage }, { to, wordTo }) {
    const suggestedWording = m.wording_price_increase({}, wordTo);
    if (share && share.value > steepShare) {
      return [
        {
          level: 'medium',
          title: m.risk_price_increase_steep_title({}, to),
          description: m.risk_price_increase_steep_description({ share: formatPercent(share, to) }, to),
          suggestedWording,
          advice: m.advice_price_increase({}, to),
          passages: [passage],
        },
      ];
    }
    if (share || isIndexed || !free) return [];
    return [
      {
        level: 'medium',
        title: m.risk_price_increase_free_title({}, to),
        description: m.risk_price_increase_free_description({}, to),
        suggestedWording,
        advice: m.advice_price_increase({}, to),
        passages: [free],
      },
    ];
  },
});
