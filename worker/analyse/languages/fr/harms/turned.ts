/** Who acts and on what condition: what turns the sayings of several harms. */
export const readerMay =
  /\b(?:client|consommat|utilisat|abonn|locatai|preneu|élève|salari|employé|travaill|acheteu|acquéreu|emprunteu|voyageu|membre|adhérent|résident)\S{0,5} (?:\S{1,12} )?(?:peut|peuvent|pourra|pourront|a (?:le droit|la faculté))\b|\bvous (?:pouvez|pourrez|avez (?:le droit|la possibilité))|\btu (?:peux|pourras)\b/;
export const agreed =
  /\b(?:d'un commun accord|accord (?:écrit|exprès|mutuel|entre|des (?:deux )?parties)|(?:avec|sous réserve de|après) (?:l'|son |votre |ton )?(?:accord|consentement)|par avenant|ne (?:peut|peuvent|pourra|pourront) (?:être |pas )?(?:modifi|chang|augment|révis|résili|suspend))/;
export const eitherParty =
  /\b(?:chacune? des (?:deux )?parties|chaque partie|l'une (?:ou l'autre |quelconque )?des (?:deux )?parties|l'un ou l'autre|les deux parties|réciproque)/;
export const may =
  /\b(?:peut|pourra|peuvent|pourront|pouvons|pourrons|se réserve|nous réservons|je peux|on peut|faculté|libre de|droit de|loisible)\b/;
export const byProvider =
  /\b(?:la (?:société|maison|bailleresse|propriétaire|commune|plateforme|banque)|le (?:prestataire|bailleur|vendeur|fournisseur|loueur|prêteur|transporteur|propriétaire)|l'(?:employeur|employeuse|exploitant|organisateur|opérateur|agence|éditeur|entreprise|assureur)) (?:\S{1,12} )?(?:paie|paiera|verse|versera|rembourse|remboursera|répond|répondra|supporte|supportera|prend|prendra|indemnise|indemnisera|restitue|restituera|garantit)\b/;
export const byAgreement =
  /\b(?:d'un commun accord|accord (?:écrit|exprès|entre)|(?:avec|après|sous réserve de) (?:l'|son |votre |ton )?(?:accord|consentement)|sur rendez-vous)\b/;
