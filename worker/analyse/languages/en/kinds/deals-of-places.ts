import type { DealsOf } from '#worker/analyse/languages/deals.ts';

/** What titles call deals about places and rights, and about what is done together or for another. */
export const dealsOfPlaces = {
  'advertising-space':
    /\b(?:advertis(?:ing|ement) (?:space|site|panel|board|hoarding)|bill ?board|hoarding|poster (?:site|panel)|van wrap|banner space|ad space)\b/,
  allotment: /\ballotments?\b|\bcommunity garden\b|\bgarden plot\b/,
  ambassador: /\b(?:brand )?ambassador\b|\bendorsement\b/,
  broker: /\b(?:insurance|mortgage|finance|yacht|boat|ship|business|loan) brok(?:er|ers|ing|erage)\b|\bbrokerage\b/,
  'brand-licence':
    /\b(?:brand|trade ?mark|merchandis(?:e|ing)|character|logo|pattern|recipe|know-how|patent|design) licen[cs](?:e|ing)\b/,
  carpool: /\b(?:car ?(?:pool|share|sharing)|lift[- ]shar\w{1,3}|shared (?:commute|lift|car|nanny))\b/,
  'chair-rental':
    /\b(?:rent[- ]a[- ]chair|chair (?:rental|rent|licence)|(?:salon|treatment|therapy|barber'?s?) (?:chair|room) (?:rental|licence|hire)|kitchen (?:share|hire|licence))\b/,
  'commercial-agency':
    /\b(?:(?:commercial|sales|selling) agen(?:t|cy)|agency agreement|agent agreement|sales representative|representation agreement)\b/,
  confidentiality: /\b(?:confidential(?:ity)?|non-?disclosure|secrecy|nda|keeping things (?:private|secret))\b/,
  consignment:
    /\b(?:consignment|sale or return|commission sale|dress agency|gallery (?:agreement|contract|representation)|sold on commission|sell(?:ing)? on commission)\b/,
  desk: /\b(?:co-?working|hot ?desk|desk (?:licence|hire|agreement)|serviced office|maker ?space|studio share)\b/,
  distribution: /\b(?:distribut(?:or|ion|orship)|resell(?:er|ing)|dealer(?:ship)?|stockist|importer)\b/,
  'estate-agency':
    /\b(?:estate agen(?:t|cy)|sole (?:agency|selling|mandate)|letting agen(?:t|cy)|instruction to sell|agency mandate)\b/,
  'filming-location': /\b(?:filming|film|shoot) location\b|\blocation (?:release|agreement|fee|hire|licence)\b/,
  fishing: /\b(?:fishing|angling) (?:licen[cs]e|permit|rights|syndicate membership|lease|lake|agreement)\b/,
  franchise: /\bfranchis(?:e|ee|ing)\b|\byour own (?:store|shop)\b/,
  garage:
    /\b(?:parking (?:space|place|bay|permit|agreement|licence)|garage|lock-?up|driveway)\b(?! (?:conversion|extension|works?))/,
  grazing: /\bgrazing\b|\bpasture\b|\bgrass keep\b|\bapiary\b|\bbee ?hives?\b/,
  'holiday-home':
    /\b(?:holiday|vacation) (?:let|home|rental|cottage|house|flat|property|accommodation)|\bshort (?:let|term rental)|\b(?:cottage|villa|cabin|chalet|glamping) (?:booking|rental|stay)\b/,
  home: /\b(?:tenancy|residential lease|letting of|house letting|flat lease|lodger|lodging|room (?:rental|let|letting|agreement)|furnished room|occupation contract|house ?share|flat ?share|sub-?let(?:ting)?|sublease|student (?:room|accommodation))\b/,
  hunting: /\b(?:hunting|shooting|sporting|deer stalking|stalking) (?:lease|rights|agreement)\b/,
  influencer:
    /\b(?:influencer|content creator|creator|(?:paid|gifted) (?:collab\w{0,8}|partnership)|sponsored (?:posts?|content|video)|social media (?:campaign|collab\w{0,8})|collab|ugc|streamer|blogger|podcast (?:advertis\w{3}|sponsor\w{0,4}))\b(?! management)/,
  'joint-purchase':
    /\b(?:joint (?:purchase|ownership)|co-?owner(?:s|ship)?|shared ownership|(?:buying|owning) (?:\S{1,12} ){0,4}together|boat share|horse share agreement|share (?:in|of) (?:a|the) (?:boat|horse|plane|aircraft)|declaration of trust|group purchase)\b/,
  'land-lease':
    /\b(?:farm (?:business )?tenancy|land lease|ground lease|agricultural (?:lease|tenancy)|lease of (?:the )?(?:land|field|farm)|field (?:lease|rental))\b/,
  lease: /\b(?:lease|rental (?:agreement|contract)|hire (?:agreement|contract)|letting|let)\b/,
  'market-stall':
    /\b(?:(?:market|craft|christmas|farmers'?|fair|street|food)[- ](?:market )?(?:stall|pitch|trader|trading|hall stall)|stall(?:holder)?|traders?'? market|street trading|food court|kiosk (?:licence|pitch)|pitch (?:licence|permit|agreement|fee)|trade stand|exhibitor|pop-?up (?:shop|stall)|concession)\b/,
  'marketplace-terms':
    /\b(?:(?:marketplace|seller|vendor|merchant|tutor|user|app|website|writer|host)s?'? (?:terms|rules|agreement)|terms (?:of|for) (?:service|use|sellers|writers|tutors|users)|user agreement|terms and conditions of use|online market(?:place)?s?)\b/,
  mooring: /\b(?:mooring|berth(?:ing)?|marina|boat ?yard berth|pontoon)\b/,
  'music-licence':
    /\b(?:(?:music|sync(?:hronisation|hronization)?|beat|song|sample|score|sound) licen[cs](?:e|ing)|beat lease|performing rights)\b/,
  partnership:
    /\b(?:partnership (?:agreement|deed|contract)|partners'? agreement|co-?founders?'?|founders'?|shareholders'?|joint venture|collaboration agreement|co-?operation agreement|consortium|band agreement|co-?operative|consorti\w{2})\b/,
  'photo-licence':
    /\b(?:photo(?:graph)?|image|picture|video|stock|illustration|font|artwork|content|footage) licen[cs](?:e|ing)\b|\bstock (?:library|photo\w{0,3})|\blicence to (?:use|reproduce)\b/,
  pitch:
    /\b(?:(?:caravan|camping|static|touring|mobile home|park home|seasonal|tent|lodge) pitch|pitch (?:for|fees?)|caravan (?:park|site)|beach hut|holiday park (?:licence|agreement))\b/,
  publishing:
    /\b(?:publish(?:er'?s?|ing)|book contract|literary property|contract of edition|author'?s? agreement|memorandum of agreement between author)\b/,
  referral: /\b(?:referral|introducer|finder'?s fee|affiliate|tip-?giver|sales commission)\b/,
  'roof-lease':
    /\b(?:roof|mast|antenna|wind turbine|solar (?:farm|roof)|telecoms site|substation) (?:\w{1,12} )?(?:lease|option|licence|agreement)\b|\blease of (?:a |the )?(?:roof|mast|air ?space)/,
  'shop-lease':
    /\b(?:commercial|business|shop|workshop|office|retail|industrial|warehouse|restaurant|pub) (?:unit )?(?:lease|tenancy|letting)\b|\blease of (?:a |the )?(?:shop|workshop|unit|business premises|offices?)/,
  'software-licence': /\b(?:software|end[- ]user|app) licen[cs]e|\beula\b/,
  'software-subscription':
    /\b(?:saas|software[- ]as[- ]a[- ]service|software (?:subscription|service)|cloud (?:service|subscription))\b/,
  sponsorship: /\bsponsor(?:ship|ing|s)?\b/,
  'sports-ground':
    /\b(?:sports?|football|cricket|tennis|swimming|training) (?:ground|pitch|pool|hall|court|field) (?:hire|use|licence|booking|agreement)\b|\buse of (?:a |the |our )?(?:sports (?:hall|ground)|gym hall|playing field|football pitch|tennis court|swimming pool)\b/,
  'storage-unit': /\b(?:self[- ])?storage (?:unit|agreement|licence|room|space|contract|terms)\b|\bself[- ]storage\b/,
  syndicate:
    /\b(?:(?:lottery|racehorse|racing|pools|investment) (?:club|syndicate|group)|syndicate|share ?farming|machinery (?:ring|sharing)|sharing of (?:a )?machine\w{0,2}|tool share)\b/,
  'talent-agency':
    /\b(?:(?:talent|artist|model(?:ling)?|personal|influencer|athlete|player|music) (?:management|agen(?:t|cy)|representation)|management agreement|literary agen(?:t|cy)|booking agen(?:t|cy))\b/,
  'ticket-agency':
    /\b(?:ticket(?:ing)? (?:agen(?:t|cy)|sales|commission|outlet)|box office|travel agen(?:t|cy) agreement|lottery outlet)\b/,
  'vending-machine':
    /\b(?:vending (?:machine|unit)|cash ?machine|atm|gaming machine|parcel locker|photo ?booth placement|charging (?:point|station) (?:site|placement|agreement)|placing of (?:a |an )?(?:vending )?machine|placement of (?:a |an )?machine)\b/,
} as const satisfies DealsOf;
