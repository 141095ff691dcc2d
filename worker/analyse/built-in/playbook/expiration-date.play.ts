import type { Locale } from '#src/i18n/locale.schema.ts';
import { m } from '#src/i18n/paraglide/messages.js';
import { addPassage } from '../add-passage';
import { timelineOf } from '../dates/timeline';
import { definePlay } from '../define-play';
import type { Rule } from '../play';
import { inDays } from '../read/durations';
import { recognise } from '../recognise';
import { compilePattern } from '../text/compile-pattern';
import { formatDate, formatDuration } from '../write/format';

/** Longer than this without a way out is a long commitment. */
const longTermDays = 3 * 365 + 1;

const indefinite = {
  en: /\bindefinite(?:ly)?\b|until (?:it is )?terminated|continue .{0,40}until (?:terminated|termination)|no fixed term/,
  es: /(?:duración|plazo|tiempo|carácter) indefinid[oa]|indefinidamente/,
  fr: /durée indéterminée|durée illimitée/,
  de: /unbestimmte (?:zeit|dauer)|unbefristet/,
  ar: /غير محدد(?:ة)? المدة|مدة غير محددة|لمدة غير محددة/,
} as const;

const rules: Record<Locale, Rule> = {
  en: {
    about: /\bterms?\b|expir|valid|terminat|remain in|continue|effect until|"contract period"/,
    signs: [
      [
        /\b(?:initial |the |this |contract )?(?:term|duration|contract period)"?\b.{0,60}(?:shall be|will be|is|are|:|means|shall mean|commence|begin|start|expire|end|continue|run|extend)/,
        2,
      ],
      [
        /(?:agreement|contract|lease|tenancy|licen[cs]e|policy|franchise|attachment|joint venture)\b.{0,90}(?:shall|will|is|does) (?:\S{1,14} ){0,3}(?:continue|remain|expire|terminate|end|run|be in|be valid|be effective|commence|be for)/,
        2,
      ],
      [/(?:agreement|contract|lease|tenancy)\b.{0,60}\b(?:continues|starts|begins|runs|lasts)\b/, 2],
      [
        /(?:for|of) (?:a |an )?(?:initial )?(?:period|term) of|\bterm of .{0,30}(?:years?|months?|days?)|(?:years?|months?|days?)\b.{0,40}(?:from|after|following) (?:the )?(?:effective|commencement|date|launch|execution)/,
        2,
      ],
      [/(?:until|through|expir\S{1,4}|ending|end) (?:on |at )?.{0,40}\b(?:19|20)\d{2}\b/, 2],
      [
        /full force and effect|in force|in effect|remain valid|indefinitely|until (?:it is )?(?:terminated|termination)|earlier terminated|terminated earlier|sooner terminated/,
        1,
      ],
      [/\bterm\b|duration|expir/, 1, 'heading'],
    ],
    unless: [
      /\bsurviv|insurance|\bwarrant(?:y|ies)\b|confidential|restricted period|non-compet|terms and conditions of this|in terms of|trade ?secret|post-term|during the term of/,
      /(?:fails? to|in the event of|upon) .{0,60}(?:breach|default|insolven|bankrupt)|notice of (?:default|breach)/,
    ],
    threshold: 4,
  },
  es: {
    about: /duración|vigencia|plazo|vigente|expira|finaliza|vence|hasta el/,
    signs: [
      [
        /(?:contrato|acuerdo|convenio|arrendamiento).{0,80}(?:tendrá una (?:duración|vigencia)|duración|vigencia|estará vigente|permanecerá|finalizará|expirará|terminará|vencerá)/,
        3,
      ],
      [/(?:duración|vigencia|plazo)(?: inicial)?.{0,40}(?:será|es de|es|se establece|se fija|de) /, 2],
      [/hasta el .{0,40}\d{4}|(?:año|mes|día)s?\b|indefinid/, 1],
      [/duración|vigencia|plazo/, 1, 'heading'],
    ],
    unless: [/garantía|confidencial|preaviso|pago|factura/],
    threshold: 4,
  },
  fr: {
    about: /durée|expire|prend fin|terme|jusqu'au|échéance/,
    signs: [
      [
        /(?:contrat|accord|convention|bail).{0,80}(?:est conclu|est consenti|pour une durée|expire|prend fin|prendra fin|se termine|reste en vigueur|demeure en vigueur)/,
        3,
      ],
      [/pour une (?:durée|période)(?: initiale| ferme| déterminée)?|la durée (?:du|de la|de l')/, 2],
      [/jusqu'au .{0,30}\d{4}|(?:ans?|mois|années?|jours?)\b|indéterminée/, 1],
      [/durée|terme/, 1, 'heading'],
    ],
    unless: [/garantie|confidentialité|paiement|facture/],
    threshold: 4,
  },
  de: {
    about: /laufzeit|dauer|endet|läuft|befristet|unbefristet|unbestimmte|bis zum|geschlossen/,
    signs: [
      [
        /(?:vertrag|vereinbarung|mietverhältnis|arbeitsverhältnis).{0,80}(?:läuft|endet|hat eine (?:feste )?laufzeit|wird auf|ist (?:auf|für)|befristet|unbefristet|geschlossen|gilt (?:für|bis))/,
        3,
      ],
      [
        /(?:laufzeit|vertragsdauer|mietzeit|dauer|erstlaufzeit)(?: dieses vertrags| des vertrags)?.{0,30}(?:beträgt|ist|:|von|endet)/,
        2,
      ],
      [/bis zum .{0,30}\d{4}|(?:jahr|monat|tag)\S{0,3}\b|unbestimmte (?:zeit|dauer)/, 1],
      [/laufzeit|vertragsdauer|mietzeit|dauer|befristung/, 1, 'heading'],
    ],
    unless: [/gewährleistung|verschwiegenheit|zahlung|rechnung|probezeit|kündigungsfrist/],
    threshold: 4,
  },
  ar: {
    about: /مدة|مدته|مدتها|ينتهي|تنتهي|ساري/,
    signs: [
      [/(?:مدة|مدته|مدتها) (?:هذا )?(?:العقد|الاتفاقية|هذه الاتفاقية|الايجار|العمل)?.{0,20}/, 2],
      [/(?:العقد|الاتفاقية).{0,60}(?:لمدة|ينتهي|تنتهي|ساري|سارية|نافذ)/, 2],
      [/سنة|سنوات|سنتين|سنتان|شهر|اشهر|شهرا|عام|غير محدد/, 1],
      [/مدة/, 1, 'heading'],
    ],
    unless: [/ضمان|سرية|دفع|فاتورة|اخطار/],
    threshold: 4,
  },
};

export const expirationDate = definePlay({
  type: 'expiration-date',
  category: 'duration',
  rules,
  find(contract) {
    const { end, term } = timelineOf(contract);
    return addPassage(recognise(rules[contract.language], contract), end?.passage ?? term?.passage);
  },
  read(passages, contract) {
    const { end, term, isOpen } = timelineOf(contract);
    const isRecognised =
      term?.isOwn === true && passages.some(({ sentence, score }) => score > 0 && sentence === term?.passage.sentence);
    if (end)
      return {
        date: end.date,
        counted: end.counted,
        term: end.counted?.term ?? null,
        isIndefinite: false,
        passage: end.passage,
      };
    if (term && !isOpen)
      return {
        date: null,
        counted: null,
        term: term.duration,
        isIndefinite: false,
        isRecognised,
        passage: term.passage,
      };
    const open = passages.find(({ words }) =>
      compilePattern(indefinite[contract.language], contract.language).test(words),
    );
    return {
      date: null,
      counted: null,
      term: null,
      isIndefinite: isOpen || open !== undefined,
      isRecognised,
      passage: open ?? passages[0],
    };
  },
  quotes: 4,
  title: (to) => m.clause_expiration_date_title({}, to),
  explain({ date, term, isIndefinite }, { to }) {
    if (date && !term) return m.clause_expiration_date_on({ date: formatDate(date, to) }, to);
    if (!term)
      return isIndefinite ? m.clause_expiration_date_indefinite({}, to) : m.clause_expiration_date_event({}, to);
    const period = formatDuration(term, to);
    return date
      ? m.clause_expiration_date_term_until({ period, date: formatDate(date, to) }, to)
      : m.clause_expiration_date_term({ period }, to);
  },
  assess({ term, isRecognised, passage }, { to, wordTo, found }) {
    if (
      !term ||
      !isRecognised ||
      inDays(term) < longTermDays ||
      found.has('termination-for-convenience') ||
      found.has('break-clause')
    )
      return [];
    return [
      {
        level: inDays(term) >= 2 * longTermDays ? 'high' : 'medium',
        title: m.risk_expiration_date_long_title({}, to),
        description: m.risk_expiration_date_long_description({ period: formatDuration(term, to) }, to),
        suggestedWording: m.wording_termination_for_convenience({}, wordTo),
        advice: m.advice_expiration_date_long({}, to),
        passages: [passage],
      },
    ];
  },
  dates({ date, counted, passage }, { to }) {
    if (!date) return [];
    const computedFrom =
      counted &&
      m.date_computed_from_term({ start: formatDate(counted.start, to), period: formatDuration(counted.term, to) }, to);
    return [{ kind: 'expiry', date, computedFrom, passages: [passage] }];
  },
});
