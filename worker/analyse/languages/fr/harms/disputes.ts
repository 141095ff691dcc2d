import type { HarmType } from '#worker/analyse/built-in/harms/harm-types.ts';
import type { HarmSaying } from '#worker/analyse/languages/harm-words.ts';

/** Who decides, how one objects, and where. */
export const frenchDisputesHarms = {
  'claim-period-short': [
    {
      says: [
        /\b(?:réclam|défauts?|plainte|remarques?|réserves?|contest|vices?|objection|anomal|dommage|observations)/,
        /\b(?:deux|trois|quatre|cinq|six|sept|huit|dix|[1-9]|10|24|48|72|vingt-quatre|quarante-huit) (?:jours?|heures)\b|\ble jour même|\bavant \d{1,2} ?h/,
        /\b(?:au-delà|passé|ensuite|faute de|à défaut|après|réput|tenue? pour|censé|n'est plus|irrecevable|forclus|perd|ne (?:peut|sera|seront)|sous peine|accept)/,
      ],
      unless: [/\b(?:rétractation|répond dans|préavis|paiement|factures? (?:de|est) (?:payable|due))\b/],
    },
  ],
  'silence-accepts': [
    {
      says: [
        /\bsilence|\bsans (?:réponse|réaction|opposition|contestation)|\b(?:utilis|usage|accès|connexion|ouvre la|poursui|commande|panier|inscri)\S{0,5}|\babsence de (?:réponse|contestation)|\bne (?:répond|réagi|conteste|s'oppose)/,
        /\b(?:vaut|valent|équivaut) (?:\S{1,8} )?(?:accord|accept|consent|adhésion|signature|reconnaissance)|\b(?:réput|présum|considér|censé|tenu pour)\S{0,4} .{0,30}\b(?:accept|accord|consent|approuv|démission)|\b(?:emporte|implique) .{0,20}accept|\bvous adoptez/,
      ],
      unless: [/\b(?:refus|ne vaut|n'emporte|ne saurait)/],
    },
  ],
  'their-word-final': [
    {
      says: [
        /\b(?:fai(?:t|sant) (?:seule? )?foi|font (?:seuls? )?foi|seule? juge|est seul cru|sans appel|sans recours|n'est pas (?:contestable|susceptible)|ne peut être contest|prévaut|l'emporte|arrête seul|décide seule?|croiras sur parole|définitive?ment|maintient ce qu)\b/,
        /\b(?:relevés?|livres|registres?|écritures|historique|mesures?|décision|avis|appréciation|évaluation|carnet|jugement|chiffre|expertise|juge|décide|arrête|parole|client|compteur|affichette)\b/,
      ],
      unless: [
        /\b(?:sauf preuve|expert indépendant|tribunal|contradictoire|version française|langue|les parties|preuve contraire|arbitr)/,
      ],
      notBy: 'reader',
    },
  ],
  'court-far-away': [
    {
      says: [
        /\b(?:tribuna(?:l|ux)|juridictions?|juge|for)\b/,
        /\b(?:seuls?|seules?|exclusi\S{1,8}|uniquement|renonc\S{1,5} .{0,30}\b(?:for|juge|juridiction))\b/,
        /\b(?:compéten|litige|différend|for|contestation|désaccord)/,
      ],
      unless: [
        /\bdomicile (?:du|de la|de l') ?(?:consommat|client|locatai|salari|emprunteu|défend)|\blieu (?:de situation|de l'immeuble|du travail)|\b(?:votre|son) domicile/,
      ],
    },
  ],
  'no-court': [
    {
      says: [
        /\b(?:arbitr(?:e|es|age|al|ale))\b/,
        /\b(?:soumi|tranch|remi[st]|régl|définitiv|sans appel|sans recours|obligatoire|désign|unique)/,
      ],
      unless: [/\b(?:peut|peuvent|pourra|pourront|facultati|si les parties|médiat\S{1,5} de la consommation)\b/],
    },
  ],
  'enforced-without-court': [
    {
      says: [
        /\b(?:billet à ordre|lettre de change|chèque)\b.{0,60}\b(?:blanc|vides?|signé|garantie)|\btitre exécutoire|\bexécution (?:forcée )?(?:immédiate|directe)|\bcession (?:de|sur) salaire|\bsans (?:jugement|recours au juge|décision de justice|intervention (?:du|d'un) juge)/,
      ],
      unless: [/\bne (?:peut|pourra)/],
    },
  ],
  'passed-to-anyone': [
    {
      says: [
        /\b(?:céder|cède|cession|transférer|transmettre|transfert)\b.{0,60}\b(?:contrat|créances?|droits et|bail|dette|prêt)\b/,
        /\b(?:sans (?:l'|son|votre|avoir|accord|notification|formalité)|librement|à (?:tout|un) tiers|à qui|à toute personne)/,
      ],
      unless: [
        /\bne (?:peut|pourra)|\baucune des parties|\bauteur|\b(?:locatai|client|preneu|salari)\S{0,3} (?:peut|pourra)/,
      ],
      notBy: 'reader',
    },
  ],
  'cooling-off-lost': [
    {
      says: [
        /\b(?:rétractation|se rétracter|délai de réflexion)\b/,
        /\b(?:renonc|ne (?:dispose|peut|s'applique|bénéficie)|n'(?:a|existe|est)|perd|exclu|abandon|sans (?:droit|délai)|aucun)/,
      ],
      unless: [/\b(?:ne (?:perd|renonce)|sans (?:frais|motif|pénalité)|n'a pas à)/],
    },
  ],
} satisfies Partial<Record<HarmType, readonly HarmSaying[]>>;
