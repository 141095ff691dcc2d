import { m } from '#src/i18n/paraglide/messages.js';
import { definePlay } from '../define-play';
import { granting, readActingParty } from '../read/acting-party';
import { findSaid, type Saying } from '../read/said';
import { quoteWords } from '../write/format';

const nonExclusive: Saying = {
  en: /non-? ?exclusive/,
  es: /no exclusiv/,
  fr: /non[ -]exclusi/,
  de: /nicht[ -]?(?:exklusiv|ausschließlich)|einfache[sn]? (?:nutzungs|lizenz|recht)/,
  ar: /غير (?:ال)?حصري/,
};
const exclusive: Saying = {
  en: /(?<!non-)(?<!non- )(?<!non)(?<!not )\bexclusive\b/,
  es: /(?<!no )exclusiv/,
  fr: /(?<!non[ -])exclusi(?:f|ve)/,
  de: /(?<!nicht[ -])(?:exklusive|ausschließliche)/,
  ar: /(?<!غير )(?<!غير ال)حصري/,
};
const free: Saying = {
  en: /royalty[- ]?free|free of charge|without (?:charge|payment)|at no (?:additional )?(?:cost|charge)/,
  es: /gratuit|libre de regalías|sin (?:coste|costo|contraprestación|regalías)/,
  fr: /gratuit|à titre gracieux|sans redevance|libre de redevances?/,
  de: /unentgeltlich|kostenlos|lizenzgebührenfrei|kostenfrei|gebührenfrei/,
  ar: /مجان|دون مقابل|بدون مقابل/,
};
const revocable: Saying = {
  en: /(?<!ir)(?<!non-)\brevocable\b|revoke (?:this|the|such) (?:licen[cs]e|right|permission)/,
  es: /(?<!ir)\brevocable/,
  fr: /(?<!ir)\brévocable/,
  de: /(?<!un)\bwiderruflich|jederzeit widerruf/,
  ar: /قابل(?:ة)? للالغاء(?! )|قابل(?:ة)? للرجوع|(?<!غير )قابل(?:ة)? لل(?:الغاء|رجوع)/,
};
const sublicensing: Saying = {
  en: /(?<!no )(?<!without (?:any |the )?)right (?:to (?:grant (?:and authorize )?)?|of )sub-?licen[cs]|(?<!non-)(?<!not )\bsub-?licen[cs]e?able|rights? to sub-?licen/,
  es: /(?:derecho|facultad) (?:de|a) (?:conceder sublicencias|sublicenciar)|(?<!no )sublicenciable/,
  fr: /(?:droit|faculté) de (?:concéder des sous-licences|sous-licencier)/,
  de: /(?<!nicht )unterlizenzierbar|recht zur (?:unterlizenzierung|vergabe von unterlizenzen)|unterlizenzen (?:zu )?(?:vergeben|erteilen)/,
  ar: /حق (?:في )?(?:منح تراخيص|الترخيص من الباطن)|قابل(?:ة)? للترخيص من الباطن/,
};

export const licenceGrant = definePlay({
  type: 'licence-grant',
  category: 'intellectual-property',
  rules: {
    en: {
      about: /licen[cs]e|right to use|\bgrants?\b|granted|authori[sz]es|rights? to (?:promote|market|sell)/,
      signs: [
        [/\b(?:grants?|granted|granting)\b.{0,160}\b(?:sub-?)?licen[cs]es?\b/, 3],
        [
          /\b(?:grants?|granted)\b.{0,120}\b(?:rights?|privileges?|permission)\b.{0,40}\b(?:to|of) (?:\(?\w\)? )?(?:use|reproduce|distribute|display|market|access|publish|make|manufacture|exploit|promote|perform|copy|host|sublicen[cs]e)/,
          3,
        ],
        [
          /\b(?:shall|will|does|is|are) (?:have|hereby (?:have|granted|licen[cs]ed)|licen[cs]ed|retain|hold)\b.{0,90}\b(?:licen[cs]e (?:to|under|,)|right to use|rights? and licen[cs]e|right to (?:use|reproduce))/,
          3,
        ],
        [/\bhereby (?:authori[sz]es|licen[cs]es|permits)\b.{0,120}\b(?:use|distribute|reproduce)/, 3],
        [/\bhold (?:exclusive|the) .{0,40}rights? to/, 3],
        [/provided .{0,40}under an? .{0,40}licen[cs]e/, 3],
        [
          /\bhas (?:the|a) .{0,30}right to use\b.{0,90}(?:marks?|name|logo|trade ?marks?|software|likeness|materials?)/,
          3,
        ],
      ],
      unless: [
        /\b(?:grants? (?:no|to neither)|no (?:licen[cs]e|right|other right)|not (?:be )?(?:grant|constru|deemed|transfer|convey)|neither|nothing (?:in|herein|contained)|does not (?:grant|convey|include)|has not granted|have not granted|not previously granted|licen[cs]es? and permits|permits and licen[cs]es|whereas|wish(?:es)? to|desires? to|business licen[cs]e|stock options?|options? (?:to purchase|grant)|security interest|licen[cs]e fees? (?:shall|will|is|are)|shall not grant|will not grant|may not grant|not to grant|represents (?:and warrants )?that|breach|granted (?:hereunder|herein|in this|to (?:it|licensee|\w{2,14}) (?:in|under|hereunder|pursuant)))\b|"? (?:means|shall mean)\b/,
      ],
    },
    es: {
      about: /licencia|derecho (?:de uso|a usar|de utiliz)|autoriza/,
      signs: [
        [
          /(?:otorga|concede|conced|confiere|cede|recibe|obtiene|tendrá).{0,140}(?:licencia|derecho (?:\S{1,14} ){0,3}(?:de|a) (?:uso|usar|utiliz|explot|reproduc))/,
          3,
        ],
        [/licencia.{0,80}(?:se otorga|se concede|para (?:usar|utilizar|el uso)|de uso)/, 3],
        [/autoriza.{0,80}(?:a usar|a utilizar|el uso|la utilización|a reproducir|a explotar)/, 3],
        [/licencia/, 1, 'heading'],
      ],
      unless: [
        /no (?:se )?(?:otorga|concede|confiere|implica|supone)|ningun[ao] licencia|licencia (?:de obra|de actividad|municipal|de apertura|por maternidad|médica|de conducir)|licencias y permisos|permisos y licencias/,
      ],
    },
    fr: {
      about: /licence|droit (?:\S{1,16} ){0,3}d'(?:utilis|usage|exploit)|autorise/,
      signs: [
        [
          /(?:concèd|concéd|accord|octroi|confèr|consent|bénéficie).{0,140}(?:licence|droit (?:\S{1,16} ){0,4}d'(?:utilis|usage|exploit))/,
          3,
        ],
        [/licence.{0,80}(?:est (?:concédée|accordée|consentie)|d'utilis|d'usage|d'exploit)/, 3],
        [/autorise.{0,80}(?:à utiliser|à reproduire|à exploiter|l'utilisation)/, 3],
        [/licence|concession de droits/, 1, 'heading'],
      ],
      unless: [
        /(?:ne|n')(?: \S{1,14}){0,2} (?:confère|concède|accorde|emporte)|aucune licence|aucun droit|licence de (?:débit|transport|taxi)|licences et permis/,
      ],
    },
    de: {
      about: /lizenz|nutzungsrecht|recht,? .{0,60}zu nutzen|gestattet/,
      signs: [
        [/(?:gewähr|räum|erteil|einräum|eingeräumt|überträgt|erhält|verleih).{0,160}(?:lizenz|nutzungsrecht)/, 3],
        [/(?:lizenz|nutzungsrecht)\S{0,4}\b.{0,160}(?:gewähr|eingeräumt|erteil|einräum|zu nutzen)/, 3],
        [
          /(?:gestattet|ist berechtigt|erhält das recht|gewährt).{0,120}(?:software|marke|werk|inhalte|logo|programm)\S{0,4}\b.{0,60}(?:zu nutzen|zu verwenden|zu vervielfältigen)/,
          3,
        ],
        [/lizenz|nutzungsrecht|rechteeinräumung/, 1, 'heading'],
      ],
      unless: [
        /keine(?:rlei)? (?:lizenz|nutzungsrecht|rechte)|nicht (?:gewährt|eingeräumt|erteilt)|lizenzgebühr(?:en)? (?:beträgt|betragen|ist|sind)|gewerbelizenz|darf keine/,
      ],
    },
    ar: {
      about: /ترخيص|يرخص|ترخص|رخصة|حق (?:ال)?(?:استخدام|استعمال|استغلال)|حقوق (?:ال)?استخدام/,
      signs: [
        [
          /(?:يمنح|تمنح|منح|يرخص|ترخص|يحصل|نمنح).{0,100}(?:ترخيص|رخصة|حق (?:ال)?(?:استخدام|استعمال|استغلال)|باستخدام|باستعمال)/,
          3,
        ],
        [/(?:الترخيص|الرخصة|ترخيصا|رخصة).{0,60}(?:باستخدام|لاستخدام|استعمال|استغلال)/, 3],
        [/(?:يحق|يجوز) .{0,30}(?:حق )?(?:استخدام|استعمال) .{0,40}(?:العلامة|البرنامج|المصنف|الشعار)/, 3],
        [/الترخيص|الرخصة/, 1, 'heading'],
      ],
      unless: [/لا (?:يمنح|تمنح|يعد|يعتبر|يشكل)|رخصة (?:تجارية|بناء|قيادة)|الرخص والتصاريح|التراخيص الحكومية/],
    },
  },
  read(passages, contract) {
    return {
      grantor: passages.map((passage) => readActingParty(passage, granting, contract)).find((name) => name) ?? null,
      isNonExclusive: findSaid(passages, nonExclusive, contract) !== null,
      exclusive: findSaid(passages, exclusive, contract),
      isFree: findSaid(passages, free, contract) !== null,
      revocable: findSaid(passages, revocable, contract),
      sublicensing: findSaid(passages, sublicensing, contract),
    };
  },
  quotes: 10,
  title: (to) => m.clause_licence_grant_title({}, to),
  explain({ grantor, isNonExclusive, exclusive: alone, isFree }, { to }) {
    return [
      m.clause_licence_grant_explained({}, to),
      grantor ? m.clause_licence_grant_by({ party: quoteWords(grantor, to) }, to) : '',
      alone ? m.clause_licence_grant_exclusive({}, to) : '',
      isNonExclusive && !alone ? m.clause_licence_grant_non_exclusive({}, to) : '',
      isFree ? m.clause_licence_grant_free({}, to) : '',
    ]
      .filter(Boolean)
      .join(' ');
  },
  assess({ revocable: shaky, sublicensing: onward }, { to, wordTo }) {
    const suggestedWording = m.wording_licence_grant({}, wordTo);
    const risks = [];
    if (shaky) {
      risks.push({
        level: 'medium' as const,
        title: m.risk_licence_grant_revocable_title({}, to),
        description: m.risk_licence_grant_revocable_description({}, to),
        suggestedWording,
        advice: m.advice_licence_grant_revocable({}, to),
        passages: [shaky],
      });
    }
    if (onward) {
      risks.push({
        level: 'low' as const,
        title: m.risk_licence_grant_sublicence_title({}, to),
        description: m.risk_licence_grant_sublicence_description({}, to),
        suggestedWording,
        passages: [onward],
      });
    }
    return risks;
  },
  missing: {
    level: 'medium',
    why: (to) => m.missing_licence_grant_why({}, to),
    wording: (wordTo) => m.wording_licence_grant({}, wordTo),
  },
});
