import { m } from '#src/i18n/paraglide/messages.js';
import { definePlay } from '../define-play';
import { readBoundParties } from '../read/bound-party';
import { inDays } from '../read/durations';
import { readRestraintPeriod } from '../read/restraint-period';
import { tellBoundParty } from '../write/bound-party';
import { formatDuration } from '../write/format';

/** After the end, courts rarely uphold more than a year, hardly ever more than two. */
const longAfterEndDays = 365;

export const nonCompete = definePlay({
  type: 'non-compete',
  category: 'restrictions',
  rules: {
    en: {
      about: /compet|same or similar|similar to|commerciali[sz]e/,
      signs: [
        [
          /(?:shall not|will not|may not)\b.{0,160}(?:engage in|operate|own|conduct|carry on|be interested in)\b.{0,60}business(?:es)? .{0,40}similar to/,
          4,
        ],
        [
          /\b(?:shall not|will not|may not|must not|agrees? (?:that .{0,30})?not|not to|neither|nor|no longer|prohibit\S{0,40}|refrain|not become)\b.{0,220}\bcompet(?:e|es|ing|itive|itor|ition)s?\b/,
          2,
        ],
        [
          /\bcompet(?:ing|itive) (?:\S{1,40} ){0,3}(?:products?|services?|business|activit|compan|entit|goods|lines?|retailer)/,
          1,
        ],
        [
          /\bcompetes? (?:\S{1,12} ){0,4}(?:with|against)|in (?:direct )?competition with|(?:otherwise )?competitive with|become a competitor|any competitor|\bnon-compet|competitor of/,
          2,
        ],
        [
          /\b(?:engage|participate|own|manage|operate|carry on|be (?:employed|interested|involved)|sell|market|distribute|carry|promote|develop|commerciali[sz]e|offer|endorse|represent|render|perform|invest|enter into)\b/,
          1,
        ],
        [
          /(?:neither|shall not|will not|may not).{0,160}(?:sell|offer|market|promote|provide|develop).{0,80}(?:same (?:as )?or (?:substantially )?similar|similar to)/,
          3,
        ],
        [
          /(?:neither|shall not|will not|may not)\b.{0,200}(?:commerciali[sz]e|develop|manufacture|market)\b.{0,90}\bany\b.{0,30}(?:compound|product|service)/,
          3,
        ],
        [/non-?compet|restrictive covenant|competi(?:tion|tive)|restrictions? on/, 1, 'heading'],
      ],
      unless: [
        /competitive(?:ly)? (?:price|pricing|rates?|bid|basis|conditions|advantage|market|position|process|sensitive|prices|information)|confidential information|proprietary information|\bassign\b|bound by any|remedies|injuncti|unfair competition|competition law|antitrust|disclos/,
      ],
      threshold: 4,
    },
    es: {
      about: /compet|concurrencia/,
      signs: [
        [
          /(?:no (?:podrá|podrán|competirá|realizará|desarrollará|ejercerá|prestará)|se (?:compromete|obliga|abstendrá)|abstenerse|prohib).{0,200}(?:compet|concurrencia|concurrent)/,
          2,
        ],
        [
          /(?:no (?:competencia|concurrencia|competir)|competencia (?:desleal y )?(?:directa|indirecta)|competencia con)/,
          2,
        ],
        [/actividad(?:es)?|negocio|empresa|productos|servicios|sector/, 1],
        [/no (?:competencia|concurrencia)|pacto de|exclusividad|competencia/, 1, 'heading'],
      ],
      unless: [
        /tribunales|juzgados|órgano competente|autoridad(?:es)? competente|jurisdicción|(?:jueces|juez) competente|defensa de la competencia|precios competitivos/,
      ],
      threshold: 4,
    },
    fr: {
      about: /concurren/,
      signs: [
        [/(?:s'interdit|s'engage|ne (?:pourra|peut|doit)|interdi|s'abst).{0,220}(?:concurren)/, 2],
        [
          /non-concurrence|clause de non|activité concurrente|entreprise concurrente|concurrencer|concurrente? (?:à|de|avec)/,
          2,
        ],
        [/activité|entreprise|société|produits|services|directement|indirectement/, 1],
        [/concurren.{0,160}(?:s'interdit|s'engage|ne pourra|interdi)/, 2],
        [/non-concurrence|concurrence/, 1, 'heading'],
      ],
      unless: [/à concurrence d|concurrence déloyale|autorité de la concurrence|droit de la concurrence|concurremment/],
      threshold: 4,
    },
    de: {
      about: /wettbewerb|konkurren/,
      signs: [
        [
          /(?:verpflichtet sich|wird|darf|ist (?:es )?(?:\S{1,40} ){0,3}untersagt|nicht|keine|unterlässt|unterlassen|enthält sich).{0,200}(?:wettbewerb|konkurren)/,
          2,
        ],
        [/(?:wettbewerb|konkurren).{0,120}(?:nicht|untersagt|keine|zu unterlassen|enthalten|verboten)/, 2],
        [
          /wettbewerbsverbot|konkurrenzverbot|konkurrenzunternehmen|konkurrenzklausel|wettbewerber|(?:im|in) (?:wettbewerb|konkurrenz)/,
          1,
        ],
        [/tätig|unternehmen|beteilig|unmittelbar|mittelbar|produkte|waren|betreib|vertreib/, 1],
        [/wettbewerb|konkurrenz/, 1, 'heading'],
      ],
      unless: [/unlautere|wettbewerbsfähig|wettbewerbsrecht|ausschreibung|uwg\b/],
      threshold: 4,
    },
    ar: {
      about: /منافس|المنافسة|ينافس/,
      signs: [
        [/(?:لا يجوز|لا يحق|يلتزم|يتعهد|يمتنع|يحظر|عدم|بالا|الا ي).{0,140}(?:منافس|المنافسة|ينافس)/, 3],
        [/عدم (?:ال)?منافسة|اعمال منافسة|نشاط منافس|منشاة منافسة/, 1],
        [/عمل|نشاط|شركة|منتجات|خدمات|مباشر/, 1],
        [/المنافسة/, 1, 'heading'],
      ],
      unless: [/غير المشروعة فقط|مناقصة|اسعار تنافسية/],
      threshold: 4,
    },
  },
  read(passages, contract) {
    return {
      bound: readBoundParties(passages, contract),
      ...readRestraintPeriod(passages, contract),
    };
  },
  quotes: 4,
  title: (to) => m.clause_non_compete_title({}, to),
  explain({ bound, isAfterEnd, period }, { to }) {
    return [
      m.clause_non_compete_some({}, to),
      tellBoundParty(bound, to),
      isAfterEnd ? m.restraint_after_end({}, to) : '',
      period ? m.restraint_period({ period: formatDuration(period, to) }, to) : '',
    ]
      .filter(Boolean)
      .join(' ');
  },
  assess({ isAfterEnd, period, passage }, { to, wordTo }) {
    const suggestedWording = m.wording_non_compete({}, wordTo);
    const common = { suggestedWording, passages: [passage] };
    if (period && inDays(period) > longAfterEndDays) {
      return [
        {
          ...common,
          level: 'high',
          title: m.risk_non_compete_long_title({}, to),
          description: m.risk_non_compete_long_description({ period: formatDuration(period, to) }, to),
          advice: m.advice_non_compete_long({}, to),
        },
      ];
    }
    if (isAfterEnd) {
      return [
        {
          ...common,
          level: 'medium',
          title: m.risk_non_compete_after_end_title({}, to),
          description: m.risk_non_compete_after_end_description({}, to),
          advice: m.advice_non_compete_after_end({}, to),
        },
      ];
    }
    return [
      {
        ...common,
        level: 'low',
        title: m.risk_non_compete_during_title({}, to),
        description: m.risk_non_compete_during_description({}, to),
      },
    ];
  },
});
