import { m } from '#src/i18n/paraglide/messages.js';
import { definePlay } from '../define-play';
import { findSaid, type Saying } from '../read/said';

const useRules: Saying = {
  en: /without (?:\S{1,14} ){0,6}(?:consent|account)|free to (?:use|exploit)|may (?:freely )?(?:use|exploit|practi[cs]e|licen[cs]e)|right to (?:use|exploit|practi[cs]e)|shall only use/,
  es: /sin (?:el )?consentimiento|podrá (?:usar|utilizar|explotar)|podrán (?:usar|utilizar|explotar)|libremente/,
  fr: /sans (?:l'|le )?(?:accord|consentement)|pourra (?:librement )?(?:utiliser|exploiter)|librement/,
  de: /ohne (?:\S{1,14} )?zustimmung|darf .{0,60}(?:nutzen|verwerten)|frei (?:nutzen|verwerten)|berechtigt/,
  ar: /دون (?:ال)?(?:حاجة|موافقة)|يحق|يجوز/,
};

export const jointIpOwnership = definePlay({
  type: 'joint-ip-ownership',
  category: 'intellectual-property',
  rules: {
    en: {
      about: /joint|co-?own/,
      needs: [
        /invention|intellectual|patent|copyright|\bdata\b|work product|materials|improvements?|trade ?marks?|developments?|\bworks?\b|information|content|results|software|technology|know-how/,
      ],
      signs: [
        [/\bjointly[- ](?:and \w{1,12} )?(?:own|owned|hold|held|registered)\b|\bown(?:ed)? jointly\b|\bco-?own/, 3],
        [
          /\bjoint (?:and equal |equal and undivided |equal |undivided )?(?:owner(?:s|ship)?|interest|property|names?|title)\b/,
          3,
        ],
        [/\bjoint (?:inventions?|patents?|improvements?|intellectual property|ip\b|technology|works?)\b/, 2],
        [/\b(?:own|ownership|owners?|title|interest|assigns?)\b/, 1],
        [/joint|ownership/, 1, 'heading'],
      ],
      unless: [
        /joint (?:and several|venture (?:company|entity) owns)|jointly and severally|jointly owned (?:subsidiar|compan|entit)|"[^"]{0,40}" (?:means|shall mean)|shares|\bstock\b/,
      ],
    },
    es: {
      about: /cotitular|copropie|conjunt|mancomun|por partes iguales|pro indiviso/,
      needs: [/propiedad|titularidad|cotitular|resultados|invencion|patente|obra|marca|derechos/],
      signs: [
        [/cotitular/, 3],
        [
          /(?:propiedad|titularidad|pertenecer\S{1,4}|titulares).{0,60}(?:conjunt|común|ambas partes|mancomun|por partes iguales|pro indiviso)/,
          3,
        ],
        [/copropie/, 2],
        [/propiedad (?:intelectual|industrial)|resultados|invencion|patente/, 1],
      ],
      unless: [/conjunta y solidari|cuenta conjunta|comunidad de propietarios|vivienda|finca/],
    },
    fr: {
      about: /copropri|conjoint|co-?titulaire|en commun|indivis|propriété commune/,
      needs: [/propriété|droits|résultats|invention|brevet|œuvre|oeuvre|marque|copropri/],
      signs: [
        [/copropri.{0,120}(?:résultats|invention|brevet|droits|œuvres?|oeuvres?|développements)/, 3],
        [
          /(?:résultats|inventions?|brevets?|droits|œuvres?|oeuvres?|développements).{0,120}(?:copropri|en indivision|propriété (?:commune|conjointe))/,
          3,
        ],
        [
          /(?:détiennent|détenu|titulaires|propriétaires).{0,40}(?:conjoint|en commun)|conjointement (?:propriétaires|titulaires|détenu)|co-?titulaire/,
          3,
        ],
      ],
      unless: [
        /conjointement et solidairement|solidaire|règlement de copropriété|syndicat|lot(?:s)? de copropriété|immeuble/,
      ],
    },
    de: {
      about: /gemeinsam|gemeinschaftlich|miteigentum|mitinhaber/,
      needs: [/erfindung|schutzrecht|patent|urheber|ergebnis|rechte|marke|geistig/],
      signs: [
        [/(?:gemeinsam|gemeinschaftlich)\S{0,3}.{0,60}(?:zustehen|zu\b|inhaber|eigentum|gehör|eigentümer)/, 2],
        [
          /(?:ergebnisse|erfindungen|schutzrechte|rechte|patente)\b.{0,120}(?:gemeinsam|gemeinschaftlich|beiden parteien)/,
          2,
        ],
        [/gemeinsame[nr]? (?:erfindung|schutzrecht|ergebnis|arbeitsergebnis|patent|inhaber|eigent)/, 2],
        [/miteigentum|mitinhaber|bruchteilsgemeinschaft|zu gleichen teilen/, 2],
        [/gehören|zustehen|stehen|eigentum|inhaber/, 1],
      ],
      unless: [/gesamtschuld|grundstück|wohnung|gemeinsame erklärung/],
    },
    ar: {
      about: /مشترك|بالاشتراك|مناصفة|علي الشيوع/,
      needs: [/ملكية|يملك|حقوق|اختراع|براءة|نتائج|علامة/],
      signs: [
        [/(?:ملكية|الملكية|مملوك|يملك|تملك).{0,60}(?:مشترك|بالاشتراك|مناصفة|علي الشيوع)/, 3],
        [/(?:اختراع|براءات|نتائج|حقوق).{0,80}(?:مشترك|بالاشتراك|مناصفة|للطرفين معا)/, 2],
        [/الملكية الفكرية|اختراع|براءة|نتائج/, 1],
      ],
      unless: [/بالتضامن|مسؤولية مشتركة|حساب مشترك|عقار/],
    },
  },
  read(passages, contract) {
    return { hasRules: findSaid(passages, useRules, contract) !== null, passage: passages[0] };
  },
  quotes: 6,
  title: (to) => m.clause_joint_ip_ownership_title({}, to),
  explain: (_, { to }) => m.clause_joint_ip_ownership_explained({}, to),
  assess({ hasRules, passage }, { to, wordTo }) {
    if (hasRules) return [];
    return [
      {
        level: 'medium',
        title: m.risk_joint_ip_ownership_title({}, to),
        description: m.risk_joint_ip_ownership_description({}, to),
        suggestedWording: m.wording_joint_ip_ownership({}, wordTo),
        advice: m.advice_joint_ip_ownership({}, to),
        passages: [passage],
      },
    ];
  },
});
