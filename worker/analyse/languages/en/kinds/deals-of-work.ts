import type { DealsOf } from '#worker/analyse/languages/deals.ts';

/** What titles call deals about work that is done. */
export const dealsOfWork = {
  accounting: /\b(?:accountan(?:t|cy)|accounting|book-?keeping|payroll|tax (?:return|adviser|advice))\b/,
  advertising: /\b(?:advertis(?:ing|ement) (?:order|booking|services|contract|agreement)|marketing services|seo\b)/,
  alarm: /\b(?:alarm|cctv|security (?:system|monitoring))\b/,
  'animal-training':
    /\b(?:dog|puppy|horse) (?:training|schooling|breaking)\b|\bbreaking[- ]in of\b|training of (?:a|your|the) (?:dog|puppy|horse)/,
  'au-pair': /\bau[- ]pair\b/,
  'app-creation':
    /\b(?:app|software|game) (?:development|creation|design)\b|development of (?:an? |the )?(?:mobile )?(?:app|software|game)/,
  apprenticeship: /\bapprentice(?:ship)?\b|\btraining (?:place|contract)\b|\btrainee\b/,
  beauty:
    /\b(?:hair ?dress\w{1,4}|hair|bridal make-?up|make-?up|beauty|tattoo|nails?|lash\w{0,4}|tanning|spa|massage)\b/,
  'building-works':
    /\bbuild(?:ing|er'?s?) (?:works?|contract)|(?:loft|kitchen|bathroom|roof|garage|barn|house|patio|garden room) (?:extension|conversion|refurbishment|renovation|works?|repairs?)\b|\b(?:roofing|plastering|painting and decorating|tiling|paving|fencing|scaffolding|plumbing|rewiring|well[- ]drilling|borehole|home improvement|construction|renovation|refurbishment)\b/,
  camp: /\b(?:summer|holiday|sports|ski|riding|scout) (?:camp|club|colony)\b/,
  'care-home':
    /\b(?:care|nursing|retirement) home\b|\bresidential care\b|\bresident agreement\b|\bsheltered living\b|\bhospice\b/,
  caretaking: /\b(?:caretak(?:er|ing)|janitor\w{0,5}|concierge|key-?holding)\b/,
  catering:
    /\b(?:cater(?:ing|er)|buffet|hog roast|private (?:chef|dining)|food truck booking|mobile bar|wedding breakfast)\b/,
  childcare:
    /\b(?:child-?(?:care|minding|minder)|nursery|cr[eè]che|kindergarten|pre-?school|baby-?sitt\w{2,4}|after[- ]school|playgroup|nanny (?:share|services?))\b/,
  cleaning:
    /\b(?:cleaning|cleaner|window[- ]clean\w{2,4}|chimney sweep\w{0,3}|housekeeping|gutter clearing|oven valeting|car ?wash|valeting|pool cleaning)\b/,
  'club-membership':
    /\b(?:gym|fitness|golf|tennis|yoga|sports?|sailing|rowing|riding|shooting|wine|health|leisure|swim\w{0,4}|barbell|studio) (?:club )?(?:membership|member)|membership (?:agreement|form|contract|terms)/,
  coaching: /\b(?:coaching|personal train\w{2,3}|mentoring)\b/,
  commission:
    /\b(?:commission(?:ing)? (?:of|for) (?:a|an|the|your)\b|(?:portrait|art|artwork|sculpture|mural|illustration|jewellery|furniture) commission|commissioned (?:work|portrait|piece)|bespoke (?:furniture|suit|dress|jewellery|joinery)|made[- ]to[- ](?:measure|order)|tailor(?:ing)?|dress-?making|wedding dress alterations|stonemason\w{0,2})/,
  consultancy: /\bconsult(?:ant|ancy|ing)\b|\badvisory\b|\bbusiness adviser\b|\binterim manag\w{2,5}/,
  dating: /\b(?:dating agency|matchmak(?:er|ing)|introduction agency|marriage (?:bureau|broker\w{0,4}))\b/,
  'elder-care':
    /\b(?:home care|care at home|carer|live-in care|elderly care|personal care|companionship|day[- ]care cent(?:re|er)|nursing care|night nurse|respite)\b/,
  employment:
    /\bemployment\b|\bjob offer\b|\boffer letter\b|\bcontract of service\b|\bzero[- ]hours\b|\bcasual work\w{0,3}\b|\bseasonal work\w{0,3}\b|\bnanny (?:contract|agreement)/,
  'equipment-maintenance':
    /\b(?:boiler|heating|lift|elevator|copier|photocopier|printer|heat pump|air[- ]condition\w{1,3}|hvac|pump|machine(?:ry)?|generator|pool|fire extinguisher|solar|stairlift|aga|organ|piano|clock|septic tank|full|equipment|plant|gate|door|sauna|escalator|network|coffee machine) (?:\w{1,12} )?(?:maintenance|servicing|service (?:contract|agreement|plan)|tuning)\b|\b(?:maintenance|servicing) (?:and \w{3,12} )?(?:of|for) (?:a |an |the |your )?(?!web|site)|\b(?<!web |website |site )maintenance (?:contract|agreement|plan)\b/,
  events:
    /\b(?:wedding|event|party) (?:planning|planner|management|organi[sz]\w{2,5}|styling|flowers|floristry|decoration)\b|\bchildren'?s (?:birthday )?party\b|\bbirthday party\b/,
  funeral: /\bfunerals?\b|\bcremation\b|\bundertak(?:er|ing services)\b/,
  gardening:
    /\b(?:garden(?:ing|er)|lawn (?:care|mowing)|hedge (?:cutting|trimming)|tree (?:surgery|felling|work)|landscap\w{2,4}|grounds ?(?:maintenance|keeping)|garden maintenance)\b/,
  'grave-care': /\b(?:grave|graveside|memorial) (?:care|tending|planting|maintenance|upkeep)|care of (?:a|the) grave/,
  guarding:
    /\b(?:guard(?:ing|s)?|security (?:services?|staff|guards?)|night watch\w{0,4}|door (?:staff|supervis\w{2,5})|stewarding|patrol)\b/,
  'health-plan':
    /\b(?:dental|dentist|medical|health|healthcare|optical|eye ?care|vet(?:erinary)?|pet health|physio\w{0,7}|family doctor|gp|wellness) (?:care )?(?:plan|membership|subscription|scheme|package)\b|\bcare\+? dental plan\b/,
  'house-sitting': /\bhouse[- ]?sitt\w{2,4}|\b(?:home|plant) minding\b/,
  household: /\b(?:home|domestic|household) help\b|\bhouse ?keep(?:er|ing)\b/,
  internship: /\bintern(?:ship)?\b|\bwork (?:placement|experience)\b|\btraineeship\b/,
  'it-support': /\b(?:it|computer|helpdesk|technical) (?:support|maintenance)\b/,
  laundry: /\b(?:laundry|linen (?:service|hire and laundry)|dry[- ]cleaning|ironing)\b/,
  lessons:
    /\b(?:lessons?|tuition|tutor(?:ing|s)?|classes|course|workshop|driving school|driving academy|music school|dance school|language school|riding school|evening class|training course|seminar|instruction)\b/,
  livery: /\b(?:livery|horse boarding|stabling|equine boarding|boarding of (?:a )?horses?)\b/,
  'machine-work':
    /\b(?:contract (?:farming|harvesting|ploughing|combining|baling)|harvesting|ploughing|combining|baling|sheep shearing|tree harvesting|milling of)\b/,
  meals:
    /\b(?:meals (?:on wheels|at home|service)|school (?:meals|dinners)|canteen|lunch (?:club|service)|meal delivery|hot meals)\b/,
  'model-release':
    /\bmodel(?:ling)? (?:release|agreement|booking)\b|\bimage release\b|\bphoto shoot\b|\bextras?'? agreement\b/,
  performance:
    /\b(?:band|musicians?|live music|entertainment|entertainer|performance|performer|artist|dj|disco|choir|quartet|magician|clown|ceilidh|comedian|gig|speaker|speaking|celebrant|officiant|master of ceremonies|mc|show|concert) (?:(?!partner)\w{1,12} )?(?:booking|engagement|agreement|contract|hire|terms)\b|\bengagement of (?:a |an |the )?(?:band|artiste?|musicians?|performer|dj|choir|speaker)|\bbooking of (?:a |an |the )?(?:band|artiste?|musicians?|performer|dj|choir|speaker)|\b(?:mobile disco|wedding dj|dj services|puppet show)\b/,
  'pest-control': /\b(?:pest|vermin|rat|wasp|mole|termite|rodent) (?:control|treatment)\b|\bfumigation\b/,
  'pet-care':
    /\b(?:pet|dog|cat|puppy|animal|kennel|cattery)s? (?:hotel|care|boarding|sitting|sitter|walking|walker|day ?care|grooming|minding|stay)\b|\b(?:boarding )?(?:kennels|cattery)\b/,
  photography:
    /\b(?:photograph(?:er|y|ic)|videograph\w{1,3}|wedding film|drone filming|video production|photo booth)\b/,
  'platform-work':
    /\b(?:courier|rider|driver|delivery) (?:partner|platform|terms)\b|\bterms for (?:riders|couriers|drivers)\b/,
  printing: /\b(?:printing|print order|bookbinding|engraving|embroidery|screen[- ]print\w{2,3})\b/,
  'property-management': /\b(?:property|block|estate|building|holiday let|rental) management\b|\bletting management\b/,
  'protection-plan':
    /\b(?:protection|breakdown|gadget|appliance|home|boiler|roadside|cover) (?:plan|cover|assistance)\b|\bextended warranty\b|\bguarantee plan\b/,
  recording:
    /\b(?:studio|recording) (?:session|time|hire|booking)\b|\b(?:mixing|mastering|sound engineer\w{0,3}|audiobook narration|voice-?over)\b/,
  recruitment:
    /\b(?:recruit(?:ment|er|ing)|head-?hunt\w{2,3}|executive search|staffing|temp(?:orary)? staff|nanny agency|agency staff|placement services)\b/,
  removals: /\b(?:removals?|house move|moving (?:house|services|contract|agreement|company)|man and van|relocation)\b/,
  repair: /\b(?:repairs?|restoration|refit|refinish\w{2,3}|upholster\w{1,4}|watch repair|bodywork|overhaul)\b/,
  schooling:
    /\b(?:school|parent|pupil|student|boarding) (?:contract|agreement|place|enrolment|admission)\b|\benrolment\b/,
  'snow-clearing': /\b(?:snow (?:clear\w{2,4}|plough\w{0,3}|remov\w{2,3})|winter (?:service|gritting)|gritting)\b/,
  'stud-service':
    /\b(?:stud (?:service|fee|contract|agreement)|covering of (?:a |the )?mare|nomination|breeding (?:contract|agreement|service)|stallion)\b/,
  survey:
    /\b(?:surveyor|surveying|architect(?:'s|ural)?|engineer(?:'s|ing) (?:services|appointment)|interior design\w{0,3}|planning application|house survey|energy assess\w{2,4})\b/,
  telecoms:
    /\b(?:broadband|internet access|mobile (?:phone|service|plan)|phone contract|fibre|telephone|connectivity|pay monthly|sim[- ]only)\b/,
  translation: /\b(?:translat(?:ion|or)s?|interpret(?:ing|er)s?|subtitling)\b/,
  transport:
    /\b(?:transport(?:ation)?|haulage|carriage|courier services|taxi service|minibus|coach hire with driver|school (?:bus|run)|airport transfer|chauffeur|freight|parcel delivery|horse transport|towing|ferry(?:ing)? of|yacht delivery|delivery of (?:a|the) (?:yacht|boat))\b/,
  travel:
    /\b(?:package (?:travel|holiday|tour)|travel (?:agreement|contract)|guided (?:tour|walk)|cruise|safari|tour (?:booking|contract)|excursion|pilgrimage|expedition|charter with (?:skipper|crew)|school trip|trip)\b/,
  treatment:
    /\b(?:treatment|therapy|psychotherapy|counselling|physiotherapy|orthodontic\w{0,2}|braces|implants?|surgery|clinic|fertility|egg freezing|cord blood|hearing aid|midwi(?:fe|fery)|doula|dental work|laser)\b/,
  'vehicle-servicing':
    /\b(?:car|vehicle|van|bike|bicycle|motor ?cycle|tractor|boat|fleet|scooter|caravan) (?:servic(?:e|ing)|maintenance) (?:plan|contract|agreement|package)?|\bservice plan for (?:a|your|the) (?:car|bike|van)/,
  warehousing:
    /\b(?:warehous(?:e|ing)|winter storage|boat storage|caravan storage|storage of goods|furniture storage|cold store|tyre (?:hotel|storage)|wine storage|cellarage|bailment|safe[- ]keeping)\b/,
  'waste-collection':
    /\b(?:waste|refuse|rubbish|recycling|bin|septic tank|slurry) (?:collection|removal|emptying|disposal)\b/,
  'website-creation':
    /\b(?:web ?site|web ?shop|online shop|landing page|web) (?:design|creation|development|build)\b|\b(?:creation|design|development) of (?:a |your |the )?(?:web ?site|web ?shop|online shop)/,
  works:
    /\bcontract for (?:works?|services)\b|\bservice(?:s)? (?:agreement|contract)\b|\bcontract for (?:the )?(?:provision|supply) of services\b/,
  writing:
    /\b(?:ghost-?writ\w{2,5}|copy-?writing|proof-?reading|editing|editorial services|speech ?writing|transcription|cv writing|biography)\b/,
} as const satisfies DealsOf;
