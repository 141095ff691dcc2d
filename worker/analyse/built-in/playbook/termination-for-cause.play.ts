import type { Locale } from '#src/i18n/locale.schema.ts';
import { m } from '#src/i18n/paraglide/messages.js';
import { definePlay } from '../define-play';
import { inDays, readDurations } from '../read/durations';
import { readRightHolder } from '../read/right-holder';
import { compilePattern } from '../text/compile-pattern';
import { formatDuration, quoteWords } from '../write/format';

/** Hardly anything serious can be put right in under ten days. */
const shortCureDays = 10;

const puttingRight: Record<Locale, RegExp> = {
  en: /cure|remed|rectif|correct/,
  es: /subsan|remedi|corregi|requerimiento|cumpl/,
  fr: /remédi|réparé|réparation|mise en demeure|corrig|régularis/,
  de: /abhilf|abmahn|frist|behoben|behebung|beseitig|nachfrist/,
  ar: /معالجة|اصلاح|تصحيح|انذار|اخطار|اشعار/,
};

export const terminationForCause = definePlay({
  type: 'termination-for-cause',
  category: 'termination',
  rules: {
    en: {
      about: /terminat|cancel/,
      needs: [
        /breach|default|insolven|bankrupt|fails? to|failure|violat|cause\b|misconduct|liquidat|receiver|non-?payment|following (?:events|grounds)/,
      ],
      signs: [
        [
          /\b(?:may|can|right to|entitled to|shall have the right|option)\b.{0,120}\bterminat\S{0,5}\b.{0,200}\b(?:if|upon|in the event|for|following|where|by reason|because|due to)\b.{0,200}\b(?:breach|default|insolven|bankrupt|fails?|failure|violat|cause|misconduct)/,
          3,
        ],
        [
          /\b(?:if|upon|in the event|should|where)\b.{0,220}\b(?:breach|default|insolven|bankrupt|fails?|failure|violat|misconduct)\S{0,4}\b.{0,280}\b(?:may|can|right to|entitled to)\b.{0,80}\bterminat/,
          3,
        ],
        [/\bterminated?\b.{0,80}\b(?:for cause|material(?:ly)? breach|breach of|by reason of default)/, 2],
        [/\b(?:cure[ds]?|remed(?:y|ied)|rectif)\b/, 1],
        [/\bmaterial(?:ly)? (?:breach|default)|(?:breach|default) by/, 1],
        [/terminat|default|breach/, 1, 'heading'],
        [/\b(?:may|right to|entitled to)\b.{0,100}\bterminat/, 3, 'lead'],
      ],
      unless: [
        /without cause|for any (?:or no )?reason|(?:for|at) (?:its )?convenience|survive|upon termination|effect of termination|termination fee/,
      ],
    },
    es: {
      about: /resolver|resolución|resuelto|rescind|rescisión|terminar|terminación|extinguir/,
      needs: [/incumpl|concurso|insolven|impago|falta de pago|causa|quiebra/],
      signs: [
        [
          /(?:podrá|podrán|puede|facultad|facultará|derecho a|causas? de).{0,120}(?:resol|rescind|rescisión|terminar|terminación).{0,240}(?:incumpl|concurso|insolven|impago|falta de pago|quiebra)/,
          3,
        ],
        [
          /(?:incumpl\S{1,8}|concurso|insolven\S{1,4}|impago|falta de pago).{0,240}(?:resol(?:ver|ución|uto)|rescind|rescisión|terminar|dar por)/,
          3,
        ],
        [/subsan|requerimiento|grave|esencial/, 1],
        [/resolución|rescisión|terminación|extinción|incumplimiento/, 1, 'heading'],
      ],
      unless: [/sin (?:causa|expresión de causa|motivo)/],
    },
    fr: {
      about: /résili|résolution|résolu|mettre fin|rompu/,
      needs: [/manquement|inexécution|faute|redressement|liquidation|non-paiement|défaut|inobservation/],
      signs: [
        [
          /(?:peut|pourra|pourront|peuvent|en droit|faculté).{0,120}(?:résili|mettre fin|résolu).{0,240}(?:manquement|inexécution|faute grave|redressement|liquidation|non-paiement|défaut de)/,
          3,
        ],
        [
          /(?:manquement|inexécution|faute grave|non-paiement|défaut de paiement|inobservation|redressement|liquidation).{0,260}(?:résili|mettre fin|résolu)/,
          3,
        ],
        [/mise en demeure|remédi|grave|de plein droit/, 1],
        [/résiliation|résolution|clause résolutoire/, 1, 'heading'],
      ],
      unless: [/sans motif/],
    },
    de: {
      about: /kündig|gekündigt|rücktritt|zurücktreten/,
      needs: [
        /wichtige[mnr]? grund|verstoß|verstoßen|verletz|verzug|insolven|fristlos|außerordentlich|pflichtverletzung|zahlungsunfähig/,
      ],
      signs: [
        [
          /(?:kündig|gekündigt).{0,160}(?:aus )?wichtige[mnr]? grund|wichtige[mnr]? grund.{0,160}(?:kündig|liegt|vor\b)/,
          3,
        ],
        [/(?:fristlos|außerordentlich)\S{0,4} .{0,40}kündig|kündig.{0,60}fristlos/, 3],
        [/(?:verstoß|verstöß|verletz|verzug|insolven|pflichtverletzung).{0,240}(?:kündig|zurücktreten|rücktritt)/, 3],
        [/abmahn|abhilfe|frist/, 1],
        [/kündigung|beendigung|rücktritt/, 1, 'heading'],
      ],
      unless: [/probezeit|ohne angabe/],
    },
    ar: {
      about: /فسخ|إنهاء|إلغاء|ينهي/,
      needs: [/اخل|اخلال|خالف|مخالفة|افلاس|اعسار|تصفية|عدم (?:ال)?(?:سداد|دفع|تنفيذ|وفاء)|تخلف|جسيم/],
      signs: [
        [
          /(?:يجوز|جاز|يحق|للطرف|الحق في|له ان).{0,120}(?:فسخ|انهاء|الغاء|ينهي).{0,240}(?:اخل|اخلال|خالف|مخالفة|افلاس|اعسار|تصفية|تخلف|عدم)/,
          3,
        ],
        [/(?:اخل|اخلال|خالف|مخالفة|افلاس|اعسار|تصفية|تخلف|عدم).{0,240}(?:فسخ|انهاء|الغاء|ينهي)/, 3],
        [/اخطار|انذار|معالجة|اصلاح|جسيم/, 1],
        [/فسخ|انهاء/, 1, 'heading'],
      ],
      unless: [/دون (?:ابداء|ذكر) .{0,8}(?:سبب|اسباب)/],
    },
  },
  read(passages, contract) {
    const { language } = contract;
    const holders = passages.map((passage) => readRightHolder(passage, contract));
    const named = [...new Set(holders.filter((who) => who !== null && who !== 'either'))] as string[];
    const cured = passages.flatMap((passage) =>
      compilePattern(puttingRight[language], language).test(passage.words)
        ? readDurations(passage.words, language)
            .filter((duration) => inDays(duration) <= 190)
            .map((cure) => ({ cure, passage }))
        : [],
    );
    return {
      isMutual: holders.includes('either') || named.length > 1,
      holder:
        named.length === 1 && holders.every((who) => who !== null && who !== 'either') ? (named[0] ?? null) : null,
      cure: cured[0]?.cure ?? null,
      passage: cured[0]?.passage ?? passages[0],
    };
  },
  quotes: 6,
  title: (to) => m.clause_termination_for_cause_title({}, to),
  explain({ isMutual, holder, cure }, { to }) {
    const who = holder
      ? m.clause_termination_for_cause_one({ party: quoteWords(holder, to) }, to)
      : isMutual
        ? m.clause_termination_for_cause_both({}, to)
        : m.clause_termination_for_cause_some({}, to);
    return cure ? `${who} ${m.clause_termination_for_cause_cure({ period: formatDuration(cure, to) }, to)}` : who;
  },
  assess({ holder, cure, passage }, { to, wordTo }) {
    const suggestedWording = m.wording_termination_for_cause({}, wordTo);
    const risks = [];
    if (holder) {
      risks.push({
        level: 'medium' as const,
        title: m.risk_termination_for_cause_one_sided_title({}, to),
        description: m.risk_termination_for_cause_one_sided_description({ party: quoteWords(holder, to) }, to),
        suggestedWording,
        advice: m.advice_termination_for_cause_one_sided({}, to),
      });
    }
    if (cure && inDays(cure) < shortCureDays) {
      risks.push({
        level: 'medium' as const,
        title: m.risk_termination_for_cause_short_title({}, to),
        description: m.risk_termination_for_cause_short_description({ period: formatDuration(cure, to) }, to),
        suggestedWording,
        advice: m.advice_termination_for_cause_short({}, to),
        passages: [passage],
      });
    }
    return risks;
  },
  missing: {
    level: 'medium',
    why: (to) => m.missing_termination_for_cause_why({}, to),
    wording: (wordTo) => m.wording_termination_for_cause({}, wordTo),
    unlessFound: ['termination-for-convenience'],
  },
});
