import { m } from '#src/i18n/paraglide/messages.js';
import { definePlay } from '../define-play';
import { inDays, readDurations } from '../read/durations';
import { findSaid, type Saying } from '../read/said';
import { formatDuration } from '../write/format';

/** Two months is what notice for a home commonly has at least. */
const shortDays = 60;
/** The sentence gives the right to the landlord. */
const byLandlord: Saying = {
  en: /\b(?:landlord|lessor)\b.{0,60}\b(?:may|can|has the right|entitled)/,
  es: /(?:arrendador|propietari)\S{0,2}.{0,40}(?:podrá|puede|tendrá derecho)/,
  fr: /bailleur.{0,50}(?:peut|pourra|a la faculté)/,
  de: /vermieter\S{0,3} (?:\S{1,14} )?(?:kann|darf|ist berechtigt)/,
  ar: /(?:يجوز|يحق) ل{1,2}(?:مؤجر|مالك)/,
};

export const breakClause = definePlay({
  type: 'break-clause',
  category: 'termination',
  onlyIn: ['tenancy'],
  rules: {
    en: {
      about: /break clause|\bbreak (?:option|notice|date)|terminate|end th(?:is|e) (?:tenancy|lease)/,
      signs: [
        [/\bbreak (?:clause|option|notice|date|right)/, 3],
        [
          /\b(?:landlord|tenant|lessor|lessee|either party)\b.{0,60}\b(?:may|can|has the right to|entitled to)\b.{0,40}\b(?:terminate|end|determine)\b.{0,140}\b(?:notice|any time|before|early)/,
          3,
        ],
      ],
      unless: [/breach|default|arrears|fails to/],
    },
    es: {
      about: /desist|resolver|resolución|rescindir/,
      signs: [
        [
          /(?:arrendador|arrendatari|inquilin|propietari|cualquiera de las partes)\S{0,2}.{0,40}(?:podrá|puede|tendrá derecho a).{0,40}(?:desistir|resolver|rescindir|dar por terminado).{0,120}(?:preaviso|antelación|cualquier momento|previo aviso)/,
          3,
        ],
        [/(?:derecho de|facultad de) desistimiento.{0,120}(?:arrendatari|inquilin|arrendador)/, 3],
      ],
      unless: [/incumpl|impago/],
    },
    fr: {
      about: /congé|résili|donner congé/,
      signs: [
        [
          /(?:bailleur|locataire|preneur|chacune des parties|chaque partie).{0,60}(?:peut|pourra|a la faculté).{0,40}(?:résilier|donner congé|mettre fin).{0,120}(?:préavis|tout moment|triennale|mois)/,
          3,
        ],
        [/(?:congé|résiliation anticipée).{0,80}préavis/, 3],
      ],
      unless: [/manquement|défaut de paiement|inexécution/],
    },
    de: {
      // "Ankündigung" is an announcement.
      about: /(?<!an|ange|anzu)kündig/,
      signs: [
        [
          /(?:vermieter|mieter|jede partei|beide parteien|jeder vertragspartei).{0,60}(?:kann|darf|ist berechtigt|können).{0,100}(?<!an|ange|anzu)kündig/,
          3,
        ],
        [/sonderkündigungsrecht|kündigungsfrist.{0,60}(?:monat|woche|tag)/, 3],
      ],
      unless: [/wichtige\S grund|fristlos|zahlungsverzug/],
    },
    ar: {
      about: /انهاء|فسخ|اخلاء/,
      signs: [
        [
          /(?:يجوز|يحق) (?:ل|لل)?\S{0,12} ?.{0,30}(?:انهاء|فسخ) (?:هذا )?(?:العقد|الايجار).{0,120}(?:اخطار|اشعار|اي وقت|مدة)/,
          3,
        ],
      ],
      unless: [/اخلال|عدم (?:سداد|دفع)/],
    },
  },
  read(passages, contract) {
    const period = passages.flatMap(({ words }) => readDurations(words, contract.language)).at(0) ?? null;
    return {
      said: findSaid(passages, byLandlord, contract),
      period,
      passage: passages[0],
    };
  },
  title: (to) => m.clause_break_clause_title({}, to),
  explain: ({ period }, { to }) =>
    period
      ? m.clause_break_clause_period({ period: formatDuration(period, to) }, to)
      : m.clause_break_clause_explained({}, to),
  assess({ said, period }, { to, wordTo }) {
    if (said && period && inDays(period) < shortDays) {
      return [
        {
          level: 'high',
          title: m.risk_break_clause_landlord_title({}, to),
          description: m.risk_break_clause_landlord_description({ period: formatDuration(period, to) }, to),
          suggestedWording: m.wording_break_clause({}, wordTo),
          advice: m.advice_break_clause({}, to),
          passages: [said],
        },
      ];
    }
    return [];
  },
});
