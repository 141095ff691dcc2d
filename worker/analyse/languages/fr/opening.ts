import type { OpeningWords } from '../opening-words';

export const opening: OpeningWords = {
  titleNoun:
    /\b(?<noun>contrat|accord|convention|bail|conditions|avenant|licence|protocole|règlement)\b(?: [\p{L}.,"'-]+){0,10}/u,
  dated: /date|fait à|signé|conclu|le /,
  otherDate: /né(?:e)? le|jusqu'au|loi n|loi du|immatricul|traité|directive|version|mis(?:e|es)? à jour/,
  openers: /(?:\bentre\b(?: les soussignés)?|soussignés|d'une part)/gi,
  partiesEnd: /\b(?:PRÉAMBULE|Préambule|EXPOSÉ|Exposé|IL A ÉTÉ|Il a été|Article 1|ARTICLE 1)\b|\n1\./,
  connectors: /(?<=^|[\s,;:)])(?:entre(?: les soussignés)?|et|d'une part|d'autre part)\s?[,:]?\s+|;\s+|\)\s+|\n/gi,
  rolePhrases: /(?:ci-après|dénommée?|désignée?)[^"()\n]{0,50}"([^"\n]{2,40})"/gi,
  labelledParties:
    /^(?:\d[.)] ?)?(?:le |la )?(bailleur|locataire|preneur|prestataire|client|fournisseur|acheteur|vendeur|employeur|salarié)e? ?: ?/i,
  knownRoles:
    /^(?:le |la |l')?(?:bailleur|bailleresse|locataire|preneur|prestataire|client|fournisseur|acheteur|acquéreur|vendeur|employeur|salarié|concédant|licencié|consultant|distributeur|franchiseur|franchisé|prêteur|emprunteur|caution|garant|société|agent|mandant|mandataire|éditeur|auteur|utilisateur|partenaire|parrain|cédant|cessionnaire)e?$/i,
  notInNames:
    /(?:^|\s)(?:soussignés?|contrat|convention|conditions|préambule|article|part|parties?|janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre|domicilié|rue)(?=$|[\s,.:;])/i,
  notAParty: /^[,.]? ?(?:n'est|ne sont|n'est) pas/i,
};
