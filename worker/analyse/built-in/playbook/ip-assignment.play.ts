import { m } from '#src/i18n/paraglide/messages.js';
import { definePlay } from '../define-play';
import type { Assessment } from '../play';
import { assigning, readActingParty } from '../read/acting-party';
import { findSaid, type Saying } from '../read/said';
import { quoteWords } from '../write/format';

const unrelated: Saying = {
  en: /whether or not (?:\S{1,14} ){0,4}(?:during (?:working|business|office) hours|related to|in connection with the services)|any and all (?:inventions|works).{0,80}(?:at any time|for any reason)|outside (?:of )?(?:working|business) hours/,
  es: /(?:fuera d(?:e|el) (?:su |la )?(?:horario|jornada)|guarden o no relación|con independencia de (?:si|que))/,
  fr: /en dehors (?:de ses|des) heures|qu'elles? soi(?:t|ent) ou non liée|sans lien avec/,
  de: /außerhalb der arbeitszeit|unabhängig davon, ob|auch soweit sie nicht/,
  ar: /خارج (?:ساعات|اوقات) (?:العمل|الدوام)|سواء (?:كانت|ارتبطت) .{0,30}ام لا/,
};
const moralRights: Saying = {
  en: /moral rights|droit moral/,
  es: /derechos morales/,
  fr: /droits? mora(?:l|ux)/,
  de: /urheberpersönlichkeitsrecht|namensnennung/,
  ar: /الحقوق (?:الادبية|المعنوية)/,
};
const waives: Saying = {
  en: /waive/,
  es: /renuncia/,
  fr: /renonc/,
  de: /verzicht/,
  ar: /يتنازل|تنازل/,
};

export const ipAssignment = definePlay({
  type: 'ip-assignment',
  category: 'intellectual-property',
  rules: {
    en: {
      about: /\bassign(?:s|ed|ing|ment|ments)?\b|for hire|property of|shall own|will own|owned by|transfers?\b/,
      signs: [
        [
          /(?<!successors (?:or|and) )(?<!permitted )\bassigns?\b.{0,200}\b(?:right,? title|all (?:of )?(?:its |his |her |their )?(?:rights?|intellectual)|inventions?|copyrights?|patents?|intellectual|derivative works|work product|ownership|interest (?:therein|in)|domain names?)\b/,
          3,
        ],
        [/\b(?:is|are) hereby assigned to\b|\bassign or cause to be assigned\b/, 3],
        [/\b(?:inventions?|intellectual property)\b.{0,260}\bshall be (?:solely |exclusively )?owned by\b/, 2],
        [/\bwork(?:s)?[- ](?:made[- ])?for[- ]hire\b/, 3],
        [
          /(?:inventions?|discoveries|work product|developments|deliverables|works of authorship|improvements|software|materials)\b.{0,260}\b(?:shall|will) (?:be|become|remain) (?:the )?(?:sole |exclusive |and |absolute ){0,4}property of\b/,
          3,
        ],
        [/\b(?:perfect|effect|evidence|secure|foregoing|such)\b.{0,40}\bassignments?\b/, 2],
        [/\b(?:inventions?|copyrights?|patents?|intellectual property|moral rights)\b/, 1],
        [/\btransfers?\b.{0,80}\b(?:intellectual property|right,? title|patents?|copyrights?)\b/, 2],
        [/(?:ownership|inventions|intellectual property|work product|assignment of)/, 1, 'heading'],
      ],
      unless: [
        /\bassign(?:s|ed|ment)?\b (?:\S{1,12} ){0,3}(?:this|the) (?:agreement|contract)\b|rights?(?: (?:or|and) \S{1,12})? (?:hereunder|under this (?:agreement|contract))|assignment for the benefit of|successors and (?:permitted )?assigns|may not assign|shall not assign|receivables|(?:remain|remains|retain) (?:the )?(?:sole |exclusive |and ){0,4}(?:property|ownership|owner)|goods|title to the (?:property|premises|products)/,
        /confidential information .{0,60}property|upon termination.{0,80}return|risk of loss|beneficiary|\b(?:not|nor) (?:use|assign|transfer|reproduce|sell|to (?:assign|transfer))\b/,
      ],
    },
    es: {
      about: /ced[eaí]|cesión|cesion|propiedad (?:exclusiva )?d|titularidad|transfier|transmit/,
      needs: [
        /propiedad intelectual|propiedad industrial|derechos? de (?:autor|explotación)|invencion|patente|resultados|obras?\b|entregables|desarrollos/,
      ],
      signs: [
        [
          /(?:cede|ceder|cesión|transfiere|transmite|cederá|transmitirá).{0,160}(?:derechos|propiedad|titularidad|invencion|resultados|obra)/,
          3,
        ],
        [/(?:será[n]?|serán|pertenecer|corresponder|es|son) .{0,40}(?:propiedad|titularidad)(?: exclusiva)? d/, 3],
        [/(?:pertenecerán?|corresponderán?).{0,60}(?:a la|al) /, 3],
        [/propiedad (?:intelectual|industrial)|titularidad/, 1, 'heading'],
      ],
      unless: [
        /(?:ceder|cesión d)(?:e|el)? (?:este|el presente) contrato|conserva|seguirán? siendo|no (?:supone|implica)/,
      ],
    },
    fr: {
      about: /cède|céder|cession|cédé|propriété|appartien|transf[èé]r/,
      needs: [
        /propriété intellectuelle|propriété industrielle|droits? (?:d'auteur|de propriété|d'exploitation|patrimoniaux)|invention|brevet|résultats|œuvres?|oeuvres?|livrables|développements|créations/,
      ],
      signs: [
        [
          /(?:cède|céder|cession|cédée?s?|transfère|transférée?s?|transmet).{0,160}(?:droits?|propriété|titularité|inventions?|résultats|œuvres?|oeuvres?|livrables)/,
          3,
        ],
        [
          /(?:sont|est|seront|sera|deviendr\S{1,4}|deviennent|demeurer\S{1,4}) .{0,40}(?:la )?propriété (?:exclusive |pleine et entière )?d/,
          3,
        ],
        [/appartien(?:nent|dront|t|dra).{0,60}(?:à|au|aux) /, 3],
        [/propriété intellectuelle|cession/, 1, 'heading'],
      ],
      unless: [
        /(?:céder|cession) (?:du|le) (?:présent )?contrat|(?:reste|restent|conserve|demeure titulaire|resteront)|n'emporte (?:pas|aucun)/,
      ],
    },
    de: {
      about: /übertr[aä]g|tritt|abgetreten|abtret|zustehen|stehen .{0,60}zu|gehen .{0,80}über|eigentum|gehör/,
      needs: [
        /urheber|nutzungs- und verwertungs|verwertungsrecht|erfindung|patent|schutzrecht|arbeitsergebnis|geistige[ns]? eigentum|immaterialgüter|rechte an (?:den|allen|sämtlichen)/,
      ],
      signs: [
        [
          /(?:überträgt|übertragen|tritt|abtreten|abgetreten|übertragung).{0,160}(?:rechte|recht|erfindung|ergebnis)/,
          3,
        ],
        [
          /(?:rechte|ergebnisse|erfindungen|eigentum)\b.{0,140}(?:übertragen|überträgt|abgetreten|stehen .{0,60}zu|gehen .{0,60}über)/,
          3,
        ],
        [/(?:rechte|arbeitsergebnisse|erfindungen)\b.{0,140}(?:gehören|zustehen|eigentum de[sr])/, 3],
        [/(?:stehen|gehen)\b.{0,100}(?:zu|über)\b.{0,60}(?:rechte|ergebnis)|stehen.{0,60}rechte.{0,80}\bzu\b/, 3],
        [/geistiges eigentum|schutzrechte|arbeitsergebnisse|rechteübertragung/, 1, 'heading'],
      ],
      unless: [
        /rechte und pflichten aus diesem vertrag|urheberrechtsinhaber|nach treu und glauben|verbleib|bleiben (?:beim|bei|im)|nicht übertragen|kaufpreis|eigentumsvorbehalt/,
      ],
    },
    ar: {
      about: /يتنازل|تتنازل|تنازل|ملكية|ملكا|تؤول|يؤول|ينقل|تنتقل/,
      needs: [
        /ملكية (?:ال)?فكرية|الملكية الفكرية|حقوق (?:ال)?(?:مؤلف|طبع|نشر|استغلال)|اختراع|براءة|براءات|مصنف|اعمال|مخرجات|نتائج/,
      ],
      signs: [
        [/(?:يتنازل|تتنازل|التنازل|ينقل|تنتقل|نقل|يحيل).{0,120}(?:حقوق|ملكية|الملكية|اختراع|مصنف|نتائج)/, 3],
        [/(?:تكون|يكون|تعد|تعتبر|تصبح|يصبح|تبقي).{0,60}(?:ملكا|ملكية (?:خالصة|حصرية)|ملكية)/, 3],
        [/(?:تؤول|يؤول|تعود).{0,80}(?:ملكية|حقوق|الي)/, 3],
        [/الملكية الفكرية|حقوق الملكية/, 1, 'heading'],
      ],
      unless: [/التنازل عن (?:هذا )?العقد|يحتفظ|تحتفظ|لا (?:تنتقل|يعد|تنقل)/],
    },
  },
  read(passages, contract) {
    const moral = passages.filter((passage) => findSaid([passage], moralRights, contract));
    return {
      assignor: passages.map((passage) => readActingParty(passage, assigning, contract)).find((name) => name) ?? null,
      unrelated: findSaid(passages, unrelated, contract),
      moral: findSaid(moral, waives, contract),
      passage: passages[0],
    };
  },
  quotes: 8,
  title: (to) => m.clause_ip_assignment_title({}, to),
  explain({ assignor }, { to }) {
    const what = m.clause_ip_assignment_explained({}, to);
    return assignor ? `${what} ${m.clause_ip_assignment_by({ party: quoteWords(assignor, to) }, to)}` : what;
  },
  assess({ unrelated: wide, moral, passage }, { to, wordTo }) {
    const suggestedWording = m.wording_ip_assignment({}, wordTo);
    const risks: Assessment[] = [
      wide
        ? {
            level: 'high',
            title: m.risk_ip_assignment_unrelated_title({}, to),
            description: m.risk_ip_assignment_unrelated_description({}, to),
            suggestedWording,
            advice: m.advice_ip_assignment_unrelated({}, to),
            passages: [wide],
          }
        : {
            level: 'medium',
            title: m.risk_ip_assignment_title({}, to),
            description: m.risk_ip_assignment_description({}, to),
            suggestedWording,
            advice: m.advice_ip_assignment({}, to),
            passages: [passage],
          },
    ];
    if (moral) {
      risks.push({
        level: 'low',
        title: m.risk_ip_assignment_moral_title({}, to),
        description: m.risk_ip_assignment_moral_description({}, to),
        passages: [moral],
      });
    }
    return risks;
  },
  missing: {
    level: 'medium',
    why: (to) => m.missing_ip_assignment_why({}, to),
    wording: (wordTo) => m.wording_ip_assignment({}, wordTo),
    unlessFound: ['licence-grant', 'joint-ip-ownership'],
  },
});
