import { m } from '#src/i18n/paraglide/messages.js';
import { definePlay } from '../define-play';

export const mostFavouredNation = definePlay({
  type: 'most-favoured-nation',
  category: 'money',
  rules: {
    en: {
      about:
        /favou?r(?:ed|able)|lower|higher|better|lowest|comparable to|greater value|best price|preferred pric|less than \$/,
      signs: [
        [
          /(?:comparable to or better|as favou?rable|not? less favou?rable|no greater|not? (?:be )?higher|higher)\b.{0,20}(?:than|as)\b.{0,140}\b(?:similarly situated|other|third)\b.{0,30}(?:customers?|purchasers?|distributors?|licensees?|part(?:y|ies))/,
          4,
        ],
        [
          /(?:grants?|offers?|sells?|licenses?) (?:\S{1,40} ){0,8}to (?:any )?(?:other|third|another)\b.{0,120}\b(?:more favou?rable|lower|better)\b/,
          4,
        ],
        [
          /(?:offers?|grants?|sells?|provides?|extends?)\b.{0,60}\b(?:lower|better|more favou?rable)\b.{0,40}(?:prices?|pricing|terms|rates|fees|royalt|conditions).{0,60}\bto (?:any )?(?:other|third|another)/,
          4,
        ],
        [/most[- ]favou?red[- ](?:nation|customer|licensee|supplier|party)|best price guarantee/, 4],
        [
          /\b(?:no less favou?rable|(?:at least )?as favou?rable|more favou?rable|equal to or better|no worse)\b.{0,120}\b(?:than|as|to)\b.{0,140}\b(?:other|third|another|comparable|similar)\b.{0,40}(?:customers?|part(?:y|ies)|licensees?|clients?|distributors?|persons?|purchasers?|buyers?|resellers?)/,
          3,
        ],
        [
          /\b(?:price|pricing|fee|rate|charge|royalt|terms|benefits?|value)\S{0,3}\b.{0,120}\b(?:lower|higher|better|greater|lowest|more favou?rable)\b.{0,120}\b(?:than|to)\b.{0,140}(?:other|third|another|similar|competitor|provided)/,
          3,
        ],
        [
          /\b(?:lower|higher|better|lowest|greater|more favou?rable)\b.{0,30}\b(?:prices?|pricing|fees?|rates?|terms|benefits?|value)\b.{0,120}\b(?:than|to|available)\b.{0,120}(?:other|third|another|competitor)/,
          3,
        ],
        [
          /\bno other\b.{0,60}(?:shall|will) (?:receive|be (?:offered|given|granted)).{0,140}(?:greater|better|more)/,
          3,
        ],
        [
          /(?:sells?|issues?) additional.{0,120}(?:shares|units|interests?).{0,300}(?:less than|lower than).{0,160}(?:shall|will) issue/,
          3,
        ],
        [
          /(?:shall|will) not be (?:charged|required|offered)|agrees that|guarantee|if .{0,60}(?:offers|sells|grants)|no other|nor shall/,
          1,
        ],
        [/favou?red|price protection|best price/, 1, 'heading'],
      ],
      unless: [
        /whichever is (?:lower|greater|higher)|the (?:lower|greater|higher|lesser) of|interest|audit|insur|maximum rate|confidential/,
      ],
      threshold: 4,
    },
    es: {
      about: /favorec|favorable|mejor(?:es)? (?:precio|condici)|más ventajos|más bajo|menor(?:es)? (?:precio|tarifa)/,
      signs: [
        [/(?:cliente|nación|parte|licenciatario) más favorecid[oa]/, 4],
        [/(?:menos|más) (?:favorables?|ventajos[oa]s?).{0,120}(?:otr[oa]s?|tercer|cualquier)/, 4],
        [/(?:mejores? (?:precios?|condiciones)|precios? más baj[oa]s?|menor precio).{0,120}(?:otr[oa]s?|tercer)/, 4],
        [/más favorecid|precio/, 1, 'heading'],
      ],
      threshold: 4,
      unless: [/consumidor|ley más favorable|norma más favorable/],
    },
    fr: {
      about: /favoris|favorable|avantageu|meilleur(?:e|es|s)? (?:prix|tarif|condition)|plus bas/,
      signs: [
        [/(?:client|nation|partenaire|licencié) le plus favorisée?|la plus favorisée/, 4],
        [/(?:moins|plus) (?:favorables?|avantageu(?:x|ses?)).{0,120}(?:autre|tiers)/, 4],
        [
          /(?:meilleurs? (?:prix|tarifs?)|meilleures conditions|prix (?:plus bas|inférieurs?)).{0,120}(?:autre|tiers)/,
          4,
        ],
        [/plus favorisé|prix/, 1, 'heading'],
      ],
      threshold: 4,
      unless: [/loi la plus favorable|disposition plus favorable/],
    },
    de: {
      about: /meistbegünstig|günstiger|besser|niedriger/,
      signs: [
        [/meistbegünstig/, 4],
        [
          /(?:nicht (?:un)?günstiger|ungünstiger|günstigere[nrs]?|bessere[nrs]?|niedrigere[nrs]?).{0,60}(?:preis|kondition|bedingung|entgelt|vergütung).{0,120}(?:andere|dritte)/,
          4,
        ],
        [
          /(?:preis|kondition|bedingung)\S{0,2}.{0,80}(?:andere|dritte)\S{0,2}.{0,120}(?:nicht (?:un)?günstiger|ungünstiger|günstiger|besser|niedriger)/,
          4,
        ],
        [/(?:andere|dritte)\S{0,2}.{0,80}(?:günstigere|bessere|niedrigere)\S{0,2} (?:preis|kondition|bedingung)/, 4],
        [/meistbegünstigung|preis/, 1, 'heading'],
      ],
      threshold: 4,
      unless: [/verzug|basiszins/],
    },
    ar: {
      about: /رعاية|تفضيل|افضل|اقل/,
      signs: [
        [/(?:الدولة|العميل|الطرف) (?:ال)?(?:اكثر|الاولي ب)(?: ?)(?:رعاية|بالرعاية|تفضيلا)|الاولي بالرعاية/, 4],
        [/(?:شروط|اسعار|سعر|الاسعار).{0,40}(?:افضل|اقل|ادني).{0,60}(?:لاي|لعميل|لغير|الغير|اخر|اخرين)/, 4],
        [/(?:افضل|اقل) (?:الاسعار|سعر|الشروط).{0,80}(?:لاي|لعميل|لغير|الغير|اخر|اخرين|عملائه)/, 4],
        [/الاسعار/, 1, 'heading'],
      ],
      threshold: 4,
    },
  },
  read: ([passage]) => ({ passage }),
  title: (to) => m.clause_most_favoured_nation_title({}, to),
  explain: (_facts, { to }) => m.clause_most_favoured_nation_some({}, to),
  assess: ({ passage }, { to, wordTo }) => [
    {
      level: 'medium',
      title: m.risk_most_favoured_nation_title({}, to),
      description: m.risk_most_favoured_nation_description({}, to),
      suggestedWording: m.wording_most_favoured_nation({}, wordTo),
      advice: m.advice_most_favoured_nation({}, to),
      passages: [passage],
    },
  ],
});
