import { headingAlone } from '#worker/analyse/languages/heading-alone.ts';
import type { ClosingWords } from '#worker/analyse/languages/play-words/closing.ts';

export const closing: ClosingWords = {
  'entire-agreement': {
    rule: {
      about: /intégralité|totalité|accord (?:complet|entier)|remplace|annule/,
      signs: [
        [
          /(?:intégralité|totalité) (?:de l'(?:accord|entente)|des (?:accords|engagements|conventions|obligations))|accord (?:complet|entier|intégral)/,
          2,
        ],
        [/(?:remplace|annule|prévaut|se substitue).{0,120}(?:antérieur|précédent|préalable|tout autre)/, 2],
        [
          /(?:accords?|négociations|engagements|échanges|documents|propositions|conventions) .{0,30}(?:antérieur|préalable|précédent)/,
          1,
        ],
        [/intégralité|accord (?:complet|entier)/, 1, 'heading'],
      ],
      unless: [headingAlone],
    },
  },
  severability: {
    rule: {
      about: /null(?:e|ité)|invalid|inapplicab|divisib|réputée non écrite|non écrite/,
      signs: [
        [
          /(?:clause|stipulation|disposition|partie).{0,140}(?:nulle|invalide|inapplicable|non écrite|illicite).{0,240}(?:autres|restant|conserv|affect|demeur|pleine?)/,
          3,
        ],
        [/(?:nullité|invalidité).{0,140}(?:n'affecte|n'entraîne|n'emporte|autres|sans incidence)/, 3],
        [
          /autres (?:clauses|stipulations|dispositions).{0,60}(?:conserv|demeur|rest).{0,40}(?:valid|force|effet|vigueur)/,
          3,
        ],
        [/nullité partielle|divisibilité|invalidité partielle|indépendance des clauses/, 1, 'heading'],
      ],
      unless: [headingAlone],
    },
  },
  variation: {
    rule: {
      about: /modifi|avenant|amend/,
      needs: [/contrat|convention|accord|présent/],
      signs: [
        [/(?:modifi|amend).{0,140}(?:avenant|par écrit|écrite|signé)/, 3],
        [
          /(?:ne (?:peut|pourra|saurait)|toute|aucune).{0,60}(?:modification|amendement).{0,140}(?:avenant|écrit|signé|accord)/,
          3,
        ],
        [/avenant.{0,80}(?:écrit|signé)/, 3],
        [/modification|avenant/, 1, 'heading'],
      ],
    },
    written: /écrit|avenant|signé|signature/,
  },
  'third-party-beneficiary': {
    rule: {
      about: /stipulation pour autrui|tiers|bénéficiaire/,
      signs: [
        [/stipulation pour autrui/, 3],
        [/tiers bénéficiaires?/, 2],
        [/tiers.{0,80}(?:pourra|pourront|peut|peuvent) (?:se prévaloir|exiger|invoquer|demander l'exécution)/, 3],
        [/se prévaloir|exiger|droit|considérée?s? comme|au profit/, 1],
        [/tiers|bénéficiaire/, 1, 'heading'],
      ],
      unless: [
        /(?:aucun|ne (?:peut|pourra|constitue|confère)|n'est pas|sans).{0,80}(?:tiers|stipulation|bénéficiaire)|bénéficiaire effectif/,
      ],
    },
  },
};
