import { m } from '#src/i18n/paraglide/messages.js';
import { definePlay } from '../define-play';
import { readBoundParty } from '../read/bound-party';
import { findSaid, type Saying } from '../read/said';
import { tellBoundParty } from '../write/bound-party';

const consent: Saying = {
  en: /consent|approval|approved|permission|authori[sz]/,
  es: /consentimiento|autorización|aprobación|conformidad/,
  fr: /accord|consentement|autorisation|agrément|agré/,
  de: /zustimmung|einwilligung|genehmigung/,
  ar: /موافقة|اذن/,
};
const barred: Saying = {
  en: /\b(?:may not|shall not|will not|must not|cannot|no right|neither|not (?:be )?(?:entitled|permitted)|prohibited)\b/,
  es: /no (?:podrá|puede|podrán)|prohíb|prohibid/,
  fr: /ne (?:peut|pourra|peuvent)|interdi/,
  de: /nicht|untersagt|nur mit|darf keine|unzulässig|ausgeschlossen|bedarf/,
  ar: /لا يجوز|لا يحق|يحظر|ليس ل/,
};
const liable: Saying = {
  en: /(?:remain|be|solely|fully) (?:\S{1,14} ){0,4}(?:liable|responsible)|responsible for (?:the |all |any )?(?:acts|work|performance|its sub)/,
  es: /(?:responder|responsable|responsabilidad)/,
  fr: /(?:reste|demeure|est|sera) (?:\S{1,14} ){0,3}responsable|répond/,
  de: /(?:haftet|verantwortlich|einzustehen|steht .{0,40}ein|verschulden)/,
  ar: /مسؤول|مسؤولا|يسال/,
};

export const subcontracting = definePlay({
  type: 'subcontracting',
  category: 'obligations',
  rules: {
    en: {
      about: /sub-?contract/,
      signs: [
        [
          /\b(?:may|shall|will|must|cannot|right|entitled|permitted|agrees?)\b.{0,120}\bsub-?contract(?:ing|ed)?\b.{0,120}\b(?:services?|work|obligations?|performance|part|portion|duties|manufactur|any|all|third)/,
          3,
        ],
        [
          /\bsub-?contract(?:or|ors|ing|s|ed)?\b.{0,200}\b(?:consent|approval|approved|responsible|liable|permitted|bound by)/,
          3,
        ],
        [/\b(?:use|engage|appoint|retain|utili[sz]e|employ)\b.{0,30}\bsub-?contractors?\b/, 3],
        [/sub-?contract/, 1, 'heading'],
      ],
      unless: [
        /\bmeans\b|including its (?:agents|employees)|indemnif|insurance|cumulative|collectively|equal opportunity|confiden(?:ce|tial)/,
      ],
    },
    es: {
      about: /subcontrat/,
      signs: [
        [/(?:podrá|podrán|puede|prohíb|prohibid|derecho|facultad|autoriz).{0,120}subcontrat/, 3],
        [/subcontrat\S{1,8}.{0,160}(?:consentimiento|autorización|responsab|responder|aprobación|prohibid)/, 3],
        [/(?:recurrir a|valerse de|emplear|contratar) .{0,20}subcontratistas/, 3],
        [/subcontrat/, 1, 'heading'],
      ],
    },
    fr: {
      about: /sous-trait/,
      signs: [
        [/(?:peut|pourra|ne peut|interdi|droit|faculté|autoris|est libre).{0,120}sous-trait/, 3],
        [/sous-trait\S{1,6}.{0,160}(?:accord|autorisation|agrément|responsab|consentement|interdit)/, 3],
        [/(?:recourir|recours|faire appel) à .{0,30}sous-traitan/, 3],
        [/sous-traitance/, 1, 'heading'],
      ],
      unless: [/données (?:à caractère )?personnel|rgpd|au sens de l'article 28/],
    },
    de: {
      about:
        /unterauftr[aä]g|subunternehm|nachunternehm|unterbeauftrag|erfüllungsgehilfen|subauftrag|dritte[nr]? .{0,30}(?:beauftrag|bedien|einsetz)/,
      signs: [
        [
          /(?:kann|darf|ist berechtigt|berechtigt|nur|nicht|bedarf|zustimmung|untersagt).{0,160}(?:unterauftr[aä]g|subunternehm|nachunternehm|unterbeauftrag|subauftrag)/,
          3,
        ],
        [
          /(?:unterauftr[aä]g|subunternehm|nachunternehm|unterbeauftrag|subauftrag)\S{0,8}.{0,160}(?:zustimmung|haftet|verantwort|berechtigt|zulässig|einsetzen|bedarf)/,
          3,
        ],
        [/(?:berechtigt|kann|darf).{0,100}dritte[nr]?\b.{0,60}(?:beauftrag|bedienen|einzuschalten|einzusetzen)/, 3],
        [/unterauftr|subunternehm|nachunternehm/, 1, 'heading'],
      ],
      unless: [/personenbezogen|auftragsverarbeit|dsgvo/],
    },
    ar: {
      about: /من الباطن|المقاول(?:ين)? الفرعي|مقاول(?:ين)? فرعي/,
      signs: [
        [/(?:يجوز|يحق|يحظر|ليس ل|يمكن).{0,100}(?:التعاقد|يتعاقد|اسناد|مقاول|تعهيد|تكليف).{0,60}(?:من الباطن|فرعي)/, 3],
        [
          /(?:التعاقد|مقاول\S{0,3}|المقاول\S{0,3}|متعاقد\S{0,3}) (?:من الباطن|الفرعي\S{0,2}).{0,140}(?:موافقة|مسؤول|اذن)/,
          3,
        ],
        [/(?:الاستعانة|يستعين) .{0,30}(?:من الباطن|فرعي)/, 3],
        [/التعاقد من الباطن|المقاولة من الباطن/, 1, 'heading'],
      ],
      unless: [/تاجير|الايجار من الباطن|ترخيص(?:ات)? من الباطن|الترخيص من الباطن/],
    },
  },
  read(passages, contract) {
    const needsConsent = findSaid(passages, consent, contract) !== null;
    const isBarred = findSaid(passages, barred, contract) !== null;
    const [passage] = passages;
    return {
      bound: readBoundParty(passage, contract),
      rule: needsConsent ? ('consent' as const) : isBarred ? ('barred' as const) : ('open' as const),
      isLiable: findSaid(passages, liable, contract) !== null,
      passage,
    };
  },
  title: (to) => m.clause_subcontracting_title({}, to),
  explain({ bound, rule, isLiable }, { to }) {
    const what =
      rule === 'consent'
        ? m.clause_subcontracting_consent({}, to)
        : rule === 'barred'
          ? m.clause_subcontracting_barred({}, to)
          : m.clause_subcontracting_open({}, to);
    return [what, tellBoundParty(bound, to), isLiable ? m.clause_subcontracting_liable({}, to) : '']
      .filter(Boolean)
      .join(' ');
  },
  assess({ rule, isLiable, passage }, { to, wordTo }) {
    if (rule !== 'open') return [];
    return [
      {
        level: isLiable ? 'low' : 'medium',
        title: m.risk_subcontracting_open_title({}, to),
        description: isLiable
          ? m.risk_subcontracting_liable_description({}, to)
          : m.risk_subcontracting_open_description({}, to),
        suggestedWording: m.wording_subcontracting({}, wordTo),
        advice: isLiable ? undefined : m.advice_subcontracting({}, to),
        passages: [passage],
      },
    ];
  },
});
