import { m } from '#src/i18n/paraglide/messages.js';
import { definePlay } from '../define-play';
import { readPercentages } from '../read/percentages';
import { findSaid, type Saying } from '../read/said';
import { formatPercent } from '../write/format';

const resale: Saying = {
  en: /resale price|retail price|resell.{0,60}(?:below|less than|at a price)|minimum (?:advertised |resale )?price/,
  es: /precio de reventa|precio de venta al público|pvp|precio mínimo/,
  fr: /prix de revente|prix public|prix minim/,
  de: /wiederverkaufspreis|weiterverkaufspreis|endkundenpreis|mindest(?:verkaufs)?preis|ladenpreis/,
  ar: /سعر اعادة البيع|سعر البيع للمستهلك|سعر البيع للجمهور|الحد الادني للسعر/,
};

export const priceRestrictions = definePlay({
  type: 'price-restrictions',
  category: 'money',
  rules: {
    en: {
      about: /\b(?:prices?|pricing|fees?|rates?|charges)\b/,
      signs: [
        [/\bprice increases? (?:shall|will) (?:be limited|not)/, 3],
        [
          /\bincrease (?:its |the |such |any )?(?:prices?|pricing|fees?|rates?|charges)\b.{0,160}\b(?:no such increase|increase shall not|not (?:to )?exceed|no more than)\b/,
          3,
        ],
        [
          /(?:shall|will|may) not (?:\w{1,40} ){0,2}(?:increase|raise|reduce|lower|adjust|change)\b.{0,40}\b(?:prices?|pricing|fees?|rates?|charges)\b/,
          3,
        ],
        [
          /\b(?:prices?|pricing|fees|rates|charges)\b.{0,60}\b(?:shall|will|may) not (?:be )?(?:increased?|raised?|reduced|adjusted|changed)\b/,
          3,
        ],
        [
          /\bincreases?\b.{0,60}\b(?:prices?|pricing|fees?|rates?|charges)\b.{0,100}\b(?:not (?:to )?exceed|no more than|no greater than|more than|limited to|in excess of)\b.{0,50}(?:%|percent|consumer price index|cpi\b)/,
          3,
        ],
        [
          /\b(?:prices?|pricing|fees?|rates?|charges)\b.{0,60}\bincreases?\b.{0,80}\b(?:not exceed|no more than|no greater than|limited to)\b.{0,50}(?:%|percent|consumer price index|cpi\b)/,
          3,
        ],
        [
          /(?:minimum|maximum) (?:resale|retail|advertised|selling) price|(?:shall|will|may) not (?:re)?sell.{0,80}(?:below|less than|above).{0,40}price/,
          3,
        ],
        [/prices?\b.{0,40}(?:shall|will) (?:remain|be) (?:fixed|firm|unchanged|held)/, 3],
        [/pric|fees/, 1, 'heading'],
      ],
      unless: [/interest rate|exercise price|purchase price per share|share price|late|offering price|dividend/],
    },
    es: {
      about: /precio|tarifa/,
      signs: [
        [
          /(?:no podrá|no podrán|no (?:incrementará|aumentará|modificará)).{0,60}(?:aument|increment|reduc|modific|elev|rebaj)?\S{0,40}.{0,40}(?:precio|tarifa)/,
          3,
        ],
        [
          /(?:precio|tarifa)s?.{0,60}(?:no (?:podrá|podrán|será|serán)).{0,30}(?:aument|increment|modific|reduc|superior)/,
          3,
        ],
        [
          /(?:aumento|incremento|subida|revisión).{0,60}(?:no (?:podrá )?(?:superar|exceder)|máximo de).{0,40}(?:%|por ciento|ipc)/,
          3,
        ],
        [
          /precios? fij[oa]s? e inalterable|precio mínimo de (?:re)?venta|precios (?:permanecerán|serán) (?:fijos|firmes)/,
          3,
        ],
        [/precio|tarifa/, 1, 'heading'],
      ],
      unless: [/renta|tipo de interés/],
    },
    fr: {
      about: /prix|tarif/,
      signs: [
        [
          /(?:ne (?:pourra|peut|pourront)|s'interdit|n'augmentera).{0,60}(?:augment|réduire|modifi|major|baiss|révis).{0,40}(?:prix|tarif)/,
          3,
        ],
        [
          /(?:prix|tarifs?).{0,60}(?:ne (?:pourra|pourront|peut|peuvent|seront)).{0,30}(?:augment|modifi|révis|major|réduit)/,
          3,
        ],
        [
          /(?:augmentation|hausse|révision).{0,60}(?:ne (?:pourra|peut) (?:excéder|dépasser)|limitée? à|plafonnée? à).{0,40}(?:%|pour ?cent|indice)/,
          3,
        ],
        [/prix (?:est|sont) fermes?|prix (?:minimum|imposé) de revente/, 3],
        [/prix|tarif/, 1, 'heading'],
      ],
      unless: [/loyer|taux d'intérêt/],
    },
    de: {
      about: /preis|entgelt|tarif/,
      signs: [
        [
          /(?:preis|entgelt|tarif)\S{0,10}.{0,80}(?:nicht|keine).{0,40}(?:erhöh|änder|anheb|senk|überschreit|unterschreit)/,
          3,
        ],
        [
          /(?:nicht|keine|darf).{0,60}(?:preis|entgelt|tarif)\S{0,14}.{0,40}(?:nicht )?(?:erhöhen|anheben|ändern|senken)/,
          3,
        ],
        [
          /(?:preiserhöhung|erhöhung|preisanpassung|anpassung)\S{0,2}.{0,60}(?:höchstens|maximal|nicht mehr als|begrenzt).{0,40}(?:%|prozent|verbraucherpreisindex)/,
          3,
        ],
        [/festpreis|preisbindung|mindestverkaufspreis/, 3],
        [/preis/, 1, 'heading'],
      ],
      unless: [/miete|zinssatz|storniert/],
    },
    ar: {
      about: /سعر|اسعار|الاسعار/,
      signs: [
        [
          /(?:لا يجوز|لا يحق|يلتزم|يتعهد|دون|عدم).{0,60}(?:زيادة|رفع|تخفيض|تعديل|خفض|تغيير).{0,40}(?:سعر|اسعار|الاسعار|السعر)/,
          3,
        ],
        [
          /(?:زيادة|رفع).{0,60}(?:سعر|اسعار|الاسعار|السعر).{0,60}(?:لا (?:تتجاوز|يتجاوز|تزيد)|بحد اقصي).{0,40}(?:%|المائة|المئة)/,
          3,
        ],
        [/(?:الاسعار|السعر|اسعار).{0,40}(?:ثابتة|ثابت|غير قابلة للزيادة|لا تقبل)/, 3],
        [/الاسعار|السعر/, 1, 'heading'],
      ],
      unless: [/ايجار|الفائدة/],
    },
  },
  read(passages, contract) {
    const shares = passages.flatMap(({ words }) => readPercentages(words, contract.language));
    return { resale: findSaid(passages, resale, contract), cap: shares[0] ?? null };
  },
  title: (to) => m.clause_price_restrictions_title({}, to),
  explain({ resale: onResale, cap }, { to }) {
    const some = onResale ? m.clause_price_restrictions_resale({}, to) : m.clause_price_restrictions_some({}, to);
    return cap ? `${some} ${m.clause_price_restrictions_share({ share: formatPercent(cap, to) }, to)}` : some;
  },
  assess({ resale: onResale }, { to, wordTo }) {
    if (!onResale) return [];
    return [
      {
        level: 'medium',
        title: m.risk_price_resale_title({}, to),
        description: m.risk_price_resale_description({}, to),
        suggestedWording: m.wording_price_restrictions({}, wordTo),
        advice: m.advice_price_resale({}, to),
        passages: [onResale],
      },
    ];
  },
});
