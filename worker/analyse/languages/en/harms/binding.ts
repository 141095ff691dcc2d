import type { HarmType } from '#worker/analyse/built-in/harms/harm-types.ts';
import type { HarmSaying } from '#worker/analyse/languages/harm-words.ts';

/** How long it binds, what it costs and what it gives: what the other side may alter. */
export const englishBindingHarms = {
  'automatic-renewal': [
    {
      says: [
        /\b(?:starts?|puts?|moves?|signs?|books?|keeps?) (?:you|him|her|the \w{1,12}) (?:on|for|into|up for) (?:another|a further|the next|a new|a second)\b/,
        /\b(?:year|month|twelve|six|term|season|plan|period|block|course)\b/,
      ],
      unless: [/\bonly if\b|\bif you (?:ask|agree|wish|want)\b/],
    },
    {
      says: [
        /\b(?:re-?new(?:s|ed|al|als|ing)?|roll(?:s|ed|ing)? (?:on|over|forward)|extend(?:s|ed)|prolong(?:s|ed)|carried (?:forward|over)|carr(?:y|ies) (?:on|forward|over)|runs? on|(?:starts?|begins?) (?:again|afresh|anew)|continues? for|lasts?|tuck you in)\b/,
        /\b(?:automatic(?:ally)?|further|another|additional|successive|each time|(?:year|month) (?:after|by|on|to) (?:year|month)|same (?:period|length|term)|(?:of|by) itself|and so on|(?:\d{1,2}|six|twelve) more|every year|each (?:year|december|january))\b/,
      ],
      unless: [
        /\b(?:not|never|no) (?:be )?(?:automatic(?:ally)? )?(?:re-?new|extend|roll|prolong|lasts?)|\bonly (?:if|when) (?:both|you|we both)|\bby agreement\b|\bno rolling\b/,
        /\bcopyright\b|\blease\b|\bweeks?' notice of (?:a )?rise/,
      ],
    },
    {
      says: [
        /\b(?:trial|introductory|taster|free (?:month|period|weeks?|days?)|discounted (?:month|period)|from day \d{1,3})\b/,
        /\b(?:turns? into|becomes?|converts?|is followed by|changes? to|rolls?|goes over)\b/,
        /\b(?:paid|full (?:price|rate)|subscription|membership|year|month)\b/,
      ],
    },
    {
      says: [
        /\banother (?:\w{1,10} )?(?:years?|months?|terms?|periods?|twelve|six|three)\b/,
        /\bunless\b|\bif (?:you|nobody|neither|no)\b|\bsave where\b|\bexcept where\b|\bfollows?\b|\bbegins?\b|\bstarts?\b/,
        /\b(?:notice|letter|cancel\w{0,6}|end\w{0,3}|writ\w{1,6}|tells?|told|says?|objects?|begins?|year after year)\b/,
      ],
      unless: [/\bagreed? (?:on|to|in writing)\b/],
    },
    {
      says: [
        /\b(?:re-?new(?:s|ed|al)?|extends?|extended|prolong\w{0,3}|continues?|carr(?:y|ies) on|rolls?|goes on|runs on|starts? (?:again|by itself|automatically)|begins? (?:again|by itself)|enrolled|signed up|charged for)\b/,
        /\bunless\b|\bif (?:you|he|she|they|we|the \w{1,12}) (?:do(?:es)? not|don't|hear nothing|says? nothing|have heard|ha(?:s|ve) not|forgets?)\b|\bexcept where\b|\buntil (?:you|cancelled|stopped|somebody|we (?:hear|receive))\b|\bin the absence of\b|\bwithout (?:further|another|a new) (?:signature|order|word)\b/,
        /\b(?:years?|months?|terms?|seasons?|periods?|plan|package|membership|subscription|block|level|weeks?|cycle)\b/,
      ],
      unless: [
        /\b(?:not|never) (?:be )?(?:re-?new|extend|continu|roll)|\bonly if\b|\bloan\b|\bdefault\b|\bunpaid\b|\blease\b|\bagree(?:d|ment in writing)?\b.{0,10}\bin writing\b/,
      ],
    },
  ],
  'narrow-way-out': [
    {
      says: [
        /\b(?:letter|form|notice|message)\b/,
        /\b(?:only|nothing but)\b.{0,40}\b(?:act|go|accept|recognise|count|deal)\b|\bonly (?:act on|accept|recognise|go by)\b/,
        /\b(?:recorded|registered|head office|by post|by hand|in person|signed|original|stamped)\b/,
      ],
      unless: [/\byou may (?:also|instead)\b|\bor by e-?mail\b/],
      notBy: 'other',
    },
    {
      says: [
        /\b(?:notice|cancel\w{0,7}|terminat\w{1,5}|resign\w{0,6}|way out|withdraw\w{0,4}|leav(?:e|ing)|get out|stop (?:it|the))\b/,
        /\b(?:does|do|will|shall) not count\b|\b(?:recorded|registered) (?:post|letter|delivery|mail)\b|\bin person\b|\bown hand\b|\bby fax\b|\bno other (?:way|form|channel)\b|\bonly (?:way|by|in writing|through|between|during|in the month|on the form|counts?|valid|accepted|effective)\b|\boutside (?:those|that|this|the) .{0,30}(?:weeks?|window|days|period|month)\b|\bon our (?:own )?form\b|\bnot (?:valid|accepted|effective|enough)\b/,
      ],
      unless: [
        /\bfor (?:serious|good|important) (?:cause|reasons?)\b|\bis enough\b|\bany (?:form|way)\b|\btext message\b/,
      ],
      notBy: 'other',
    },
    {
      says: [
        /\b(?:tell us|give notice|cancel|notice|say so|button|letter)\b/,
        /\bbetween (?:the )?\d{1,3}(?:st|nd|rd|th)? .{0,20}and (?:the )?\d{1,3}|\bwithin a window\b|\b(?:month|week)s? of (?:january|february|march|april|may|june|july|august|september|october|november|december) (?:only|alone)\b/,
      ],
    },
    {
      says: [
        /\b(?:leav(?:e|ing)|cancel\w{0,7}|notice|stop(?:ping)?|quit|opt(?:ing)? out|terminat\w{1,4}|resign\w{0,6})\b/,
        /\b(?:only|must be|has to be|needs? to be|solely|exclusively|unless it)\b/,
        /\b(?:by (?:letter|post|hand|telephone|phone)|stamped|office (?:hours)?|front desk|at the desk|interview|appointment|witness\w{0,2}|notarised|original|between the|in the month|one week|window|addressed to|head office|in writing to)\b/,
      ],
      unless: [/\be-?mail\b|\btext message\b|\bonly (?:if|for|where) (?:we|the)\b/],
      notBy: 'other',
    },
  ],
  'price-at-will': [
    {
      says: [
        /\b(?:cost|costs|prices?|materials?|labour|suppliers?|units)\b.{0,60}\b(?:more|rise[sn]?|dearer|higher|go(?:es)? up)\b/,
        /\b(?:adds?|added|charge[sd]?|pass(?:ed)?|bill(?:ed)?|invoice[sd]?)\b.{0,30}\b(?:difference|increase|extra|rise|excess)\b/,
      ],
      unless: [/\bonly (?:if|with|after) you\b|\bwe (?:bear|meet|carry|absorb)\b|\bagree/],
      notBy: 'reader',
    },
    {
      says: [
        /\b(?:prices?|fees?|charges?|rates?|rent|tariffs?|costs?|premiums?|subscription|instalments?|commission|payments?|sums?)\b/,
        /\b(?:may|can|entitled to|reserves?|free to|has the right|at any (?:time|hour)|whenever|when(?:ever)? (?:we|he|she|it|they)|from time to time|discretion)\b/,
        /\b(?:chang(?:e|es|ed|ing)|alter(?:s|ed)?|var(?:y|ied)|adjust(?:ed|s)?|increas(?:e|ed|es)|rais(?:e|ed|es)|revis(?:e|ed|es)|amend(?:ed)?|put(?:s|ting)? up|set (?:a|the) new|new (?:prices?|rates?|fees?|figure|tariff)|re-?pric(?:e|ed)|set by|fix(?:es)? (?:a|the))\b/,
      ],
      unless: [
        /\b(?:not|never|no) (?:be )?(?:chang|increas|rais|alter|put up|vary|rise)|\bno increase\b|\blimited to\b|\b(?:no|not) more than\b|\bmaximum\b|\bindex\b|\binflation\b|\bif (?:you|we both|both) agree|\bwith your (?:consent|agreement)|\bmay (?:leave|cancel|end)\b|\bonly (?:on|once|by|if|with)\b|\b(?:is|are) (?:fixed|firm)\b|\bwill not\b|\bno decision\b/,
        /\b(?:deposit|damage|repair|asking price)\b/,
      ],
      notBy: 'reader',
    },
    {
      says: [
        /\b(?:prices?|fees?|charged?|charges?|rates?|rent|tariffs?|bill|figure|commission|instalments?|paid)\b/,
        /\bwhatever (?:is|i|we|our|he|she|it|the) .{0,40}\b(?:says?|written|state[sd]?|reckons?|sets?|thinks?|decides?|asks?|charges?|list|named?)\b|\b(?:price list|tariff|list|rates?|prices?) .{0,25}(?:of (?:that|the) day|on the day|then (?:in force|current|applying)|in force (?:at|on) (?:that|the)|of the moment)\b|\bour (?:price list|tariff|list) (?:of|at|then|on|for)\b|\bas (?:we|he|she|it|they) (?:sees?|thinks?) (?:fit|right|proper)\b|\bat (?:its|our|his|her) (?:sole |absolute |own )?discretion\b|\bwithout (?:any )?(?:limit|ceiling)\b/,
      ],
      unless: [/\b(?:no|not) (?:more|increase|exceed)|\bfixed\b|\bmaximum\b|\bwaiv|\bliab|\bdeposit\b|\bclaims?\b/],
      notBy: 'reader',
    },
    {
      says: [
        /\b(?:only|just|merely) (?:an? )?(?:estimate|guess|guide|guideline|indication)\b|\bbest (?:view|guess|estimate)\b|\bprovisional\b|\bsubject to (?:change|adjustment|increase)\b/,
        /\b(?:price|sum|cost|fee|charge|total)\b/,
      ],
      unless: [/\bnot (?:exceed|more)\b|\bper cent above\b/],
    },
    {
      says: [
        /\bwhere (?:labour|materials|costs?|prices?)\b.{0,60}\b(?:more|rise|dearer|higher|exceed)\b|\b(?:make|makes) up the difference\b|\bpays? the (?:more|excess|extra)\b|\bpass(?:ed|es)? (?:any|all|the|on) .{0,30}(?:increase|rise|cost)s?\b/,
        /\b(?:cost|costs|price|prices|sum|labour|materials|paid|pays?|charge)\b/,
      ],
      unless: [/\bwe (?:bear|pay|carry|meet)\b|\bnot\b.{0,20}\bpass/],
      notBy: 'other',
    },
    {
      says: [
        /\b(?:prices?|fees?|charges?|rates?|rent|tariffs?|costs?|premiums?|subscription|instalments?|commission|bills?|allowance)\b/,
        /\b(?:we|i|he|she|they|landlord|owner|company|provider|agency|lender|seller|club|school|trust|supplier|operator|studio|firm|council|society) (?:will |shall |alone )?(?:may|can|sets?|fix(?:es)?|decides?|works? (?:it )?out|reckons?|settles?|announces?|reviews?|adjusts?|changes?|puts? up)\b/,
        /\b(?:new|higher|more|increas\w{1,3}|rais\w{1,3}|chang\w{1,3}|sets?|fix(?:es)?|decides?|from the next|up or down|accordingly|each (?:year|month|season)|review\w{0,3}|adjust\w{0,4})\b/,
      ],
      unless: [
        /\b(?:not|never|no|nor) (?:be |to )?(?:chang|increas|rais|go up|rise|put up|alter)|\bfixed\b|\bno more than\b|\bnot more than\b|\bat most\b|\bonly (?:if|with|once|on|when)\b|\bindex\b|\binflation\b|\bagreed?\b|\bcannot\b|\bdeposit\b|\brepairs?\b/,
      ],
      notBy: 'reader',
    },
    {
      says: [
        /\b(?:prices?|fees?|charges?|rates?|rent|tariffs?|costs?|premiums?|subscription|instalments?|commission|bills?|allowance)\b/,
        /\b(?:goes? up|rises?|moves?|follows?|changes?|increases?|in line) (?:with|as|when|whenever|if)\b/,
        /\b(?:our|costs?|margin|wages|energy|suppliers?|diesel|fuel|dollar|market|materials|demand)\b/,
      ],
      unless: [
        /\b(?:not|never|no|nor) (?:be |to )?(?:chang|increas|rais|go up|rise|put up|alter)|\bfixed\b|\bno more than\b|\bnot more than\b|\bat most\b|\bonly (?:if|with|once|on|when)\b|\bindex\b|\binflation\b|\bagreed?\b|\bcannot\b|\bdeposit\b|\brepairs?\b/,
      ],
      notBy: 'reader',
    },
    {
      says: [
        /\b(?:prices?|fees?|charges?|rates?|rent|tariffs?|costs?|premiums?|subscription|instalments?|commission|bills?|allowance)\b/,
        /\b(?:notified|announced|published|advised|told|shown|quoted) (?:\w{1,10} ){0,4}(?:by|on|at|in|when|from time to time)\b|\bfrom time to time\b/,
        /\b(?:new|chang\w{1,3}|current|then|prevailing|latest|increas\w{1,3}|from time to time)\b/,
      ],
      unless: [
        /\b(?:not|never|no|nor) (?:be |to )?(?:chang|increas|rais|go up|rise|put up|alter)|\bfixed\b|\bno more than\b|\bnot more than\b|\bat most\b|\bonly (?:if|with|once|on|when)\b|\bindex\b|\binflation\b|\bagreed?\b|\bcannot\b|\bdeposit\b|\brepairs?\b/,
      ],
      notBy: 'reader',
    },
  ],
  'price-climbs': [
    {
      says: [
        /\b(?:prices?|fees?|charges?|rates?|rent|subscription|instalments?|premiums?)\b/,
        /\b(?:\d{1,2}(?:[.,]\d{1,2})?|three|four|five|six|seven|eight|nine|ten|twelve) ?(?:%|per ?cent)\b/,
        /\b(?:higher|dearer|more)\b.{0,40}\b(?:than|each|every|year)\b/,
      ],
      unless: [
        /\blate\b|\boverdue\b|\bno more than\b|\bnot (?:be )?more than\b|\binterest\b|\bcommission\b.{0,20}\bmore\b/,
      ],
    },
    {
      says: [
        /\b(?:prices?|fees?|charges?|rates?|rent|plan|tariffs?|costs?|premiums?|subscription|instalments?|payments?|figure)\b/,
        /\b(?:every|each|annual(?:ly)?|yearly|once a year|anniversary|every year|april|january)\b/,
        /\b(?:rises?|increases?|increased|goes up|go up|grows?|climbs?|steps? up|stepped|uplift(?:ed)?|escalat(?:es|ion|ed)|added)\b/,
      ],
      unless: [
        /\b(?:not|never|no) (?:be )?(?:increas|rise|go up|grow)|\bfalls?\b|\bdown\b|\beither way\b|\bmay (?:leave|cancel|end)\b|\bno interest\b|\blate\b|\bunpaid\b|\boverdue\b/,
      ],
    },
    {
      says: [
        /\b(?:prices?|fees?|charges?|rates?|rent|costs?|instalments?|payments?|commission|sum|figure)\b/,
        /\bupwards? only\b|\bonly (?:ever )?(?:upwards?|rises?|goes? up|increases?)\b|\bnever (?:falls?|goes? down|decreases?|drops?|comes? down)\b|\bnot (?:fall|go down|drop|come down|be reduced (?:if|when|where))\b|\bwhichever is (?:the )?(?:higher|greater|larger|more)\b|\bthe (?:higher|greater) of\b/,
      ],
      unless: [/\bliab|\bcompensat/],
    },
  ],
  'terms-at-will': [
    {
      says: [
        /\b(?:terms|conditions|rules|handbook|polic(?:y|ies)|agreement|contract|this page|schedule|regulations|plan|rulebook)\b/,
        /\b(?:may|can|free to|right to|entitled to|at any (?:time|hour)|whenever|from time to time|when we)\b.{0,70}\b(?:chang(?:e|es|ed)|alter(?:ed)?|amend(?:ed)?|var(?:y|ied)|replac(?:e|ed)|updat(?:e|ed)|modif(?:y|ied)|rewrit(?:e|ten)|revis(?:e|ed)|add to)\b|\bwhen we (?:change|alter|update|amend)\b/,
      ],
      unless: [
        /\b(?:may|can|shall|will|do|does) (?:not|never|only)\b|\bonly (?:if|with|when|by|after|in writing)\b|\bwith (?:your|the \w{1,12}'s) (?:consent|agreement)|\bif you agree|\bboth (?:parties|sides|of us)|\bneither\b|\bmay (?:leave|cancel|end)\b|\bagreed? in writing|\bsigned by\b|\btaken to be consent\b|\b(?:no|not) more than\b/,
      ],
      notBy: 'reader',
    },
    {
      says: [
        /\b(?:newest|latest|new|updated|later|current|amended|altered|revised|present|future|fresh) (?:\w{1,12} )?(?:version|terms|edition|print|rules|text|conditions|page|schedule|sheet|handbook|wording|form)\b|\bversion\b.{0,50}\b(?:online|any given|at the time)\b|\bas (?:they|it) (?:then )?stands?\b|\bones in force\b|\bas amended from time to time\b/,
        /\b(?:appl(?:y|ies)|binds?|binding|bound|counts?|replaces?|in force|takes? effect|from (?:the|that|then)|alters?|you(?:'re| are) in|accept\w{0,3}|prevails?|governs?|agree\w{0,3})\b/,
      ],
      unless: [
        /\b(?:shall|will|does|do) not (?:apply|bind|count|change)\b|\bonly (?:if|when|after|once) you\b|\bunless you (?:agree|sign)|\bnot (?:be taken|consent)\b|\bmay (?:leave|cancel)\b/,
      ],
    },
    {
      says: [
        /\b(?:pinned|pinning|posted|posting|notice ?board|website|wall|channel|hung|displayed|published|sheet|pop a note|on the door)\b/,
        /\b(?:alters?|altered|changed?|replaces?|new|in force|binding|amends?)\b/,
        /\b(?:terms|rules|prices?|fees?|hours|conditions|plan|agreement|contract|version|them|from (?:the|that))\b/,
      ],
      unless: [/\b(?:not|never) (?:alter|change|bind|apply|replace)|\bonly (?:if|when|with)\b|\byou may leave\b/],
      notBy: 'reader',
    },
    {
      says: [
        /\b(?:we|company|provider|club|landlord|platform|operator|school|studio|firm|agency|board|committee|management|owner|employer|seller)\b.{0,30}\b(?:may|can|reserves?|free|entitled|changes?|adds?|decides?)\b/,
        /\b(?:terms|rules|conditions|handbook|polic(?:y|ies)|duties|regulations|agreement|contract|schedule|manual|guidelines|house rules)\b/,
        /\b(?:chang\w{1,3}|alter\w{0,3}|amend\w{0,5}|add(?:s|ed|ing)? to|new|replac\w{1,5}|updat\w{1,3}|rewrit\w{1,3}|issue[sd]?|make(?:s)? (?:further|new|other)|revis\w{1,3})\b/,
      ],
      unless: [
        /\b(?:not|never|only|neither) (?:\w{1,8} )?(?:chang|alter|amend|vary|if|with|when)|\bagree(?:s|d|ment of)\b|\bconsent|\bsigned\b|\bmay leave\b|\bboth\b/,
      ],
      notBy: 'reader',
    },
  ],
  'service-at-will': [
    {
      says: [
        /\b(?:may|can|free to|right to|entitled to|discretion)\b.{0,70}\b(?:chang(?:e|ed)|alter(?:ed)?|var(?:y|ied)|reduc(?:e|ed)|withdr(?:aw|awn)|remov(?:e|ed)|discontinu(?:e|ed)|replac(?:e|ed)|swap(?:ped)?|slow|reschedul(?:e|ed)|cut|shorten(?:ed)?|restrict(?:ed)?|stop offering|give (?:\w{1,12} )?other|extend, alter)\b/,
        /\b(?:services?|features?|functions?|timetable|hours|facilit(?:y|ies)|programme|class(?:es)?|lessons?|content|line|speed|data|itinerary|dates?|equipment|stock|range|weekdays|courses?|channels?|benefits?|specifications?|design|works?|text|property|booking|allowance)\b/,
      ],
      unless: [
        /\bmay leave\b|\b(?:may|can|shall|will) (?:not|never|only)\b|\bonly (?:if|with|when)\b|\bwith (?:your|the \w{1,12}'s) (?:consent|agreement)|\bif you agree|\bneither\b|\bmay (?:leave|cancel|end)\b|\bfull refund\b/,
        /\banother (?:unit|room|building|home|house|depot|branch)\b|\bshifts?\b|\bwages\b|\bclose an account\b/,
      ],
      notBy: 'reader',
    },
    {
      says: [
        /\b(?:may|can)\b.{0,20}\bset\b.{0,40}\b(?:to|at)\b|\b(?:slow|throttle|crawl)\b/,
        /\b(?:line|speed|data|plant|heating|allowance)\b/,
      ],
      unless: [/\bmay leave\b|\bunpaid\b|\bopen since\b|\bnot (?:be )?(?:slow|throttle)/],
      notBy: 'reader',
    },
    {
      says: [
        /\b(?:may|can|might|reserves?)\b.{0,40}\b(?:be )?(?:chang|mov|merg|cancel|alter|reduc|withdr|remov|switch|shorten|postpon|reschedul|clos|drop|suspend|substitut|split)\w{0,7}\b/,
        /\b(?:services?|sessions?|class(?:es)?|lessons?|hours|times?|days?|venue|place|teacher|tutor|coach|features?|facilit(?:y|ies)|programme|channels?|menu|meals|dates?|hall|visits?|delivery|collection|route|contents?)\b/,
      ],
      unless: [
        /\bmay leave\b|\b(?:may|can) (?:not|only)\b|\bonly (?:if|with|when)\b|\bconsent|\bagree|\brefund|\bin full\b|\bno (?:charge|fee)\b|\beither\b|\bboth\b|\breader\b|\bmove in\b|\bshifts?\b|\bfor non-?payment\b|\bunpaid\b|\bend (?:this|the) (?:agreement|contract)\b/,
      ],
      notBy: 'reader',
    },
  ],
} satisfies Partial<Record<HarmType, readonly HarmSaying[]>>;
