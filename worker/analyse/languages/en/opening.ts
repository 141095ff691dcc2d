import type { OpeningWords } from '../opening-words';

export const opening: OpeningWords = {
  titleNoun:
    /\b((?:[A-Z][\w&/.'-]{0,60}|of|and|the|for|to|[-,&/])(?: |$)){0,12}(?:agreement|contract|lease|policy|terms (?:of|and)(?: (?:service|use|conditions))(?: of (?:service|use))?|memorandum of understanding|letter of intent|addendum|amendment(?: no\.? ?\d+)?|licen[cs]e|deed|terms of service|general terms|user agreement)\b(?: (?:number|no\.?) ?\w+)?/,
  dated: /\b(?:dated?|made|entered into|executed|effective|agreement|as of|day of|this)\b/,
  otherDate:
    /\b(?:born|act of|rule \d|filed|amended|prior agreement|that certain|expire|until|organized|incorporated on|terminat|report|pursuant to|treaty|convention|source:|version|updated|revised|rev)\b/,
  openers: /\b(?:by and between|by and among|between|among|amongst|parties(?: are)?:)/gi,
  partiesEnd:
    /\b(?:as follows|WHEREAS|Whereas|RECITALS|Recitals|WITNESSETH|W I T N E S S|BACKGROUND|Background|NOW,? THEREFORE|In consideration|IN CONSIDERATION|ARTICLE (?:1|I)\b|DEFINITIONS|Table of Contents|TABLE OF CONTENTS)|\n1\.1? /,
  connectors:
    /(?<=^|[\s,;:)])(?:by and between|by and among|between|among|and|with|parties(?: are)?)(?: ?:)?\s+|;\s+|\)\s+|\n|(?<=^|\s)\(?(?:\d|[a-d]|i{1,3})\)\s+/gi,
  rolePhrases: /(?:hereinafter|hereafter|referred to|known as)[^"()\n]{0,60}"([^"\n]{2,40})"/gi,
  labelledParties:
    /(?:^(?:\d[.)] ?)?(?:the )?(?=landlord|tenant|lessor|lessee|supplier|customer|client|licensor|licensee|lender|borrower|buyer|seller|employer|employee|contractor|consultant)|(?:^|\s)(?=party [ab12]\b))(landlord|tenant|lessor|lessee|supplier|customer|client|licensor|licensee|lender|borrower|buyer|seller|employer|employee|contractor|consultant|party [ab12])(?: ?\(([^)]{2,30})\))? ?: ?/i,
  knownRoles:
    /^(?:the )?(?:landlord|tenant|lessor|lessee|supplier|customer|client|(?:sub-?)?licen[cs]or|(?:sub-?)?licen[cs]ee|lender|borrower|buyer|seller|purchaser|vendor|employer|employee|worker|(?:sub)?contractor|consultant|company|corporation|firm|(?:lead |servicing |escrow )?agent|agency|principal|distributor|reseller|franchisor|franchisee|sponsor|owner|operator|manufacturer|(?:service )?provider|publisher|developer|guarantor|investor|trustee|(?:investment )?advis[eo]r|partner|recipient|discloser|disclosing party|receiving party|bank|fund|carrier|shipper|transporter|grantor|grantee|host|user|we|us|you|party [ab12])s?$/i,
  notInNames:
    /(?:^|[\s"'(])(?:agreement|contract|whereas|section|article|exhibit|attachment|schedule|annex|appendix|preamble|recitals?|dated?|effective|collectively|dear|president|officer|director|attention|hereinafter|hereby|pursuant|deposits?|terms|conditions|policy|copy|part(?:y|ies)|january|february|march|april|may|june|july|august|september|october|november|december|suite|securities and exchange|federal deposit insurance|food and drug|internal revenue|stock exchange|commission|this|that|these|each|if|your|you|our|is|are|by|upon|use|please)(?=$|[\s,.:;)"])|licen[cs]e$/i,
  notAParty: /^[,.]? ?(?:is|are) not\b/i,
};
