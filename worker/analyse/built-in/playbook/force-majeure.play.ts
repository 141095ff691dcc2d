import { m } from '#src/i18n/paraglide/messages.js';
import { definePlay } from '../define-play';
import { readBoundParty } from '../read/bound-party';
import { type Duration, inDays, readDurations } from '../read/durations';
import { findSaid, type Saying } from '../read/said';
import { formatDuration, quoteWords } from '../write/format';

/** Half a year of standing still is more than most businesses bear. */
const longWaitDays = 180;

/** Sentences further off speak of something else. */
const reach = 4;
const lasting: Saying = {
  en: /force majeure|such (?:an? )?(?:event|cause|delay|failure|period|circumstance)|continu|beyond .{0,30}control|(?:delay|suspension|inability) .{0,30}(?:exceed|last|extend|more than)/,
  es: /fuerza mayor|caso fortuito|prolong|(?:dicho|tal) (?:evento|hecho|acontecimiento)|se mantenga|persist|dure/,
  fr: /force majeure|cas fortuit|(?:cet|tel) événement|se prolong|perdur|dure|persist/,
  de: /höhere\S{0,2} gewalt|force majeure|(?:dieses|das|solches) ereignis|andauer|länger als|anhält|dauert/,
  ar: /القاهرة|قاهر|استمر|تستمر|يستمر|هذا الحدث|هذه الظروف/,
};
const ends: Saying = {
  en: /terminat|cancel|rescind/,
  es: /resolver|resolución|terminar|terminación|rescind|dar por (?:terminad|resuelt)/,
  fr: /résili|résoudre|résolution|mettre fin/,
  de: /kündig|zurücktreten|rücktritt|auflös/,
  ar: /انهاء|فسخ/,
};

/** An inline heading ("Entire Agreement.") is a sentence of its own, and says nothing. */
const headingAlone = /^.{1,45}$/;

export const forceMajeure = definePlay({
  type: 'force-majeure',
  category: 'obligations',
  rules: {
    en: {
      about: /force majeure|acts? of god|beyond (?:the|its|their|his|our|your|such|either)\b.{0,30}\bcontrol/,
      signs: [
        [/\bforce majeure\b/, 1],
        [/\b(?:acts? of god|beyond (?:the|its|their|his|our|your|such|either)\b.{0,40}\bcontrol)\b/, 2],
        [
          /\b(?:not be|neither|no party|nor|excused?|not .{0,20}(?:liable|responsible))\b.{0,160}\b(?:liable|responsible|in default|breach|delay|fail\w{0,4}|perform\w{0,5}|force majeure)/,
          2,
        ],
        [
          /\b(?:war|strikes?|floods?|fires?|earthquakes?|epidemics?|pandemics?|terrorism|riots?|labor disputes?|natural disasters?)\b/,
          1,
        ],
        [/\bforce majeure\b.{0,160}\b(?:terminat|continues?|suspend|notify|notice|exceed)/, 2],
        [/force majeure|act of god|unforeseen/, 2, 'heading'],
      ],
      unless: [
        headingAlone,
        /\binsurance (?:policy|coverage)|except (?:for|in the case of) (?:events of )?force majeure,? (?:the )?(?:supplier|seller) shall pay/,
      ],
    },
    es: {
      about: /fuerza mayor|caso fortuito|ajen[oa]s? a (?:su|la) (?:voluntad|control)/,
      signs: [
        [/fuerza mayor|caso fortuito/, 2],
        [
          /(?:no (?:será|serán|responder|incurrir)|ninguna de las partes|exonera|exime|suspen|quedará).{0,160}(?:responsable|incumplimiento|fuerza mayor|obligaciones|retraso)/,
          2,
        ],
        [/fuera de(?:l| su) control|ajen[oa]s? a (?:su|la) (?:voluntad|control)|imprevisible|inevitable/, 1],
        [/fuerza mayor/, 2, 'heading'],
      ],
      unless: [headingAlone],
    },
    fr: {
      about: /force majeure|cas fortuit|indépendant(?:e|s)? de (?:sa|leur) volonté/,
      signs: [
        [/force majeure|cas fortuit/, 2],
        [
          /(?:ne (?:sera|seront|pourra|peut|saurait|saurai)|aucune (?:des )?parties?|exonér|suspen|libéré).{0,160}(?:responsable|inexécution|retard|manquement|obligations|force majeure)/,
          2,
        ],
        [
          /(?:échappant|indépendant)\S{0,2} (?:au|à|de|du) .{0,20}(?:contrôle|volonté)|imprévisible|irrésistible|article 1218/,
          1,
        ],
        [/force majeure/, 2, 'heading'],
      ],
      unless: [headingAlone],
    },
    de: {
      about:
        /höhere\S{0,2} gewalt|force majeure|unabwendbar|außerhalb (?:ihres|seines|des) .{0,20}(?:einfluss|kontroll|macht)/,
      signs: [
        [/höhere\S{0,2} gewalt|force majeure/, 2],
        [
          /(?:nicht|keine|befrei|entbind|ruh(?:en|t)|verlänger|frei).{0,160}(?:haft|verantwort|leistungspflicht|pflicht|verzug|vertragsverletzung|leistung|erfüllung)/,
          2,
        ],
        [/(?:streik|krieg|naturkatastroph|pandemie|epidemie|unwetter|aussperrung|unvorhersehbar|unabwendbar)/, 1],
        [/höhere\S{0,2} gewalt|force majeure/, 2, 'heading'],
      ],
      unless: [headingAlone],
    },
    ar: {
      about: /(?:ال)?قوة (?:ال)?قاهرة|(?:ال)?ظروف (?:ال)?قاهرة|قاهر|خارج(?:ة)? عن (?:ارادة|سيطرة)/,
      signs: [
        [/(?:ال)?قوة (?:ال)?قاهرة|(?:ال)?ظروف (?:ال)?قاهرة|ظرف قاهر|حدث قاهر/, 2],
        [
          /(?:لا يكون|لا يعد|لا يعتبر|لا يتحمل|لا يسال|يعفي|تعلق|يعلق|غير مسؤول).{0,120}(?:مسؤول|اخلال|تاخير|تنفيذ|التزام)/,
          2,
        ],
        [/حرب|حروب|زلازل|فيضان|اوبئة|وباء|كوارث|خارج(?:ة)? عن (?:ارادة|سيطرة)/, 1],
        [/القوة القاهرة|الظروف القاهرة/, 2, 'heading'],
      ],
      unless: [headingAlone],
    },
  },
  read(passages, contract) {
    const { sentence } = passages[0];
    const near = sentence.clause.sentences.filter(({ index }) => Math.abs(index - sentence.index) <= reach);
    const ending = findSaid(
      [...passages, ...near].filter((one) => findSaid([one], lasting, contract)),
      ends,
      contract,
    );
    const waits: Duration[] = ending ? readDurations(ending.words, contract.language) : [];
    return {
      bound: readBoundParty(passages[0], contract),
      canEnd: ending !== null,
      wait: waits.sort((a, b) => inDays(b) - inDays(a))[0] ?? null,
      passage: passages[0],
    };
  },
  title: (to) => m.clause_force_majeure_title({}, to),
  explain({ bound, canEnd, wait }, { to }) {
    return [
      bound && bound !== 'both'
        ? m.clause_force_majeure_one({ party: quoteWords(bound, to) }, to)
        : m.clause_force_majeure_explained({}, to),
      canEnd
        ? wait
          ? m.clause_force_majeure_wait({ period: formatDuration(wait, to) }, to)
          : m.clause_force_majeure_end({}, to)
        : '',
    ]
      .filter(Boolean)
      .join(' ');
  },
  assess({ canEnd, wait, passage }, { to, wordTo }) {
    const common = { suggestedWording: m.wording_force_majeure({}, wordTo), passages: [passage] };
    if (wait && inDays(wait) > longWaitDays) {
      return [
        {
          ...common,
          level: 'medium',
          title: m.risk_force_majeure_long_title({}, to),
          description: m.risk_force_majeure_long_description({ period: formatDuration(wait, to) }, to),
          advice: m.advice_force_majeure({}, to),
        },
      ];
    }
    if (canEnd) return [];
    return [
      {
        ...common,
        level: 'low',
        title: m.risk_force_majeure_no_end_title({}, to),
        description: m.risk_force_majeure_no_end_description({}, to),
        advice: m.advice_force_majeure({}, to),
      },
    ];
  },
  missing: {
    level: 'low',
    why: (to) => m.missing_force_majeure_why({}, to),
    wording: (wordTo) => m.wording_force_majeure({}, wordTo),
  },
});
