import { m } from '#src/i18n/paraglide/messages.js';
import { definePlay } from '../define-play';
import { inDays, readDurations } from '../read/durations';
import { readRightHolder } from '../read/right-holder';
import { formatDuration, quoteWords } from '../write/format';

/** Two weeks are too short to find a replacement; over six months the right is worth little. */
const shortNoticeDays = 14;
const longNoticeDays = 180;

export const terminationForConvenience = definePlay({
  type: 'termination-for-convenience',
  category: 'termination',
  rules: {
    en: {
      about: /terminat|cancel|withdraw|without cause|for convenience/,
      signs: [
        [
          /\bwithout (?:any )?(?:cause|reason)\b|(?:with or|or) without cause|for (?:any or no|any|no) reason|for (?:its|their|his|her|our|your)? ?(?:own )?convenience|at (?:its|their|our|your) (?:sole )?(?:option|convenience|discretion)/,
          2,
        ],
        [
          /\b(?:may|can|shall have the right to|have the right to|has the right to|is entitled to|right|reserves? the right to|electing|option)\b.{0,80}\b(?:terminat|cancel|withdraw)/,
          1,
        ],
        [/\bmay be terminated\b|\bcan be terminated\b/, 1],
        [
          /\b(?:terminat\S{0,5}|cancel|withdraw)\b.{0,40}\b(?:this|the|our|any|your)\b.{0,12}(?:agreement|contract|services?|account|licen[cs]e|lease|tenancy|terms|engagement|employment|order)/,
          1,
        ],
        [/\bat any time\b/, 1],
        [
          /\b(?:days?|months?|weeks?|years?)'? ?(?:prior |advance )?(?:written )?(?:notice|notification)|(?:upon|by|on|giving|with).{0,60}\bnotice\b/,
          1,
        ],
        [/for convenience|without cause/, 1, 'heading'],
        [/material(?:ly)? breach|breaches|in breach|defaults?\b/, -1],
        [/upon the occurrence|in the event (?:of|that)|\bif (?:the|any|either|such|there)\b|for cause\b/, -2],
      ],
      unless: [
        /\b(?:fails? to (?:cure|remedy|perform|pay)|opportunity to cure|insolven|bankrupt|change (?:of|in) control|force majeure)\b|(?:following|these|such) (?:grounds|events|reasons)|as follows:/,
        /not be terminated|may not terminate|shall not terminate/,
      ],
      threshold: 4,
    },
    es: {
      about:
        /rescin|resolver|resuelt|resolución|terminar|terminación|desist|denunciar|cancelar|dar por (?:terminad|finalizad)/,
      signs: [
        [
          /sin (?:necesidad de )?(?:\S{1,40} )?(?:causa|motivo|expresión de causa|justificación|justa causa)|por (?:su )?(?:mera|propia|libre) (?:voluntad|conveniencia)|por cualquier (?:motivo|causa)|unilateralmente|libremente/,
          2,
        ],
        [
          /(?:podrá|podrán|puede|pueden|tendrá derecho a|facultad de).{0,80}(?:rescind|resolver|terminar|desistir|denunciar|cancelar|dar por)/,
          2,
        ],
        [/en cualquier momento/, 1],
        [
          /preaviso|(?:aviso|notificación|comunicación) (?:previ[oa]|por escrito|escrit[oa])|antelación|anticipación/,
          1,
        ],
        [/desistimiento|terminación|resolución|rescisión|denuncia/, 1, 'heading'],
      ],
      unless: [/incumpli|concurso de acreedores|insolvencia|fuerza mayor/],
      threshold: 4,
    },
    fr: {
      about: /résili|mettre fin|mettre un terme|dénonc|rompre/,
      signs: [
        [
          /sans (?:avoir à )?(?:\S{1,40} )?(?:motif|cause|justifi\S{1,40}|raison)|pour (?:quelque|toute|n'importe quelle) (?:cause|raison|motif)|pour convenance|librement|à sa (?:seule )?(?:convenance|discrétion)/,
          2,
        ],
        [
          /(?:peut|peuvent|pourra|pourront|peut être|pourra être|a la faculté|aura la faculté|est en droit|se réserve le droit).{0,80}(?:résili|mettre fin|mettre un terme|dénonc|rompre)/,
          2,
        ],
        [/à tout moment|à toute époque|à tout instant/, 1],
        [/préavis|(?:lettre|notification|courrier) (?:recommandée?|écrite?)/, 1],
        [/résiliation|dénonciation|fin du contrat|durée/, 1, 'heading'],
      ],
      unless: [/manquement|inexécution|faute grave|redressement|liquidation judiciaire|force majeure|non-paiement/],
      threshold: 4,
    },
    de: {
      about: /kündig|gekündigt|beenden|beendet/,
      signs: [
        [/ohne (?:angabe|nennung) (?:von|eines|der) grün|ohne (?:angabe von )?gründen?|grundlos|ordentlich/, 2],
        [/(?:kann|können|ist berechtigt|sind berechtigt|darf|dürfen).{0,140}(?:kündig|gekündigt|beend)/, 2],
        [/jederzeit/, 1],
        [
          /frist von|kündigungsfrist|zum (?:ende|monatsende|quartalsende|jahresende|schluss)|unter einhaltung|mit (?:einer frist|wirkung)/,
          1,
        ],
        [/kündigung|beendigung|laufzeit/, 1, 'heading'],
      ],
      unless: [/wichtige[mnr]? grund|verstoß|verstoßen|verletz|verzug|insolven|fristlos|außerordentlich/],
      threshold: 4,
    },
    ar: {
      about: /إنهاء|فسخ|ينهي|تنهي/,
      signs: [
        [
          /دون (?:ابداء|ذكر|بيان|الحاجة الي).{0,12}(?:سبب|اسباب|مبرر)|بدون (?:سبب|ابداء|اسباب)|لاي سبب|بارادته المنفردة|دون سبب/,
          2,
        ],
        [/(?:يجوز|يحق|لاي من|للطرف|له الحق|لكل من).{0,60}(?:انهاء|فسخ|ينهي)/, 2],
        [/في اي وقت/, 1],
        [/(?:اخطار|اشعار|انذار|مهلة).{0,40}(?:يوم|شهر|اشهر|ايام|كتابي|خطي|مسبق)/, 1],
        [/انهاء|فسخ|مدة/, 1, 'heading'],
      ],
      unless: [/اخل|اخلال|افلاس|اعسار|قوة قاهرة|مخالفة/],
      threshold: 4,
    },
  },
  read(passages, contract) {
    const { language } = contract;
    const [best] = passages;
    const periods = readDurations(best.words, language).sort((a, b) => inDays(a) - inDays(b));
    return { notice: periods[0] ?? null, holder: readRightHolder(best, contract), passage: best };
  },
  title: (to) => m.clause_termination_for_convenience_title({}, to),
  explain({ notice, holder }, { to }) {
    const who =
      holder === 'either'
        ? m.clause_termination_for_convenience_both({}, to)
        : holder
          ? m.clause_termination_for_convenience_one({ party: quoteWords(holder, to) }, to)
          : m.clause_termination_for_convenience_some({}, to);
    return notice
      ? `${who} ${m.clause_termination_for_convenience_notice({ period: formatDuration(notice, to) }, to)}`
      : who;
  },
  assess({ notice, holder, passage }, { to, wordTo, contract, found }) {
    const risks = [];
    const suggestedWording = m.wording_termination_for_convenience({}, wordTo);
    const alone = found
      .passagesOf('termination-for-convenience')
      .every((other) => readRightHolder(other, contract) === holder);
    if (holder && holder !== 'either' && alone) {
      risks.push({
        level: 'medium' as const,
        title: m.risk_termination_one_sided_title({}, to),
        description: m.risk_termination_one_sided_description({ party: quoteWords(holder, to) }, to),
        suggestedWording,
        advice: m.advice_termination_one_sided({}, to),
        passages: [passage],
      });
    }
    if (!notice) return risks;
    const period = formatDuration(notice, to);
    const advice = m.advice_termination_notice({}, to);
    if (inDays(notice) < shortNoticeDays) {
      risks.push({
        level: 'medium' as const,
        title: m.risk_termination_short_notice_title({}, to),
        description: m.risk_termination_short_notice_description({ period }, to),
        suggestedWording,
        advice,
        passages: [passage],
      });
    }
    if (inDays(notice) > longNoticeDays) {
      risks.push({
        level: 'low' as const,
        title: m.risk_termination_long_notice_title({}, to),
        description: m.risk_termination_long_notice_description({ period }, to),
        suggestedWording,
        advice,
        passages: [passage],
      });
    }
    return risks;
  },
  missing: {
    level: 'low',
    why: (to) => m.missing_termination_for_convenience_why({}, to),
    wording: (wordTo) => m.wording_termination_for_convenience({}, wordTo),
    unlessFound: ['break-clause', 'notice-to-terminate-renewal'],
  },
});
