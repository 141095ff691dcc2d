import type { LegalWords } from '../legal-words';

export const legal: LegalWords = {
  laws: {
    'england-and-wales': /\b(?:english|england)\b/,
    scotland: /\b(?:scots|scottish|scotland)\b/,
    ireland: /(?<!northern )\b(?:irish|ireland)\b/,
    spain: /\b(?:spanish|spain)\b/,
    france: /\b(?:french|france)\b/,
    germany: /\b(?:german|germany)\b/,
    austria: /\b(?:austrian|austria)\b/,
    switzerland: /\b(?:swiss|switzerland)\b/,
    belgium: /\b(?:belgian|belgium)\b/,
    morocco: /\b(?:moroccan|morocco)\b/,
    'saudi-arabia': /\bsaudi\b/,
    emirates: /\b(?:emirati|emirates|uae|u\.a\.e|dubai|abu dhabi)\b/,
    egypt: /\b(?:egyptian|egypt)\b/,
    jordan: /\b(?:jordanian|jordan)\b/,
  },
  statutes: {
    'england-and-wales': /\bhousing act 1988\b|\btenant fees act 2019\b|\bassured shorthold tenancy\b/,
    scotland: /\bprivate housing \(tenancies\) \(scotland\) act 2016\b|\bscottish private residential tenancy\b/,
    ireland: /\bresidential tenancies acts? 2004\b|\bunfair dismissals acts? 1977\b/,
  },
  situated:
    /\b(?:property|premises|flat|house|apartment|dwelling|home|room|place of work|workplace|based|located|situated)(?:,| is| to let)? (?:at|in|:)/,
  towns: {
    'england-and-wales':
      /\b(?:england|london|manchester|birmingham b\d|leeds|sheffield|liverpool l\d|bristol bs\d|nottingham|newcastle upon tyne|brighton and hove)\b/,
    scotland: /\b(?:scotland|edinburgh|glasgow|aberdeen ab\d|dundee dd\d)\b/,
    ireland:
      /\b(?:republic of ireland|dublin \d|co\. (?:cork|galway|kerry|mayo|wicklow|kildare)|county (?:cork|galway|kerry|mayo))\b/,
    spain: /\b(?:spain|madrid|barcelona|seville)\b/,
    france: /\b(?:france|lyon|marseille|bordeaux|toulouse)\b/,
    germany: /\b(?:germany|berlin|munich|hamburg|cologne|frankfurt am main)\b/,
    austria: /\b(?:austria|vienna \d|salzburg)\b/,
    switzerland: /\b(?:switzerland|zurich|geneva|basel)\b/,
    belgium: /\b(?:belgium|brussels)\b/,
    morocco: /\b(?:morocco|casablanca|marrakesh|marrakech)\b/,
    'saudi-arabia': /\b(?:saudi arabia|riyadh|jeddah|dammam)\b/,
    emirates: /\b(?:united arab emirates|uae|dubai|abu dhabi|sharjah)\b/,
    egypt: /\b(?:egypt|cairo|giza)\b/,
    jordan: /\b(?:amman|hashemite kingdom of jordan)\b/,
  },
  exempt: {
    'england-and-wales':
      /(?<!england (?:and|&) )\bwales\b|\b(?:welsh|cymru|cardiff|swansea|wrexham|contract-holder|occupation contract)\b/,
    emirates: /\b(?:difc|adgm|dubai international financial cent(?:re|er)|abu dhabi global market)\b/,
  },
  matters: {
    injury: /\bdeath\b|\bdies?\b|\binjur(?:y|ies|ed)\b|\bbodily harm\b/,
    'any-fault':
      /\bgross(?:ly)? neglig|\bwilful|\bhowever (?:it (?:is )?)?caused|\bwhatever the cause|\b(?:no|any|all) (?:liability|responsibility)\b|\bnot (?:be )?(?:liable|responsible) for (?:any|anything|all)\b|\bin no event\b|\bunder no circumstances\b/,
    'fault-kept':
      /\b(?:except|unless|save|other than|apart from|does not (?:exclude|limit|apply)|nothing in)\b.{0,120}\b(?:neglig|fault|fraud|wilful|intent|death|injury|careless)/,
    'large-repairs':
      /\b(?:structur|roof|foundations?|exterior|outside walls?|drains|gutters|boiler|heating|wiring|plumbing|pipes|electrical installation)/,
    'restraint-paid': /\b(?:compensat|paid|payment|allowance|half (?:of )?(?:the|your|his|her) (?:salary|pay|wage))/,
    deposit: /\bdeposit\b/,
    overtime: /\bovertime\b|\b(?:extra|additional) hours\b|\bhours (?:beyond|above|over|in excess)/,
    animal: /\b(?:pets?|dogs?|cats?|horses?|animals?)\b/,
    'collective-agreement': /\bcollective (?:bargaining )?agreement\b/,
    furnished: /(?<!un|not )\bfurnished\b/,
    'not-a-home': /\b(?:holiday|seasonal|short-term let|shop|business premises|office space|company let)\b/,
    'open-ended': /\b(?:indefinite|unlimited|open-ended|permanent)\b/,
    prolonged: /\b(?:extend|extension|prolong|renew)/,
    probation: /\bprobation|\btrial period/,
    ending:
      /\b(?:terminat|ends? (?:the|this|your) (?:employment|job|tenancy|agreement|contract|lease)|resign|dismiss|give notice|notice to (?:quit|leave|end|terminate)|move out|notice period)/,
    'other-notice':
      /\b(?:gross misconduct|without notice|summar(?:y|ily)|breach|inspect|viewing|visit|repair|holiday|leave request|shift|rota|absen|sick|change|increase|garden leave|renew)/,
    interest: /\binterest\b/,
    'no-interest':
      /\b(?:no|without|not (?:bear|carry|charge|pay)|free of|nor) (?:any )?interest\b|\binterest-free\b|\b(?:legitimate|conflicts? of|best|controlling|own|their|its|an) interests?\b|\binterest in\b/,
    'letting-fee':
      /\b(?:administration|admin|referenc(?:e|ing)|check-?in|check-?out|inventory|credit check|contract|tenancy (?:set-?up|agreement)|agency|letting|cleaning|renewal)(?: and (?:administration|admin|inventory|cleaning))? (?:fees?|charges?)\b/,
    bank: /\bbank\b/,
    'at-first': /\bfirst (?:six|6|three|3|twelve|12) months\b|\binitial\b/,
  },
};
