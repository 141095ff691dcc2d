import type { Locale } from '#src/i18n/locale.schema.ts';
import { m } from '#src/i18n/paraglide/messages.js';
import { addPassage } from '../add-passage';
import { timelineOf } from '../dates/timeline';
import { definePlay } from '../define-play';
import type { Rule } from '../play';
import { recognise } from '../recognise';
import { formatDate } from '../write/format';

const rules: Record<Locale, Rule> = {
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
};

export const effectiveDate = definePlay({
  type: 'effective-date',
  category: 'duration',
  rules,
  find: (contract) => addPassage(recognise(rules[contract.language], contract), timelineOf(contract).start?.passage),
  read([best], contract) {
    const { start } = timelineOf(contract);
    return { date: start?.date ?? null, passage: start?.passage ?? best };
  },
  quotes: 3,
  title: (to) => m.clause_effective_date_title({}, to),
  explain: ({ date }, { to }) =>
    date
      ? m.clause_effective_date_explained({ date: formatDate(date, to) }, to)
      : m.clause_effective_date_event({}, to),
  dates: ({ date, passage }) => (date ? [{ kind: 'effective', date, computedFrom: null, passages: [passage] }] : []),
});
