import type { DocumentSigns } from '../document-signs';

export const documentSigns: DocumentSigns = {
  titled: /vertrag|vereinbarung|bedingungen|\bagb\b|auftrag|burgschaft|nachtrag|zusage|abrede|bestellung/,
  between: /\bzwischen\b|\bparteien\b|\bdieser (?:vertrag|vereinbarung)\b|\bvertragspart/,
  named: /\(["'][^"']{2,40}["']\)|\bnachfolgend\b|\bim folgenden\b|\bnachstehend\b|\bgenannt\b/,
  agreed:
    /\b(?:vereinbaren|vereinbart|schliessen|einigen sich|erklart sich|akzeptierst|stimmst|stimmen sie)\b|\bmit (?:der|deiner|ihrer) (?:unterschrift|anmeldung|registrierung)\b/,
  signed: /unterschrift|unterzeich|_{4,}|\bgez\b/,
};
