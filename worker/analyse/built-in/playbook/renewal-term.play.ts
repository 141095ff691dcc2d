import type { Locale } from '#src/i18n/locale.schema.ts';
import { m } from '#src/i18n/paraglide/messages.js';
import { definePlay } from '../define-play';
import type { Found } from '../play';
import { addPeriod, dayBefore, subtractPeriod } from '../read/calendar';
import type { Duration } from '../read/durations';
import { inDays, readDurations } from '../read/durations';
import { isNoticePeriod } from '../read/notice-period';
import { compilePattern } from '../text/compile-pattern';
import { formatDate, formatDuration } from '../write/format';
import { expirationDate } from './expiration-date.play';

/** Missing one date then binds for longer than the usual year. */
const longRenewalDays = 366;

const automatic: Record<Locale, RegExp> = {
  en: /automatic|unless (?:either|any|one|written|terminated|notice|the|a) |shall (?:thereafter )?(?:be )?(?:renew|extend)|evergreen|year-to-year|from year to year/,
  es: /automática|tácita|prorrogará|renovará|prorrogado|renovado|salvo (?:que|denuncia|aviso|comunicación)/,
  fr: /tacite|automatiqu|de plein droit|sauf dénonciation/,
  de: /automatisch|stillschweigend|verlängert (?:sich|er|sie)|verlängern sich|gekündigt wird|sofern (?:er|sie|es) nicht|wenn (?:er|sie|es) nicht/,
  ar: /تلقائي|ضمني|يجدد|تجدد|يتجدد|تتجدد|ما لم/,
};
const yearly: Record<Locale, RegExp> = {
  en: /annual(?:ly)? (?:renew|extend|extension|basis)|year[- ]to[- ]year|from year to year|(?:renewed|renews?|extended) (?:automatically )?(?:annually|each year|every year|yearly)/,
  es: /anualmente|de año en año|prórrogas? anual|(?:períodos|periodos|plazos) anuales|anualidades|por años/,
  fr: /d'année en année|annuellement|chaque année|pour une nouvelle année/,
  de: /jährlich|jahr zu jahr|ein weiteres jahr/,
  ar: /سنويا|سنة (?:بعد|فسنة)|سنة اخري|عام اخر/,
};
const renews: Record<Locale, RegExp> = {
  en: /renew|exten[ds]|prolong|additional|successive|further/,
  es: /renov|prórrog|prorrog/,
  fr: /renouvel|reconduit|reconduction|prorog|prolong/,
  de: /verlänger/,
  ar: /جدد|تجديد|يمدد|تمدد|تمديد|يمتد/,
};

export const renewalTerm = definePlay({
  type: 'renewal-term',
  category: 'duration',
  rules: {
    en: {
      about: /renew|exten[ds]|prolong|year[- ]to[- ]year/,
      signs: [
        [
          /automatic\S{0,4} (?:\S{1,12} ){0,3}(?:renew|exten|prolong)|(?:renew|exten|prolong)\S{0,6} (?:\S{1,12} ){0,3}automatically|automatic (?:\S{1,12} ){0,2}(?:renewal|extension)/,
          3,
        ],
        [
          /\b(?:agreement|contract|term|attachment|lease|tenancy|licen[cs]e|subscription|franchise)\b.{0,120}\b(?:shall|will|may|can) (?:\S{1,14} ){0,4}(?:renew|extend|prolong)/,
          2,
        ],
        [
          /(?:successive|additional|further|consecutive|renewal)\)? .{0,50}(?:\bterms?\b|periods?\b)|year[- ]to[- ]year/,
          1,
        ],
        [/unless .{0,120}(?:notice|notif|not to renew|non-renewal|terminat)/, 1],
        [
          /(?:option|right|elect|may)\b.{0,60}\b(?:to )?(?:renew|extend) (?:this|the|such) (?:agreement|contract|term|lease)/,
          2,
        ],
        [/\bterms? of\b.{0,40}(?:years?|months?)|(?:years?|months?|year-to-year)\b/, 1],
        [/\bterm\b|renewal|duration/, 1, 'heading'],
      ],
      unless: [
        /insurance|certificate|patent|trade ?marks? registration|warranty|letter of credit|domain name|extent\b.{0,20}extent/,
        /(?:if|unless|until) .{0,40}(?:agreement|term) is (?:not )?renewed|extends? (?:credit|to the|beyond)|expense/,
      ],
      threshold: 4,
    },
    es: {
      about: /renov|prórrog|prorrog/,
      signs: [
        [
          /(?:renovará|prorrogará|renovado|prorrogado|renueva|prorroga|prórroga|renovación)\S{0,3} (?:\S{1,14} ){0,3}(?:automática|tácita)|(?:automática|tácita)(?:mente)? (?:\S{1,12} ){0,2}(?:renov|prórrog|prorrog)/,
          3,
        ],
        [
          /(?:contrato|acuerdo|convenio|arrendamiento|plazo|vigencia|duración).{0,140}(?:se (?:entenderá )?(?:renov|prorrog)|podrá (?:renov|prorrog|ser (?:renov|prorrog))|(?:renovable|prorrogable))/,
          3,
        ],
        [/(?:períodos?|periodos?|plazos?|prórrogas) (?:\S{1,12} ){0,3}(?:sucesiv|adicional|igual|anual)/, 1],
        [/duración|vigencia|prórroga|renovación|plazo/, 1, 'heading'],
      ],
      unless: [/seguro|póliza|garantía/],
    },
    fr: {
      about: /renouvel|reconduit|reconduction|prorog|prolong/,
      signs: [
        [
          /(?:tacite reconduction|reconduit\S{0,2} tacitement|tacitement (?:reconduit|renouvelé)|renouvel\S{1,5} (?:\S{1,12} ){0,3}(?:tacite|automatique))/,
          3,
        ],
        [
          /(?:contrat|accord|convention|bail|durée).{0,140}(?:(?:sera|est|se) (?:\S{1,16} ){0,3}(?:renouvel|reconduit|prorog|prolong)|pourra (?:\S{1,12} ){0,2}être (?:renouvel|reconduit|prorog|prolong)|renouvelable|reconductible)/,
          3,
        ],
        [/périodes? (?:\S{1,14} ){0,3}(?:successives?|identiques?|supplémentaires?|d'un an|annuelles?)/, 1],
        [/durée|renouvellement|reconduction/, 1, 'heading'],
      ],
      unless: [/assurance|garantie/],
    },
    de: {
      about: /verlänger/,
      signs: [
        [
          /verlänger\S{1,3} (?:sich|er|sie|es)\b.{0,120}(?:automatisch|stillschweigend|jeweils|um (?:ein|weitere|je))/,
          3,
        ],
        [
          /(?:automatische|stillschweigende)[rn]? (?:vertrags)?verlängerung|(?:automatisch|stillschweigend) .{0,60}verläng/,
          3,
        ],
        [
          /(?:vertrag|vereinbarung|laufzeit|abonnement|mietverhältnis|vertragsdauer|er)\b.{0,120}(?:verlängert (?:sich|werden)|verlängerungsoption|verlängert wird)/,
          2,
        ],
        [/(?:option|recht).{0,60}verlänger/, 2],
        [/jahr|monat|wenn .{0,80}gekündigt|sofern .{0,80}gekündigt|kündig/, 1],
        [/laufzeit|dauer|verlängerung/, 1, 'heading'],
      ],
      unless: [/lieferfrist|lieferzeit|gewährleistung|zahlungsfrist|versicherung|ausführungsfrist/],
    },
    ar: {
      about: /جدد|تجديد|يمدد|تمدد|تمديد|يمتد/,
      signs: [
        [/(?:يجدد|تجدد|يتجدد|تتجدد|يمدد|تمدد|يمتد|تمتد|تجديد).{0,60}(?:تلقائي|ضمني)/, 3],
        [
          /(?:العقد|الاتفاقية|المدة|مدته|مدتها|الايجار).{0,100}(?:يجدد|تجدد|يتجدد|تتجدد|يمدد|تمدد|يمتد|قابل(?:ة)? للتجديد)/,
          3,
        ],
        [/(?:يجدد|تجدد|يتجدد|تتجدد|يجوز تجديد|يمدد|تمديد) .{0,20}(?:العقد|الاتفاقية|الايجار|المدة)/, 3],
        [/مدد? (?:مماثلة|اخري|مساوية)|لمدة|سنة|شهر/, 1],
        [/مدة|تجديد/, 1, 'heading'],
      ],
      unless: [/ضمان|تامين|رخصة تجارية|اقامة/],
    },
  },
  read(passages, { language }) {
    const says = (pattern: RegExp, text: string) => compilePattern(pattern, language).test(text);
    const passage = passages.find(({ words }) => says(automatic[language], words)) ?? passages[0];
    const { words } = passage;
    const from = compilePattern(renews[language], language).exec(words)?.index ?? 0;
    const renewal = readDurations(words, language).find(
      (duration) => duration.index > from && !isNoticePeriod(duration, words, language) && inDays(duration) >= 28,
    );
    const period: Pick<Duration, 'amount' | 'unit'> | null =
      renewal ?? (says(yearly[language], words) ? { amount: 1, unit: 'year' } : null);
    return { isAutomatic: says(automatic[language], words), period, passage };
  },
  quotes: 5,
  title: (to) => m.clause_renewal_term_title({}, to),
  explain({ isAutomatic, period }, { to }) {
    const how = isAutomatic ? m.clause_renewal_term_automatic({}, to) : m.clause_renewal_term_possible({}, to);
    return period ? `${how} ${m.clause_renewal_term_period({ period: formatDuration(period, to) }, to)}` : how;
  },
  assess({ isAutomatic, period, passage }, { to, wordTo, found }) {
    if (!isAutomatic) return [];
    const suggestedWording = m.wording_renewal_term({}, wordTo);
    if (period && inDays(period) >= longRenewalDays) {
      return [
        {
          level: 'high',
          title: m.risk_renewal_long_title({}, to),
          description: m.risk_renewal_long_description({ period: formatDuration(period, to) }, to),
          suggestedWording,
          advice: m.advice_renewal_long({}, to),
          passages: [passage],
        },
      ];
    }
    const canLeave = found.has('notice-to-terminate-renewal') || found.has('termination-for-convenience');
    return [
      {
        level: canLeave ? 'low' : 'medium',
        title: m.risk_renewal_automatic_title({}, to),
        description: canLeave
          ? m.risk_renewal_automatic_description({}, to)
          : m.risk_renewal_no_way_out_description({}, to),
        suggestedWording,
        advice: canLeave ? undefined : m.advice_renewal_no_way_out({}, to),
        passages: [passage],
      },
    ];
  },
  dates({ isAutomatic, passage }, { to, today, found }) {
    const end = isAutomatic ? nextEndOfTerm(found, today) : null;
    const date = end && addPeriod(end.date, { amount: 1, unit: 'day' });
    if (!end || !date) return [];
    const computedFrom = end.renewedBy
      ? m.date_computed_from_renewals({ end: formatDate(end.first, to), period: formatDuration(end.renewedBy, to) }, to)
      : m.date_computed_from_end({ end: formatDate(end.date, to) }, to);
    return [{ kind: 'renewal', date, computedFrom, passages: [passage] }];
  },
});

interface EndOfTerm {
  /** Last day of the term that runs: the first one, or a renewal of it when that is over. */
  date: string;
  first: string;
  renewedBy: Pick<Duration, 'amount' | 'unit'> | null;
}

const mostRenewals = 600;

/**
 * When the running term ends, counted on through automatic renewals of a known length; null when no end is known.
 * With a period of notice, the first end for which notice can still be given.
 */
export function nextEndOfTerm(
  found: Found,
  today: string,
  notice?: Pick<Duration, 'amount' | 'unit'>,
): EndOfTerm | null {
  const isAhead = (end: string) => ((notice && subtractPeriod(end, notice)) ?? end) >= today;
  const first = found.factsOf(expirationDate)?.date;
  if (!first) return null;
  const renewal = found.factsOf(renewalTerm);
  const renewedBy = renewal?.isAutomatic && !isAhead(first) ? renewal.period : null;
  if (!renewedBy) return { date: first, first, renewedBy: null };
  const start = addPeriod(first, { amount: 1, unit: 'day' }) ?? first;
  for (let count = 1; count <= mostRenewals; count++) {
    const next = addPeriod(start, { amount: renewedBy.amount * count, unit: renewedBy.unit });
    if (!next) break;
    if (isAhead(dayBefore(next))) return { date: dayBefore(next), first, renewedBy };
  }
  return { date: first, first, renewedBy: null };
}
