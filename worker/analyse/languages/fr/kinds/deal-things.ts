import type { DealThings } from '#worker/analyse/languages/kind-words.ts';

/** What a deal of some kinds is about, and what the deals are about that are only called alike. */
export const dealThings: DealThings = {
  home: {
    is: /\b(?:logements?|appartements?|maisons?|habitations?|chambres?|studios?|cuisine|salle de bains?|pièces?|duplex|résidence principale|colocataires?|meublée?)\b/,
    isNot:
      /\b(?:rura(?:l|ux)|hectares?|terres?|parcelles?|culture|récoltes?|pâturages?|prairies?|bétail|fermage|champs?|camping|emplacements?|caravanes?|mobil-?homes?|garages?|parking|stationnement|box|entrepôt|hangar|atelier|boutique|bureaux?|salle des fêtes|amarrage|anneau|toiture|étang|chasse|stand|machines?|véhicules?|jardin familial|panneaux?)\b/,
  },
  gym: {
    is: /\b(?:salle de sport|gym(?:nase|nastique)?|fitness|musculation|entraînements?|coachs?|exercices?|poids|cours collectifs|sauna|piscine|vestiaires?|casiers?|yoga|pilates|cardio|sportif|sportive|escalade|tennis|dojo)\b/,
    isNot:
      /\b(?:mariage|matrimonial\w{0,2}|rencontres?|conjoint|profils?|livres?|bibliothèque|vins?|dentaire|golf|bureau partagé|véhicules?|assistance routière|électricité)\b/,
  },
  works: {
    is: /\b(?:travaux|chantiers?|construction|rénovation|réfection|maçonn\w{1,5}|toiture|charpente|cuisine|salle de bains?|carrelage|plomberie|électricité|peinture|cloisons?|fondations?|échafaudages?|isolation|extension|artisan|murs?|véranda|terrasse)\b/,
    isNot:
      /\b(?:infirmi\w{1,4}|soins?|patients?|repas|traduction|logiciel|site (?:internet|web)|photograph\w{1,3}|traiteur|élèves?|transport|colis)\b/,
  },
  child: {
    is: /\b(?:enfants?|bébés?|crèche|nourrice|petite enfance|assistante? maternelle|garderie|nourrisson|puéricult\w{1,5}|goûter|périscolaire|maternelle)\b/,
    isNot:
      /\b(?:personnes? âgées?|accueilli[es]?|séniors?|seniors?|dépendance|résident\w{0,2}|patients?|aînés?|handicap\w{0,3}|chiens?|chats?|chev(?:al|aux)|animaux|ehpad|retraité\w{0,2})\b/,
  },
  course: {
    is: /\b(?:cours|leçons?|élèves?|étudiant\w{0,2}|stagiaires?|formations?|examens?|professeurs?|enseign\w{1,5}|formateurs?|moniteurs?|modules?|diplôme|certificat|scolarité|apprenants?)\b/,
    isNot: /\b(?:salaires?|salarié\w{0,2}|apprenti\w{0,1}|joueurs?|croisière)\b/,
  },
  aged: {
    is: /\b(?:ehpad|maison de retraite|résident\w{0,2}|home|personnes? âgées?|soins?|hébergement)\b/,
    isNot: /\b(?:étudiant\w{0,2}|hôtel|locataires?|enfants?|chiens?)\b/,
  },
};
