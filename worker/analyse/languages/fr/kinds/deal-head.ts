import type { DealHead } from '#worker/analyse/languages/kind-words.ts';

/** What tells which of the first lines names the deal. */
export const dealHead: DealHead = {
  noun: /\b(?:contrats?|convention|accord|conditions|permis|licence|bon|bulletin|formulaire|commande|lettre|offre|plan|forfait|mandat|abonnement|adhésion|devis|inscription|bail|marché (?:de|privé|public)|acte|engagement|promesse|protocole|ordre|bordereau|pacte|autorisation|cahier|réservation|compromis|dossier|avenant)\b/,
  another:
    /\b(?:ancien(?:ne)?(?:ment)?|à lire|imprimé|repris de|remplace|adapté|traduit|traduction|au lieu de|étude de)\b/,
  incidental:
    /\b(?:par l'intermédiaire d'une?|par|via|payable (?:en|par)|préparé (?:par|pour)|pour le compte de|y compris|et)(?: une?| la| le| l'| votre)? ?$/,
  before: /$/,
};
