import { m } from '#src/i18n/paraglide/messages.js';
import { definePlay } from '../define-play';
import { findSaid, type Saying } from '../read/said';

/** Every repair, or the large ones by name, is the tenant’s. */
const allOnTenant: Saying = {
  en: /\b(?:tenant|lessee)\b.{0,90}\b(?:all repairs|every repair|structur|roof|whatever (?:the|its) (?:kind|nature))|\ball (?:necessary )?repairs\b.{0,140}\b(?:tenant|lessee)\b/,
  es: /tod[oa]s? (?:las |tipo de |clase de )?reparaci.{0,160}(?:arrendatari|inquilin)|(?:arrendatari|inquilin).{0,80}tod[oa]s? (?:las |tipo de |clase de )?reparaci/,
  fr: /(?:locataire|preneur).{0,100}(?:toutes (?:les )?réparations|grosses réparations|toute réparation)|toutes (?:les )?réparations.{0,140}(?:locataire|preneur)/,
  de: /mieter.{0,100}(?:sämtliche|alle) (?:\S{1,20} ){0,2}(?:reparatur|instand|schönheitsreparatur)|(?:sämtliche|alle) (?:\S{1,20} ){0,2}(?:reparatur|instand).{0,120}mieter/,
  ar: /المستاجر.{0,90}(?:جميع|كافة|كل) (?:اعمال )?(?:ال)?(?:اصلاح|صيانة|ترميم)|(?:جميع|كافة|كل) (?:اعمال )?(?:ال)?(?:اصلاح|صيانة|ترميم).{0,120}المستاجر/,
};

export const repairs = definePlay({
  type: 'repairs',
  category: 'obligations',
  onlyIn: ['tenancy'],
  rules: {
    en: {
      about: /repair|good condition|upkeep|maintain the (?:property|premises)/,
      signs: [
        [
          /\b(?:landlord|tenant|lessor|lessee)\b.{0,90}\b(?:repairs?|(?:in|good) (?:repair|condition)|upkeep|maintain the)\b/,
          3,
        ],
        [
          /\brepairs?\b.{0,90}\b(?:responsib|at the (?:cost|expense)|borne|carried out|paid) .{0,40}\b(?:landlord|tenant|lessor|lessee)\b/,
          3,
        ],
      ],
    },
    es: {
      about: /reparaci|conservación|mantenimiento/,
      signs: [
        [/reparaci.{0,140}(?:arrendatari|arrendador|inquilin|propietari)/, 3],
        [/(?:arrendatari|arrendador|inquilin|propietari).{0,100}(?:reparaci|conservar|mantener|mantenimiento)/, 3],
      ],
    },
    fr: {
      about: /réparation|entretien|bon état/,
      signs: [
        [/(?:bailleur|bailleresse|locataire|preneur).{0,100}(?:réparation|entretien|bon état)/, 3],
        [/(?:réparation|entretien).{0,120}(?:bailleur|locataire|preneur)/, 3],
      ],
    },
    de: {
      about: /reparatur|instandhaltung|instandsetzung|schönheitsreparatur/,
      signs: [
        [/(?:vermieter|mieter).{0,120}(?:reparatur|instandhaltung|instandsetzung|instand)/, 3],
        [/(?:reparatur|instandhaltung|instandsetzung).{0,120}(?:vermieter|mieter)/, 3],
      ],
    },
    ar: {
      about: /صيانة|اصلاح|ترميم/,
      signs: [
        [/(?:المؤجر|المستاجر|المالك).{0,90}(?:صيانة|اصلاح|ترميم)/, 3],
        [/(?:صيانة|اصلاح|ترميم).{0,90}(?:المؤجر|المستاجر|المالك)/, 3],
      ],
    },
  },
  read(passages, contract) {
    return {
      said: findSaid(passages, allOnTenant, contract),
      passage: passages[0],
    };
  },
  title: (to) => m.clause_repairs_title({}, to),
  explain: (_facts, { to }) => m.clause_repairs_explained({}, to),
  assess({ said }, { to, wordTo }) {
    if (said) {
      return [
        {
          level: 'high',
          title: m.risk_repairs_all_title({}, to),
          description: m.risk_repairs_all_description({}, to),
          suggestedWording: m.wording_repairs({}, wordTo),
          advice: m.advice_repairs({}, to),
          passages: [said],
        },
      ];
    }
    return [];
  },
  missing: {
    level: 'low',
    why: (to) => m.missing_repairs_why({}, to),
    wording: (wordTo) => m.wording_repairs({}, wordTo),
  },
});
