import type { DealsOf } from '#worker/analyse/languages/deals.ts';

/** What titles call deals about things and money. */
export const dealsOfThings = {
  'animal-sale':
    /\b(?:sale (?:and purchase )?of (?:an? |the )?(?:\w{1,12} )?(?:dog|puppy|puppies|kitten|cat|horse|pony|foal|cow|cattle|sheep|goats?|hens|bees|livestock|parrot)|(?:puppy|kitten|horse|pony|livestock|cattle|dog) (?:sales?|purchase))\b/,
  'art-sale':
    /\bsale of (?:an? |the )?(?:\w{1,12} )?(?:painting|artwork|sculpture|antique|work of art)|\bart (?:sale|purchase)\b/,
  'bike-hire':
    /\b(?:e-?bike|bicycle|bike|scooter|cargo bike) (?:hire|rental|subscription|plan|lease)\b|\bhire of (?:a |an )?(?:e-?bike|bicycle|bike)/,
  'burial-plot': /\b(?:burial plot|grave (?:right|plot)|exclusive right of burial|family vault)\b/,
  'business-transfer':
    /\b(?:sale of (?:a |the )?(?:business|shop|practice|goodwill|caf[eé])|business (?:sale|transfer)|transfer of (?:a |the )?(?:business|shop))\b/,
  'container-hire':
    /\b(?:skip|container|portable toilet|portaloo|portakabin|scaffold(?:ing)?|storage container) hire\b|\bhire of (?:a |an |the )?(?:skip|container|portable toilet)/,
  'costume-hire':
    /\b(?:costume|fancy dress|wedding dress|gown|kilt|suit|dress|uniform|robe)s? (?:hire|rental)\b|\bhire of (?:a |an |the )?(?:\w{1,12} )?(?:costume|dress|suit|kilt|gown)/,
  'crop-sale':
    /\b(?:sale of (?:the |a )?(?:standing )?(?:crop|hay|straw|harvest|grapes|apples|grain|milk quota)|hay sale|crop sale|grape purchase)\b/,
  'daily-delivery':
    /\b(?:milk|egg|eggs|bread|newspaper|flower|fruit|coffee|water|fish|lunch box|nappy) (?:delivery|round|supply|subscription)\b|\b(?:delivery|supply) of (?:\w{1,12} )?(?:milk|eggs?|bread|rolls|fruit|fish|vegetables|flowers|coffee)\b|\bmilk round\b/,
  'debt-acknowledgement': /\b(?:acknowledge?ment of (?:a )?debt|i\.?o\.?u\.?|promissory note)\b/,
  'device-hire':
    /\b(?:copier|photocopier|printer|coffee machine|water (?:cooler|dispenser|softener)|hospital bed|wheelchair|mobility aid|stairlift|breast pump|fridge|washing machine|television|tv|card terminal|till|laptop|phone|tablet|medical device|oxygen) (?:hire|rental|lease|rent)\b|\b(?:hire|rental|lease) of (?:a |an |the )?(?:copier|photocopier|coffee machine|hospital bed|wheelchair|washing machine|laptop|water)/,
  energy:
    /\b(?:electricity|gas|energy|heat|water|power|district heating) (?:supply|contract|agreement|tariff)\b|\bsupply of (?:electricity|gas|heat|water|energy|power)\b/,
  'food-box':
    /\b(?:(?:veg(?:etable)?|fruit|meat|fish|recipe|meal|flower|wine|coffee|tea|snack|beer|cheese|organic|harvest|surprise|book|beauty|toy) ?(?:box|bag|crate|club|share) ?(?:subscription|scheme|plan|contract|agreement)?|meal kit|box scheme|csa|community[- ]supported agriculture|crop share)\b/,
  'fuel-delivery':
    /\b(?:firewood|log|logs|heating oil|oil|lpg|propane|pellets?|coal|bottled gas|diesel|fuel) (?:delivery|supply|plan|contract|agreement|order)\b|\b(?:supply|delivery) of (?:firewood|logs|heating oil|pellets|coal|gas bottles|lpg|fuel)\b/,
  'furniture-hire':
    /\b(?:furniture|sofa|bed|office furniture|home staging|plant) (?:hire|rental|subscription|lease)\b|\b(?:hire|rental) of (?:the )?furniture\b/,
  gift: /\b(?:deed of gift|gift (?:agreement|deed|letter)|donation)\b/,
  'goods-sale':
    /\b(?:sale (?:and purchase )?(?:agreement|contract)|contract (?:of|for) sale|bill of sale|sale of (?:a |an |the |used |second-hand )|purchase (?:agreement|contract|order)|instalment sale)\b/,
  'goods-supply':
    /\b(?:supply (?:agreement|contract|terms)|supply of|trade (?:account|agreement)|wholesale|supplier agreement)\b/,
  guarantee: /\b(?:guarant(?:ee|or)|guaranty|surety)\b(?! plan)/,
  'hire-purchase':
    /\b(?:hire[- ]purchase|rent[- ]to[- ](?:own|buy)|lease[- ]purchase|conditional sale|option to (?:buy|purchase)|daily payment|work and pay)\b/,
  'instrument-hire':
    /\b(?:instrument|piano|cello|violin|harp|guitar|trumpet|flute|organ) (?:hire|rental|loan)\b|\b(?:hire|rental|loan) of (?:a |an |the )?(?:\w{1,12} )?(?:instrument|piano|cello|violin|harp|guitar)/,
  'land-sale':
    /\b(?:sale of (?:a |the )?(?:land|plot|house|flat|apartment|field|property|wood(?:land)?|garage)|property purchase|reservation agreement|option (?:agreement )?(?:to (?:buy|purchase) (?:land|property)|over land)|missives)\b/,
  lending:
    /\b(?:loan of (?:a |an |the )?(?!money|£|€|\$)(?:\w{1,12} )?(?:horse|pony|tool|car|painting|exhibit|object|works?|caravan|tractor|equipment|book|bike)|horse (?:share|loan)|part[- ]loan|art loan|exhibition loan|object loan|borrowing of)\b/,
  loan: /\b(?:loan|credit agreement|lending agreement|mortgage|overdraft|advance of money|money lent)\b/,
  neighbours:
    /\b(?:neighbours?|party wall|boundary|fence|right of way|easement|wayleave|shared (?:drive|well|access|road))\b/,
  'party-hire':
    /\b(?:marquee|tent|bouncy castle|party|event equipment|table and chair|glassware|crockery|sound system|pa|lighting|photo booth|stage|jukebox|wedding decor\w{0,5}|arcade|hot tub|sauna) (?:\w{1,12} )?(?:hire|rental)\b|\bhire of (?:a |an |the )?(?:marquee|tent|bouncy castle|tables|sound|hot tub|party)/,
  pawn: /\bpawn(?:broking|ed)?\b|\bpledge (?:agreement|ticket)\b/,
  'payment-plan':
    /\b(?:payment plan|instalment plan|repayment plan|payment arrangement|arrears agreement|time to pay)\b/,
  'pet-adoption':
    /\b(?:adoption|rehoming|fostering) (?:agreement|contract|form)?.{0,20}\b(?:dog|cat|pet|animal|greyhound|horse)|\b(?:dog|cat|pet|animal|horse) (?:adoption|rehoming|fostering)\b/,
  'press-subscription': /\b(?:newspaper|magazine|press|journal|book) (?:subscription|club)\b/,
  release: /\b(?:release (?:of claims|and waiver)|waiver (?:of|and)|liability waiver|disclaimer)\b/,
  scholarship: /\b(?:scholarship|bursary|study grant|grant agreement|stipend)\b/,
  settlement: /\b(?:settlement|compromise agreement|out[- ]of[- ]court)\b/,
  'settlement-of-employment':
    /\b(?:severance|separation agreement|exit agreement|(?:termination|end) of (?:your )?employment)\b/,
  'timber-sale':
    /\b(?:(?:standing )?timber|stumpage|standing trees|christmas tree|log|coppice)s? (?:sale|purchase|cutting)\b|\bsale of (?:standing )?(?:timber|trees|wood)\b/,
  'tool-hire':
    /\b(?:tool|plant|machine(?:ry)?|equipment|digger|excavator|camera|drone|generator|tractor|trailer|crane|loader|chainsaw|projector|platform) (?:hire|rental)\b|\b(?:hire|rental) of (?:a |an |the )?(?:\w{1,12} )?(?:tools?|plant|machine(?:s|ry)?|equipment|digger|excavator|camera|tractor|trailer)/,
  'vehicle-hire':
    /\b(?:car|vehicle|van|taxi|cab|motor ?home|camper ?van|boat|yacht|limousine|minibus|truck|lorry|caravan|motor ?cycle|scooter|wedding car|kayak|canoe|narrowboat) (?:\w{1,12} )?(?:hire|rental|leas(?:e|ing)|subscription|charter|sharing)\b|\bbareboat\b|\b(?:hire|rental|lease) of (?:a |an |the )?(?:\w{1,12} )?(?:car|vehicle|van|taxi|boat|yacht|motor ?home|camper ?van|truck|caravan|limousine)/,
  'vehicle-sale':
    /\b(?:(?:used |second-hand )?(?:vehicle|car|van|boat|motor ?(?:cycle|bike|home)|camper ?van|caravan|tractor|mobile home) (?:sales?|purchase)|sale of (?:an? |the )?(?:used |second-hand )?(?:vehicle|car|van|boat|motor ?(?:cycle|bike|home)|caravan|tractor|mobile home))\b/,
  volunteering: /\b(?:volunteer(?:ing)?|host family|exchange student)\b/,
} as const satisfies DealsOf;
