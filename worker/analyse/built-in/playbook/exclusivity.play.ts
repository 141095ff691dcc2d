import { m } from '#src/i18n/paraglide/messages.js';
import { definePlay } from '../define-play';
import { findSaid, type Saying } from '../read/said';

const buysOnly: Saying = {
  en: /(?:purchase|buy|obtain|procure|source)\S{0,40}\b.{0,80}exclusively|exclusively (?:purchase|buy|from)|all (?:of )?(?:its|their) .{0,40}requirements|exclusive (?:provider|supplier|source)/,
  es: /(?:compr|adquir|abastec|suministr|proveer)\S{0,40}.{0,80}(?:exclusivamente|en exclusiva|únicamente)|(?:exclusivamente|en exclusiva|únicamente).{0,40}(?:compr|adquir|abastec)|proveedor exclusivo/,
  fr: /(?:s'approvisionn|achet|acqu)\S{0,40}.{0,80}(?:exclusivement|exclusivité)|(?:exclusivement|exclusivité).{0,60}(?:achet|s'approvisionn|auprès)|approvisionnement exclusif|fournisseur exclusif/,
  de: /(?:ausschließlich|exklusiv).{0,80}(?:bezieh|kauf|erwerb|bezug|abnehm|abzunehmen)|(?:bezieh|bezug|kauf|erwerb)\S{0,40}.{0,80}(?:ausschließlich|exklusiv)|alleinbezug|gesamten bedarf/,
  ar: /(?:شراء|يشتري|التوريد|توريد|احتياجات).{0,60}(?:حصرا|حصري|فقط من)|(?:حصرا|حصريا).{0,40}(?:شراء|من)|المورد الحصري/,
};
const noOthers: Saying = {
  en: /(?:shall not|will not|may not|agrees? not to|neither).{0,140}(?:any|another|other)\b.{0,24}(?:third|person|compan|distributor|part(?:y|ies)|entit|supplier|vendor|sponsor)/,
  es: /(?:no (?:podrá|podrán|nombrará|concederá|designará|contratará)|se abstendrá|se compromete a no|se obliga a no).{0,140}(?:otr[ao]s?|tercer)/,
  fr: /(?:s'interdit|ne (?:pourra|peut|nommera|concédera)|s'engage à ne pas).{0,140}(?:autre|tiers)/,
  de: /(?:nicht|keine[nmr]?|unterlässt).{0,120}(?:weitere|andere|dritte)/,
  ar: /(?:لا يجوز|يلتزم|يتعهد|يمتنع).{0,120}(?:اخر|غير|الغير|اخرين|اخري)/,
};

export const exclusivity = definePlay({
  type: 'exclusivity',
  category: 'restrictions',
  rules: {
    en: {
      about:
        /(?<!non-)(?<!non- )(?<!non)exclusiv|requirements|\bsole right|third part|any (?:competing|similar)|any other (?:person|compan|entit|part|brand|product)|another (?:company|party|person)/,
      signs: [
        [
          /(?:shall|will|may|agrees?) not\b.{0,60}\b(?:endorse|promote|sponsor|advertise|represent)\b.{0,40}\bany (?:other|similar|competing)/,
          3,
        ],
        [
          /(?:grants?|granted|appoints?|hold|receive|have|retains?|accepts?|as|extend)\b.{0,110}(?<!non-)(?<!non- )(?<!non)(?<!not )(?:exclusive|sole and exclusive)(?:,? [\w-]{1,20}){0,6} (?:rights?|licen[cs]es?|sub-?licen[cs]es?|distributors?|agents?|provider|supplier|representative|franchise|basis|advisor|dealer|branding)\b/,
          3,
        ],
        [
          /(?<!non-)(?<!non)(?<!primarily or )exclusively (?:from|to|by|through|via|for|purchase|purchased|with)\b|(?:purchase|sold|sell|buy).{0,60}(?<!non-)exclusively/,
          3,
        ],
        [/\b(?:all|entire|100%) (?:of )?(?:its|their|his) .{0,40}requirements/, 3],
        [
          /(?:shall not|will not|may not|agrees? not to|neither|agrees? that it shall not)\b.{0,140}(?:enter into|grant|appoint|engage|purchase|license|sell|solicit|refer)\b.{0,100}\b(?:any|another|other)\b.{0,30}(?:third part|person|compan|distributor|part(?:y|ies)|entity|supplier|vendor|sponsor|competitor|customers)/,
          2,
        ],
        [
          /similar|competi|exclusiv|same\b|other than (?:from|pursuant|through)|(?:with)?in the (?:territory|field|exclusive)/,
          1,
        ],
        [/exclusiv/, 1, 'heading'],
      ],
      unless: [
        /exclusive (?:jurisdiction|venue|remed|property|owner|liability|obligation|forum|control|benefit of)|exclusively (?:owned|vest|in the courts|by the (?:courts|laws))|mutually exclusive|not exclusive|grant .{0,20}an exclusive privilege|borne exclusively|responsibility|arbitration|owned exclusively|resulting exclusively|confidential information|exclusive of|exclusive and (?:final|binding)|exclusively for (?:its|our|your|the)|work made for hire|right,? title/,
      ],
    },
    es: {
      about: /exclusiv|en exclusiva/,
      signs: [
        [
          /(?:conced|otorg|nombra|design|tendrá|goza|cede|licencia|distribuid|derecho|carácter|régimen|agente).{0,110}exclusiv/,
          3,
        ],
        [
          /(?:exclusivamente|en exclusiva|exclusividad).{0,120}(?:compr|adquir|abastec|suministr|vend|distribu|prest|comercializ|servicios)/,
          3,
        ],
        [
          /(?:compr|adquir|abastec|suministr|vend|distribu|prest|comercializ)\S{0,40}.{0,100}(?:exclusivamente|en exclusiva|con exclusividad)/,
          3,
        ],
        [/(?:se compromete|se obliga|no podrá).{0,140}(?:otr[ao]s?|tercer)/, 1],
        [/exclusiv/, 1, 'heading'],
      ],
      unless: [
        /no exclusiv|sin exclusiv|responsabilidad exclusiva|exclusiva responsabilidad|jurisdicción exclusiva|competencia exclusiva|(?:juzgados|tribunales)|propiedad exclusiva|uso exclusivo (?:de|como) vivienda|exclusivo criterio|exclusivamente (?:para|a los efectos)/,
      ],
    },
    fr: {
      about: /exclusi/,
      signs: [
        [
          /(?:conc[èé]d|accord|nomm|désign|confi|bénéfici|licence|droit|titre|distributeur|agent|mandat).{0,110}exclusi/,
          3,
        ],
        [
          /(?:exclusivement|exclusivité).{0,120}(?:achet|approvisionn|vend|distribu|fourni|commercialis|travaill|prestations)/,
          3,
        ],
        [
          /(?:achet|s'approvisionn|vend|distribu|fourni|commercialis|consacr)\S{0,40}.{0,100}(?:exclusivement|exclusivité)/,
          3,
        ],
        [/(?:s'interdit|s'engage|ne pourra).{0,140}(?:autre|tiers)/, 1],
        [/exclusivité|exclusif/, 1, 'heading'],
      ],
      unless: [
        /non[ -]exclusi|sans exclusivité|compétence exclusive|(?:tribuna|juridiction)|responsabilité exclusive|propriété exclusive|usage exclusif|exclusion|exclusivement (?:aux fins|pour les besoins|à usage)/,
      ],
    },
    de: {
      about: /exklusiv|ausschließlich|alleinvertrieb|alleinbezug|alleinig|gesamten bedarf/,
      signs: [
        [
          /(?:räumt|gewährt|erteilt|überträgt|ernennt|bestellt|erhält|hat|beauftragt).{0,120}(?:exklusiv|ausschließlich|alleinvertrieb|alleinig)/,
          3,
        ],
        [
          /(?:exklusiv|ausschließlich)\S{0,4} .{0,60}(?:vertriebsrecht|recht|lizenz|vertragshändler|vertrieb|händler|lieferant|nutzungsrecht)/,
          3,
        ],
        [
          /(?:ausschließlich|exklusiv|gesamten bedarf).{0,100}(?:bezieh|kauf|erwerb|bezug|abnehm|vertreib|liefer|decken)/,
          3,
        ],
        [/(?:nicht|keine[nmr]?).{0,120}(?:weitere|andere|dritte)/, 1],
        [/exklusiv|ausschließlichkeit|alleinvertrieb/, 1, 'heading'],
      ],
      unless: [
        /nicht[ -](?:exklusiv|ausschließlich)|einfaches|gerichtsstand|ausschließlich zuständig|ausschließlich (?:deutsche|das recht|zum zweck|für (?:die )?zwecke|zu wohnzwecken)|ausschließliche[nrs]? (?:eigentum|rechtsmittel|rechtsbehelf|rechtsprechung|zuständigkeit|verantwort)|haften|haftung|gilt ausschließlich|gelten ausschließlich|ausschließlicher gerichts/,
      ],
    },
    ar: {
      about: /حصري|حصرا|الحصرية|حصرية/,
      signs: [
        [/(?:يمنح|منح|يعين|تعيين|حق|حقوق|وكيل|موزع|ترخيص|رخصة|مورد).{0,80}(?:حصري|الحصري|حصرا)/, 3],
        [/(?:حصري|حصريا|حصرا).{0,80}(?:شراء|بيع|توزيع|توريد|تسويق|خدمات)/, 3],
        [/(?:شراء|بيع|توزيع|توريد|تسويق|التعامل).{0,80}(?:حصريا|حصرا|حصري)/, 3],
        [/الحصرية|حصري/, 1, 'heading'],
      ],
      unless: [/غير (?:ال)?حصري|المحاكم|الاختصاص|القضاء|على سبيل الحصر|علي سبيل الحصر|لا الحصر/],
    },
  },
  read(passages, contract) {
    return {
      buysOnly: findSaid(passages, buysOnly, contract),
      noOthers: findSaid(passages, noOthers, contract),
      passage: passages[0],
    };
  },
  quotes: 7,
  title: (to) => m.clause_exclusivity_title({}, to),
  explain({ buysOnly: buying, noOthers: closed }, { to }) {
    if (buying) return m.clause_exclusivity_buying({}, to);
    return closed ? m.clause_exclusivity_no_others({}, to) : m.clause_exclusivity_rights({}, to);
  },
  assess({ buysOnly: buying, passage }, { to, wordTo, found }) {
    const suggestedWording = m.wording_exclusivity({}, wordTo);
    if (buying) {
      return [
        {
          level: 'medium',
          title: m.risk_exclusivity_buying_title({}, to),
          description: m.risk_exclusivity_buying_description({}, to),
          suggestedWording,
          advice: m.advice_exclusivity_buying({}, to),
          passages: [buying],
        },
      ];
    }
    const isEarned = found.has('minimum-commitment');
    return [
      {
        level: isEarned ? 'low' : 'medium',
        title: m.risk_exclusivity_tied_title({}, to),
        description: isEarned
          ? m.risk_exclusivity_tied_description({}, to)
          : m.risk_exclusivity_no_minimum_description({}, to),
        suggestedWording,
        advice: isEarned ? undefined : m.advice_exclusivity_no_minimum({}, to),
        passages: [passage],
      },
    ];
  },
});
