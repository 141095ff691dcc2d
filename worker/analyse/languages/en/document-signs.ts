import type { DocumentSigns } from '../document-signs';

export const documentSigns: DocumentSigns = {
  titled:
    /\b(?:agreement|contract|terms|lease|licence|tenancy|mandate|guarantee|settlement|order form|deed|amendment|addendum)\b/,
  between: /\bbetween\b|\bparties\b|\byour? (?:contract|agreement)\b|\bthis (?:letter|form|agreement|contract)\b/,
  named: /\(["'](?:the )?[^"']{2,40}["']\)|\bhereinafter\b|"(?:we|us|you)"|\bcalled (?:the )?"|\(the \w{1,30}\)/,
  agreed:
    /\b(?:agree|accept)(?:s|ed)? (?:that|to|as follows|these|the)\b|\bby (?:signing|ticking|using|placing)\b|\bhave agreed\b|\bit is agreed\b/,
  signed: /\bsign(?:ed|ature|atures|ing)?\b|_{4,}|\bticked\b/,
};
