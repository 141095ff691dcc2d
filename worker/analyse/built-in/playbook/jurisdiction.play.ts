import type { Locale } from '#src/i18n/locale.schema.ts';
import { m } from '#src/i18n/paraglide/messages.js';
import { definePlay } from '../define-play';
import { readCourtPlace } from '../read/court-place';
import { compilePattern } from '../text/compile-pattern';
import { quoteWords } from '../write/format';

const exclusive: Record<Locale, RegExp> = {
  en: /exclusive|only in|solely/,
  es: /exclusiv|renuncia (?:expresa )?(?:a|de)/,
  fr: /exclusi|seuls? compétents?/,
  de: /ausschließlich|allein/,
  ar: /حصري|دون غيرها|وحدها/,
};
const homeCourts: Record<Locale, RegExp> = {
  en: /consumer|where you (?:reside|live)|you (?:reside|live)|your country|county of residence|domiciled/,
  es: /consumidor|domicilio del (?:usuario|consumidor|cliente)/,
  fr: /consommateur|domicile du (?:consommateur|client)/,
  de: /verbraucher|wohnsitz|ansässig/,
  ar: /المستهلك|محل اقامة/,
};

export const jurisdiction = definePlay({
  type: 'jurisdiction',
  category: 'disputes',
  rules: {
    en: {
      about: /\bcourts?\b|jurisdiction|\bvenue\b|\bforum\b|proceedings in/,
      signs: [
        [/(?:exclusive|personal|non-exclusive) (?:and \S{1,14} )?(?:jurisdiction|venue|forum)/, 3],
        [/(?:submit|consent|subject|attorn)\S{0,3}\b.{0,60}\b(?:jurisdiction|venue)\b/, 2],
        [/\bjurisdiction\b.{0,60}\bcourts?\b|\bcourts?\b.{0,120}\b(?:jurisdiction|venue)\b/, 2],
        [
          /\b(?:brought|bring|commenced|litigat\S{1,4}|submitted|filed|heard|instituted|proceedings?)\b.{0,120}\b(?:courts?|proceedings in)\b/,
          2,
        ],
        [/\bcourts? (?:\S{1,12} ){0,2}(?:of|in|located|sitting|situated)\b/, 1],
        [/small claims court|local courts|country (?:in which|of)|where you reside|resident of/, 1],
        [/\b(?:venue|forum)\b.{0,60}\b(?:shall|will|is)\b/, 1],
        [/jurisdiction|venue|forum|governing law|disputes/, 1, 'heading'],
        [/courts? of competent jurisdiction|having jurisdiction|of such jurisdiction/, -2],
      ],
      unless: [
        /in any jurisdiction|court order|order of a court|held (?:by a court )?(?:to be )?(?:invalid|unenforceable|illegal)|(?:invalid|unenforceable) (?:by|in) |(?:tax|taxing) jurisdiction|injuncti|each jurisdiction|regulatory|bankruptcy court|court (?:or|of) (?:competent jurisdiction )?(?:determines|finds|holds)|(?:award|judge?ment) .{0,60}(?:may be )?(?:entered|enforce)|required (?:by law|to be disclosed)|supervise/,
      ],
    },
    es: {
      about: /tribunal|juzgado|jurisdicción|fuero|cortes/,
      signs: [
        [/(?:juzgados|tribunales|cortes) (?:[ye] (?:tribunales|juzgados) )?(?:\S{1,14} ){0,3}(?:de|en)\b/, 2],
        [
          /(?:se someten|someterán|sometimiento|se somete|sometidas?).{0,100}(?:jurisdicción|tribunales|juzgados|fuero|competencia)/,
          2,
        ],
        [/renuncia\S{0,3} .{0,60}fuero|fuero (?:propio|que)/, 2],
        [/jurisdicción exclusiva|competencia exclusiva|competentes? .{0,30}(?:juzgados|tribunales)/, 2],
        [/jurisdicción|fuero|controversias|litigios/, 1, 'heading'],
        [/controversia|litigio|conflicto|discrepancia|contrato/, 1],
      ],
      unless: [/tribunal arbitral|orden judicial|resolución judicial/],
    },
    fr: {
      about: /tribuna|juridiction|compéten|\bcours?\b/,
      signs: [
        [
          /compétence (?:exclusive|territoriale|est attribuée)|attribution (?:de|expresse de) (?:compétence|juridiction)/,
          3,
        ],
        [/(?:tribuna(?:l|ux)|juridictions|cours?) (?:\S{1,16} ){0,5}(?:de|d'|du|à)\b/, 1],
        [/(?:litige|différend|contestation|difficulté)s?.{0,200}(?:tribuna|juridiction|compéten)/, 2],
        [/(?:seuls?|exclusivement) compétents?|(?:soumis|porté|relève)\S{0,3} .{0,60}(?:tribuna|juridiction)/, 2],
        [/juridiction|compétence|litiges|différends/, 1, 'heading'],
      ],
      unless: [/tribunal arbitral|décision de justice|travaux|autorité compétente/],
    },
    de: {
      about: /gericht|zuständig/,
      signs: [
        [/gerichtsstand/, 3],
        [
          /ausschließliche[nrsm]? (?:zuständigkeit|rechtsprechung|gerichtsbarkeit)|ausschließlich (?:\S{1,14} ){0,8}gericht/,
          3,
        ],
        [/gerichtsbarkeit .{0,40}gericht/, 3],
        [
          /(?:klagen?|streitigkeiten|streitigkeit|rechtsverfahren|rechtliche schritte|ansprüche|rechtsstreit|verfahren)\b.{0,200}gericht/,
          2,
        ],
        [/\bgerichten? (?:in|von|der|des|zu|am|im|eines)\b|(?:örtlichen|bundes|landes?|bezirks)\S{0,8} ?gericht/, 1],
        [/wohnsitz|wohnhaft|ansässig|zuständig/, 1],
        [/gerichtsstand|rechtswahl|anwendbares recht|schlussbestimmungen/, 1, 'heading'],
      ],
      unless: [
        /gerichtlich (?:angeordnet|festgestellt)|gerichtsbeschluss|richtlinie|schiedsspruch|unwirksam|einstweilige/,
      ],
    },
    ar: {
      about: /محاكم|محكمة|اختصاص/,
      signs: [
        [/(?:تختص|يختص|ينعقد الاختصاص|الاختصاص القضائي|اختصاص).{0,80}(?:محاكم|محكمة)/, 3],
        [/(?:محاكم|محكمة).{0,100}(?:المختصة|مختصة|تختص|الاختصاص|بالفصل|بالنظر)/, 3],
        [/(?:نزاع|خلاف|منازعة|منازعات).{0,160}(?:محاكم|محكمة|للمحاكم)/, 2],
        [/محاكم [\u0620-\u064a]/, 1],
        [/الاختصاص|تسوية|النزاعات|المنازعات|القانون/, 1, 'heading'],
      ],
      unless: [/هيئة التحكيم|حكم المحكمة/],
    },
  },
  read(passages, { language }) {
    const says = (pattern: RegExp) => passages.some(({ words }) => compilePattern(pattern, language).test(words));
    const places = passages.map(({ words }) => readCourtPlace(words, language)).filter((place) => place !== null);
    return {
      place: places[0] ?? null,
      isExclusive: says(exclusive[language]),
      allowsHome: says(homeCourts[language]),
    };
  },
  quotes: 6,
  title: (to) => m.clause_jurisdiction_title({}, to),
  explain({ place, isExclusive, allowsHome }, { to }) {
    const where = place
      ? m.clause_jurisdiction_place({ place: quoteWords(place, to) }, to)
      : m.clause_jurisdiction_some({}, to);
    const how = isExclusive && !allowsHome ? m.clause_jurisdiction_exclusive({}, to) : '';
    return [where, how].filter(Boolean).join(' ');
  },
  assess({ place, isExclusive, allowsHome }, { to, wordTo, contractType }) {
    if (!isExclusive || allowsHome) return [];
    return [
      {
        level: contractType === 'terms-of-service' ? 'medium' : 'low',
        title: m.risk_jurisdiction_title({}, to),
        description: place
          ? m.risk_jurisdiction_place_description({ place: quoteWords(place, to) }, to)
          : m.risk_jurisdiction_description({}, to),
        suggestedWording: m.wording_jurisdiction({}, wordTo),
      },
    ];
  },
  missing: {
    level: 'low',
    why: (to) => m.missing_jurisdiction_why({}, to),
    wording: (wordTo) => m.wording_jurisdiction({}, wordTo),
  },
});
