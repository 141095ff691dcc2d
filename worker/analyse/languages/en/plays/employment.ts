import type { EmploymentWords } from '#worker/analyse/languages/play-words/employment.ts';

export const employment: EmploymentWords = {
  probation: {
    rule: {
      about: /probation|trial period/,
      signs: [
        [
          /probation(?:ary)? (?:period)?.{0,80}\b(?:of|is|for|lasts|shall be)\b|\bprobation(?:ary)? period|trial period/,
          3,
        ],
      ],
      unless: [/extended warranty/],
    },
  },
  holiday: {
    rule: {
      about: /holiday|annual leave|vacation/,
      signs: [
        [
          /(?:entitled|entitlement).{0,80}(?:holiday|annual leave|vacation)|(?:days|weeks)\b.{0,40}\b(?:holiday|annual leave|vacation)|paid (?:holiday|annual leave|vacation)/,
          3,
        ],
      ],
    },
  },
  'working-hours': {
    rule: {
      about: /hours|overtime/,
      signs: [
        [
          /(?:normal |regular |usual )?(?:working )?hours (?:of work|are|shall be|will be)|working hours|hours (?:per|a|each) week|overtime/,
          3,
        ],
      ],
      unless: [/business hours|support hours/],
    },
    unpaid:
      /(?:overtime|additional hours|extra hours).{0,120}(?:without|no|not).{0,30}(?:pay|paid|remunerat|compensat)|no (?:extra|additional) (?:pay|remuneration|payment).{0,60}(?:overtime|hours)/,
  },
};
