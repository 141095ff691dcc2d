import { m } from '#src/i18n/paraglide/messages.js';
import { definePlay } from '../define-play';
import { readPercentages } from '../read/percentages';
import { findSaid, type Saying } from '../read/said';
import { formatList, formatPercent } from '../write/format';

/** From about a third, the share shapes the whole business of the one who pays it. */
const largeShare = 30;

const gross: Saying = {
  en: /\bgross\b(?! margin)/,
  es: /brut[oa]s?/,
  fr: /\bbrute?s?\b|chiffre d'affaires hors taxes/,
  de: /brutto/,
  ar: /اجمالي/,
};

export const revenueSharing = definePlay({
  type: 'revenue-sharing',
  category: 'money',
  rules: {
    en: {
      about: /%|per ?cent|royalt|commission|share|fee of|revenue|pay .{0,30}a fee/,
      signs: [
        [
          /\b(?:royalt(?:y|ies)|commissions?|revenue share|success fee|promotion fee|program fee|advertising fee|distribution fee|royalty fee|agents' fee|franchise fee)\b.{0,160}(?:%|per ?cent|net (?:sales|receipts|revenues?)|gross|revenues?|receipts|profits?|for each|per unit|gross margin|rate)/,
          3,
        ],
        [
          /(?:%|per ?cent\S{0,4})\)? (?:\([^)]{0,20}\) )?(?:(?:of|share|from|in) )(?:\S{1,40} ){0,6}(?:revenues?|gross|net|sales|profits?|proceeds|receipts|income|purchase price|cash flow|margin|premium)/,
          3,
        ],
        [
          /(?:percentage|portion|share) of (?:\S{1,40} ){0,5}(?:revenues?|gross|net|sales|profits?|proceeds|receipts|income)/,
          3,
        ],
        [
          /\b(?:share|shared|distributed|divided|split)\b.{0,80}(?:revenues?|profits?|income|losses|sales)|(?:profits?|income|revenues?)\b.{0,100}\b(?:shared?|distributed|divided|split)\b/,
          3,
        ],
        [
          /\b(?:pay|paid|pays|payable|entitled|remit|receive|earn|retain|charge|compensation|owned|parties|each party)\b/,
          1,
        ],
        [/royalt|commission|revenue|compensation|profit|\bfees?\b/, 1, 'heading'],
      ],
      unless: [
        /interest (?:rate|at)|per annum|withholding|overdue|late (?:payment|fee)|voting|(?:shares|stock) of|value added|vat\b|audit|discrepanc|underpa|securities and exchange commission|exchange commission|no (?:royalt|commission)|royalty-free|indemnif|taxes|records|reports?\b|competent|commission (?:act|regulation)/,
      ],
      threshold: 4,
    },
    es: {
      about: /%|por ciento|comisi|regal|royalt|canon|participa|repart/,
      signs: [
        [
          /(?:comisi|regal[ií]a|royalt|canon|participación)\S{0,40}.{0,140}(?:%|por ciento|ventas|ingresos|facturación|beneficios|cada unidad)/,
          3,
        ],
        [
          /(?:%|por ciento)\)?.{0,40}(?:ventas|ingresos|facturación|beneficios|utilidades|recaudación|precio de venta)/,
          3,
        ],
        [/(?:repart|distribu)\S{0,40}.{0,60}(?:beneficios|utilidades|ingresos|ganancias)/, 3],
        [/pagará|abonará|percibirá|tendrá derecho|cobrará|recibirá|corresponderá|partes/, 1],
        [/comisi|regal|royalt|canon|remuneración|beneficios/, 1, 'heading'],
      ],
      unless: [
        /interés|mora|iva\b|retención|impuesto|comisión (?:nacional|europea|paritaria)|comisiones obreras|penalización/,
      ],
      threshold: 4,
    },
    fr: {
      about: /%|pour ?cent|redevance|commission|royalt|partage|quote-part|participation/,
      signs: [
        [
          /(?:redevance|commission|royalt|quote-part)\S{0,40}.{0,140}(?:%|pour ?cent|ventes|recettes|chiffre d'affaires|bénéfices|revenus)/,
          3,
        ],
        [/(?:%|pour ?cent)\)?.{0,40}(?:ventes|recettes|chiffre d'affaires|bénéfices|revenus|résultat)/, 3],
        [/(?:partag|répart|distribu)\S{0,40}.{0,60}(?:bénéfices|revenus|recettes|profits)/, 3],
        [/vers|pai?er|paye|perçoit|percevra|droit à|rémunération|parties/, 1],
        [/redevance|commission|rémunération|royalt|bénéfices/, 1, 'heading'],
      ],
      unless: [/intérêt|retard|tva\b|retenue|impôt|commission (?:européenne|paritaire|nationale)|pénalité/],
      threshold: 4,
    },
    de: {
      about:
        /%|prozent|provision|lizenzgebühr|umsatzbeteiligung|gewinnbeteiligung|gewinnverteilung|beteilig|tantieme|gewinn/,
      signs: [
        [
          /(?:provision|lizenzgebühr|umsatzbeteiligung|gewinnbeteiligung|franchisegebühr|tantieme|vergütung)\S{0,40}.{0,140}(?:%|prozent|umsatz|erlös|gewinn|verkaufspreis)/,
          3,
        ],
        [/(?:%|prozent)\)?.{0,40}(?:umsatz|umsätze|erlös|gewinn|einnahmen|verkaufspreis|nettoumsatz)/, 3],
        [/(?:gewinn|erlös|einnahmen)\S{0,40}.{0,60}(?:verteilt|geteilt|aufgeteilt|verteilen|beteiligt)/, 3],
        [/zahlt|erhält|beträgt|steht .{0,20}zu|anspruch|zu zahlen|hat|parteien|gesellschafter/, 1],
        [/provision|lizenzgebühr|vergütung|gewinn/, 1, 'heading'],
      ],
      unless: [/zinsen|verzug|umsatzsteuer|mehrwertsteuer|mwst|vertragsstrafe|kommission|zins/],
      threshold: 4,
    },
    ar: {
      about: /%|(?:في|ب)(?:ال)? ?(?:المائة|المئة|مائة)|عمولة|اتاوة|اتاوات|نسبة|تقاسم|الارباح|ارباح/,
      signs: [
        [
          /(?:عمولة|اتاوة|اتاوات|نسبة|حصة).{0,120}(?:%|المائة|المئة|مبيعات|المبيعات|ايرادات|الايرادات|ارباح|الارباح|الدخل)/,
          3,
        ],
        [/(?:%|المائة|المئة).{0,40}(?:مبيعات|المبيعات|ايرادات|الايرادات|ارباح|الارباح|الدخل)/, 3],
        [/(?:تقسم|توزع|تقاسم|توزيع|يتقاسم).{0,60}(?:ارباح|الارباح|ايرادات|الايرادات)/, 3],
        [/يدفع|يسدد|يستحق|يتقاضي|يحصل|الطرفين|الشركاء|تدفع|الطرفان/, 1],
        [/العمولة|الاتاوة|الارباح/, 1, 'heading'],
      ],
      unless: [/فائدة|تاخير|ضريبة|غرامة/],
      threshold: 4,
    },
  },
  read(passages, contract) {
    const shares = passages.flatMap((passage) =>
      readPercentages(passage.words, contract.language).map(({ value }) => ({ value, passage })),
    );
    return {
      shares: [...new Set(shares.map(({ value }) => value))].slice(0, 4),
      largest: shares.sort((a, b) => b.value - a.value)[0] ?? null,
      gross: findSaid(passages, gross, contract),
    };
  },
  quotes: 8,
  title: (to) => m.clause_revenue_sharing_title({}, to),
  explain({ shares }, { to }) {
    const list = formatList(
      shares.map((value) => formatPercent({ value }, to)),
      to,
    );
    const some = m.clause_revenue_sharing_some({}, to);
    return shares.length > 0 ? `${some} ${m.clause_revenue_sharing_shares({ shares: list }, to)}` : some;
  },
  assess({ largest, gross: onGross }, { to, wordTo }) {
    const suggestedWording = m.wording_revenue_sharing({}, wordTo);
    const risks = [];
    if (largest && largest.value >= largeShare) {
      risks.push({
        level: 'medium' as const,
        title: m.risk_revenue_share_large_title({}, to),
        description: m.risk_revenue_share_large_description({ share: formatPercent(largest, to) }, to),
        suggestedWording,
        advice: m.advice_revenue_share({}, to),
        passages: [largest.passage],
      });
    }
    if (onGross) {
      risks.push({
        level: 'low' as const,
        title: m.risk_revenue_share_gross_title({}, to),
        description: m.risk_revenue_share_gross_description({}, to),
        suggestedWording,
        passages: [onGross],
      });
    }
    return risks;
  },
});
