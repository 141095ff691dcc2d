import { m } from '#src/i18n/paraglide/messages.js';
import { definePlay } from '../define-play';
import { readBoundParty } from '../read/bound-party';
import { findSaid, type Saying } from '../read/said';
import { tellBoundParty } from '../write/bound-party';

const disclaims: Saying = {
  en: /"?as is"?|as available|disclaim|(?:no|without|excludes? all|any other) (?:other )?(?:\S{1,14} ){0,4}warrant|in lieu of all other/,
  es: /(?:"?tal cual"?|sin (?:ninguna |ningún tipo de )?garantía|no (?:otorga|ofrece|garantiza|presta)|exclu\S{1,6} (?:toda|cualquier) garantía|se exonera)/,
  fr: /(?:en l'état|"?tel(?:le)?s? quel(?:le)?s?"?|sans (?:aucune )?garantie|aucune garantie|exclu\S{1,4} toute garantie|ne garantit pas)/,
  de: /(?:wie besehen|gekauft wie|ohne (?:jede |jegliche )?(?:gewähr|garantie)|(?:gewährleistung|garantie)\S{0,3} .{0,40}ausgeschlossen|keine (?:gewähr|garantie|gewährleistung)|unter ausschluss)/,
  ar: /(?:كما (?:هو|هي)|دون (?:اي )?ضمان|بدون (?:اي )?ضمان|لا (?:يقدم|تقدم|يضمن|تضمن|نضمن|نقدم)|يخلي)/,
};
const given: Saying = {
  en: /\b(?:represents?|warrants?|guarantees?)\b.{0,40}(?:\bthat\b|\bto\b|:)|warranty (?:period|of)|free (?:from|of) defects/,
  es: /\bgarantiza(?:n|rá)?\b|declara y garantiza|plazo de garantía|libre de (?:vicios|defectos)|responderá de los (?:vicios|defectos)/,
  fr: /\bgarantit\b|garantissent|déclare et garantit|période de garantie|exempts? de (?:vice|défaut)/,
  de: /\b(?:gewährleistet|garantiert|sichert zu)|gewährleistungsfrist|frei von (?:sach|mängel|rechts)|(?:gewährleistung|mängelansprüche)/,
  ar: /\b(?:يضمن|تضمن|نضمن|يكفل)|فترة الضمان|خالي(?:ة)? من العيوب|يقر ويضمن/,
};

export const warranty = definePlay({
  type: 'warranty',
  category: 'liability',
  rules: {
    en: {
      about: /warrant(?!s? (?:to purchase|certificate))|guarantees? that|free (?:from|of) defects|"as is"/,
      signs: [
        [
          /\b(?:represents?(?: and|,)|hereby) ?(?:\w{1,10} )?warrants?\b|\bwarrants? (?:to \S{1,20} )?(?:that|to)\b|\bguarantees? that\b/,
          3,
        ],
        [/\b(?:disclaims?|no|without|excludes?|in lieu of|makes? no)\b.{0,80}\bwarrant(?:y|ies)\b/, 3],
        [/\b(?:implied|express) warrant(?:y|ies)\b|merchantability|fitness for a particular purpose|"as is"/, 3],
        [/\bfree (?:from|of) (?:\S{1,14} ){0,4}defects?\b/, 2],
        [/\bwarrant(?:y|ies)\b/, 1],
        [/warrant(?:y|ies)|guarantee/, 1, 'heading'],
      ],
      unless: [
        /breach of (?:any )?(?:representation|warranty)|indemnif|warrant officer|warrants to purchase|stock purchase warrant|search warrant/,
      ],
    },
    es: {
      about: /garant|vicios|tal cual/,
      signs: [
        [/\b(?:garantiza(?:n|rá)?|declara y garantiza)\b.{0,30}\b(?:que|el|la|los|a)\b/, 3],
        [/(?:sin (?:ninguna |ningún tipo de )?garantía|no (?:otorga|ofrece|presta) .{0,30}garantía|"?tal cual"?)/, 3],
        [
          /(?:período|periodo|plazo) de garantía|(?:vicios|defectos) ocultos|libre de (?:vicios|defectos)|responderá de los (?:vicios|defectos)/,
          3,
        ],
        [/garantía|vicios/, 1, 'heading'],
      ],
      unless: [
        /fianza|depósito|garantía (?:hipotecaria|bancaria|personal|adicional)|avala|aval\b|derechos y garantías|en garantía de(?:l)? (?:pago|cumplimiento)/,
      ],
    },
    fr: {
      about: /garant|vices? |en l'état|tel(?:le)?s? quel/,
      signs: [
        [/\b(?:garantit|garantissent|déclare et garantit)\b.{0,30}\b(?:que|qu|la|le|les|au|à)\b/, 3],
        [/(?:sans (?:aucune )?garantie|aucune garantie|ne garantit pas|en l'état|exclu\S{1,4} toute garantie)/, 3],
        [
          /(?:période|durée) de garantie|vices? (?:cachés?|apparents?)|exempts? de (?:tout )?(?:vice|défaut)|garantie (?:légale|de conformité|contractuelle)/,
          3,
        ],
        [/garantie|vices/, 1, 'heading'],
      ],
      unless: [
        /dépôt de garantie|caution|garantie (?:bancaire|financière|à première demande)|compagnie d'assurance|état des lieux/,
      ],
    },
    de: {
      about: /gewähr(?!t\b|en\b|ung eines)|garanti|mängel|mangel|sichert zu|zusicher|wie besehen/,
      signs: [
        [
          /\b(?:gewährleistet|garantiert|sichert (?:\S{1,14} ){0,3}zu|leistet (?:\S{1,14} ){0,2}gewähr|übernimmt (?:\S{1,14} ){0,3}(?:gewähr|garantie))/,
          3,
        ],
        [
          /(?:ohne (?:jede |jegliche )?gewähr|keine (?:gewähr|garantie|gewährleistung)|wie besehen|(?:gewährleistung|garantie|mängelhaftung)\S{0,3}\b.{0,60}ausgeschlossen|unter ausschluss (?:jeder|jeglicher) (?:gewähr|sachmängel))/,
          3,
        ],
        [
          /(?:gewährleistungs|garantie)(?:frist|zeit|dauer)|mängelansprüche|mängelrechte|sachmängel|rechtsmängel|frei von .{0,30}mängeln/,
          3,
        ],
        [/gewährleistung|garantie|mängel/, 1, 'heading'],
      ],
      unless: [/vermieter.{0,60}mängel|mietminderung|mietmangel|bankgarantie|bürgschaft|mängelanzeige des mieters/],
    },
    ar: {
      about: /يضمن|تضمن|نضمن|ضمان|عيوب|كما هو|كما هي/,
      signs: [
        [/(?:يضمن|تضمن|نضمن|يقر ويضمن|يتعهد ويضمن) .{0,60}(?:ان|جودة|سلامة|خلو|مطابق|صلاحية|ال)/, 3],
        [/(?:دون|بدون|لا يقدم|لا تقدم|لا نقدم) .{0,20}(?:ضمان|ضمانات)|كما (?:هو|هي)(?: |$)/, 3],
        [/(?:فترة|مدة) الضمان|العيوب الخفية|عيوب خفية|خالي(?:ة)? من (?:ال)?عيوب/, 3],
        [/الضمان|الضمانات|العيوب/, 1, 'heading'],
      ],
      unless: [/خطاب ضمان|ضمان بنكي|كفالة|الضمان الاجتماعي|مبلغ (?:ال)?ضمان|تامين/],
    },
  },
  read(passages, contract) {
    const promising = passages.filter(
      (passage) => findSaid([passage], given, contract) && !findSaid([passage], disclaims, contract),
    );
    const bound = promising.map((passage) => readBoundParty(passage, contract)).filter((party) => party !== null);
    return {
      disclaimed: findSaid(passages, disclaims, contract),
      isGiven: promising.length > 0,
      bound: bound.includes('both') ? 'both' : (bound[0] ?? null),
    };
  },
  quotes: 6,
  title: (to) => m.clause_warranty_title({}, to),
  explain({ disclaimed, isGiven, bound }, { to }) {
    if (!isGiven) return disclaimed ? m.clause_warranty_disclaimed({}, to) : m.clause_warranty_some({}, to);
    return [
      m.clause_warranty_given({}, to),
      tellBoundParty(bound, to),
      disclaimed ? m.clause_warranty_rest_disclaimed({}, to) : '',
    ]
      .filter(Boolean)
      .join(' ');
  },
  assess({ disclaimed, isGiven }, { to, wordTo }) {
    if (!disclaimed) return [];
    return [
      {
        level: isGiven ? 'low' : 'medium',
        title: isGiven ? m.risk_warranty_limited_title({}, to) : m.risk_warranty_none_title({}, to),
        description: isGiven ? m.risk_warranty_limited_description({}, to) : m.risk_warranty_none_description({}, to),
        suggestedWording: m.wording_warranty({}, wordTo),
        advice: isGiven ? undefined : m.advice_warranty_none({}, to),
        passages: [disclaimed],
      },
    ];
  },
  missing: {
    level: 'medium',
    why: (to) => m.missing_warranty_why({}, to),
    wording: (wordTo) => m.wording_warranty({}, wordTo),
    unlessFound: ['warranty-duration'],
  },
});
