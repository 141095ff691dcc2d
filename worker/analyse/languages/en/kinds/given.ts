import type { GivenWords } from '#worker/analyse/languages/kind-words.ts';

/** What the text speaks of where one side gives what the key says. */
export const given: GivenWords = {
  venture:
    /\b(?:buy(?:ing)?|bought|own(?:ed|ing)?|purchas(?:e|ing)) (?:\S{1,14} ){0,6}(?:together|jointly|between (?:us|them)|in equal shares)\b|\ba (?:half|third|quarter|fifth) (?:each|share)\b|\b(?:half|third|quarter|share)s? of (?:the|each of us)\b|\b(?:the|all) (?:two|three|four|five) of (?:us|them)\b|\bfrom each of us\b|\bbetween the (?:two|three|four|five) of us\b|\bbuy(?:ing)? (?:\S{1,8} )?out\b|\b(?:co-?owners?|joint owners?|fellow owners?)\b|\bsells? (?:his|her|their|its) share\b|\bshar(?:e|ing) (?:of )?(?:the )?(?:costs?|profits?|winnings|running costs)\b|\bkitty\b|\bsplit (?:\S{1,10} ){0,3}(?:equally|evenly|between|costs?|profits?)\b|\bwe take (?:it in )?turns\b|\bputs? in (?:£|€|\$|r)?\d|\bequal shares\b|\bthe other (?:two|three|one|owners?)\b|\b(?:his|her|your|their|my) (?:share|third|half|quarter)\b|\bweeks each\b|\bchips? in\b|\bus (?:two|three|four)\b|\bwants? out\b|\bvotes?\b|\boutvote\w{0,2}\b/,
  promotion:
    /\b(?:reels?|stories|tik ?tok|instagram|youtube|followers?|hashtags?|sponsored posts?|discount code|your code|influencers?|creators?|brand ambassador|tag(?:ging)? (?:us|the brand)|posts? a (?:week|month)|link in (?:your )?bio|unboxing|live ?streams?|paid partnership|go(?:es)? live|captions?|content calendar|logo on|perimeter boards?|shirt sponsor|sponsors?)\b/,
  goodsRegularly:
    /\b(?:deliver(?:y|ies|ed|s)?|(?:each|every|weekly|first|last) (?:box|bag|crate|delivery|order)|per (?:box|crate|litre|dozen|kilo|kg|tonne|pallet|delivery)|boxes|crates?|minimum (?:order|quantity)|skip a (?:week|box)|harvest|growing season|produce|vegetables|fruit|eggs|milk|bread|firewood|logs|delivery (?:day|round|note)|doorstep|empties|refill|pick-?up point|price list|wholesale)\b/,
  goodsOnce:
    /\b(?:sells?|sold|buys?|bought|seller|buyer|vendor|purchaser|purchase price|as seen|title (?:passes|to)|ownership (?:passes|transfers)|collect(?:ion|s|ed) (?:by|of)|handed over|bill of sale|warrants? that (?:he|she|it) owns|free (?:of|from) (?:any )?(?:charges|liens|finance)|deposit of|balance of)\b/,
  thing:
    /\b(?:hir(?:e|es|ed|er|ing)|rent(?:s|ed)? (?:you|out)|stays? ours|remains? (?:our|the owner's) property|return(?:s|ed)? (?:it|them|the)|damage waiver|late return|collect(?:ion)? (?:and|&) delivery|the (?:equipment|machine|bike|vehicle|car|tent|marquee|furniture|instrument|costume|dress|trailer|tool)s?|fair wear|mileage|per day|rental (?:fee|period)|swap|hire period|deposit back|missing (?:parts|items)|clean(?:ed)? (?:and|when) return\w{0,3})\b/,
  place:
    /\b(?:stalls?|pitch(?:es)?|berth|mooring|bays?|square metres|m2|m²|the space|the site|the plot|the field|socket|opening hours|market (?:day|office|manager)|traders?|set up|clear(?:ed)? away|vacate|keys?|gate|no tenancy|not a tenancy|not give you exclusive|right to occupy|use of the (?:space|site|hall|field|room)|storage|unit)\b/,
  home: /\b(?:tenants?|landlord|landlady|rent is|rent of|lets? (?:the|a)|lease|furnished|bedroom|flat|house|council tax|quiet enjoyment|move out|moves? in|deposit scheme)\b/,
  money:
    /\b(?:lends?|lent|lend(?:er|ing)|borrow(?:s|ed|er|ing)?|pays? (?:it|me|him|her|them|us) back|paid back|repa(?:y|ys|id|yment)|interest|loan|owe[sd]?|write off|the money|still owing|pay off)\b/,
  work: /\b(?:lessons?|we (?:come|visit|clean|teach|walk|feed|groom|repair|treat|cook|serve|look after|play|perform|check|collect)|will (?:clean|teach|walk|feed|repair|treat|cook|serve|look after|play|perform|carry out|attend|provide)|appointments?|sessions?|visits?|per (?:hour|session|visit|lesson|head|guest)|call-?out|missed (?:lesson|session|appointment)|our (?:staff|team|teachers?|drivers?|dentists?|vets?|crew|cleaners?|trainers?)|the (?:work|services|performance|treatment|care|event|wedding|funeral|guests)|bedding|mucking out|hay|check-?ups?|waiting period|menu|set list|sound check|hourly rate|cancel(?:lation)? (?:fee|of a)|substitute)\b/,
  commission:
    /\b(?:commission|introduc(?:e|es|ed|tion)|on (?:his|her|their|our|your|its) behalf|sole (?:agency|agent)|principal|agent|bookings? (?:for|on behalf)|represent(?:s|ing)?|negotiat\w{1,4}|buyers? (?:found|introduced))\b/,
  right:
    /\b(?:royalt(?:y|ies)|licen[cs](?:e|es|ed|ing|ee|or)|copyright|reproduc(?:e|tion)|exclusive right|publish(?:es|ed|er|ing)?|edition|usage|worldwide|sub-?licen[cs]\w{1,4}|credit line|master recording|per copy)\b/,
  upkeep:
    /\b(?:maintenance|servic(?:ed|ing)|annual (?:service|check|inspection)|inspections?|spare parts|call-?outs?|breakdowns?|faults?|response time|engineer|technician|wear parts|within \d{1,2} hours|the (?:installation|appliance|boiler|lift|system))\b/,
};
