import type { Locale } from '#src/i18n/locale.schema.ts';
import { m } from '#src/i18n/paraglide/messages.js';
import { definePlay } from '../define-play';
import { inDays, readDurations } from '../read/durations';
import { compilePattern } from '../text/compile-pattern';
import { formatDuration } from '../write/format';

/** Business secrets seldom keep their value beyond five years. */
const longDays = 5 * 365 + 2;
/** Anything shorter is a time for returning papers or giving notice, not for keeping secrets. */
const shortestDays = 170;

const endless: Record<Locale, RegExp> = {
  en: /perpetual|in perpetuity|indefinite|without limit (?:of|in) time|for ever|forever|remains? (?:a )?trade secret/,
  es: /indefinid|sin límite de tiempo|a perpetuidad|perpetu/,
  fr: /sans limitation de durée|indéterminée|illimitée|perpétu/,
  de: /unbefristet|zeitlich unbegrenzt|zeitlich unbeschränkt|auf dauer|unbegrenzte zeit/,
  ar: /لاجل غير مسمي|دون حد زمني|غير محددة|الي الابد|بصفة دائمة/,
};
const lasting: Record<Locale, RegExp> = {
  en: /surviv|for a (?:period|term)|period of|after|following|until|years?/,
  es: /durante|plazo|período|periodo|después|tras|años/,
  fr: /pendant|durée|période|après|à compter|ans/,
  de: /dauer|für|nach|über|hinaus|jahre/,
  ar: /لمدة|بعد|خلال|طوال|سنوات|سنة/,
};

export const confidentiality = definePlay({
  type: 'confidentiality',
  category: 'data',
  rules: {
    en: {
      about: /confiden|disclos|divulg|proprietary information|secrecy|trade secrets?/,
      signs: [
        [
          /\b(?:shall|will|agrees?|must|undertakes?|may|obligat\S{1,4}|required)\b.{0,160}\b(?:(?:not|n't) (?:\S{1,14} ){0,3}(?:disclose|use|divulge|reveal|copy)|keep|hold|maintain|treat|protect|safeguard|preserve)\b.{0,160}\b(?:confiden|secre|proprietary)/,
          3,
        ],
        [
          /\bconfidential information\b.{0,200}\b(?:shall|will|may|must|agrees?)\b.{0,60}\b(?:not|only|be (?:kept|held|used|treated|disclosed)|remain)/,
          3,
        ],
        [
          /\b(?:not|never)\b.{0,160}\b(?:disclose|divulge|reveal)\b.{0,120}\b(?:confidential|proprietary|trade secret)/,
          3,
        ],
        [/"confidential information"|confidential information (?:means|shall mean|includes)/, 2],
        [/(?:confidential\S{0,4}|secrecy)\b.{0,160}\b(?:surviv|for a period|years?)\b/, 2],
        [/(?:not|only|n't) (?:\S{1,12} ){0,3}(?:disclose|divulge|reveal)/, 2],
        [/confiden|non-?disclos|secrecy|proprietary/, 2, 'heading'],
        [/\b(?:disclos|third part|receiving party|recipient)/, 1],
      ],
      unless: [
        /confidential treatment|confidential portions|redacted|has been omitted|omitted and filed|limitations? (?:of|on) liability|in no event/,
      ],
      threshold: 4,
    },
    es: {
      about: /confidencial|secreto|reserva|divulg/,
      signs: [
        [
          /(?:mantendr|guardar|mantener|tratar|conservar|protege|compromet|oblig).{0,160}(?:confidencial|secreto|reserva)/,
          3,
        ],
        [/(?:no (?:revelar|divulgar|comunicar|utilizar|podrá)).{0,140}(?:confidencial|información|secreto)/, 3],
        [/información confidencial|deber de (?:confidencialidad|secreto)/, 1],
        [/confidencialidad|secreto/, 1, 'heading'],
      ],
      unless: [/reserva de (?:dominio|derecho|hotel)/],
    },
    fr: {
      about: /confidenti|secret|divulgu/,
      signs: [
        [
          /(?:s'engag|oblig|tenu|doit|devra|respect|garder|conserver|maintenir|préserv).{0,160}(?:confidenti|secret)/,
          3,
        ],
        [
          /(?:ne (?:pas |jamais )?(?:divulguer|communiquer|révéler|utiliser|peut)).{0,140}(?:confidenti|information)/,
          3,
        ],
        [/(?:interdi\S{1,5}|abst\S{1,6}) .{0,60}(?:divulgu|communiqu|révél)/, 3],
        [/informations? confidentielles?|obligation de confidentialité/, 1],
        [/confidentialité|secret/, 1, 'heading'],
      ],
      unless: [/politique de confidentialité/],
    },
    de: {
      about: /vertraulich|geheim|verschwiegen|stillschweigen/,
      signs: [
        [
          /(?:verpflicht|verpflichtet|hat|haben|wird|werden|dürfen|ist|sind).{0,160}(?:vertraulich|geheim|verschwiegenheit|stillschweigen)/,
          3,
        ],
        [
          /(?:vertraulich\S{0,4}|geheim\S{0,10}).{0,140}(?:zu behandeln|zu wahren|zu halten|nicht (?:weiter|an dritte|offen)|bewahren|behandeln|verpflichte)/,
          3,
        ],
        [/vertraulichen? informationen|betriebs- und geschäftsgeheimnisse|geschäftsgeheimnis/, 1],
        [/vertraulich|geheimhaltung|verschwiegenheit/, 1, 'heading'],
      ],
      unless: [/stillschweigend|ihr passwort|zugangsdaten|kennwort/],
    },
    ar: {
      about: /سرية|سري|أسرار|إفشاء|إفصاح/,
      signs: [
        [/(?:يلتزم|تلتزم|يتعهد|تتعهد|يجب|المحافظة|الحفاظ|يحافظ).{0,140}(?:سرية|السرية|اسرار)/, 3],
        [/(?:عدم|لا يجوز|يمتنع|يحظر).{0,60}(?:افشاء|الافشاء|افصاح|الافصاح|الكشف).{0,100}/, 3],
        [/المعلومات السرية|معلومات سرية/, 1],
        [/السرية|سرية/, 1, 'heading'],
      ],
    },
  },
  read(passages, { language }) {
    const says = (pattern: RegExp, text: string) => compilePattern(pattern, language).test(text);
    const limited = passages.flatMap((passage) =>
      says(lasting[language], passage.words)
        ? readDurations(passage.words, language)
            .filter((duration) => inDays(duration) >= shortestDays)
            .map((period) => ({ period, passage }))
        : [],
    );
    const open = passages.find(({ words }) => says(endless[language], words)) ?? null;
    return { period: limited[0]?.period ?? null, open, passage: limited[0]?.passage ?? passages[0] };
  },
  quotes: 5,
  title: (to) => m.clause_confidentiality_title({}, to),
  explain({ period, open }, { to }) {
    const said = m.clause_confidentiality_explained({}, to);
    if (period) return `${said} ${m.clause_confidentiality_period({ period: formatDuration(period, to) }, to)}`;
    return open ? `${said} ${m.clause_confidentiality_endless({}, to)}` : said;
  },
  assess({ period, open, passage }, { to, wordTo }) {
    const isLong = period !== null && inDays(period) > longDays;
    if (!isLong && (period || !open)) return [];
    return [
      {
        level: 'low',
        title: m.risk_confidentiality_long_title({}, to),
        description: isLong
          ? m.risk_confidentiality_long_description({ period: formatDuration(period, to) }, to)
          : m.risk_confidentiality_endless_description({}, to),
        suggestedWording: m.wording_confidentiality({}, wordTo),
        passages: [isLong ? passage : (open ?? passage)],
      },
    ];
  },
  missing: {
    level: 'low',
    why: (to) => m.missing_confidentiality_why({}, to),
    wording: (wordTo) => m.wording_confidentiality({}, wordTo),
  },
});
