import { m } from '#src/i18n/paraglide/messages.js';
import { definePlay } from '../define-play';
import { granting, readActingParty } from '../read/acting-party';
import { findSaid, type Saying } from '../read/said';
import { quoteWords } from '../write/format';

const onward: Saying = {
  en: /(?<!non-)(?<!non)(?<!not )\b(?:sub-?licen[cs]e?able|transferable|assignable)\b|rights? to (?:grant (?:and authorize )?)?sub-?licen[cs]/,
  es: /(?<!no )(?:sublicenciable|transferible|cedible)\b|derecho (?:de|a) (?:conceder sublicencias|sublicenciar)/,
  fr: /(?<!non[ -])(?<!in)(?:cessible|transférable)|droit de (?:concéder des sous-licences|sous-licencier)/,
  de: /(?<!nicht[ -])(?<!nicht )\b(?:unterlizenzierbar|übertragbar)|unterlizenzen zu/,
  ar: /(?<!غير )قابل(?:ة)? (?:للتحويل|للنقل|للتنازل|للترخيص من الباطن)/,
};

export const perpetualLicence = definePlay({
  type: 'perpetual-licence',
  category: 'intellectual-property',
  rules: {
    en: {
      about: /perpetual|perpetuity|irrevocabl/,
      needs: [/licen[cs]e|right to (?:use|reproduce|publish)|grant/],
      signs: [
        [
          /\b(?:perpetual(?:ly)?|irrevocabl[ey])\b.{0,160}\b(?:licen[cs]es?\b|rights? to (?:use|reproduce|publish|display))/,
          3,
        ],
        [
          /\b(?:licen[cs]es?|right to (?:use|reproduce|publish))\b.{0,160}\b(?:perpetual|irrevocable|in perpetuity)\b/,
          3,
        ],
        [/licen[cs]e.{0,120}(?:surviv|continue)\S{0,4} in perpetuity/, 2],
      ],
      unless: [
        /irrevocabl[ey] (?:and unconditionally )?(?:waive|submit|consent|agree|appoint|designat|instruct|undertak|commit|and unconditional)|(?:not|no) (?:perpetual|irrevocable)|letter of credit|proxy|power of attorney/,
      ],
    },
    es: {
      about: /perpetu|irrevocabl|a perpetuidad|por tiempo (?:ilimitado|indefinido)|duración ilimitada/,
      needs: [/licencia|derecho (?:de uso|a usar|de utiliz)|cesión|explotación/],
      signs: [
        [/(?:perpetu|irrevocabl|perpetuidad|ilimitad).{0,120}(?:licencia|derecho)/, 3],
        [/(?:licencia|derecho).{0,120}(?:perpetu|irrevocabl|perpetuidad|tiempo (?:ilimitado|indefinido))/, 3],
        [/(?:otorga|concede|cede).{0,160}(?:perpetu|irrevocabl|tiempo ilimitado)/, 3],
      ],
      unless: [
        /(?:someten|renuncian?) irrevocablemente|irrevocablemente (?:se someten|renuncia)|no (?:es )?irrevocable|poder irrevocable/,
      ],
    },
    fr: {
      about: /perpétuel|irrévocabl|à perpétuité|durée (?:illimitée|indéterminée)|sans limitation de durée/,
      needs: [/licence|droit d'(?:utilis|usage|exploit)/],
      signs: [
        [/(?:perpétuel|irrévocabl|perpétuité|illimitée).{0,120}(?:licence|droit d')/, 3],
        [/(?:licence|droit d').{0,120}(?:perpétuel|irrévocabl|perpétuité|durée illimitée|sans limitation de durée)/, 3],
        [/(?:concède|accorde|octroie).{0,160}(?:perpétuel|irrévocabl|durée illimitée)/, 3],
      ],
      unless: [/irrévocablement (?:à la compétence|renonc)|non irrévocable|mandat irrévocable/],
    },
    de: {
      about: /unwiderruflich|zeitlich (?:unbeschränkt|unbegrenzt)|unbefristet|dauerhaft|auf dauer|immerwährend/,
      needs: [/lizenz|nutzungsrecht|verwertungsrecht/],
      signs: [
        [
          /(?:unwiderruflich|zeitlich (?:unbeschränkt|unbegrenzt)|unbefristet|dauerhaft|immerwährend).{0,120}(?:lizenz|nutzungsrecht|verwertungsrecht)/,
          3,
        ],
        [
          /(?:lizenz|nutzungsrecht|verwertungsrecht).{0,120}(?:unwiderruflich|zeitlich (?:unbeschränkt|unbegrenzt)|unbefristet|auf dauer)/,
          3,
        ],
        [/(?:gewährt|räumt|erteilt).{0,160}(?:unwiderruflich|zeitlich unbe|unbefristet)/, 3],
      ],
      unless: [/nicht unwiderruflich|zeitlich befristet|arbeitsverhältnis/],
    },
    ar: {
      about: /دائم|ابدي|غير قابل(?:ة)? للالغاء|غير قابل(?:ة)? للرجوع|لا رجعة|مدي الحياة|غير محدد(?:ة)? المدة/,
      needs: [/ترخيص|رخصة|حق (?:ال)?(?:استخدام|استعمال|استغلال)/],
      signs: [
        [/(?:ترخيص|رخصة|حق (?:ال)?است\S{3,6}).{0,100}(?:دائم|ابدي|غير قابل(?:ة)? لل(?:الغاء|رجوع)|لا رجعة)/, 3],
        [/(?:دائم|ابدي|غير قابل(?:ة)? لل(?:الغاء|رجوع)|لا رجعة).{0,100}(?:ترخيص|رخصة|حق (?:ال)?است)/, 3],
        [/(?:يمنح|تمنح).{0,120}(?:دائم|ابدي|لا رجعة)/, 3],
      ],
      unless: [/وكالة غير قابلة|ليس دائم/],
    },
  },
  read(passages, contract) {
    return {
      grantor: passages.map((passage) => readActingParty(passage, granting, contract)).find((name) => name) ?? null,
      onward: findSaid(passages, onward, contract),
      passage: passages[0],
    };
  },
  quotes: 5,
  title: (to) => m.clause_perpetual_licence_title({}, to),
  explain({ grantor }, { to }) {
    const what = m.clause_perpetual_licence_explained({}, to);
    return grantor ? `${what} ${m.clause_licence_grant_by({ party: quoteWords(grantor, to) }, to)}` : what;
  },
  assess({ onward: passedOn, passage }, { to, wordTo }) {
    const common = {
      suggestedWording: m.wording_perpetual_licence({}, wordTo),
      advice: m.advice_perpetual_licence({}, to),
    };
    if (passedOn) {
      return [
        {
          ...common,
          level: 'high',
          title: m.risk_perpetual_licence_onward_title({}, to),
          description: m.risk_perpetual_licence_onward_description({}, to),
          passages: [passedOn],
        },
      ];
    }
    return [
      {
        ...common,
        level: 'medium',
        title: m.risk_perpetual_licence_title({}, to),
        description: m.risk_perpetual_licence_description({}, to),
        passages: [passage],
      },
    ];
  },
});
