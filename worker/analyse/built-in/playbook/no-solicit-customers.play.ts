import { m } from '#src/i18n/paraglide/messages.js';
import { definePlay } from '../define-play';
import { readBoundParties } from '../read/bound-party';
import { inDays } from '../read/durations';
import { readRestraintPeriod } from '../read/restraint-period';
import { tellBoundParty } from '../write/bound-party';
import { formatDuration } from '../write/format';

const longAfterEndDays = 365;

export const noSolicitCustomers = definePlay({
  type: 'no-solicit-customers',
  category: 'restrictions',
  rules: {
    en: {
      about: /customers?|clients?|insureds|accounts?\b|patrons|business relation/,
      signs: [
        [
          /(?:shall not|will not|may not|must not|neither|nor|agrees? not|not to|not,? (?:directly|indirectly|for|during|on)|refrain)\b.{0,200}\b(?:solicit|contact|divert|entice|canvass|approach|take away|interfere with|call (?:up)?on|do business with|accept business|circumvent)\S{0,40}\b.{0,120}\b(?:customers?|clients?|insureds|accounts|patrons|business relations?)\b/,
          4,
        ],
        [
          /(?:will not|shall not|may not|not directly or indirectly)\b.{0,60}\b(?:sell|provide|offer|render)\b.{0,120}\bto any\b.{0,60}(?:who (?:were|was|is|are)|customers? of|clients? of|that (?:was|were|is) an? (?:customer|client))/,
          4,
        ],
        [/non-?solicit|customers|clients/, 1, 'heading'],
      ],
      unless: [
        /subscri|confidential information|customer service|unsolicited/,
        /(?:employees?|staff|personnel|workers?|consultants?|officers?) (?:\S{1,20} ){0,4}(?:of|by|from|with) (?:the |such |its )?(?:clients?|customers?)\b/,
      ],
      threshold: 4,
    },
    es: {
      about: /client/,
      signs: [
        [
          /(?:no (?:podrá|captará|contactará|se dirigirá|ofrecerá)|se (?:compromete|obliga) a no|se abstendrá|abstenerse|prohíbe).{0,200}(?:captar|captará|desviar|contactar|contactará|solicitar|dirigirse|dirigirá|atraer|prestar servicios|ofrecer|ofrecerá).{0,100}client/,
          4,
        ],
        [/captación de clientes|no captación/, 1, 'heading'],
      ],
      unless: [
        /datos personales|atención al cliente|(?:emplead|trabajador|personal )\S{0,6} (?:\S{1,20} ){0,3}del? client/,
      ],
      threshold: 4,
    },
    fr: {
      about: /client/,
      signs: [
        [
          /(?:s'interdi\S{1,3}|ne (?:pourra|peut|doit)|s'engage\S{0,3} à ne pas|s'abst).{0,200}(?:démarch|sollicit|détourn|prospect|contact|capter|travailler|entrer en relation|fournir).{0,100}client/,
          4,
        ],
        [/non-sollicitation|clientèle/, 1, 'heading'],
      ],
      unless: [
        /service client|données personnelles|(?:salarié|employé|collaborateur|personnel)\S{0,2} (?:\S{1,20} ){0,3}du client/,
      ],
      threshold: 4,
    },
    de: {
      about: /kunde|mandant|klient/,
      signs: [
        [
          /(?:nicht|keine|kein|untersagt|unterlassen|unterlässt|verpflichte).{0,200}(?:kunden?|mandanten|klienten|kundschaft)\b.{0,140}(?:abwerb|abzuwerben|anzusprechen|akquirier|umwerb|werben|betreuen|tätig|geschäfte|ansprechen)/,
          4,
        ],
        [
          /(?:kunden?|mandanten)\b.{0,140}(?:nicht|keine|weder).{0,80}(?:abwerb|abzuwerben|ansprechen|anzusprechen|akquirier|betreuen)/,
          4,
        ],
        [/kundenschutz(?:klausel|vereinbarung)?/, 3],
        [/kundenschutz|abwerb/, 1, 'heading'],
      ],
      threshold: 4,
    },
    ar: {
      about: /عملاء|عميل|زبائن|العملاء/,
      signs: [
        [
          /(?:لا يجوز|يلتزم|يتعهد|يمتنع|يحظر|عدم|بعدم|الا ي).{0,140}(?:استقطاب|استدراج|التواصل مع|الاتصال ب|جذب|تحويل|التعامل مع|اغراء).{0,80}(?:عملاء|عميل|زبائن|العملاء)/,
          4,
        ],
        [/العملاء/, 1, 'heading'],
      ],
      threshold: 4,
    },
  },
  read: (passages, contract) => ({
    bound: readBoundParties(passages, contract),
    ...readRestraintPeriod(passages, contract),
  }),
  title: (to) => m.clause_no_solicit_customers_title({}, to),
  explain({ bound, isAfterEnd, period }, { to }) {
    return [
      m.clause_no_solicit_customers_some({}, to),
      tellBoundParty(bound, to),
      isAfterEnd ? m.restraint_after_end({}, to) : '',
      period ? m.restraint_period({ period: formatDuration(period, to) }, to) : '',
    ]
      .filter(Boolean)
      .join(' ');
  },
  assess({ period, isAfterEnd, passage }, { to, wordTo }) {
    const isLong = period !== null && inDays(period) > longAfterEndDays;
    if (!isAfterEnd) return [];
    return [
      {
        level: isLong ? 'high' : 'medium',
        title: m.risk_no_solicit_customers_title({}, to),
        description: isLong
          ? m.risk_no_solicit_customers_long_description({ period: formatDuration(period, to) }, to)
          : m.risk_no_solicit_customers_description({}, to),
        suggestedWording: m.wording_no_solicit_customers({}, wordTo),
        advice: m.advice_no_solicit_long({}, to),
        passages: [passage],
      },
    ];
  },
});
