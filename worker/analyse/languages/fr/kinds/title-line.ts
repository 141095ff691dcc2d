import type { TitleLine } from '#worker/analyse/languages/kind-words.ts';

/** Which of the first lines says what the document is called. */
export const titleLine: TitleLine = {
  noun: /\b(?:contrats?|convention|accord|conditions|permis|licence|bon de|bulletin|commande|lettre (?:de mission|d'engagement|d'avenant|d'accompagnement)|offre|mandat|abonnement|adhésion|devis|inscription|bail|marché (?:de|privé|public)|acte|engagement|promesse|protocole|ordre de|bordereau|pacte|autorisation|cahier des charges|réservation|compromis|avenant|prêt|reconnaissance de dette|cautionnement|location|vente|statuts|règlement|charte|additif|cession|transaction|commodat|reçu|attestation|procuration|dossier d'inscription|fermage|colocation|hébergement|mise à disposition)\b/,
  form: /(?:[-–\s]{0,4}page \d{1,3}(?: (?:sur|de|\/) \d{1,3})?[-–:|\s]{1,5}|(?:modèle|formulaire|imprimé|formule|fiche)(?: (?:n[°o]\.? ?)?[\w./-]{0,10}[\d-][\w./-]{0,8}| type)(?: ?\([^)]{1,30}\))? ?[-:|.·] ?)/,
  notTitle:
    /^(?:modèle|formulaire|imprimé|page|version|dernière|mise à jour|date|entre|le présent|la présente|les présent|ce |cette |nous|vous|tu|si|pour|par|à|en|au|compléter|remplir|chèr|cher|bonjour|salut|contrat (?:n[°o]|numéro|réf)|commande n|numéro|réf|recto|verso|sommaire|client|établi|entreprise)(?![\p{L}])|\b(?:il a été convenu|est conclue?|soussignés?|sarl|s\.a\.r\.l)|@|www\.|https?:/u,
  head: /^(?:entre\b|chère?s?\b|bonjour|salut|les soussignés)|\bles soussignés\b/,
  goesOn:
    /(?:aux?|à (?:la|l')|du|de (?:la |l')?|des|d'|pour|sur|relatif|relative|portant|concernant|modifiant)(?![\p{L}]) ?(?=\p{L})(?!une part|autre part)/u,
};
