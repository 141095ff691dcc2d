import type { EndingWords } from '#worker/analyse/languages/play-words/ending.ts';

export const ending: EndingWords = {
  'termination-for-cause': {
    rule: {
      about: /résili|résolution|résolu|mettre fin|rompu/,
      needs: [/manquement|inexécution|faute|redressement|liquidation|non-paiement|défaut|inobservation/],
      signs: [
        [
          /(?:peut|pourra|pourront|peuvent|en droit|faculté).{0,120}(?:résili|mettre fin|résolu).{0,240}(?:manquement|inexécution|faute grave|redressement|liquidation|non-paiement|défaut de)/,
          3,
        ],
        [
          /(?:manquement|inexécution|faute grave|non-paiement|défaut de paiement|inobservation|redressement|liquidation).{0,260}(?:résili|mettre fin|résolu)/,
          3,
        ],
        [/mise en demeure|remédi|grave|de plein droit/, 1],
        [/résiliation|résolution|clause résolutoire/, 1, 'heading'],
      ],
      unless: [/sans motif/],
    },
    puttingRight: /remédi|réparé|réparation|mise en demeure|corrig|régularis/,
  },
  'termination-for-convenience': {
    rule: {
      about: /résili|mettre fin|mettre un terme|dénonc|rompre/,
      signs: [
        [
          /sans (?:avoir à )?(?:\S{1,40} )?(?:motif|cause|justifi\S{1,40}|raison)|pour (?:quelque|toute|n'importe quelle) (?:cause|raison|motif)|pour convenance|librement|à sa (?:seule )?(?:convenance|discrétion)/,
          2,
        ],
        [
          /(?:peut|peuvent|pourra|pourront|peut être|pourra être|a la faculté|aura la faculté|est en droit|se réserve le droit).{0,80}(?:résili|mettre fin|mettre un terme|dénonc|rompre)/,
          2,
        ],
        [/à tout moment|à toute époque|à tout instant/, 1],
        [/préavis|(?:lettre|notification|courrier) (?:recommandée?|écrite?)/, 1],
        [/résiliation|dénonciation|fin du contrat|durée/, 1, 'heading'],
      ],
      unless: [/manquement|inexécution|faute grave|redressement|liquidation judiciaire|force majeure|non-paiement/],
      threshold: 4,
    },
  },
  'unilateral-termination': {
    rule: {
      about: /suspend|résili|clôtur|ferm|supprim|désactiv|interromp|mettre fin|bloqu|annul/,
      needs: [/votre|vos |utilisateur|compte|accès|service|abonnement/],
      signs: [
        [
          /(?:pouvons|pourrons|peut|pourra|réserv\S{1,4} le droit|sommes en droit|est en droit).{0,140}(?:suspend|résili|clôtur|ferm|supprim|désactiv|interromp|mettre fin|bloqu|annul)/,
          2,
        ],
        [
          /(?:votre|vos|le|un|du|tout) (?:\S{1,14} )?(?:comptes?|abonnement|adhésion)|accès (?:\S{1,12} ){0,4}services?|utilisateur/,
          2,
        ],
        [/réserv\S{1,4} le droit/, 1],
        [/discrétion|sans (?:préavis|avis préalable)|à tout moment|pour (?:toute|quelque) raison|immédiat/, 1],
      ],
      unless: [
        /chaque partie|chacune des parties|vous pouvez (?:\S{1,14} ){0,3}(?:résilier|fermer|supprimer|clôturer|annuler)|cookies/,
      ],
      threshold: 4,
    },
    atWill:
      /discrétion|pour (?:quelque|toute|n'importe quelle) (?:raison|motif)|sans motif|à tout moment|sans (?:préavis|avis préalable)/,
    onCondition: /\bsi\b|en cas de|lorsque|suivants|nécessaire|manquement|violation|non-respect|soupçon/,
    withoutWarning: /sans (?:préavis|avis préalable|notification)|immédiat/,
  },
  'post-termination-services': {
    rule: {
      about: /fin du|résiliation|expiration|cessation|terme|réversibilité/,
      signs: [
        [
          /(?:après|à l'issue|à compter|en cas|lors|à la|à l').{0,60}(?:fin du|résiliation|expiration|cessation).{0,240}(?:transition|réversibilité|continuer(?:a)? (?:à|de)|stocks?|rach[èe]t|coop[ée]r|assist|collabor|écouler|transfert)/,
          3,
        ],
        [
          /(?:réversibilité|transition|stocks?|écouler|assistance|poursuivr|continuera).{0,200}(?:après|suivant|à compter de|à l'issue d|lors de).{0,30}(?:fin|résiliation|expiration|cessation)/,
          3,
        ],
        [
          /(?:conserver|maintenir|conservera|maintiendra).{0,160}(?:ans|années|mois).{0,40}(?:après|suivant|à compter).{0,40}(?:fin|résiliation|expiration|cessation)/,
          3,
        ],
        [/réversibilité|(?:effets|conséquences) de la (?:résiliation|fin|cessation)/, 1, 'heading'],
      ],
      unless: [/confidentiel|confidentialité|concurren|indemnis|préavis|survivr/],
    },
    unpaid: /gratuit|sans frais|à ses (?:propres )?frais|à titre gracieux/,
  },
};
