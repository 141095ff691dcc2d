import { m } from '#src/i18n/paraglide/messages.js';
import { definePlay } from '../define-play';
import { readBoundParties } from '../read/bound-party';
import { readMoney } from '../read/money';
import { findSaid, type Saying } from '../read/said';
import { tellBoundParty } from '../write/bound-party';
import { formatMoney } from '../write/format';

/** Cover of this size, in any currency, is more than small firms usually carry. */
const highCover = 5_000_000;

const additional: Saying = {
  en: /additional(?:ly)? (?:named )?insured|"?named insured|as (?:an )?additional insured|loss payee/,
  es: /asegurad[oa]s? adicional|beneficiari[oa] de la póliza/,
  fr: /assurée? additionnel|assurée? supplémentaire|pour le compte de qui/,
  de: /mitversichert|zusätzlich(?:e[rn]?)? versicherte|als versicherte/,
  ar: /مؤمن (?:له|عليه) (?:اضافي|مشترك)|مستفيد/,
};
const proof: Saying = {
  en: /certificates?|evidence of (?:such |the )?(?:insurance|coverage)|proof of|cop(?:y|ies) of (?:such|the|each)/,
  es: /certificado|acredit|justific|copia de la póliza/,
  fr: /attestation|justifi|certificat/,
  de: /nachweis|bestätigung|versicherungsschein|bescheinigung/,
  ar: /شهادة|وثيقة تثبت|نسخة من/,
};

export const insurance = definePlay({
  type: 'insurance',
  category: 'liability',
  rules: {
    en: {
      about: /insur/,
      signs: [
        [
          /(?:shall|will|must|agrees?|undertakes? to|warrants? that|represents and warrants|responsible for|required to|you must)\b.{0,130}\b(?:maintain\S{0,40}|carr(?:y|ies)|obtain\S{0,40}|procure|keep|purchase|take out|secure|effect|insure|have)\b.{0,160}insur/,
          3,
        ],
        [/\binsurance\b.{0,80}(?:shall|will|must) be (?:maintained|carried|obtained|provided|effected|in)/, 3],
        [/additional(?:ly)? (?:named )?insured|certificates? of insurance|named insured|jointly insured/, 3],
        [
          /(?:insurance polic(?:y|ies)|polic(?:y|ies) of insurance|insurance coverages?|such insurance|(?:the|these|such|all|required) (?:polic(?:y|ies)|coverages?)|insurance)\b.{0,140}(?:cancel|primary|limits?\b|no(?:t)? (?:less|lower) than|rated|rating|per (?:occurrence|incident|person)|each occurrence|in force|licensed|amount)/,
          3,
        ],
        [
          /(?:commercial|comprehensive) (?:general|automobile)|general liability|workers'? ?compensation|errors and omissions|professional (?:liability|indemnity) insurance|product liability insurance|umbrella/,
          1,
        ],
        [/insurance/, 2, 'heading'],
      ],
      unless: [
        /insurance compan(?:y|ies) (?:act|law)|deposit insurance|life insurance|shall not be liable|underwrit(?:e|ing) guidelines|sell .{0,30}insurance|insurance products|group (?:health|medical|term)|title insurance|insurance commission|insurance agencies|\baccounts\b|unemployment|freight|fdic|loan value|cash value|premiums for employment/,
      ],
    },
    es: {
      about: /segur|póliza/,
      signs: [
        [
          /(?:deberá|se obliga|se compromete|contratará|mantendrá|suscribirá|está obligad|tendrá|dispondrá).{0,120}(?:seguro|póliza)/,
          3,
        ],
        [
          /(?:seguro|póliza)s? (?:de |a )?(?:todo riesgo|responsabilidad civil|hogar|multirriesgo|daños).{0,120}(?:cobertura|cuantía|importe|suma asegurada|mínim)/,
          3,
        ],
        [/asegurad[oa] adicional|certificado de seguro/, 3],
        [/responsabilidad civil|cobertura|suma asegurada|prima/, 1],
        [/seguro/, 1, 'heading'],
      ],
      unless: [/seguridad social|medidas de seguridad|régimen de seguridad/],
    },
    fr: {
      about: /assur(?:ance|eur|é)|police/,
      signs: [
        [
          /(?:s'engage|doit|devra|est tenue?|souscri\S{1,40}|s'oblige|maintien\S{1,40}|déclare (?:être|avoir)|justifi\S{1,40}|titulaire).{0,140}(?:assurance|police)/,
          3,
        ],
        [/(?:assurance|police) .{0,100}(?:responsabilité civile|multirisque|dommages).{0,120}/, 2],
        [/attestations? d'assurance/, 3],
        [/responsabilité civile|garanties|couvr|primes?|risques/, 1],
        [/assurance/, 1, 'heading'],
      ],
      unless: [/sécurité sociale|assurance qualité|assurance[ -](?:chômage|maladie|vieillesse)/],
    },
    de: {
      about: /versicher/,
      signs: [
        [
          /(?:verpflichtet|hat|wird|muss|unterhält|schließt|unterhalten|abzuschließen|schließen|aufrechtzuerhalten).{0,140}(?:versicherung|versichern)/,
          3,
        ],
        [
          /(?:versicherung|versichern).{0,140}(?:abzuschließen|zu unterhalten|aufrechtzuerhalten|abschließen|unterhalten|nachzuweisen|zu versichern)/,
          3,
        ],
        [/haftpflichtversicherung|betriebshaftpflicht|deckungssumme|versicherungssumme|versicherungsschutz/, 1],
        [/versicherung/, 1, 'heading'],
      ],
      unless: [
        /sozialversicherung|krankenversicherung|rentenversicherung|versichert(?: hiermit|,? dass)|arbeitslosenversicherung|eidesstatt/,
      ],
    },
    ar: {
      about: /تامين/,
      signs: [
        [/(?:يلتزم|تلتزم|يجب|علي|يتعهد|يقوم|تقوم).{0,100}(?:التامين|تامين|بوليصة|وثيقة تامين)/, 3],
        [/(?:التامين|تامين|وثيقة تامين|بوليصة).{0,80}(?:المسؤولية|شامل|ضد|لا تقل|تغطي|تغطية)/, 2],
        [/المسؤولية المدنية|تغطية|اخطار|ضد الغير/, 1],
        [/التامين/, 1, 'heading'],
      ],
      unless: [
        /مبلغ التامين المسترد|تامين نقدي|التامينات الاجتماعية|تامينا نقديا|رد التامين|تامين (?:كافة|جميع) الحقوق/,
      ],
    },
  },
  read(passages, contract) {
    const amounts = passages
      .flatMap((passage) => readMoney(passage.words, contract.language).map((amount) => ({ ...amount, passage })))
      .sort((a, b) => b.amount - a.amount);
    return {
      bound: readBoundParties(passages, contract),
      highest: amounts[0] ?? null,
      additional: findSaid(passages, additional, contract),
      hasProof: findSaid(passages, proof, contract) !== null,
    };
  },
  quotes: 8,
  title: (to) => m.clause_insurance_title({}, to),
  explain({ bound, highest, hasProof }, { to }) {
    return [
      m.clause_insurance_some({}, to),
      tellBoundParty(bound, to),
      highest ? m.clause_insurance_amount({ amount: formatMoney(highest, to) }, to) : '',
      hasProof ? m.clause_insurance_proof({}, to) : '',
    ]
      .filter(Boolean)
      .join(' ');
  },
  assess({ highest, additional: others }, { to, wordTo }) {
    const risks = [];
    const suggestedWording = m.wording_insurance({}, wordTo);
    if (highest && highest.amount >= highCover) {
      risks.push({
        level: 'medium' as const,
        title: m.risk_insurance_high_title({}, to),
        description: m.risk_insurance_high_description({ amount: formatMoney(highest, to) }, to),
        suggestedWording,
        advice: m.advice_insurance_high({}, to),
        passages: [highest.passage],
      });
    }
    if (others) {
      risks.push({
        level: 'low' as const,
        title: m.risk_insurance_additional_title({}, to),
        description: m.risk_insurance_additional_description({}, to),
        passages: [others],
      });
    }
    return risks;
  },
  missing: {
    level: 'low',
    why: (to) => m.missing_insurance_why({}, to),
    wording: (wordTo) => m.wording_insurance({}, wordTo),
  },
});
