import { m } from '#src/i18n/paraglide/messages.js';
import { definePlay } from '../define-play';
import { inDays, readDurations } from '../read/durations';
import { readMoney } from '../read/money';
import { compilePattern } from '../text/compile-pattern';
import { formatDuration, formatMoney } from '../write/format';

/** A cap under three months of payments, or under this sum in any currency, covers hardly any real loss. */
const lowPeriodDays = 92;
const lowAmount = 5_000;

const fees = {
  en: /\b(?:fees?|amounts?|sums?|payments?|price|charges|consideration|value)\b.{0,60}\b(?:paid|payable|received|due)|purchase price/,
  es: /(?:importes?|cantidad(?:es)?|sumas?|honorarios|precio|tarifas|pagos|contraprestación).{0,60}(?:pagad|abonad|satisfech|recibid|percibid|debid)|precio total/,
  fr: /(?:sommes?|montants?|prix|redevances|honoraires|rémunération).{0,60}(?:payé|versé|perçu|réglé|dû|dues|encaissé)/,
  de: /(?:vergütung|entgelt|gebühren|auftragswert|auftragssumme|beträge?|zahlungen|nettoauftrags|vertragswert)/,
  ar: /(?:المبالغ|الرسوم|الاتعاب|قيمة العقد|المقابل|الثمن|المبلغ).{0,60}(?:المدفوع|المسدد|المستحق|العقد)/,
} as const;

const indirect = {
  en: /consequential|indirect|incidental|lost profits?|loss of profits?|punitive|special,/,
  es: /indirect|consecuencial|lucro cesante|emergentes|punitiv/,
  fr: /indirect|manque à gagner|perte de (?:profit|bénéfice|chiffre|exploitation)|immatériel/,
  de: /mittelbare|folgeschäden|folgeschaden|entgangene[nr]? gewinn|indirekte/,
  ar: /غير مباشر|غير المباشر|تبعي|فوات (?:الكسب|الربح)|الكسب الفائت|خسارة الارباح/,
} as const;

export const capOnLiability = definePlay({
  type: 'cap-on-liability',
  category: 'liability',
  rules: {
    en: {
      about: /liab|damages|obligation|exclusive remedy|sole remedy|cause of action|waived/,
      signs: [
        [
          /\b(?:liabilit\S{1,3}|obligations?|damages|amount)\b.{0,220}\b(?:(?:shall|will|may|does|do|can)?(?: in no event| not in any event)?(?: not| never)? ?exceed|(?:is|be|are) limited to|no greater than|no more than|in excess of)/,
          3,
        ],
        [
          /\b(?:in no event|under no circumstances?|not|neither|nor|no party)\b.{0,160}\bliable\b.{0,200}\b(?:special|indirect|consequential|incidental|punitive|exemplary|lost profits?|loss of)/,
          3,
        ],
        [/\b(?:shall|will) have (?:no|any) liability.{0,120}(?:special|indirect|consequential|incidental|punitive)/, 3],
        [/\b(?:aggregate|total|maximum|entire|sole|cumulative) (?:\S{1,20} )?(?:liability|obligation)/, 2],
        [/\b(?:sole|entire) (?:liability|obligation)\b.{0,120}(?:sole|exclusive) remedy|sole and exclusive remedy/, 2],
        [
          /\b(?:waives?|excluding|exclud\S{1,3}|disclaim)\b.{0,80}\b(?:special|indirect|consequential|incidental|punitive) /,
          3,
        ],
        [
          /\b(?:action|claims?)\b.{0,80}\b(?:must be|may be|shall be|be) (?:commenced|brought|made).{0,60}(?:within|later than|more than) .{0,30}(?:years?|months?)/,
          3,
        ],
        [
          /whether (?:in|based|arising) .{0,30}(?:contract|tort)|regardless of the (?:form|theory)|advised of the possibility/,
          1,
        ],
        [/limitations? (?:of|on) (?:liability|damages)|liability|damages/, 1, 'heading'],
      ],
      unless: [/without limit(?:ation)? of liability\b|shall not be limited|liability insurance|per occurrence/],
    },
    es: {
      about: /responsab|indemniza|daños/,
      signs: [
        [
          /(?:responsabilidad|indemnización).{0,140}(?:no (?:excederá|superará|podrá (?:exceder|superar))|(?:se limitará|limitada|quedará limitada|limitará|se limita) (?:a|al|en)\b|hasta (?:un|el) (?:máximo|importe|límite))/,
          3,
        ],
        [/(?:responsabilidad|indemnización) (?:total|máxima|global|agregada)/, 2],
        [
          /(?:en ningún caso|no (?:será|serán|responderá)).{0,100}(?:responsable|responderá).{0,120}(?:indirect|consecuencial|lucro cesante|punitiv)/,
          3,
        ],
        [/límite|limitación/, 1, 'heading'],
      ],
      unless: [/seguro de responsabilidad/],
    },
    fr: {
      about: /responsab|dommages|indemnit/,
      signs: [
        [
          /(?:responsabilité|indemnité|indemnisation).{0,160}(?:ne (?:pourra|peut|saurait|pourrait)(?: en aucun cas)? (?:excéder|dépasser|être supérieure)|n'excéd|(?:est|sera|serait) (?:\S{1,40} )?(?:limitée?|plafonnée?) (?:à|au)|dans la limite)/,
          3,
        ],
        [/plafond|responsabilité (?:totale|maximale|globale|cumulée)/, 2],
        [
          /(?:en aucun cas|ne (?:saurait|pourra|peut)|exclu).{0,120}(?:responsable|responsabilité|dommages).{0,120}(?:indirect|manque à gagner|immatériel|perte de)/,
          3,
        ],
        [/limitation|plafonnement|responsabilité/, 1, 'heading'],
      ],
      unless: [/assurance (?:de )?responsabilité/],
    },
    de: {
      about: /haft|schadensersatz|schadenersatz/,
      signs: [
        [
          /(?:haftung|haftet|haften|schaden(?:s)?ersatz).{0,160}(?:begrenzt|beschränkt|limitiert|maximal|höchstens|bis zu(?:r|m)? (?:einer? )?(?:höhe|betrag|höchst)|übersteig|überschreit)/,
          2,
        ],
        [/(?:gesamthaftung|haftungshöchst|haftungsobergrenze|höchstbetrag|haftungsgrenze|der höhe nach)/, 2],
        [
          /(?:vorhersehbare[nr]?|typische(?:rweise|n)|vertragstypische[nr]?) .{0,40}schaden|auf den .{0,40}schaden (?:begrenzt|beschränkt)/,
          2,
        ],
        [
          /(?:haftet|haften|haftung|ersatz).{0,100}(?:nicht|ausgeschlossen|kein).{0,80}(?:mittelbare|folgeschäden|entgangene|indirekte)|(?:mittelbare|folgeschäden|entgangene[rn]? gewinn|indirekte).{0,100}(?:ausgeschlossen|nicht)/,
          3,
        ],
        [/haftung/, 1, 'heading'],
      ],
      unless: [/haftpflichtversicherung/, /unbeschränkt|unbegrenzt/],
    },
    ar: {
      about: /مسؤول|تعويض|مسئول/,
      signs: [
        [
          /(?:مسؤولية|مسئولية|التعويض|تعويض).{0,120}(?:لا (?:تتجاوز|يتجاوز|تزيد|يزيد)|(?:محدودة|تقتصر|يقتصر|بحد اقصي|حد اقصي|الحد الاقصي|في حدود))/,
          3,
        ],
        [/(?:لا (?:تتجاوز|يتجاوز|تزيد|يزيد)|تقتصر|يقتصر).{0,60}(?:مسؤولية|مسئولية|التعويض)/, 3],
        [/(?:اجمالي|الاجمالية|القصوي|مجموع) .{0,20}(?:مسؤولية|المسؤولية)|المسؤولية (?:الاجمالية|القصوي|الكلية)/, 2],
        [
          /(?:لا|لن|باي حال).{0,60}(?:مسؤولا|مسؤول|مسؤولية).{0,120}(?:غير مباشر|غير المباشر|تبعي|الكسب|الارباح|خاصة|عرضي)/,
          3,
        ],
        [/حدود المسؤولية|تحديد المسؤولية|المسؤولية/, 1, 'heading'],
      ],
    },
  },
  read(passages, { language }) {
    const capped = passages.find(
      ({ words }) => compilePattern(exceeds, language).test(words) || readMoney(words, language).length > 0,
    );
    const words = capped?.words ?? passages[0].words;
    const says = (pattern: RegExp, text: string) => compilePattern(pattern, language).test(text);
    const byFees = capped ? says(fees[language], words) : false;
    return {
      amount: capped ? (readMoney(words, language)[0] ?? null) : null,
      period: byFees
        ? (readDurations(words, language).find(({ unit }) => unit === 'month' || unit === 'year') ?? null)
        : null,
      byFees,
      excludesIndirect: passages.some((passage) => says(indirect[language], passage.words)),
      capped: capped ?? null,
    };
  },
  quotes: 8,
  title: (to) => m.clause_cap_on_liability_title({}, to),
  explain({ amount, period, byFees, excludesIndirect }, { to }) {
    const cap = amount
      ? m.clause_cap_on_liability_amount({ amount: formatMoney(amount, to) }, to)
      : period
        ? m.clause_cap_on_liability_fees({ period: formatDuration(period, to) }, to)
        : byFees
          ? m.clause_cap_on_liability_price({}, to)
          : '';
    const kinds = excludesIndirect ? m.clause_cap_on_liability_kinds({}, to) : '';
    return [cap, kinds].filter(Boolean).join(' ') || m.clause_cap_on_liability_some({}, to);
  },
  assess({ amount, period, excludesIndirect, capped }, { to, wordTo }) {
    const suggestedWording = m.wording_cap_on_liability({}, wordTo);
    const isLowAmount = amount !== null && amount.amount < lowAmount && !period;
    if (capped && (isLowAmount || (period && inDays(period) < lowPeriodDays))) {
      return [
        {
          level: 'high',
          title: m.risk_cap_low_title({}, to),
          description:
            isLowAmount && amount
              ? m.risk_cap_low_amount_description({ amount: formatMoney(amount, to) }, to)
              : m.risk_cap_low_period_description({ period: period ? formatDuration(period, to) : '' }, to),
          suggestedWording,
          advice: m.advice_cap_low({}, to),
          passages: [capped],
        },
      ];
    }
    if (!excludesIndirect) return [];
    return [
      {
        level: 'low',
        title: m.risk_cap_indirect_title({}, to),
        description: m.risk_cap_indirect_description({}, to),
        suggestedWording,
      },
    ];
  },
  missing: {
    level: 'medium',
    why: (to) => m.missing_cap_on_liability_why({}, to),
    wording: (wordTo) => m.wording_cap_on_liability({}, wordTo),
    unlessFound: ['limitation-of-liability'],
  },
});

const exceeds =
  /exceed|limited to|no (?:greater|more) than|exceder|superar|limit|excéder|dépasser|plafonn|begrenzt|beschränkt|höchst|maximal|يتجاوز|تتجاوز|اقصي|تقتصر|يقتصر|محدودة/;
