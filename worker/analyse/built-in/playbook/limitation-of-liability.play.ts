import { m } from '#src/i18n/paraglide/messages.js';
import { definePlay } from '../define-play';
import { compilePattern } from '../text/compile-pattern';

const exceptions = {
  en: /\b(?:except|other than|unless|gross negligence|willful|wilful|fraud|death|personal injury|to the extent|nothing in)\b/,
  es: /salvo|excepto|dolo|negligencia grave|culpa grave|muerte|fraude/,
  fr: /sauf|faute lourde|dol\b|dolosive|dommages? corporels?|hormis|excepté/,
  de: /vorsatz|vorsätzlich|grob(?:e|er)? fahrlässig|leben|körper|gesundheit|es sei denn|außer/,
  ar: /باستثناء|إلا|ما لم|الغش|الخطأ الجسيم|العمد|الوفاة/,
} as const;

export const limitationOfLiability = definePlay({
  type: 'limitation-of-liability',
  category: 'liability',
  rules: {
    en: {
      about: /liab|responsib|as is|own risk|warrant|damages/,
      signs: [
        [
          /\b(?:is|are|be|shall|will|accepts?|assumes?|have|has|bear)\b.{0,24}\b(?:not|no|nor)\b.{0,40}\b(?:liable|liability|responsible|responsibility)\b/,
          3,
        ],
        [
          /\b(?:in no event|under no circumstances?|neither|no party|none of)\b.{0,160}\b(?:liable|liability|responsible)\b/,
          3,
        ],
        [/\b(?:disclaims?|excludes?|waives?|releases?)\b.{0,80}\b(?:liabilit|responsibilit|damages|warrant)/, 3],
        [/\b(?:liability|responsibility)\b.{0,140}\b(?:exceed|limited to|excluded)/, 3],
        [
          /"?\bas[ -]is\b"?.{0,80}(?:as available|without|warrant|basis)|at your (?:own|sole) risk|without warrant\S{1,3} of any kind/,
          3,
        ],
        [/limitations? of liability|disclaimer|liability|warranty/, 1, 'heading'],
      ],
      unless: [/\b(?:limited liability (?:company|partnership))\b|liability insurance/],
    },
    es: {
      about: /responsab|responder|por su cuenta y riesgo/,
      signs: [
        [/\bno (?:\S{1,40} ){0,4}(?:responsable|responsabilidad|responderá|responsabiliza|responde)/, 3],
        [/(?:en ningún caso|bajo ninguna circunstancia).{0,100}(?:responsable|responsabilidad|responderá)/, 3],
        [/(?:excluye|declina|exime|exonera|renuncia).{0,60}(?:responsabilidad|garantía)/, 3],
        [/responsabilidad.{0,120}(?:limitad|no excederá|se limita)/, 3],
        [/tal cual|tal y como est|por su (?:propia )?cuenta y riesgo/, 2],
        [/limitación|responsabilidad|exención/, 1, 'heading'],
      ],
    },
    fr: {
      about: /responsab|en l'état|à vos risques/,
      signs: [
        [
          /(?:n'est|ne (?:sera|saurait|peut|pourra|seront)|n'assume|n'accepte|décline|exclut|exonér).{0,80}(?:responsable|responsabilité)/,
          3,
        ],
        [/(?:en aucun cas|aucune) .{0,60}(?:responsable|responsabilité)/, 3],
        [/responsabilité.{0,120}(?:limitée|exclue|plafonnée|ne pourra)/, 3],
        [/en l'état|à (?:vos|ses) (?:propres )?risques/, 2],
        [/limitation|responsabilité|exclusion|garantie/, 1, 'heading'],
      ],
    },
    de: {
      about: /haft|verantwort|gewährleist|auf eigene gefahr|schaden|schäden/,
      signs: [
        [
          /(?:haftet|haften|haftung|verantwortung|verantwortlich|gewähr\b|gewährleistung).{0,100}\b(?:nicht|keine[rn]?(?:lei)?|kein|ausgeschlossen|ausschluss|beschränkt|begrenzt|nur)\b/,
          3,
        ],
        [
          /\b(?:nicht|keine[rn]?(?:lei)?|kein|weder)\b.{0,80}(?:haftbar|haftung|haftet|haften|verantwortlich|verantwortung|gewähr)/,
          3,
        ],
        [
          /(?:im rahmen des gesetzlich|soweit gesetzlich|soweit zulässig).{0,120}(?:haft|schließt|schließen|ausschluss)/,
          2,
        ],
        [/auf eigene(?:s)? (?:gefahr|risiko)|"?wie (?:besehen|verfügbar|gesehen)|wie sie sind|ohne mängelgewähr/, 3],
        [/haftung|gewährleistung|haftungsausschluss/, 1, 'heading'],
      ],
      unless: [/haftpflichtversicherung|gesellschaft mit beschränkter haftung/],
    },
    ar: {
      about: /مسؤول|مسئول|ضمان/,
      signs: [
        [/(?:لا|لن|دون|غير|ليس).{0,50}(?:مسؤولا|مسؤول|مسؤولية|مسئولا|مسئولية|مسؤولين)/, 3],
        [/(?:يخلي|تخلي|يعفي|تعفي|استبعاد|اعفاء).{0,40}(?:مسؤولية|المسؤولية|مسئولية)/, 3],
        [/(?:مسؤولية|المسؤولية).{0,80}(?:لا تتجاوز|محدودة|تقتصر|بحد اقصي)/, 3],
        [/كما هو|كما هي|علي مسؤوليت/, 2],
        [/المسؤولية|الضمان|اخلاء/, 1, 'heading'],
      ],
    },
  },
  read(passages, { language }) {
    const exception = compilePattern(exceptions[language], language);
    // An exception may be in the next sentence, so the whole clause is searched.
    const open = passages.find(({ sentence }) => !sentence.clause.sentences.some(({ words }) => exception.test(words)));
    return { isTotal: open !== undefined, open: open ?? null };
  },
  quotes: 12,
  title: (to) => m.clause_limitation_of_liability_title({}, to),
  explain: ({ isTotal }, { to }) =>
    isTotal ? m.clause_limitation_of_liability_total({}, to) : m.clause_limitation_of_liability_some({}, to),
  assess({ open }, { to, wordTo, found }) {
    const suggestedWording = m.wording_cap_on_liability({}, wordTo);
    if (open && !found.has('cap-on-liability')) {
      return [
        {
          level: 'high',
          title: m.risk_liability_excluded_title({}, to),
          description: m.risk_liability_excluded_description({}, to),
          suggestedWording,
          advice: m.advice_liability_excluded({}, to),
          passages: [open],
        },
      ];
    }
    if (open) return [];
    return [
      {
        level: 'low',
        title: m.risk_liability_limited_title({}, to),
        description: m.risk_liability_limited_description({}, to),
        suggestedWording,
      },
    ];
  },
});
