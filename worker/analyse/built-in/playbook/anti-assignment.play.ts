import { m } from '#src/i18n/paraglide/messages.js';
import { definePlay } from '../define-play';
import { readBoundParties } from '../read/bound-party';
import { findSaid, type Saying } from '../read/said';
import { tellBoundParty } from '../write/bound-party';

const consent: Saying = {
  en: /consent|approval|permission|agreement of the other|authori[sz]ation/,
  es: /consentimiento|autorización|aprobación|conformidad/,
  fr: /accord|consentement|autorisation|agrément/,
  de: /zustimmung|einwilligung|genehmigung|einverständnis/,
  ar: /موافقة|موافقته|اذن/,
};
const reasonable: Saying = {
  en: /(?:not|nor) (?:to )?(?:be )?unreasonabl[ey]|unreasonably with?held|not .{0,20}unreasonabl/,
  es: /(?:denegad|negad|retenid|rehusad|denegar|negar).{0,30}(?:injustificad|sin (?:causa|motivo)|irrazonable|razón)|no .{0,30}injustificadamente/,
  fr: /refus.{0,40}(?:sans (?:motif|raison)|déraisonnable|injustifi)|sans motif (?:légitime|valable|raisonnable)/,
  de: /(?:nicht|nur) .{0,40}(?:unbillig|unangemessen|wichtigem grund|ohne (?:sachlichen|triftigen) grund).{0,30}verweiger|unbillig verweiger/,
  ar: /(?:دون|بدون|بغير) .{0,20}(?:سبب معقول|مبرر|سبب مشروع)|(?:غير معقول|تعسف)/,
};
const alone: Saying = {
  en: /(?:sole|absolute|unfettered)(?: and absolute)? discretion/,
  es: /(?:exclusivo|libre|entero|absoluto) (?:criterio|arbitrio)|discrecionalmente|entera discreción/,
  fr: /discrétionnaire|seule discrétion|à sa (?:seule )?discrétion/,
  de: /freie[mns]? ermessen|alleinige[mns]? ermessen/,
  ar: /تقديره (?:المطلق|المنفرد)|تقديرها (?:المطلق|المنفرد)|المطلق/,
};
const isVoid: Saying = {
  en: /\bvoid\b|of no (?:force|effect)|invalid/,
  es: /nul[ao]|sin efecto|ineficaz|no surtirá efecto/,
  fr: /\bnulle?\b|sans effet|inopposable/,
  de: /unwirksam|nichtig/,
  ar: /باطل|لاغ|لا يعتد|غير نافذ/,
};
const freely: Saying = {
  en: /\b(?:may|right to|entitled to|permitted to)\b.{0,60}\b(?:assign|transfer)|without the consent of the other/,
  es: /podrá (?:libremente )?ceder.{0,120}(?:sin (?:necesidad de|el)|libremente)|podrá ceder libremente/,
  fr: /(?:peut|pourra) (?:librement )?(?:céder|transférer).{0,120}(?:sans (?:l'|le |avoir)|librement)|pourra librement céder/,
  de: /(?:darf|kann|ist berechtigt).{0,120}(?:ohne (?:vorherige )?(?:zustimmung|einwilligung)|jederzeit).{0,60}(?:abtre|übertrag)|(?:abtre|übertrag)\S{0,10}.{0,60}auch ohne zustimmung/,
  ar: /(?:يجوز|يحق).{0,80}(?:التنازل|احالة).{0,80}دون (?:الحاجة|موافقة|اخذ)/,
};

const barred: Saying = {
  en: /\b(?:neither|no party|no right|nor|not|cannot|only)\b|\b(?:with|upon|subject to)\b.{0,30}(?:consent|approval)/,
  es: /\b(?:ningun[ao]|no)\b|prohib/,
  fr: /\b(?:aucune?|ne|n')\b|interdi/,
  de: /\b(?:kein\S{0,3}|nicht|nur)\b|untersagt/,
  ar: /(?:^|\s)لا |الا ب|يحظر|يمتنع/,
};

export const antiAssignment = definePlay({
  type: 'anti-assignment',
  category: 'restrictions',
  rules: {
    en: {
      about: /assign|transfer|delegat|sub-?contract|sublicens/,
      signs: [
        [
          /\b(?:may not|shall not|will not|must not|cannot|no right to|agrees? not to|not be entitled to|nor)\b.{0,60}\b(?:assign|transfer|delegate|make any assignment)\b.{0,90}(?:agreement|contract|rights?|obligations?|duties|interest|licen[cs]e|lease|benefit)/,
          3,
        ],
        [/\b(?:neither|no|either)\b.{0,24}\bpart(?:y|ies)\b.{0,60}\b(?:assign|transfer|delegate)\b/, 3],
        [
          /(?:agreement|contract|rights?|obligations?|interest|licen[cs]e|lease)\b.{0,120}\b(?:may not|shall not|will not|cannot|not)\b.{0,60}\b(?:assigned|assignable|transferred|transferable|delegated)\b/,
          3,
        ],
        [/\bneither (?:this|the) (?:agreement|contract|lease|licen[cs]e)\b.{0,120}\b(?:assign|transfer)/, 3],
        [
          /\b(?:assignment|transfer|delegation|transaction)\b.{0,140}\b(?:null|void|invalid|of no (?:force|effect)|requires? (?:the )?(?:prior )?(?:written )?consent)/,
          3,
        ],
        [
          /\b(?:may|permitted to|right to|election|entitled to)\b.{0,40}\bassign\b.{0,80}\b(?:agreement|contract|rights?|obligations?)/,
          2,
        ],
        [/\bnot (?:sub-?contract|delegate|grant sub-?licen[cs]es)\b.{0,160}(?:consent|approval)/, 3],
        [/without.{0,60}\b(?:consent|approval|permission)|written (?:consent|approval|permission)/, 1],
        [/\bassignment\b|\bassignability|transfer\b/, 1, 'heading'],
      ],
      unless: [
        /assignment for the benefit of|for the benefit of (?:its )?creditors|right,? title,? and interest|hereby assigns|technology transfer|bank transfer|wire transfer|work assignment|confidential information/,
      ],
    },
    es: {
      about: /ceder|cesión|cedid|transferir|transmitir|transferid|subrogar|traspas/,
      signs: [
        [
          /(?:no podrá|no podrán|no puede|ninguna .{0,30}podrá|se prohíbe|queda prohibid|prohibida|sin (?:el )?(?:previo )?(?:consentimiento|autorización)).{0,140}(?:ceder|cesión|cedid|transferir|transmitir|traspas|subrogar)/,
          3,
        ],
        [
          /(?:ceder|cesión|cedid[oa]s?|transferir|transmitir|traspas\S{1,4}).{0,140}(?:sin (?:el |la )?(?:previ[oa] )?(?:consentimiento|autorización|aprobación)|salvo (?:consentimiento|autorización)|requerirá (?:el )?(?:consentimiento|autorización))/,
          3,
        ],
        [/cesión .{0,60}(?:nula|sin efecto)/, 2],
        [/contrato|derechos|obligaciones|posición contractual/, 1],
        [/cesión|transmisión/, 1, 'heading'],
      ],
      unless: [/propiedad intelectual|transferencia bancaria|datos personales|subarrendar/],
      threshold: 4,
    },
    fr: {
      about: /céder|cession|cédé|transfér|transmettre|cessible/,
      signs: [
        [
          /(?:ne (?:peut|peuvent|pourra|pourront|saurait|saurai(?:en)?t)|interdi(?:t|te)|s'interdit|aucune (?:des )?parties?|ni ).{0,140}(?:céder|cession|cédée?s?|transfér|transmettre|transmise?)/,
          3,
        ],
        [
          /(?:céder|cession|cédée?s?|transférer|transférée?s?|transmise?).{0,140}(?:sans (?:l'|le )?(?:accord|consentement|autorisation|agrément)|soumise? à (?:l'|l’)?(?:accord|agrément|autorisation)|qu'avec (?:l'accord|le consentement))/,
          3,
        ],
        [/intuitu personae|incessible/, 2],
        [/contrat|droits|obligations|convention|présentes/, 1],
        [/cession|transfert|intuitu personae/, 1, 'heading'],
      ],
      unless: [/propriété intellectuelle|virement|données à caractère|sous-lou/],
      threshold: 4,
    },
    de: {
      about: /abtret|abzutreten|übertrag|abgetreten|rechtsnachfolg/,
      signs: [
        [
          /(?:nicht|nur|ohne|bedarf|keine|untersagt|ausgeschlossen|unzulässig).{0,140}(?:abtret|abgetreten|abzutreten|übertrag)/,
          3,
        ],
        [
          /(?:abtretung|übertragung|abtreten|übertragen).{0,140}(?:nur mit|ohne (?:vorherige|schriftliche|die)|bedarf|bedürfen|zustimmung|einwilligung|ausgeschlossen|unzulässig|untersagt)/,
          3,
        ],
        [/vertrag|rechte|pflichten|ansprüche|forderungen/, 1],
        [/abtretung|übertragung|abtretungsverbot/, 1, 'heading'],
      ],
      unless: [/nutzungsrechte|urheber|datenübertragung|personenbezogene|untervermiet|eigentum/],
      threshold: 4,
    },
    ar: {
      about: /التنازل|يتنازل|تتنازل|احالة|حوالة/,
      signs: [
        [/(?:لا يجوز|لا يحق|ليس ل|يحظر|يمتنع|لا يمكن).{0,100}(?:التنازل|يتنازل|ان تتنازل|احالة|حوالة|تحويل)/, 3],
        [/(?:التنازل|احالة|حوالة|تتنازل|يتنازل).{0,120}(?:الا ب|دون (?:الحصول|موافقة|الموافقة)|بدون موافقة|موافقة)/, 3],
        [/العقد|الاتفاقية|حقوق|حقوقه|التزامات|التزاماته/, 1],
        [/التنازل|الاحالة/, 1, 'heading'],
      ],
      unless: [/ملكية فكرية|حقوق الملكية|من الباطن فقط/],
      threshold: 4,
    },
  },
  read(passages, contract) {
    const limits = passages.filter(
      (passage) => !findSaid([passage], freely, contract) || findSaid([passage], barred, contract),
    );
    return {
      bound: readBoundParties(limits, contract),
      binding: limits[0] ?? null,
      needsConsent: findSaid(limits, consent, contract) !== null,
      isReasonable: findSaid(passages, reasonable, contract) !== null,
      alone: findSaid(limits, alone, contract),
      isVoid: findSaid(passages, isVoid, contract) !== null,
      free: findSaid(
        passages.filter((passage) => !limits.includes(passage)),
        freely,
        contract,
      ),
    };
  },
  quotes: 6,
  title: (to) => m.clause_anti_assignment_title({}, to),
  explain({ bound, needsConsent, isReasonable, isVoid, binding }, { to }) {
    if (!binding) return m.clause_anti_assignment_free({}, to);
    return [
      needsConsent ? m.clause_anti_assignment_consent({}, to) : m.clause_anti_assignment_some({}, to),
      tellBoundParty(bound, to),
      isReasonable ? m.clause_anti_assignment_reasonable({}, to) : '',
      isVoid ? m.clause_anti_assignment_void({}, to) : '',
    ]
      .filter(Boolean)
      .join(' ');
  },
  assess({ bound, binding, alone: atWill, free }, { to, wordTo }) {
    const suggestedWording = m.wording_anti_assignment({}, wordTo);
    const risks = [];
    if (binding && bound !== null && bound !== 'both') {
      risks.push({
        level: 'medium' as const,
        title: m.risk_anti_assignment_one_sided_title({}, to),
        description: free
          ? m.risk_anti_assignment_other_free_description({}, to)
          : m.risk_anti_assignment_one_sided_description({}, to),
        suggestedWording,
        advice: m.advice_anti_assignment_one_sided({}, to),
        passages: free ? [binding, free] : [binding],
      });
    }
    if (atWill) {
      risks.push({
        level: 'medium' as const,
        title: m.risk_anti_assignment_at_will_title({}, to),
        description: m.risk_anti_assignment_at_will_description({}, to),
        suggestedWording,
        advice: m.advice_anti_assignment_at_will({}, to),
        passages: [atWill],
      });
    }
    return risks;
  },
  missing: {
    level: 'low',
    why: (to) => m.missing_anti_assignment_why({}, to),
    wording: (wordTo) => m.wording_anti_assignment({}, wordTo),
  },
});
