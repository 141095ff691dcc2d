import { m } from '#src/i18n/paraglide/messages.js';
import { definePlay } from '../define-play';
import { agreementDateIn } from '../facts/find-agreement-date';
import type { Passage } from '../play';
import { readDates } from '../read/dates';
import { compilePattern } from '../text/compile-pattern';
import type { ContractText } from '../text/contract-text';
import { formatDate } from '../write/format';

/** The start is said to be the date of the contract ("dated … (the "Effective Date")", "from the date hereof"). */
const sameDay = {
  en: /\(?(?:the )?"?effective date"?\)?|effective as of|date (?:hereof|first (?:above )?written|first written above)|as of the date/,
  es: /fecha (?:de (?:la )?(?:firma|suscripción)|del presente|arriba indicada)|desde su firma/,
  fr: /date (?:de (?:sa |la )?signature|des présentes)|jour de (?:sa |la )?signature/,
  de: /unterzeichnung|unterschrift|datum dieses vertrag/,
  ar: /تاريخ (?:التوقيع|توقيع|تحرير|ابرام)|المذكور اعلاه/,
} as const;

/** The date that follows is the last day, not the first. */
const end = {
  en: /(?:until|through|expir\S{1,4}|ending|ends?|terminat\S{1,4})(?: (?:on|at|and|including|midnight|of|the|close)){0,4} ?$/,
  es: /(?:hasta|vence|finaliza|termina|expira)\S{0,3}(?: (?:el|día)){0,2} ?$/,
  fr: /(?:jusqu'au|expire\S{0,3}|prend(?:ra)? fin|se termine\S{0,3})(?: le)? ?$/,
  de: /(?:bis|endet|ende)(?: (?:zum|am|mit|ablauf|des)){0,3} ?$/,
  ar: /(?:حتي|ينتهي|تنتهي|وحتي|وتنتهي|وينتهي)(?: (?:في|بتاريخ|يوم)){0,2} ?$/,
} as const;

export const effectiveDate = definePlay({
  type: 'effective-date',
  category: 'duration',
  rules: {
    en: {
      about: /effective|commenc|begin|comes? into (?:force|effect)|takes? effect|\bstart/,
      signs: [
        [/"effective date"\)? ?(?:means|shall mean|is|shall be)|\(?(?:the |hereinafter )?"?effective date"?\)/, 3],
        [
          /(?:effective|commenc\S{1,4}|begin\S{0,4}|start\S{0,4}|takes? effect|comes? into (?:force|effect))\b.{0,60}(?:\b(?:january|february|march|april|may|june|july|august|september|october|november|december)\b|\d{1,2}\/\d{1,2}\/\d{2,4}|date (?:hereof|of (?:last |actual )?(?:signature|execution)|first|on which))/,
          2,
        ],
        [
          /(?:this|the) (?:\S{1,20} )?(?:agreement|contract|term|joint venture|policy|terms|franchise|lease|tenancy)\b.{0,60}(?:effective|commenc|begin|into force|into effect|takes? effect|starts?\b)/,
          2,
        ],
        [/signed and effective|effective (?:as of|on|from)|effective date/, 1],
        [/(?:shall|will) (?:be(?:come)? effective|take effect|commence|begin)/, 1],
        [/\bterm\b|effective date|commencement/, 1, 'heading'],
      ],
      unless: [
        /amendment.{0,30}effective|termination.{0,30}(?:effective|becomes effective)|prior to the effective date|after the effective date|effective date of (?:such |the )?(?:termination|resignation|change)|changes? .{0,40}effective|shall be effective (?:upon|when|on) (?:receipt|delivery)/,
      ],
      threshold: 4,
    },
    es: {
      about:
        /entrar\S{0,3} en vigor|entrada en vigor|a partir del? |vigor|surtir\S? efectos|surte efectos|comenzar|inici/,
      signs: [
        [
          /(?:contrato|acuerdo|convenio).{0,60}(?:entrará en vigor|entra en vigor|surtirá efectos|surte efectos|comenzará|se iniciará|iniciará|tendrá efectos)/,
          3,
        ],
        [/(?:contrato|arrendamiento|acuerdo).{0,80}(?:duración|plazo).{0,60}a partir del? /, 3],
        [/(?:entrada en vigor|fecha de inicio|fecha de efecto|fecha efectiva).{0,40}(?:será|es|:)/, 3],
        [/\d{1,2} de \S{4,11} de(?:l)? \d{4}|fecha de (?:su )?firma|desde (?:su|la) (?:firma|fecha)/, 1],
        [/duración|vigencia|plazo|entrada en vigor/, 1, 'heading'],
      ],
    },
    fr: {
      about: /effet|vigueur|commence|compter du/,
      signs: [
        [
          /(?:contrat|accord|convention|bail).{0,80}(?:prend effet|prendra effet|entre en vigueur|entrera en vigueur|commence|débute|est conclu à compter|court à compter)/,
          3,
        ],
        [/date (?:d'effet|d'entrée en vigueur|de prise d'effet|de début).{0,20}(?:est|:|sera)/, 3],
        [/à compter d(?:u|e)|le \d{1,2}(?:er)? \S{3,9} \d{4}/, 1],
        [/durée|prise d'effet|entrée en vigueur/, 1, 'heading'],
      ],
    },
    de: {
      about: /beginn|kraft|wirksam|ab dem|wirkung/,
      signs: [
        [
          /(?:vertrag|vereinbarung|mietverhältnis|arbeitsverhältnis|vertragslaufzeit|laufzeit).{0,60}(?:beginnt|tritt .{0,60}in kraft|gilt ab|wird .{0,40}wirksam|läuft ab)/,
          3,
        ],
        [/(?:vertragsbeginn|mietbeginn|inkrafttreten|beginn).{0,20}(?:ist|:|am)/, 3],
        [/\d{1,2}\. ?\S{3,9} \d{4}|unterzeichnung/, 1],
        [/laufzeit|vertragsdauer|vertragsbeginn|inkrafttreten|mietzeit|beginn/, 1, 'heading'],
      ],
    },
    ar: {
      about: /يسري|تسري|يبدأ|تبدأ|نافذ|سريان|ساري|اعتبار/,
      signs: [
        [/(?:العقد|الاتفاقية|مدة|مدته).{0,60}(?:يسري|تسري|يبدا|تبدا|نافذ|ساري).{0,60}/, 2],
        [/(?:يسري|تسري|يبدا|تبدا|نافذ\S?|يعمل ب).{0,40}(?:هذا العقد|هذه الاتفاقية|مدة|اعتبارا من|من تاريخ)/, 2],
        [/اعتبارا من|ابتداء من|من تاريخ/, 1],
        [/مدة|سريان/, 1, 'heading'],
      ],
    },
  },
  read(passages, contract) {
    for (const passage of passages) {
      const date = startIn(passage, contract);
      if (date) return { date, passage };
    }
    return { date: null, passage: passages[0] };
  },
  quotes: 3,
  title: (to) => m.clause_effective_date_title({}, to),
  explain: ({ date }, { to }) =>
    date
      ? m.clause_effective_date_explained({ date: formatDate(date, to) }, to)
      : m.clause_effective_date_event({}, to),
  dates: ({ date, passage }) => (date ? [{ kind: 'effective', date, computedFrom: null, passages: [passage] }] : []),
});

function startIn({ words }: Passage, contract: ContractText) {
  const written = readDates(words, contract.language);
  const named = written.find(
    ({ date, index }) =>
      date !== null &&
      !compilePattern(end[contract.language], contract.language).test(words.slice(Math.max(0, index - 50), index)),
  )?.date;
  if (named) return named;
  const isAgreementDate =
    written.length === 0 && compilePattern(sameDay[contract.language], contract.language).test(words);
  return isAgreementDate ? agreementDateIn(contract) : null;
}
