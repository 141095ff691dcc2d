import { m } from '#src/i18n/paraglide/messages.js';
import { definePlay } from '../define-play';
import { readMoney } from '../read/money';
import { findSaid, type Saying } from '../read/said';
import { formatMoney } from '../write/format';

const paidAnyway: Saying = {
  en: /shortfall|take[- ]or[- ]pay|pay (?:\S{1,40} ){0,4}(?:difference|deficiency)|regardless of (?:actual|the (?:amount|number|quantity))/,
  es: /take or pay|diferencia (?:entre|hasta)|pagará (?:igualmente|la diferencia)|aunque no (?:consuma|compre|retire|alcance)|déficit/,
  fr: /take or pay|la différence|même si .{0,40}(?:commande|achète|consomm|attein)|manquant/,
  de: /take[- ]or[- ]pay|differenz|fehlmenge|fehlbetrag|auch wenn .{0,60}(?:abnimmt|bestellt|nutzt|erreicht)|minder(?:menge|abnahme)/,
  ar: /الفرق|حتي لو لم|وان لم|النقص/,
};

export const minimumCommitment = definePlay({
  type: 'minimum-commitment',
  category: 'money',
  rules: {
    en: {
      about:
        /minimum|at least|(?:no|not) (?:be )?less than|never be less|guarantee[ds]?\b|take[- ]or[- ]pay|commits? to|committed/,
      signs: [
        [/commit\S{0,40}\b.{0,20}\b(?:spend|purchase|order|buy|pay|spending)\b.{0,30}(?:[$£€\d]|usd|eur)/, 3],
        [
          /minimum (?:\w{1,40} ){0,3}(?:commitments?|purchases?|quantit(?:y|ies)|orders?|royalt(?:y|ies)|fees?|payments?|guarantees?|volumes?|sales|amounts?|requirements?|spend|revenues?|size|hours|resources|recoupable|number)\b/,
          3,
        ],
        [
          /(?:purchase|orders?|buy|pay|spend|take|sell|commit|deliver|royalt(?:y|ies)|provide|invest|quantit\S{0,40}|volume|commission|funding|supply|ensure)\b.{0,90}\b(?:at least|(?:a )?minimum of|(?:no|not) (?:be )?less than|never be less than|equal to or greater than)\b/,
          3,
        ],
        [/\ba (?:\w{1,40} )?minimum of\b/, 2],
        [/take[- ]or[- ]pay|guaranteed (?:\w{1,40} ){0,3}(?:fee|payment|amount|minimum|royalt)|minimum guarantee/, 3],
        [/\b(?:per|each|every|annual|annually|yearly|monthly|calendar|contract) ?(?:year|month|quarter)?\b/, 1],
        [/\bshall|will|must|agrees?|commits?|guarantees?\b/, 1],
        [/minimum/, 1, 'heading'],
      ],
      unless: [
        /insur|days'? (?:prior )?(?:written )?notice|advance notice|prior notice|at least .{0,30}(?:days|months|hours|weeks)\b.{0,30}(?:notice|prior|before|in advance|after)|(?:no|not) less than .{0,30}(?:days|months|hours)\b|voting|outstanding (?:shares|securities)|majority|(?:percent|%)\S{0,3} of the (?:equity|shares|voting|outstanding)|records|minimum wage|retain|rated|net worth|quorum|warrants? that .{0,60}minimum age|once (?:per|a|every)|at least annually|at least (?:those|the same|such|reasonable|equal)|legal advice/,
      ],
      threshold: 4,
    },
    es: {
      about: /mínim|al menos|como mínimo|no (?:será )?inferior|garantiz/,
      signs: [
        [
          /(?:compra|pedido|cantidad|volumen|consumo|facturación|pago|importe|canon|ventas|compromiso|abono|renta|regalía|royalt)\S{0,40} (?:\S{1,40} ){0,4}mínim/,
          3,
        ],
        [/mínim[oa] (?:\S{1,40} ){0,3}(?:garantizad|de (?:compra|pedido|ventas|consumo|facturación))/, 3],
        [
          /(?:compr|adquir|pedir|abon|pag|factur|vend|consum)\S{0,40}.{0,80}(?:al menos|como mínimo|no inferior|un mínimo de|no menos de)/,
          3,
        ],
        [/anual|mensual|cada (?:año|mes)|trimestr|deberá|se (?:obliga|compromete)|garantiza/, 1],
        [/mínim/, 1, 'heading'],
      ],
      unless: [/preaviso|antelación|salario mínimo|seguro|edad mínima|días|duración mínima|plazo mínimo/],
      threshold: 4,
    },
    fr: {
      about: /minim|au moins|inférieure?s? à|garanti/,
      signs: [
        [
          /(?:achat|commande|quantité|volume|consommation|chiffre d'affaires|paiement|redevance|vente|engagement|montant|facturation)\S{0,40} (?:\S{1,40} ){0,4}minim/,
          3,
        ],
        [/minimum (?:\S{1,40} ){0,3}(?:garanti|d'achat|de (?:commande|vente|facturation|chiffre))/, 3],
        [
          /(?:achet|command|acquérir|vers|pay|réalis|factur|consomm)\S{0,40}.{0,80}(?:au moins|au minimum|un minimum de|non inférieur|pas inférieure?)/,
          3,
        ],
        [/annuel|mensuel|par (?:an|mois)|chaque (?:année|mois)|s'engage|devra|garantit/, 1],
        [/minim/, 1, 'heading'],
      ],
      unless: [/préavis|salaire minimum|assurance|durée minimale|jours|smic|à l'avance/],
      threshold: 4,
    },
    de: {
      about: /mindest|minimum|wenigstens|nicht weniger als/,
      signs: [
        [/mindest(?:abnahme|bestell|menge|umsatz|kauf|vergütung|lizenz|betrag|zahlung|auftrag|bezug|volumen)/, 3],
        [
          /(?:mindestens|wenigstens|nicht weniger als).{0,90}(?:abzunehmen|abnehmen|bestell|kauf|bezieh|zahl|erwerb|umsatz|abnimmt|ab\b)/,
          3,
        ],
        [
          /(?:abzunehmen|abnehmen|bestell|kauf|bezieh|zahl|erwerb|umsatz|nimmt)\S{0,40}.{0,80}(?:mindestens|wenigstens|nicht weniger als)/,
          3,
        ],
        [/jahr|jährlich|monat|kalender|verpflichte|garantiert|hat\b|beträgt/, 1],
        [/mindest|abnahme/, 1, 'heading'],
      ],
      unless: [
        /kündigungsfrist|frist von|mindestlohn|versicher|mindestlaufzeit|mindestens .{0,20}(?:tage|wochen|monate) (?:vor|im voraus|vorher)|mindestalter/,
      ],
      threshold: 4,
    },
    ar: {
      about: /حد ادني|الحد الادني|لا (?:يقل|تقل)|ما لا يقل|علي الاقل/,
      signs: [
        [
          /(?:شراء|يشتري|مشتريات|طلب|كمية|مبيعات|دفع|يدفع|سداد|رسوم|اتاوة|توريد).{0,80}(?:حد ادني|الحد الادني|لا (?:يقل|تقل)|علي الاقل)/,
          3,
        ],
        [
          /(?:حد ادني|الحد الادني).{0,40}(?:للشراء|للمشتريات|للطلب|للكمية|للمبيعات|المضمون|شراء|مبيعات|مشتريات|كمية)/,
          3,
        ],
        [/سنوي|سنة|شهري|شهر|يلتزم|يتعهد|يضمن/, 1],
        [/الحد الادني/, 1, 'heading'],
      ],
      unless: [/اخطار|اشعار|الاجور|تامين|قبل .{0,20}يوم/],
      threshold: 4,
    },
  },
  read(passages, contract) {
    const named = passages
      .map((passage) => ({ passage, amount: readMoney(passage.words, contract.language)[0] }))
      .find(({ amount }) => amount !== undefined);
    return {
      amount: named?.amount ?? null,
      passage: named?.passage ?? passages[0],
      paidAnyway: findSaid(passages, paidAnyway, contract),
    };
  },
  quotes: 7,
  title: (to) => m.clause_minimum_commitment_title({}, to),
  explain({ amount, paidAnyway: pays }, { to }) {
    return [
      m.clause_minimum_commitment_some({}, to),
      amount ? m.clause_minimum_commitment_amount({ amount: formatMoney(amount, to) }, to) : '',
      pays ? m.clause_minimum_commitment_paid_anyway({}, to) : '',
    ]
      .filter(Boolean)
      .join(' ');
  },
  assess({ passage, paidAnyway: pays }, { to, wordTo }) {
    return [
      {
        level: pays ? 'high' : 'medium',
        title: pays ? m.risk_minimum_paid_anyway_title({}, to) : m.risk_minimum_title({}, to),
        description: pays ? m.risk_minimum_paid_anyway_description({}, to) : m.risk_minimum_description({}, to),
        suggestedWording: m.wording_minimum_commitment({}, wordTo),
        advice: m.advice_minimum_commitment({}, to),
        passages: [pays ?? passage],
      },
    ];
  },
});
