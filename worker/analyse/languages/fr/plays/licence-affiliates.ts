import type { LicenceAffiliatesWords } from '#worker/analyse/languages/play-words/licence-affiliates.ts';

export const licenceAffiliates: LicenceAffiliatesWords = {
  'affiliate-licence-licensee': {
    rule: {
      about: /filiales?|affiliée?s?|sociétés d(?:e son|u) groupe|entités d(?:e son|u) groupe/,
      needs: [/licence|sous-licence|droit d'(?:utilis|usage)|utiliser/],
      signs: [
        [/(?:concède|accorde|licence).{0,140}(?:et|ainsi qu)\S{0,3} (?:à )?ses (?:filiales|affiliée?s|sociétés)/, 3],
        [/sous-licen.{0,120}(?:filiale|affiliée?|groupe)/, 3],
        [
          /(?:filiales|affiliée?s|groupe).{0,100}(?:pourront|peuvent|sont autorisée?s à) (?:utiliser|faire usage|bénéficier)/,
          3,
        ],
      ],
    },
    approved: /accord préalable|consentement|autorisation|agrément/,
  },
  'affiliate-licence-licensor': {
    rule: {
      about: /filiales?|affiliée?s?|groupe/,
      needs: [/licence|droit d'(?:utilis|usage)/],
      signs: [
        [/(?:en son nom et|tant pour (?:elle|lui)).{0,60}(?:filiales|affiliée?s).{0,80}(?:concède|accorde|octroie)/, 3],
        [
          /(?:concède|accorde|octroie).{0,200}(?:détenus?|contrôlés?|appartenant).{0,60}(?:ou|et) (?:à |par )?ses (?:filiales|affiliée?s)/,
          3,
        ],
        [/et ses (?:filiales|affiliée?s)(?: \S{1,12}){0,2} (?:concèdent|accordent)/, 3],
      ],
    },
  },
};
