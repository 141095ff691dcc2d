import { m } from '#src/i18n/paraglide/messages.js';
import { definePlay } from '../define-play';
import { readBoundParties } from '../read/bound-party';
import { inDays } from '../read/durations';
import { readRestraintPeriod } from '../read/restraint-period';
import { tellBoundParty } from '../write/bound-party';
import { formatDuration } from '../write/format';

const longAfterEndDays = 365;

export const noSolicitEmployees = definePlay({
  type: 'no-solicit-employees',
  category: 'restrictions',
  rules: {
    en: {
      about: /solicit|entic|\bhir(?:e|ing)\b|recruit|poach|induce|offer employment|seek to employ/,
      signs: [
        [
          /(?:solicit|entic|hir(?:e|ing)|recruit|induc|offer employment|poach|employ|engage)\S{0,40}\b.{0,140}\b(?:employees?|employment|personnel|staff|workers|persons? (?:who is |then )?employed)\b/,
          2,
        ],
        [
          /(?:shall not|will not|may not|must not|neither|nor|agrees? not|not to|not,? (?:directly|in any way|on its|for a|during)|refrain|will not in any way|it shall not)\b.{0,240}\b(?:solicit|entice|hire|recruit|induce|offer employment|poach|seek to employ)/,
          2,
        ],
        [/non-?solicit|no (?:hire|poach)|employees/, 1, 'heading'],
      ],
      unless: [
        /equal (?:employment )?opportunity|discriminat|subscriptions|hire (?:and|or) (?:fire|supervise)|solely responsible|not prevent or restrict any/,
      ],
      threshold: 4,
    },
    es: {
      about: /emplead|trabajador|personal\b|captar|captación/,
      signs: [
        [
          /(?:contratar|captar|captación|ofrecer (?:empleo|trabajo)|inducir|solicitar|emplear|reclutar).{0,140}(?:emplead|trabajador|personal\b)/,
          2,
        ],
        [
          /(?:no (?:podrá|contratará|captará|ofrecerá|inducirá)|ninguna .{0,30}podrá|se (?:compromete|obliga) a no|se abstendrá|abstenerse).{0,200}(?:contratar|captar|ofrecer|inducir|emplear|solicitar|reclutar|contratación|captación|contratará|captará)/,
          2,
        ],
        [/no (?:captación|contratación)|captación/, 1, 'heading'],
        [/no (?:contratará|captará|ofrecerá empleo).{0,120}(?:emplead|trabajador|personal\b)/, 4],
      ],
      unless: [/seguridad social|discrimina/],
      threshold: 4,
    },
    fr: {
      about: /salarié|employé|personnel|collaborateur|débauch/,
      signs: [
        [/(?:débauch|embauch|recrut|sollicit|engager|employer).{0,140}(?:salarié|employé|personnel|collaborateur)/, 2],
        [
          /(?:s'interdi\S{1,3}|ne (?:pourra|peut|doit)|s'engage\S{0,3} à ne pas|s'abst).{0,200}(?:débauch|embauch|recrut|sollicit|engager|employer)/,
          2,
        ],
        [/non-sollicitation|non-débauchage|débauchage/, 1, 'heading'],
      ],
      unless: [/discrimin/],
      threshold: 4,
    },
    de: {
      about: /abwerb|mitarbeiter|arbeitnehmer|beschäftigt|personal/,
      signs: [
        [
          /(?:mitarbeiter|arbeitnehmer|beschäftigte|angestellte|personal)\S{0,3}\b.{0,140}(?:abwerb|abzuwerben|einzustellen|einstellen|zu beschäftigen|anzuwerben|anwerben|abgeworben)/,
          3,
        ],
        [/abwerbeverbot|abwerbungsverbot/, 3],
        [
          /(?:nicht|keine|kein|untersagt|unterlassen|unterlässt|verpflichte).{0,200}(?:abwerb|abzuwerben|einzustellen|einstellen|anzuwerben|anwerben|abgeworben)/,
          1,
        ],
        [/abwerb/, 1, 'heading'],
      ],
      threshold: 4,
    },
    ar: {
      about: /موظف|عامل|العاملين|مستخدم|استقطاب/,
      signs: [
        [
          /(?:لا يجوز|يلتزم|يتعهد|يمتنع|يحظر|عدم|بعدم|الا ي).{0,140}(?:توظيف|تعيين|استقطاب|استدراج|تشغيل|استخدام|اغراء).{0,80}(?:موظف|العاملين|عاملي|مستخدم)/,
          4,
        ],
        [/عدم (?:استقطاب|توظيف)/, 1, 'heading'],
      ],
      threshold: 4,
    },
  },
  read: (passages, contract) => ({
    bound: readBoundParties(passages, contract),
    ...readRestraintPeriod(passages, contract),
  }),
  title: (to) => m.clause_no_solicit_employees_title({}, to),
  explain({ bound, isAfterEnd, period }, { to }) {
    return [
      m.clause_no_solicit_employees_some({}, to),
      tellBoundParty(bound, to),
      isAfterEnd ? m.restraint_after_end({}, to) : '',
      period ? m.restraint_period({ period: formatDuration(period, to) }, to) : '',
    ]
      .filter(Boolean)
      .join(' ');
  },
  assess({ bound, period, passage }, { to, wordTo }) {
    const suggestedWording = m.wording_no_solicit_employees({}, wordTo);
    const risks = [];
    if (period && inDays(period) > longAfterEndDays) {
      risks.push({
        level: 'medium' as const,
        title: m.risk_no_solicit_employees_long_title({}, to),
        description: m.risk_no_solicit_employees_long_description({ period: formatDuration(period, to) }, to),
        suggestedWording,
        advice: m.advice_no_solicit_long({}, to),
        passages: [passage],
      });
    }
    if (bound !== null && bound !== 'both') {
      risks.push({
        level: 'low' as const,
        title: m.risk_no_solicit_employees_one_sided_title({}, to),
        description: m.risk_no_solicit_employees_one_sided_description({}, to),
        suggestedWording,
        passages: [passage],
      });
    }
    return risks;
  },
});
