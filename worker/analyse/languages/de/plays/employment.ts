import type { EmploymentWords } from '#worker/analyse/languages/play-words/employment.ts';

export const employment: EmploymentWords = {
  probation: {
    rule: {
      about: /probezeit|auf probe/,
      signs: [[/probezeit|(?:einstellung|arbeitsverhältnis).{0,40}auf probe/, 3]],
    },
  },
  holiday: {
    rule: {
      about: /urlaub/,
      signs: [
        [
          /(?:jahres|erholungs)urlaub|urlaub(?:stage|sanspruch)|(?:tage|wochen).{0,30}urlaub|anspruch auf .{0,40}urlaub/,
          3,
        ],
      ],
    },
  },
  'working-hours': {
    rule: {
      about: /arbeitszeit|wochenstunden|überstunden|stunden/,
      signs: [[/arbeitszeit|wochenstunden|überstunden|mehrarbeit|stunden (?:pro|je|in der) woche/, 3]],
    },
    unpaid:
      /(?:überstunden|mehrarbeit).{0,100}(?:abgegolten|nicht (?:gesondert )?vergütet|ohne (?:gesonderte )?vergütung|unentgeltlich)/,
  },
};
