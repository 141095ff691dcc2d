import type { OpeningWords } from '../opening-words';

export const opening: OpeningWords = {
  titleNoun:
    /\b(?<noun>[\p{L}-]{0,60}(?:vertrag|vereinbarung|bedingungen|abkommen|geschäftsbedingungen|lizenz|agb))\b(?: [\p{L}.,"'-]+){0,8}/u,
  dated: /datum|vom|geschlossen|den|am /,
  otherDate:
    /geboren|bis zum|gesetz vom|vertrag(?:es|s)? der wipo|wipo|richtlinie|fassung|version|stand|aktualisiert|aktualisierung|zuletzt/,
  openers: /\b(?:zwischen|vertragsparteien:|parteien:)/gi,
  partiesEnd: /\b(?:Präambel|PRÄAMBEL|Vorbemerkung)|\n(?:§ ?1\b|1\.)/,
  connectors: /(?<=^|[\s,;:)-])(?:zwischen|und|sowie)\s+|;\s+|\)\s+|\n/gi,
  rolePhrases: /(?:nachfolgend|nachstehend|im folgenden)[^"()\n]{0,40}"([^"\n]{2,40})"/gi,
  labelledParties:
    /^(?:\d[.)] ?)?(?:der |die )?((?:vermieter|mieter|auftraggeber|auftragnehmer|arbeitgeber|arbeitnehmer|verkäufer|käufer|lizenzgeber|lizenznehmer|darlehensgeber|darlehensnehmer)(?:in)?) ?: ?/i,
  knownRoles:
    /^(?:der |die )?(?:vermieter|mieter|verpächter|pächter|auftraggeber|auftragnehmer|arbeitgeber|arbeitnehmer|verkäufer|käufer|lizenzgeber|lizenznehmer|darlehensgeber|darlehensnehmer|kunde|anbieter|dienstleister|berater|lieferant|besteller|unternehmer|handelsvertreter|franchisegeber|franchisenehmer|bürge|gesellschaft|gesellschafter|nutzer|sponsor|händler|hersteller)(?:in|n)?$/i,
  notInNames:
    /(?:^|\s)(?:\p{L}{0,60}vertrag|\p{L}{0,60}bedingungen|vereinbarung|präambel|vertragsparteien|parteien|wenn|sofern|ist|sind|ihre?n?|ihnen|sie|lesen|rechtlich|gültig|januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember|straße)(?=$|[\s,.:;])/iu,
  notAParty: /^[,.]? ?(?:ist|sind) (?:kein|nicht)/i,
};
