import type { DealHead } from '#worker/analyse/languages/kind-words.ts';

/** What tells which of the first lines names the deal. */
export const dealHead: DealHead = {
  noun: /vertr[aä]g|vereinbarung|abkommen|\bdeal\b|kontrakt|bedingungen|erlaubnis|bewilligung|lizenz|auftrag|bestell|formular|brief|angebot|abo\b|abonnement|mitgliedschaft|anmeldung|zusage|erklärung|buchung|\bplan\b|paket|offerte|nachtrag|mandat|urkunde|absprache|abmachung|zulassung|einigung|miete\b|kauf\b|pacht\b|bürgschaft/,
  another:
    /\b(?:früher|vormals|ehemals|altes|kopiert|ersetzt|zu lesen|übersetzung|anstelle|gilt sinngemäss|gilt sinngemäß|statt)\b/,
  incidental:
    /\b(?:durch|über eine agentur|mit hilfe|vermittelt von|zahlbar (?:in|durch)|erstellt (?:von|für)|im auftrag|inklusive|inkl\.?|samt|und)(?: eine[rnm]?| der| die| das| den| dem)? ?$/,
  before: /$/,
};
