import type { EmploymentWords } from '#worker/analyse/languages/play-words/employment.ts';

export const employment: EmploymentWords = {
  probation: {
    rule: {
      about: /période d'essai|essai de/,
      signs: [[/période d'essai/, 3]],
    },
  },
  holiday: {
    rule: {
      about: /congés/,
      signs: [[/congés (?:payés|annuels)|jours (?:ouvrables |ouvrés )?de congés/, 3]],
    },
  },
  'working-hours': {
    rule: {
      about: /heures|durée du travail|temps de travail/,
      signs: [
        [
          /durée (?:hebdomadaire )?(?:du|de) travail|heures (?:par semaine|hebdomadaires|supplémentaires)|horaires? de travail|temps de travail/,
          3,
        ],
      ],
    },
    unpaid:
      /heures supplémentaires.{0,100}(?:sans (?:rémunération|paiement|majoration)|comprises dans|incluses dans|ne (?:seront|sont) pas (?:payées|rémunérées))/,
  },
};
