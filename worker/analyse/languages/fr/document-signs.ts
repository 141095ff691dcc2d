import type { DocumentSigns } from '../document-signs';

export const documentSigns: DocumentSigns = {
  titled:
    /\b(?:contrat|accord|convention|conditions|bail|mandat|avenant|protocole|bon de commande|cautionnement|engagement|cession)\b/,
  between: /\bentre\b|\bsoussignes?\b|\bles parties\b|\b(?:ce|present) (?:contrat|accord|bail|avenant)\b/,
  named: /\(["'][^"']{2,40}["']\)|\bci-apres\b|\bdenommee?\b|\bdesignee?\b|\bd'une part\b/,
  agreed:
    /\b(?:conviennent|convenu|acceptez|accepte|s'engagent?|il est convenu|arretent)\b|\ben (?:signant|cochant|vous inscrivant|utilisant)\b/,
  signed: /\bsign(?:e|es|ature|atures|ons|er)?\b|_{4,}|\blu et approuve\b|\bfait a\b/,
};
