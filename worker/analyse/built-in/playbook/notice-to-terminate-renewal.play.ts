import { m } from '#src/i18n/paraglide/messages.js';
import { definePlay } from '../define-play';
import { subtractPeriod } from '../read/calendar';
import { inDays } from '../read/durations';
import { readNoticePeriod } from '../read/notice-period';
import { formatDate, formatDuration } from '../write/format';
import { nextEndOfTerm } from './renewal-term.play';

/** Over three months ahead the date is easily missed, and with it a whole renewal. */
const longNoticeDays = 92;

export const noticeToTerminateRenewal = definePlay({
  type: 'notice-to-terminate-renewal',
  category: 'duration',
  rules: {
    en: {
      about: /renew|exten[ds]|prolong/,
      needs: [
        /\b(?:days?|months?|weeks?|years?)\b|\bprior to\b/,
        /notice|notif|intent(?:ion)? (?:not )?to (?:renew|terminate)|non-renewal|not to renew/,
      ],
      signs: [
        [
          /(?:renew|exten|prolong)\S{0,7}\b.{0,220}\b(?:unless|until and unless|provided|except)\b.{0,220}\b(?:notice|notif|written|intent)/,
          3,
        ],
        [/unless\b.{0,160}\b(?:notice|notification)\b.{0,200}\b(?:renew|exten)/, 3],
        [
          /notice of (?:its |their |his |your )?(?:intent\S{0,4} (?:not )?to|non-?renewal|election not to|decision not to)/,
          2,
        ],
        [/(?:not to|not|n't) (?:wish to |want to |intend to )?(?:renew|extend)|non-?renewal/, 2],
        [/(?:days?|months?|weeks?)'?(?: \([^)]{1,14}\))? (?:prior|before|(?:written |prior |advance ){0,2}notice)/, 1],
        [/(?:end|expir\S{1,5}|anniversary|renewal date)\b/, 1],
      ],
      unless: [/insurance|certificate|patent|warranty|letter of credit/],
      threshold: 4,
    },
    es: {
      about: /renov|prórrog|prorrog/,
      needs: [/\b(?:días?|meses|mes|semanas?)\b/],
      signs: [
        [
          /(?:renov|prórrog|prorrog).{0,200}(?:salvo|a menos|excepto|siempre que).{0,200}(?:notifi|comuni|denunci|preaviso|aviso|manifiest)/,
          3,
        ],
        [
          /(?:salvo|a menos|si (?:ninguna|alguna)).{0,160}(?:notifi|comuni|denunci|preaviso|aviso|manifiest|opon).{0,160}(?:renov|prórrog|prorrog)/,
          3,
        ],
        [/(?:no renovar|no prorrogar|no renovación|oposición a la prórroga)/, 2],
        [/preaviso|antelación|anticipación|antes (?:de|del)/, 1],
      ],
      unless: [/seguro|póliza/],
    },
    fr: {
      about: /renouvel|reconduit|reconduction|prorog|prolong/,
      needs: [/\b(?:jours?|mois|semaines?)\b/],
      signs: [
        [
          /(?:renouvel|reconduit|reconduction|prorog|prolong).{0,200}(?:sauf|à moins|sous réserve|si aucune).{0,200}(?:dénonc|notifi|préavis|avis|recommandée|volonté)/,
          3,
        ],
        [
          /(?:sauf|à moins|à défaut).{0,160}(?:dénonc|notifi|préavis|avis|volonté).{0,160}(?:renouvel|reconduit|reconduction|prorog)/,
          3,
        ],
        [/(?:ne pas (?:le |la )?(?:renouveler|reconduire)|non-renouvellement|non renouvellement)/, 2],
        [/préavis|avant (?:l'échéance|le terme|l'expiration|la fin|son terme)/, 1],
      ],
      unless: [/assurance/],
    },
    de: {
      about: /verlänger/,
      needs: [/\b(?:tag|woche|monat|jahr|quartal)|tägig|wöchig|monatig/],
      signs: [
        [
          /verlänger.{0,200}(?:wenn|sofern|falls|soweit|es sei denn|ohne dass).{0,200}(?:kündig|widerspr|widerspricht|erklär|mitteil)/,
          3,
        ],
        [/(?:wird|falls|wenn|sofern|kündigt).{0,160}(?:kündig|widersprochen|gekündigt).{0,160}verlänger/, 3],
        [/nicht (?:zu )?verlängern|nichtverlängerung/, 2],
        [/frist von|spätestens|vor (?:ablauf|ende|beendigung)|zum (?:ende|ablauf)/, 1],
      ],
      unless: [/versicherung|lieferfrist/],
    },
    ar: {
      about: /جدد|تجديد|يمدد|تمدد|تمديد|يمتد/,
      needs: [/يوم|شهر|اشهر|ايام|اسبوع/],
      signs: [
        [
          /(?:جدد|تجديد|يمدد|تمدد|يمتد).{0,160}(?:ما لم|الا اذا|مالم).{0,160}(?:يخطر|اخطار|اشعار|يشعر|يبلغ|رغبته|ابلاغ)/,
          3,
        ],
        [/(?:ما لم|الا اذا|مالم).{0,120}(?:يخطر|اخطار|اشعار|يبلغ|رغبته).{0,120}(?:تجديد|جدد)/, 3],
        [/عدم (?:ال)?(?:تجديد|رغبته في تجديد|رغبته في التجديد)|رغبته في عدم/, 2],
        [/قبل .{0,40}(?:انتهاء|نهاية)/, 1],
      ],
      unless: [/تامين/],
    },
  },
  read(passages, { language }) {
    const passage = passages.find(({ words }) => readNoticePeriod(words, language) !== null) ?? passages[0];
    return { notice: readNoticePeriod(passage.words, language), passage };
  },
  quotes: 4,
  title: (to) => m.clause_notice_to_terminate_renewal_title({}, to),
  explain({ notice }, { to, today, found }) {
    if (!notice) return m.clause_notice_to_terminate_renewal_some({}, to);
    const said = m.clause_notice_to_terminate_renewal_explained({ period: formatDuration(notice, to) }, to);
    const end = nextEndOfTerm(found, today, notice);
    const deadline = end && subtractPeriod(end.date, notice);
    return deadline
      ? `${said} ${m.clause_notice_to_terminate_renewal_deadline({ date: formatDate(deadline, to) }, to)}`
      : said;
  },
  assess({ notice, passage }, { to, wordTo }) {
    if (!notice || inDays(notice) <= longNoticeDays) return [];
    return [
      {
        level: 'medium',
        title: m.risk_renewal_notice_long_title({}, to),
        description: m.risk_renewal_notice_long_description({ period: formatDuration(notice, to) }, to),
        suggestedWording: m.wording_renewal_term({}, wordTo),
        advice: m.advice_renewal_notice_long({}, to),
        passages: [passage],
      },
    ];
  },
  dates({ notice, passage }, { to, today, found }) {
    const end = notice && nextEndOfTerm(found, today, notice);
    const date = end && subtractPeriod(end.date, notice);
    if (!notice || !end || !date) return [];
    const computedFrom = m.date_computed_from_notice(
      { end: formatDate(end.date, to), period: formatDuration(notice, to) },
      to,
    );
    return [{ kind: 'notice-deadline', date, computedFrom, passages: [passage] }];
  },
});
