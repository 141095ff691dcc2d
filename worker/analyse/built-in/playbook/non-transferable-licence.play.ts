import { m } from '#src/i18n/paraglide/messages.js';
import { definePlay } from '../define-play';
import { findSaid, type Saying } from '../read/said';

const sublicensing: Saying = {
  en: /sub-?licen[cs]/,
  es: /sublicenci/,
  fr: /sous-licen/,
  de: /unterlizen/,
  ar: /من الباطن/,
};
const excepted: Saying = {
  en: /except|unless|without (?:the |its |\S{1,20} )?(?:express |prior |written ){0,6}(?:consent|approval|permission)/,
  es: /salvo|excepto|sin (?:el |la )?(?:previ[oa] )?(?:consentimiento|autorización)/,
  fr: /sauf|sans (?:l'|le )?(?:accord|consentement|autorisation)|à l'exception/,
  de: /außer|es sei denn|ohne (?:vorherige |schriftliche ){0,6}(?:zustimmung|einwilligung)|sofern nicht/,
  ar: /الا ب|ما لم|باستثناء|دون موافقة/,
};

export const nonTransferableLicence = definePlay({
  type: 'non-transferable-licence',
  category: 'intellectual-property',
  rules: {
    en: {
      about: /transferable|assignable|sub-?licen[cs]|\btransfer\b|third party to use/,
      needs: [/licen[cs]e|\brights?\b|software|\bmarks?\b/],
      signs: [
        [
          /\b(?:non-? ?|not |neither )(?:transferable|assignable|sub-?licen[cs]e?able|to be assigned)\b.{0,200}\b(?:licen[cs]e|right|permission)/,
          3,
        ],
        [
          /\b(?:licen[cs]e|right)\b.{0,200}\b(?:non-? ?|not (?:be )?)(?:transferable|assignable|sub-?licen[cs]e?able)\b/,
          3,
        ],
        [
          /\b(?:may not|shall not|will not|must not|no right to|not have the right to|agrees? not to|neither|cannot|without (?:any |the )?right to)\b.{0,80}\bsub-?licen[cs]e\b(?! agreement)/,
          3,
        ],
        [
          /\b(?:may not|shall not|no right|agrees? not to)\b.{0,100}\btransfer\b.{0,100}\b(?:software|licen[cs]e|licensed)/,
          3,
        ],
        [
          /\b(?:may not|shall not|will not)\b.{0,30}\bpermit\b.{0,40}\bthird part(?:y|ies) to use\b.{0,60}\b(?:marks?|software|licensed)/,
          3,
        ],
        [/no third part(?:y|ies) .{0,40}right to sub-?licen[cs]e/, 3],
      ],
      unless: [/warrant|this agreement is not assignable|securities|shares|\bstock\b|option/],
    },
    es: {
      about: /transferible|intransferible|sublicenci|cedible|transmisible/,
      needs: [/licencia|derecho|programa|software|marca/],
      signs: [
        [/intransferible|no (?:transferible|cedible|sublicenciable|transmisible)|intransmisible/, 3],
        [/(?:no podrá|sin derecho a|no puede|se prohíbe|prohibid[oa]|sin facultad de).{0,80}sublicenci/, 3],
        [/licencia.{0,80}no (?:podrá|puede) (?:ser )?(?:cedid|transferid|transmitid)/, 3],
      ],
    },
    fr: {
      about: /cessible|transférable|transmissible|sous-licen|incessible/,
      needs: [/licence|droit|logiciel|marque/],
      signs: [
        [/(?:non[ -]|in)(?:cessible|transférable|transmissible)|non[ -]sous-licenciable/, 3],
        [/(?:ne (?:peut|pourra|peuvent)|sans (?:le )?droit de|s'interdit d|interdit de).{0,80}sous-licen/, 3],
        [/licence.{0,80}ne (?:peut|pourra) (?:être )?(?:cédée|transférée|transmise)/, 3],
      ],
    },
    de: {
      about: /übertragbar|unterlizen|abtretbar/,
      needs: [/lizenz|nutzungsrecht|software|recht|marke/],
      signs: [
        [/nicht[ -](?:weiter)?(?:übertragbar|unterlizenzierbar|abtretbar|sublizenzierbar)|unübertragbar/, 3],
        [/(?:keine|nicht|ohne).{0,80}(?:unterlizen)/, 3],
        [/(?:lizenz|nutzungsrecht).{0,80}(?:weder|nicht) .{0,30}(?:übertragbar|übertragen werden)/, 3],
      ],
    },
    ar: {
      about: /للتحويل|للنقل|للتنازل|من الباطن|للاحالة/,
      needs: [/ترخيص|رخصة|حق|برنامج|علامة/],
      signs: [
        [/غير قابل(?:ة)? (?:للتحويل|للنقل|للتنازل|للاحالة)/, 3],
        [/(?:ترخيص|رخصة).{0,60}(?:غير قابل|لا يجوز (?:نقل|تحويل|التنازل))/, 3],
        [/(?:لا يجوز|لا يحق|يحظر|دون حق).{0,60}(?:ترخيص|تراخيص|الترخيص).{0,20}من الباطن/, 3],
      ],
    },
  },
  read(passages, contract) {
    const binding = findSaid(passages, sublicensing, contract);
    return {
      noSublicence: binding !== null,
      strict: passages.find((passage) => !findSaid([passage], excepted, contract)) ?? null,
      hasException: findSaid(passages, excepted, contract) !== null,
    };
  },
  quotes: 7,
  title: (to) => m.clause_non_transferable_licence_title({}, to),
  explain({ noSublicence, hasException }, { to }) {
    const what = noSublicence
      ? m.clause_non_transferable_licence_sublicence({}, to)
      : m.clause_non_transferable_licence_explained({}, to);
    return hasException ? `${what} ${m.clause_non_transferable_licence_exception({}, to)}` : what;
  },
  assess({ strict, hasException }, { to, wordTo }) {
    if (!strict || hasException) return [];
    return [
      {
        level: 'low',
        title: m.risk_non_transferable_licence_title({}, to),
        description: m.risk_non_transferable_licence_description({}, to),
        suggestedWording: m.wording_non_transferable_licence({}, wordTo),
        passages: [strict],
      },
    ];
  },
});
