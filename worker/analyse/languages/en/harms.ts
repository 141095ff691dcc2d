import type { HarmWords } from '../harm-words';

export const englishHarms: HarmWords = {
  never: [
    /\bstruck out\b|\bdeleted by agreement\b|\bnot applicable\b/,
    /\b(?:do|does|did|shall|will|is|are|can) ?not (?:\w{1,12} )?(?:limit|exclude|restrict|cap)\b/,
    /\bnothing (?:in|on|here|said)\b.{0,60}\b(?:limits?|excludes?|affects?|restricts?|caps?|waives?|takes away|assigns?|stops you|prevents you|shuts out|gives)\b/,
    /\bnobody (?:is asked|signs)\b|\b(?:asked|called upon|required|obliged) to indemnify\b/,
    /\byou (?:do not|don't|need not|never|will not) (?:have to|need to|be (?:asked|charged|required))\b/,
  ],
  sayings: {
    'automatic-renewal': [
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
    ],
    'narrow-way-out': [
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
    ],
    'price-at-will': [
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
    ],
    'price-climbs': [
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
    ],
    'service-at-will': [
      {
        says: [
          /\b(?:may|can|free to|right to|entitled to|discretion)\b.{0,70}\b(?:chang(?:e|ed)|alter(?:ed)?|var(?:y|ied)|reduc(?:e|ed)|withdr(?:aw|awn)|remov(?:e|ed)|discontinu(?:e|ed)|replac(?:e|ed)|swap(?:ped)?|slow|reschedul(?:e|ed)|cut|shorten(?:ed)?|restrict(?:ed)?|stop offering|give (?:\w{1,12} )?other|extend, alter)\b/,
          /\b(?:services?|features?|functions?|timetable|hours|facilit(?:y|ies)|programme|class(?:es)?|lessons?|content|line|speed|data|itinerary|dates?|equipment|stock|range|weekdays|courses?|channels?|benefits?|specifications?|design|works?|text|property|booking|allowance)\b/,
        ],
        unless: [
          /\b(?:may|can|shall|will) (?:not|never|only)\b|\bonly (?:if|with|when)\b|\bwith (?:your|the \w{1,12}'s) (?:consent|agreement)|\bif you agree|\bneither\b|\bmay (?:leave|cancel|end)\b|\bfull refund\b/,
          /\banother (?:unit|room|building|home|house|depot|branch)\b|\bshifts?\b|\bwages\b|\bclose an account\b/,
        ],
        notBy: 'reader',
      },
      {
        says: [
          /\b(?:may|can)\b.{0,20}\bset\b.{0,40}\b(?:to|at)\b|\b(?:slow|throttle|crawl)\b/,
          /\b(?:line|speed|data|plant|heating|allowance)\b/,
        ],
        unless: [/\bunpaid\b|\bopen since\b|\bnot (?:be )?(?:slow|throttle)/],
        notBy: 'reader',
      },
    ],
    'ended-at-will': [
      {
        says: [
          /\b(?:may|can|free to|entitled to|reserves? the right to|need to)\b.{0,90}\b(?:end(?:ed)?|terminat(?:e|ed)|cancel(?:led)?|clos(?:e|ed)|stop(?:ped)?|withdraw|dismiss(?:ed)?|call (?:in|off)|finish|suspend|walk away|ask for the (?:full|whole))\b/,
          /\bat any (?:time|moment)\b|\bwhenever\b|\bwithout (?:giving |any |a |stating |further )?(?:\w{1,10} )?(?:reasons?|notice|cause|warning|explanation)\b|\bfor any (?:or no )?reason\b|\bany reason or none\b|\bno reason\b|\bneed not (?:say|give|state)\b|\bsame day\b|\bimmediate(?:ly)?\b|\bforthwith\b|\bat once\b|\b(?:24|48|72|\d{1,2}|two|three|five|seven|ten|fourteen) (?:hours|days)'? ?(?:notice)?\b|\b(?:hours|days)' (?:written )?notice\b|\bdiscretion\b|\bas (?:it|he|she|we|they) (?:likes?|pleases?|chooses?|sees? fit|thinks?)\b|\bthere and then\b|\bovernight\b|\bnot working out\b|\bfor its own\b/,
        ],
        unless: [
          /\beither (?:party|side|of us|one)\b|\bboth\b|\beach (?:party|of us|side)\b|\bneither\b|\bonly (?:if|for|where|when)\b|\b(?:may|can|shall) (?:not|only)\b|\bbreach\b|\bunpaid\b|\barrears\b|\bis free to (?:leave|cancel)\b|\byou may\b|\bfull refund\b|\bindependent\b|\bonly:|\bwithout cost\b/,
          /\bengine\b|\breview\b|\bconsent\b|\bstop(?:ped)? (?:paying|the)\b/,
        ],
        notBy: 'reader',
      },
    ],
    'unequal-notice': [
      {
        says: [
          /\b(?:has|have|gets?|enjoys?) no (?:such|like|corresponding|equivalent|similar) (?:right|option|choice|power)\b|\bthe (?:same|like) right (?:is|does) not\b/,
        ],
      },
      {
        says: [
          /\bnotice\b/,
          /\b(?:months?|weeks?|days?)\b.{0,160}\b(?:whereas|while|but|however|on (?:its|our|his|her|the other) (?:side|part))\b.{0,120}\b(?:days?|weeks?|hours?|months?|at any time|at once|immediately)\b/,
          /\b(?:end|terminat\w{1,4}|leave|cancel|give)\b/,
        ],
        unless: [/\beither\b|\beach\b|\bboth\b/],
      },
      {
        says: [
          /\b(?:gives?|with|on|by) (?:one|a|seven|three|two|7|14|fourteen|ten) (?:week|days?)(?:'s|')? notice and need not\b/,
        ],
        notBy: 'reader',
      },
    ],
    'no-early-exit': [
      {
        says: [
          /\b(?:cannot|can't|may not|can not|unable to|not (?:be )?(?:entitled|able|possible|allowed)|no (?:right|way|release|possibility)|no early|never)\b/,
          /\b(?:end|leave|cancel(?:led)?|terminat\w{1,4}|withdraw\w{0,4}|give (?:it )?up|hand(?:ed)? back|giv(?:e|ing) .{0,20}back|exit|release|call(?:ed)? .{0,25}\boff|resign|get out|step back)\b/,
          /\b(?:before|during|until|early|within|minimum|whole|entire|first|remaining|till|satisfied|hands?)\b/,
        ],
        unless: [
          /\bdeposit\b|\binstruct|\bexcept (?:for|where|if) (?:you|the \w{1,12}) (?:is|are|become)|\bnot be asked\b|\b(?:turn|throw) you out\b|\bassign\b|\bsublet\b|\bonly (?:if|where) you\b|\binsurer\b/,
        ],
        notBy: 'other',
      },
      {
        says: [
          /\b(?:ill(?:ness)?|sick(?:ness)?|malady|pregnan\w{2,3}|redundan\w{2,3}|unemploy\w{2,6}|loss of (?:a |the |your )?job|laid off|losing (?:your|the|a) job|moving (?:away|house)|bereavement|decease|injury|maternity|relocation|disability|change of circumstances)\b/,
          /\b(?:do|does|is|are|shall|will|makes?|imports?)\b.{0,30}\b(?:not|no|little|never)\b|\bwhatever\b|\bregardless\b|\bincluded\b|\bno (?:reason|excuse|ground)\b|\beven\b/,
          /\b(?:end|leav\w{1,3}|cancel\w{0,6}|releas\w{1,3}|excus\w{1,3}|reason|difference|odds|terminat\w{1,4}|bound|reliev\w{1,3}|reduc\w{1,5}|refund\w{0,2}|free|owes?|due|payable|motive|lost|used up)\b/,
        ],
        unless: [
          /\bno (?:fee|charge) (?:is|will)\b|\bnothing is (?:due|owed)\b|\b(?:may|can) (?:cancel|leave|end)\b|\bfrees?\b.{0,20}\bfrom\b|\bsick pay\b|\bshuts\b|\bwaive|\bwork\b|\bliab|\bdoes not apply\b/,
        ],
        notBy: 'other',
      },
      {
        says: [
          /\b(?:is|are) not (?:a )?(?:reasons?|grounds?) (?:for|to)\b|\bgives? no (?:door|way|right) out\b|\bnot a change within\b|\bno (?:door|way) out\b/,
        ],
        unless: [/\bon my side\b|\bwe have no\b|\bi have no\b/],
        notBy: 'other',
      },
    ],
    'rest-due-on-leaving': [
      {
        says: [
          /\b(?:remaining|rest of|(?:all|every)\b.{0,30}\b(?:left|still to come|to come)|still to come|outstanding|balance of|unexpired|months left|visits left|left (?:up to|in|until|on)|up to the (?:last|end)|until the end|until the last|(?:full|whole|totality of the|entire) (?:\w{1,8} )?(?:fee|price|charge|hire|rent|sum|amount|term|year)|\d{2} ?(?:%|per ?cent))/,
          /\b(?:leav(?:e|es|ing)|cancel\w{0,7}|terminat\w{1,4}|end(?:s|ed|ing)? (?:it|the|this|early|before)|withdraw\w{0,3}|early|before the|goes? before|stop(?:s|ping)?|quits?|gives? up|pulls? out|drops? out|backs? out|changes? (?:your|his|her) mind|calls? .{0,25}\boff)\b/,
          /\b(?:pays?|payable|owes?|owed|due|settles?|charged|costs?|billed|falls? due|invoiced?)\b/,
        ],
        unless: [
          /\brefund|\bnot (?:owe|pay|be charged|due)|\bnothing (?:more|further|is owed)|\bno (?:fee|charge|cost)\b|\bfree of charge\b|\bwithout (?:charge|cost|paying)\b|\binterest\b|\bmay pay\b|\bnot due\b|\bdoes not apply\b|\bcourse of\b|\bin breach\b/,
          /\btraining\b|\baccount\b.{0,20}\b(?:is|shows)\b/,
        ],
        notBy: 'other',
      },
      {
        says: [
          /\b(?:whether or not|even (?:if|though|where)|no difference|although)\b.{0,50}\b(?:we|another|somebody|else|new|place|re-?let|resold|filled)\b.{0,50}\b(?:let|passed|filled|found|resold|sold|re-?let|another|somebody|someone|peg|place)\b/,
          /\b(?:payable|due|pays?|owes?|settles?|owed|charged)\b/,
        ],
        unless: [/\bcommission\b/],
      },
      {
        says: [
          /\b(?:leav(?:e|es|er|ing)|go(?:es)? before|cancel\w{0,7}|withdraw\w{0,3}|early)\b/,
          /\b(?:put|pays?|owes?|charged|costs?)\b.{0,25}(?:[£€$] ?\d|\d{2} ?(?:%|per ?cent))/,
          /\b(?:before|early|last day|end|minimum|term|leaver|notice)\b/,
        ],
        unless: [/\bnot (?:owe|pay|be charged)|\bno (?:fee|charge)\b|\bdeposit\b|\brefund/],
        notBy: 'other',
      },
    ],
    'rest-due-on-arrears': [
      {
        says: [
          /\b(?:late|miss(?:ed|es)?|unpaid|overdue|arrears|default\w{0,3}|behind|fails? to pay|not (?:been )?paid|returned|bounces?|open)\b/,
          /\bbrings? forward\b|\baccelerat|\b(?:all|whole|entire|full|remaining|rest|balance|every|other)\b.{0,80}\b(?:due|payable|called in|owes?)\b.{0,40}\b(?:at once|immediately|forthwith|there and then|one sum|straight away|now)\b|\b(?:becomes?|falls?|is|are|be) (?:immediately|at once|forthwith) (?:due|payable)\b|\b(?:all|whole|entire|remaining|rest|balance)\b.{0,60}\b(?:becomes?|falls?) (?:due|payable)\b/,
        ],
        unless: [
          /\bonly (?:if|where|when|after)\b|\bwritten (?:warning|reminder|notice)\b.{0,40}\bdays\b|\bnot (?:become|fall) due\b/,
        ],
      },
      {
        says: [
          /\b(?:other|all (?:your )?|remaining)\b.{0,12}\b(?:invoices|instalments|payments|months|sums)\b/,
          /\b(?:payable|due|owes?|owing)\b.{0,20}\b(?:at once|immediately|in one|there and then|together)\b/,
        ],
        unless: [/\bonly (?:if|where|when|after)\b|\bcancel|\bleav|\bstop\b/],
      },
    ],
    'late-charges': [
      {
        says: [
          /\b(?:late|unpaid|overdue|arrears|delay(?:ed|s)?|reminders?|missed|returned|bounces?|default|outstanding|not (?:been )?paid|behind|until it is|owing)\b/,
          /%|\bper ?cent\b|[£€$] ?\d|\binterest\b|\b\d{1,4} ?(?:euros?|pounds|dollars)\b/,
          /\b(?:a|per|each|every|any) (?:\w{1,8} )?(?:day|week|month|reminder|letter|time|payment)\b|\bcompound|\bcharge of\b|\badministration\b|\bfor (?:each|every)\b|\bfee of\b|\bflat\b/,
        ],
        unless: [
          /\bno interest\b|\bnot (?:be )?charged?\b|\bnever\b|\bstatutory\b|\bbase rate\b|\bat most\b|\bno more than\b|\bwe (?:shall |will )?(?:pay|owe) (?:you|interest)|\bnone\b|\bcharge none\b|\bone charge\b|\bend the agreement\b|\bclose\b/,
          /\bhandover\b|\bdelivery\b/,
        ],
      },
      {
        says: [
          /\b(?:reconnection|reminder|late(?: payment)?|arrears|chasing|returned) (?:fee|charge|payment fee)s?\b/,
          /[£€$] ?\d|\b\d{1,4} ?(?:euros?|pounds)\b/,
        ],
        unless: [/\bno (?:fee|charge)\b|\bnever\b/],
      },
    ],
    'flat-penalty': [
      {
        says: [
          /[£€$] ?\d|\b\d[\d.,]{0,9} ?(?:euros?|pounds|dollars|francs)\b|\bchf\b/,
          /\b(?:each|every|per) (?:time|breach|piece|review|case|occurrence|offence|person|guest|day (?:of delay|late)|one)\b|\bfor (?:each|every) (?:one|invited|guest|breach|day|piece|offence|further)\b|\bwhatever\b|\bno matter\b|\bregardless\b|\bwithout (?:proof|having to)\b|\bpenalt(?:y|ies)\b|\bliquidated damages\b|\bfine of\b/,
          /\b(?:pays?|owes?|charged?|forfeits?|fined?|due|costs?|penalt\w{1,3})\b/,
          /\b(?:breach\w{0,3}|post\w{0,3}|put(?:s)? up|review|break\w{0,2}|broken|lost|surprised|caught|without (?:our|the|leave|permission|approval)|late|delay|elsewhere|desk work|former|another road|paid by you otherwise|fails?|penalt\w{1,3}|liquidated|fine|not (?:passed|permitted|allowed)|cleaning|smok\w{1,3}|damage)\b/,
        ],
        unless: [/\bno penalty\b|\bat most\b|\bwe (?:will |shall )?pay (?:you|the)\b|\bnot (?:be )?charged\b/],
        notBy: 'other',
      },
    ],
    'deposit-kept': [
      {
        says: [
          /\b(?:deposit|bond|retainer|down ?payment|booking fee|holding fee|security|arrhes|earnest|sum paid on signing|first payment|signing|paid in advance|card)\b/,
          /\b(?:keeps?|kept|retain(?:s|ed)?|forfeit(?:ed|s)?|lost|not (?:be )?(?:return|refund|repa|given back)\w{0,4}|non-?(?:return|refund)able|stays? with|remains? with|to keep|take from it|counts? (?:from|as|towards)|ours|falls to|put it on your card|stands? forfeited)\b/,
        ],
        unless: [
          /\b(?:not|never) (?:be )?(?:kept|forfeit|retain|keep)|\bno deposit\b|\bkept (?:in|by|with) (?:a|an|the) (?:separate|scheme|protected|independent)|\bdeposit (?:protection )?scheme\b|\bonly (?:if|for|where)\b|\bproven\b|\breturned in full\b|\brefunds? it\b/,
        ],
      },
      {
        says: [
          /\b(?:deposit|bond|security)\b/,
          /\b(?:final|think right|as (?:we|he|she) (?:think|see)|without (?:proof|receipts?|interest|accounts?)|no account|in (?:our|his|her|its) (?:opinion|judg\w{1,4}|view))\b/,
        ],
        unless: [/\bscheme\b|\bneither\b/],
      },
    ],
    'no-refund': [
      {
        says: [
          /\b(?:no|not|non|never|nothing|neither)\b.{0,40}\b(?:refund\w{0,5}|re-?paid|repayable|money back|given back|reimburs\w{1,6}|credit(?:ed)?|(?:to )?(?:be )?pa(?:y|id) back|bank refunds?|going back)\b|\bnon-?refundable\b/,
          /\b(?:fees?|paid|pays?|price|money|payments?|sums?|charges?|tickets?|hours|balance|amounts?|subscription|rent|refunds?|refunded|credit|copies|covers|booking|everything)\b/,
        ],
        unless: [
          /\bnever (?:has|have) to\b|\bfull refund\b|\byou (?:need|do) not (?:re)?pay|\bnot to be repaid\b|\bnever to be repaid\b|\bunless we\b|\bloan\b|\bliab/,
        ],
        notBy: 'reader',
      },
      {
        says: [
          /\b(?:vouchers?|credit|credit notes?)\b/,
          /\binstead\b|\bnot (?:money|cash)\b|\bbank refunds?\b|\bbecomes?\b|\bturned into\b|\bin place of\b|\brather than (?:money|cash)\b|\bready to be spent\b/,
        ],
        unless: [/\byour choice\b|\byou (?:may|can) choose\b/],
      },
      {
        says: [
          /\b(?:hours|balance|credits?|points|wallet|lessons?|sessions?|visits?|course|stays|vouchers?|what(?:ever)? stands to your credit)\b/,
          /\b(?:laps(?:e|es|ed)|expires?|returns? to the pool|(?:is|are) (?:lost|used up|forfeited?|gone)|treated as (?:driven|used|taken|given)|counts? as (?:used|given|having))\b/,
        ],
        unless: [/\b(?:not|never) (?:lapse|expire)|\bgo back into\b|\bpolicy\b|\blicen[cs]e\b/],
      },
      {
        says: [
          /\b(?:stays?|remains?|kept|keeps?|is ours)\b.{0,50}\b(?:with (?:us|the|me)|ours|here|to keep|whichever|come what may|if no sale)\b|\bto keep, come what may\b/,
          /\b(?:fee|paid|sum|money|payment|price|fees|what has come in)\b/,
        ],
        unless: [/\bdeposit\b|\bproperty of\b|\bcopyright\b|\brefund\w{0,2} in full|\bnot (?:be )?kept\b/],
      },
      {
        says: [/\b(?:counts? as having taken place|counts? as fulfilled|treated as (?:fulfilled|performed|used))\b/],
      },
    ],
    'liability-excluded': [
      {
        says: [
          /\b(?:not|no|never|nor|neither|without|exclud\w{1,4}|disclaim\w{0,3})\b.{0,60}\b(?:liab(?:le|ility)|responsib(?:le|ility)|answerable|answers? for|accountable|compensat\w{1,4}|blamed|make good|look into what)\b/,
          /\b(?:loss(?:es)?|damages?|damaged|injur(?:y|ies|ed)|death|theft|stolen|lost|breakage|consequen\w{2,6}|delay|fault|claims?|harm|liable|responsible|liability)\b/,
        ],
        unless: [
          /\byou (?:are|will|shall) not (?:be )?(?:liable|responsible|answerable)|\b(?:not|un) ?limit(?:ed)?\b|\bneither\b|\bboth\b|\beither\b|\bbeyond .{0,30}control\b|\bnobody\b.{0,30}\bfault\b|\bwithout limit\b|\bwithout upper limit\b|\bdo not exclude\b|\bno more than you\b|\brefund\b|\bdrought\b/,
        ],
        notBy: 'reader',
      },
      {
        says: [/\bat (?:your|his|her|their|its|the \w{1,15}'s) (?:own |sole |entire )?risk\b|\bown risk\b/],
        unless: [/\bat our risk\b|\bnot at (?:your|his|her|the)\b/],
      },
      {
        says: [
          /\b(?:even (?:if|where|when|though|through)|whether or not|includ(?:ing|ed))\b.{0,60}\b(?:negligen(?:t|ce)|careless\w{0,4}|fault|our own|badly|ought to have|mistakes?|forg[eo]t\w{0,6})\b|\bbe it by the forgetting\b/,
          /\b(?:loss|damaged?|injur\w{1,3}|lost|broken|stolen|claims?|hurt|lies?|quit|compensation|dies|hacked)\b/,
        ],
        unless: [
          /\bindemnif|\bmakes? good\b|\bwe (?:will )?(?:pay|answer|are liable)\b|\bmeets? all\b|\bbears? every\b|\bcomes back to you\b|\bpays? (?:all|for|us)\b|\bwhole claim\b/,
        ],
        notBy: 'reader',
      },
      {
        says: [
          /\bpays? nothing\b|\bnothing (?:is|will be) (?:paid|payable|owed) (?:for|by us)|\bloss will lie\b|\bno compensation\b|\b(?:is|are) (?:the \w{1,12}'s|your) (?:loss|look-?out|own affair)\b|\bown insurer\b|\bquit of all\b|\bgives? rise to (?:a|any) claim\b|\bdo not (?:look into|pay for) what you\b/,
        ],
        unless: [/\byou pay nothing\b|\bpays nothing (?:for|while|during|until)\b/],
        notBy: 'reader',
      },
      {
        says: [
          /\bno (?:claim|right|action)\b.{0,50}\b(?:against (?:us|the)|for (?:loss|damage|injury|delay|compensation)|lies|arises)\b/,
          /\b(?:loss|damage|injury|delay|compensation|fault|lies|arises)\b/,
        ],
        unless: [/\bagainst (?:you|her|his)\b|\bneither\b/],
        notBy: 'other',
      },
    ],
    'liability-capped': [
      {
        says: [
          /\b(?:liab(?:le|ility)|compensat\w{1,4}|we pay|claims?|responsib\w{2,5}|loss(?:es)?|breakage|theft|lost|down|dies|give you back)\b/,
          /\b(?:limited to|not (?:be )?(?:exceed|more than)|no more than|at most|maximum(?: of)?|up to|capped|caps?|stops? at|the most|ceiling|only the (?:deposit|price)|whole claim|and there the matter|price of (?:that|the) one)\b/,
          /[£€$] ?\d|\b\d|\b(?:price|fees?|deposit|value|month|night|paid|sum|arrhes|instalment|premium)\b/,
        ],
        unless: [
          /\byour (?:liability|share|contribution)|\byou (?:owe|pay)\b|\b(?:no|without|not) (?:any )?(?:upper )?(?:limit|cap|ceiling)\b|\bdoes not apply\b|\bwe insure\b|\bpublic liability insurance\b|\bthat limit\b|\bown? contract\b/,
          /\b(?:liability|share|sum) of the (?:buyer|customer|tenant|hirer|member|client|trainee|borrower|guest|learner)\b|\bcost(?:s)? (?:him|her|you)\b|\b(?:he|she|you) can owe\b/,
        ],
        notBy: 'reader',
      },
    ],
    'claims-waived': [
      {
        says: [
          /\bwaiv(?:e|es|ed|ing|er)\b|\bgiv(?:e|es|ing) up\b|\brenounc(?:e|es)\b|\brelinquish\w{0,3}\b|\babandons?\b|\bforgo(?:es)?\b|\bno longer (?:has|have) any claim\b|\bnot (?:to )?(?:sue|claim|bring (?:any|a) (?:claim|action|proceedings))\b|\breleas(?:e|es) (?:us|the|all|and)\b|\bcovenants? not\b|\bin full and final settlement\b|\bhas no claim\b/,
          /\b(?:claims?|rights?|actions?|defences?|benefit|recourse|sue|court|demand|liabilit(?:y|ies)|notice|compensation|usage|objections?|protections?)\b/,
        ],
        unless: [
          /\b(?:not|never|nor)\b.{0,25}\b(?:waiv|give up|giving up|renounc|released?)|\bno (?:waiver|disclaimer)\b|\bwe (?:waive|give up)\b|\b(?:waiv\w{1,3}|gives? up) (?:any|all|our|its|his) (?:lien|commission|fee)\b|\bno failure\b|\bfailure to\b.{0,60}\bwaiver\b|\bwaiver of any breach\b|\bexempt\b|\bboth\b|\beach (?:party|side)\b/,
          /\bmoney back\b|\bgive up (?:the|your|his|her) (?:room|place|desk|flat)\b/,
        ],
        notBy: 'other',
      },
      {
        says: [
          /\b(?:no|not|nothing|never|cannot|may not|nor)\b/,
          /\b(?:not (?:dispute|contest|object|complain|challenge)|has nothing (?:to claim|more)|taken to have (?:induced|relied)|relied upon|form (?:any )?part of the bargain)\b/,
        ],
        unless: [/\bneither\b|\bbalance\b/],
        notBy: 'other',
      },
    ],
    'reader-indemnifies': [
      {
        says: [
          /\bindemnif(?:y|ies|ied|ication)\b|\bindemnity\b|\b(?:hold|holds|keep|keeps|save|saves) .{1,40} harmless\b|\b(?:make|makes|making) good\b|\bcover us (?:for|against)\b|\breimburses? (?:us|the)\b|\b(?:bears?|meets?|pays?) (?:for )?(?:all|any|every|each) .{0,20}(?:claims?|loss(?:es)?|fines?|costs?)\b|\bcomes back to you\b|\bpays? us, and anyone\b|\bpay us\b.{0,60}\bin full\b/,
          /\b(?:claims?|loss(?:es)?|costs?|damages?|fines?|bills?|liabilit(?:y|ies)|expenses?|breaks?|demands?|complaints?|lower|pound it)\b/,
        ],
        unless: [
          /\b(?:not|never|no|neither)\b.{0,40}\b(?:indemnif|indemnity|make good|harmless|cover us|reimburse)/,
          /\bindemnif\w{1,3} (?:you|the (?:customer|buyer|client|member|tenant|traveller|guest|borrower|learner|artist|employee|partner|printer|hirer))\b|\bwe (?:will |shall )?(?:indemnify|make good|hold you|reimburse|pay)\b|\beach (?:party|of us)\b|\b(?:repair|flaw|defect)s? .{0,30}\bmake good\b|\bindemnity falls due\b|\bown cost\b.{0,20}\bmake good\b/,
        ],
        notBy: 'other',
      },
    ],
    'guarantee-of-person': [
      {
        says: [
          /\bguarant(?:ee|ees|eed|or|ors|eeing)\b|\bsuret(?:y|ies)\b|\bcaution(?:er|ary)\b|\bpersonally (?:liable|responsible|answerable|guarantees?|bound)\b|\bwith everything (?:that )?(?:he|she|you|they)\b|\bstands? (?:in|good|surety) for\b|\banswers? personally\b|\bwith (?:his|her|your) (?:whole|own|private) (?:estate|property|fortune|means)\b/,
          /\b(?:debts?|owes?|owed|owing|pays?|payment|liab\w{2,5}|obligations?|rent|loan|sums?|everything|call(?:ed)? .{0,20}off|claim)\b/,
        ],
        unless: [
          /\b(?:no|not|without|never|nor)\b.{0,25}\bguarant|\bgives? no\b|\bguarantee (?:period|certificate|is extinguished|card)\b|\bmanufacturer|\bmaker'?s\b|\bworkmanship\b|\bwarrant|\bmoney-back\b|\bnot required\b|\bmay not sell or make over\b|\bexcuses? him\b|\bguaranteed (?:hours|minimum)\b/,
        ],
      },
      {
        says: [
          /\bjointly and severally\b|\beach (?:of (?:you|them)|tenant|partner|borrower)\b.{0,40}\b(?:whole|all|full|debts?)\b/,
          /\b(?:liab\w{2,5}|pays?|owes?|rent|debts?|answers?|responsible)\b/,
        ],
      },
      {
        says: [
          /\bneed not\b.{0,40}\b(?:go after|pursue|sue|ask|demand|proceed against|exhaust)\b/,
          /\b(?:guarantor|deposit|tenant|borrower|debtor|first|before)\b/,
        ],
      },
    ],
    'liable-without-fault': [
      {
        says: [
          /\b(?:whoever|no matter (?:who|how|what|why)|regardless|irrespective|however it|even (?:if|without|where)|fault or no fault|without fault|any (?:cause|reason)|whether or not|no detective|from whate?v?e?r?\b.{0,12}\b(?:motive|cause)|whichever motive|which motive)\b/,
          /\b(?:damaged?|loss|lost|stolen|theft|broken|short|missing|repairs?|breakages?|fines?|paint|locks?|shortages?|refus\w{1,3}|allowance|complain\w{0,2}|scratch\w{0,2}|keys?|subtraction)\b/,
          /\b(?:pays?|liable|responsible|replaces?|makes? good|contribution|(?:your|his|her) (?:own )?cost|chips? in|charged|bears?|fills?|owes?|answers?)\b/,
        ],
        unless: [
          /\b(?:not|never) (?:be )?(?:liable|responsible|pay|charged|answer)|\bwe (?:pay|bear|replace|make good|answer)\b|\bat most\b|\bwhole claim\b|\binsurance pays\b/,
        ],
        notBy: 'other',
      },
      {
        says: [
          /\b(?:gap|shortfall)\b/,
          /\b(?:theft|stolen|write-?off|written off|destroyed|total loss|insurer|payout|sold|sale|less than)\b/,
          /\b(?:you|yours?|pays?|owes?|liable|fills?|makes? up|due)\b/,
        ],
        unless: [/\bwe (?:pay|bear|cover)\b|\bnot\b.{0,20}\bowe/],
      },
    ],
    'claim-period-short': [
      {
        says: [
          /\b(?:hours?|days?|noon|morning|evening|departure|delivery|driver|first|weeks?|by then|on the spot|at once|while|slip)\b/,
          /\b(?:report\w{0,3}|complain\w{0,3}|complaints?|notif\w{1,5}|claims?|mention\w{0,2}|object\w{0,5}|raised?|faults?|defects?|damaged?|tell us|sound|works|content|miscounts?)\b/,
          /\b(?:deemed|reputed|treated as|counts? as|taken (?:to be|as)|lost|laps(?:e|es|ed)|barred|no (?:claim|longer|right|further)|nothing (?:to be|is|will)|cannot|was in order|agreed to be|has (?:passed|gone)|void|expires?|clean delivery|too late|effaced)\b/,
        ],
        unless: [
          /\bwithout (?:losing|loss)\b|\bdoes not (?:lose|bar|affect)|\bnot (?:barred|lost)\b|\bwe (?:must|will) (?:tell|notify|report)\b|\bmonths?' notice\b|\brepair(?:s|ed)? (?:it )?within\b/,
        ],
        notBy: 'other',
      },
    ],
    'silence-accepts': [
      {
        says: [
          /\b(?:us(?:e|ing)|opening|bringing|logging in|continu(?:es|ing|ed) (?:to|use|using|working)|silence|silent|doing nothing|does nothing|not (?:repl(?:y|ied)|object(?:ed)?|respond(?:ed)?|answer(?:ed)?)|no (?:reply|objection|answer)|entering|sitting down|staying|attend(?:s|ing|ance)|visiting|anything said|seen it or not|coming (?:back|in)|turning up|turns up|drives? in|parking)\b/,
          /\b(?:accept\w{0,5}|agree[sd]?|is agreement|consent\w{0,2}|approv\w{1,3}|means? yes|bound|counts? as (?:a yes|agree\w{0,4}|accept\w{0,5}|consent|ticking|signing)|taken (?:as|to)|deemed|is an instruction|you're in)\b/,
        ],
        unless: [
          /\b(?:not|never)\b.{0,30}\b(?:accept|agree|consent|mean|taken|bind|count)|\bonly what you sign\b|\bagreement (?:ends|may|is for|shall)\b|\bmonths\b|\bwork\w{0,3}\b.{0,20}\bapproved by\b|\bunder this agreement\b/,
        ],
        notBy: 'other',
      },
    ],
    'entry-at-will': [
      {
        says: [
          /\b(?:enter(?:s|ed)?|come in(?:to)?|walk in|go in(?:to)?|let(?:s)? (?:him|her|it|them|our)sel(?:f|ves) in|looks? in(?:to)?|inspect(?:s|ed)?|keeps? a key|access to (?:the |your )?(?:room|flat|house|home|premises|property|unit|shop|studio))\b/,
          /\b(?:at any (?:time|hour)|at all (?:times|hours)|whenever|without (?:notice|asking|warning|appointment|prior|being asked|knocking|further)|unannounced|any hour|no notice|when (?:he|she|it|we|they) (?:likes?|chooses?|pleases?|sees?|thinks?)|whether or not|in (?:your|his|her|the \w{1,10}'s) absence|while you are)\b/,
        ],
        unless: [
          /\b(?:not|never|only) (?:to )?(?:enter|come in|go in|if|with|after|in an emergency)|\bhours'? (?:written )?notice\b|\bwith your (?:consent|agreement)|\bbooks?\b|\bemergenc/,
        ],
        notBy: 'reader',
      },
    ],
    'repairs-on-reader': [
      {
        says: [
          /\b(?:repairs?|repaired|maint(?:ain|ains|enance)|replac(?:e|es|ed|ement)|redecorat\w{1,3}|repaint\w{0,3}|servicing|upkeep|wear and tear|mend(?:s|ed)?|keeps? .{1,40} in (?:good |full )?(?:repair|order|condition))\b/,
          /\b(?:roof|structure|structural|boiler|heating|pipes?|drains?|windows?|walls?|wiring|electrics?|plumbing|foundations?|appliances?|engine|gearbox|tyres|hydraulics?|all|any|every|however|fair wear|wear and tear|whole|locks?)\b/,
          /\b(?:at (?:his|her|your|its|their|the \w{1,12}'s) (?:own |sole )?(?:cost|expense)|pays?|bears?|shall|must|will|responsib\w{2,5}|costs? (?:fall|are))\b/,
          /\b(?:tenants?|lessees?|hirers?|you|your|customers?|buyers?|occup(?:ier|ant)s?|residents?|farmer|renter|client|club)\b/,
        ],
        unless: [
          /\b(?:landlord|lessor|owner|we|seller|supplier|provider) (?:shall|will|must|repairs?|maintains?|replaces?|pays?|keeps?|bears?)\b|\bat our (?:own )?(?:cost|expense)|\b(?:not|never|no)\b.{0,20}\b(?:have to|liable|required|obliged|liability|responsible)|\bup to [£€]|\bminor\b|\bsmall\b|\bfair wear and tear (?:is )?except|\bexcept (?:for )?fair wear|\bin transit\b|\bdata\b|\bshall not\b/,
        ],
        notBy: 'other',
      },
    ],
    'goods-taken': [
      {
        says: [
          /\b(?:keeps?|kept|sells?|sold|auction(?:ed|s)?|disposes? of|disposed|takes? (?:away|back|possession)|taken|remov(?:e|es|ed)|seiz(?:e|es|ed)|retain(?:s|ed)?|lien|fetch(?:es)?|load(?:s|ed)? up|gives? away|new home|destroy(?:s|ed)?|repossess(?:es|ed)?|becomes? (?:ours|his|hers|the property)|treated as a gift|handed in|thrown away|helps? (?:him|it|her)self)\b/,
          /\b(?:goods|belongings|things|items?|vehicle|car|van|possessions|kit|equipment|pets?|dogs?|cats?|horses?|animals?|contents|furniture|luggage|bike|tools|boat|cards?|stock|property|documents?|passport|handset|machine|caravan)\b/,
          /\b(?:owing|owes?|unpaid|arrears|debt|late|overdue|hours|without|after|default|left|uncollected|not (?:been )?(?:collected|paid)|bill|balance|cover(?:s)? the|nil|already paid|miss(?:ed|es)|stopped|expired?|payment)\b/,
        ],
        unless: [
          /\b(?:not|never|nor) (?:\w{1,8} )?(?:sell|keep|dispose|take|retain|seize|remove)|\bno lien\b|\bgives? up any lien\b|\bcourt order\b|\bonly with (?:a|the) court\b|\bprice of the\b.{0,20}\bsold\b|\bcopyright\b|\bpersonal data\b/,
        ],
        notBy: 'reader',
      },
    ],
    'access-blocked': [
      {
        says: [
          /\b(?:block(?:s|ed)?|lock(?:s|ed)? (?:out|the)|suspend(?:s|ed)?|disabl(?:e|es|ed)|cut(?:s)? off|switch(?:ed|es)? (?:it )?off|disconnect(?:s|ed)?|deactivat(?:e|es|ed)|immobilis(?:e|ed|er)|shuts? (?:off|down|out)|stop the engine|engine from starting|taken off ?line|turn(?:ed)? (?:off|down|away)|put .{1,25} to sleep|change the locks?|refused? (?:entry|access|admission)|bar(?:red)? from|from (?:afar|a distance|distance|remote)|remotely)\b/,
          /\b(?:access|accounts?|site|website|services?|car|engine|handset|phone|heating|supply|doors?|room|unit|entry|keys?|mailbox\w{0,2}|line|premises|gate|building|device|system|app|software|plant|club|gym|vehicle|house)\b/,
        ],
        unless: [
          /\b(?:not|never|only|nor) (?:be )?(?:block|lock|suspend|disabl|cut off|switch|disconnect|deactivat|turn|shut|refuse)|\bwritten warning\b|\bonly (?:if|for|where|when)\b|\bno fee is due\b|\bpayments? (?:pause|stop)/,
        ],
        notBy: 'reader',
      },
    ],
    'pays-without-service': [
      {
        says: [
          /\b(?:fees?|rent|charges?|payments?|instalments?|debits?|price|subscription|hire|premiums?|rates|units|pays?|paying)\b/,
          /\b(?:continues?|carr(?:y|ies) on|runs? on|go(?:es)? on|remains? (?:due|payable)|still (?:due|payable|owed|charged)|(?:payable|due|owed|charged|drawn)\b.{0,30}\b(?:whether|even|in full)|(?:not|no) (?:be )?(?:reduced|suspended|stopp?|pause\w{0,1}|reduction|deduction|allowance)|in full|as usual|already be keeping|with nothing off)\b/,
          /\b(?:clos(?:ed|ure|es)|holidays?|absen(?:t|ce)|ill(?:ness)?|sick\w{0,4}|repair(?:ed)?|workshop|out of (?:use|order|action)|not (?:use|used|available|work|working|come|attend|have)|unavailab\w{2,5}|suspen\w{2,5}|interrupt\w{2,4}|whether\b.{0,40}\bor not|even (?:if|though|when|where)|while|in the meantime|outage|breakdown|broken|warms or not|switched off|taken out|anyone in)\b/,
        ],
        unless: [
          /\bno (?:fee|charge|rent|month) is (?:due|payable|charged)\b|\bfree(?:s|d)? (?:you )?from\b|\bnot (?:have to )?pay\b|\bpauses?\b|\bfull refund\b|\bwages\b|\bsalary\b|\bwe (?:will )?pay\b|\bsick pay\b|\bholiday pay\b|\bdeposit\b/,
        ],
        notBy: 'other',
      },
    ],
    'defects-no-set-off': [
      {
        says: [
          /\b(?:withhold\w{0,3}|hold(?:ing)? (?:money )?back|set[- ]?off|retain|keep(?:ing)? back|counter-?claims?|deductions?|reduc(?:e|tion)|abatement)\b/,
          /\b(?:not|no|without|cannot|nor|never|neither)\b/,
          /\b(?:payments?|prices?|rent|fees?|sums?|money|amounts?|instalments?|complaints?|defects?|faults?|delay)\b/,
        ],
        unless: [
          /\bwe (?:may|can|shall|will) not\b|\bfrom (?:your|his|her) (?:wages|pay)\b|\bnothing is deducted\b|\bdeposit\b|\bcharge\b/,
        ],
        notBy: 'other',
      },
    ],
    'wage-deduction': [
      {
        says: [
          /\b(?:wages?|(?:last|holiday|final|your|his|her) pay|salary|earnings|pay packet|payslip)\b/,
          /\b(?:deduct(?:s|ed|ions?)?|takes? (?:it |that |this |these )?(?:off|from|out)|taken (?:off|from|out)|off (?:your|his|her) (?:last )?pay|from (?:their|his|her|your|the)\b.{0,10}\b(?:wages|pay|salary)|helps? itself|withh(?:old|eld)|docked?|chips? in)\b/,
        ],
        unless: [
          /\b(?:not|never|no) (?:be )?(?:deduct|take|taken|withh)|\bno deductions?\b|\btax and\b|\bnational insurance\b|\bwith (?:your|his|her) (?:written )?(?:consent|agreement)|\brequired by law\b|\bunion\b/,
        ],
      },
    ],
    'unpaid-time': [
      {
        says: [
          /\b(?:unpaid|not (?:be )?paid|no (?:extra |additional |further |overtime )?pay(?:ment)?\b|nobody pays|without (?:extra |further |additional )?(?:pay|payment|remuneration)|included in (?:the|your|his|her) (?:salary|wage|pay|fee)|no overtime|aren't hours worked|covered by (?:the|your) (?:salary|fee)|for nothing|not (?:count(?:ed)? as )?working time|never paid|no fee arises)\b/,
          /\b(?:overtime|travel\w{0,5}|waiting|hours|time|training|breaks?|cleaning|setting up|preparation|stand-?by|on[- ]call|meetings?|shifts?|trial|sessions|revisions?|extra work|weekends?|hosing|warm-up|rounds)\b/,
        ],
        unless: [
          /\bnot (?:be )?paid (?:back|late|by|on)|\bif (?:the|an?) (?:invoice|sum|amount)|\bholidays?\b|\bleave\b|\bunpaid (?:sum|bill|invoice|instalment|rent|balance|fee)|\b(?:has|have) been unpaid\b|\bremains unpaid\b|\barrears\b|\bcancell?\b|\binterest\b/,
        ],
      },
      {
        says: [
          /\b(?:revisions?|amendments|changes|corrections|rewrit(?:es?|ing)|rounds)\b|\bfinished\b/,
          /\b(?:unlimited|no number|as often as|as many|until the client|until (?:we|he|she|it|they) (?:is|are)|free of charge|without (?:extra|further|additional)|no (?:extra|further) (?:fee|charge|pay))\b/,
        ],
        unless: [/\bwe (?:make|do|will)\b/],
        notBy: 'other',
      },
    ],
    'hours-at-will': [
      {
        says: [
          /\b(?:shifts?|hours|rota|roster|working (?:days|times?))\b/,
          /\b(?:chang(?:e|ed)|alter(?:ed)?|cancel(?:led)?|call(?:ed)? off|sends? (?:\w{1,6} )?home|sent home|cut short|short notice|same day|melts?|no (?:guarantee|minimum|guaranteed)|not guaranteed|at any time)\b/,
          /\b(?:employ\w{1,4}|work(?:ed|er|ing|s)?|pay|paid|staff|rota|roster|wages?|home|shift)\b/,
        ],
        unless: [
          /\bif (?:we|the employer) cancels?\b.{0,40}\bpaid\b|\bpaid (?:for it )?in full\b|\bby agreement\b|\bopening hours\b|\bstill (?:be )?paid\b|\bmay (?:refuse|decline|swap)\b/,
        ],
        notBy: 'reader',
      },
    ],
    'tips-kept': [
      {
        says: [
          /\btips?\b|\bgratuit(?:y|ies)\b|\bjar\b|\bservice charge\b/,
          /\b(?:belongs?|keeps?|kept|property|goes (?:to|into)|retain(?:s|ed)?|ours|(?:the|our) (?:firm|house|employer|company|business|till)|fund)\b/,
        ],
        unless: [
          /\bshared? (?:out )?(?:among|between|by) (?:the )?(?:staff|team|all|you)|\byou(?:rs)? keep|\bare yours\b|\bbelong to (?:you|the staff|whoever)|\bstaff keep\b|\btip (?:off|over)/,
        ],
      },
    ],
    'training-repaid': [
      {
        says: [
          /\b(?:training|courses?|qualifications?|licen[cs]e|induction|relocation|sign(?:ing)?[- ]on|the account|visa|recruitment|tuition|exams?)\b/,
          /\b(?:repay(?:s|able|ment)?|repaid|pays? back|paid back|reimburs(?:e|es)|refunds?|(?:is|falls?|becomes?) due|owes?|recover(?:s|ed|able)?|claw\w{0,5}|struck off)\b/,
          /\b(?:leav(?:e|es|ing)|resign\w{0,3}|within|before|earlier|ends?|dismiss\w{0,3}|stops?|terminat\w{1,4}|service|notice)\b/,
        ],
        unless: [
          /\b(?:never|not|no)\b.{0,20}\b(?:repa|pay back|paid back|owe)|\bfull refund\b|\bwe (?:refund|repay)\b|\blearner\b|\bcooling\b/,
        ],
      },
    ],
    'work-ban-after': [
      {
        says: [
          /\b(?:after|following|leavers?|leaving|for (?:a (?:period|term) of )?(?:\w{1,10}|\d{1,2}) (?:months|years?)|within .{0,20}(?:months|years?)|for a year|from the end|once (?:he|she|you|the))\b/,
          /\b(?:compet(?:e|es|ing|itors?|itive)|rivals?|(?:similar|same|like) (?:business|work|trade|services?|field|line|kind)|work(?:s|ing)? for|employed (?:by|with)|set(?:s|ting)? up|own (?:business|account|shop|practice)|engaged? in|carry on|\d{1,3} (?:miles|km|kilomet\w{2,3})|radius|any (?:haulier|other house|other publisher|salon|firm|business)|bring out)\b/,
          /\b(?:not|no|never|refrains?|barred|ban(?:ned)?|stays? off|stays? away|prohibit(?:ed|s)?|nor)\b/,
        ],
        unless: [
          /\bno (?:non-compete|restraint|restriction|ban)\b|\bfree to\b|\bmay work\b|\bnot (?:be )?(?:restrict|prevent|bound|barred|stopp)|\bneither partner is bound\b|\bforbade the seller\b|\bclients? .{0,20}(?:firm has|of the firm)/,
        ],
        notBy: 'other',
      },
    ],
    'clients-banned': [
      {
        says: [
          /\b(?:clients?|customers?|patients?|staff|employees?|guests|anyone you met|helpers?|animals?|pupils|suppliers|people you|animal that)\b/,
          /\b(?:solicit\w{0,5}|approach\w{0,3}|deals? with|contact\w{0,3}|work (?:for|with)|poach\w{0,3}|hir(?:e|es|ing)|employ(?:s|ed|ing)?|treats?|serves?|takes? on|canvass|accept (?:work|business)|paid work|entice|paid by you otherwise|engages?)\b/,
          /\b(?:after|following|within|months?|years?|leaving|ever|long ago|last)\b/,
          /\b(?:not|no|never|owes?|pays?|penalt\w{1,3}|refrains?|nor)\b|[£€$] ?\d/,
        ],
        unless: [
          /\beach of us may\b|\bfree to\b|\bmay (?:take on|work|hire)\b|\bnot (?:be )?(?:restrict|prevent|bound|barred)|\binvoices?\b|\bcomplain|\bsick\b/,
        ],
        notBy: 'other',
      },
    ],
    'only-for-them': [
      {
        says: [
          /\b(?:exclusiv(?:e|ely|ity)|solely|only (?:from|with|through|for|at)|no other|nobody else|no one else|anyone else|any other (?:firm|person|supplier|agent|agency|house|business|employer|source|party|baker|publisher|shop)|elsewhere|alone|another (?:supplier|firm|agent|dealer|garage|caterer|employer|job|agency|workshop)|other (?:work|jobs?|employment|sponsors?))\b/,
          /\b(?:buys?|purchas\w{1,4}|orders?|works?|deals?|sells?|engages?|instructs?|publish\w{0,3}|obtains?|draws?|brought|takes?|serves?|appears?|performs?|appoint(?:s|ed)?|represent\w{0,3}|repairs?|serviced|accepts?|fuel|offers?|uses?|permits?)\b/,
          /\b(?:must|shall|may|not|only|will|no|agrees?|bound|undertakes?|cannot|alone)\b/,
        ],
        unless: [
          /\b(?:not|never|nor|non)\b.{0,20}\b(?:exclusive|bound|restricted|obliged|limited|tied|only)\b|\bfree to\b|\b(?:may|can) (?:use|buy|work|deal|stock|borrow|go|have|choose)\b|\bnon-exclusive|\bexclusive (?:use|jurisdiction|property|benefit|offer|dealership|right of)|\bnothing here\b|\bonly (?:from|with|for) (?:\d|the (?:date|day|moment|start)|prior|your|a)|\bexclusively yours\b|\bcourts?\b|\bassign\b|\bdisclos|\bpersonal data\b|\bproperty\b|\brefund/,
        ],
        notBy: 'other',
      },
      {
        says: [
          /\bfirst refusal\b|\bfirst (?:offer|option)\b|\bbefore any (?:other|one)\b|\bfirst tendered\b|\bwithout (?:having )?first (?:offer|tender)\w{0,3}\b/,
          /\b(?:shall|must|will|may not|without)\b/,
        ],
        unless: [/\boffers? (?:it )?first to (?:you|her|the (?:tenant|customer|buyer))\b|\bnothing to do\b|\bstruck\b/],
        notBy: 'other',
      },
    ],
    'creations-taken': [
      {
        says: [
          /\b(?:copyright|intellectual property|inventions?|ideas?|designs?|drawings?|recordings?|works?|materials?|creations?|photographs?|content|everything (?:you|he|she|in)|code|texts?|wording|drafts?|recipes?|flavours?|rights? in|all rights|songs?|lines?)\b/,
          /\b(?:belongs?|assign(?:s|ed)?|transfer(?:s|red)?|vests?|property of|becomes? (?:the (?:property|provider|company|firm|client)|ours|theirs)|owned by|(?:is|are) ours|stays? ours|one the second|pass(?:es)? to (?:us|the)|sole property|property when|'s property)\b/,
        ],
        unless: [
          /\b(?:not|never|nothing|no)\b.{0,25}\b(?:assign|transfer|pass|acquire|licensed?|vest)|\bremains? (?:yours|the (?:sole |exclusive )?(?:and exclusive )?property of|his|hers|with (?:you|the))|\byou (?:keep|own|retain)\b|\bmay not assign\b|\bneither\b|\bmaterials (?:paid|we supply|on site|paid for)|\bdata protection|\bshall not assign\b|\bwithout .{0,30}consent\b|\bdebts?\b|\bgoods\b|\bkeys?\b/,
        ],
      },
      {
        says: [
          /\b(?:learns? from|train(?:s|ed|ing)? (?:a|our|an|its) (?:machine|model|system|software|ai)|machine learning|artificial intelligence)\b/,
        ],
        unless: [/\bnot\b.{0,20}\btrain|\bnever\b/],
      },
    ],
    'likeness-for-ever': [
      {
        says: [
          /\b(?:photo(?:s|graphs?)?|pictures?|images?|face|faces|voice|likeness|names?|videos?|films?|recordings?|clips?|footage|content|visage)\b/,
          /\b(?:advertis\w{1,5}|marketing|promot\w{1,5}|publicity|publish\w{0,3}|brochure|website|social media|any medium)\b/,
          /\b(?:for ?ever|perpetual(?:ly)?|irrevocabl[ey]|all time|any medium|without (?:limit|payment|fee|further|end|term|asking)|as long as|worldwide|no fee|unless you object|(?:is|are) free to|faces included|free of charge|royalty-free|ours to|may (?:use|publish|show|put)|any purpose)\b/,
        ],
        unless: [
          /\b(?:not|never|no)\b.{0,20}\b(?:use|publish|show|leave|permission|licence)|\bonly (?:if|with|when)\b|\bwith (?:your|the \w{1,12}'s) (?:consent|permission)|\byour family\b|\btheir family\b/,
        ],
        notBy: 'reader',
      },
    ],
    'data-shared': [
      {
        says: [
          /\b(?:data|details|location|records?|information|where (?:you|the|it)|contacts|messages?|cameras?|browsing|phone|recordings?|usage|figures|sees which|tracker|owed)\b/,
          /\b(?:shar(?:e|es|ed|ing)|pass(?:es|ed)? (?:it |them |this )?(?:on|to)|sells?|sold|disclos(?:e|es|ed)|tells?|let\b.{0,40}\bknow|transfer(?:s|red)?|make available|monitors?|tracks?|watch(?:es)?|gives?)\b/,
          /\b(?:partners?|third part(?:y|ies)|insurers?|advertis\w{1,4}|others|companies|employers?|neighbours?|firms|group|councils?|affiliates?|marketing|anyone|teams)\b/,
        ],
        unless: [
          /\b(?:not|never|nor|neither)\b.{0,25}\b(?:share|sell|pass|disclose|give|tell|transfer)|\bonly (?:as|where|if|to|with|so far)\b|\bwith (?:your|the \w{1,12}'s) (?:consent|permission)|\brequired by law\b|\bconfidential|\bassign|\bsecret\b|\bprofessional advis/,
        ],
        notBy: 'reader',
      },
      {
        says: [
          /\b(?:records?|monitors?|tracks?|watch(?:es)?|sees|listens?|films?)\b/,
          /\b(?:where (?:you|the car|he|she|it) (?:are|is)|location|calls|conversations|messages|keystrokes|screen|which apps|who you|at all times|camera|sound)\b/,
        ],
        unless: [/\b(?:not|never)\b.{0,20}\b(?:record|monitor|track|watch|listen|film)|\bonly\b/],
        notBy: 'reader',
      },
    ],
    'praise-only': [
      {
        says: [
          /\b(?:reviews?|dispar\w{1,8}|critici[sz]\w{1,4}|negative\w{0,2}|nice things|comments?|stars|ill of|badly of|unfavourable|adverse|reputation|put up yourself|remarks?|opinions?)\b/,
          /\b(?:not|no|never|without (?:our|the)|only|until|nothing|laps(?:e|es)|forfeits?|owes?|pays?|charged|hands? back|treated as)\b/,
          /\b(?:post(?:s|ed|ing)?|publish\w{0,3}|writ(?:e|es|ten)|says?|speaks?|leaves?|makes?|put(?:s)? up|stars|dispar\w{1,8}|critici[sz]\w{1,4})\b/,
        ],
        unless: [
          /\bno stars are lost\b|\bfree to\b|\bmay (?:say|write|post|publish|criticise|review)\b|\bhonest\b.{0,20}\b(?:welcome|allowed|free)|\bnot stop\b|\brent review\b|\breview(?:s|ed)? (?:of )?(?:the )?(?:rent|price|fee|salary|pay)\b/,
        ],
        notBy: 'other',
      },
    ],
    'court-far-away': [
      {
        says: [
          /\b(?:courts?|jurisdiction|judge|proceedings|disputes?|tribunals?|claims?)\b/,
          /\b(?:exclusive(?:ly)?|only|sole(?:ly)?|alone|no other|nowhere else|must be (?:brought|heard))\b/,
          /\b(?:registered office|principal place|our (?:home|seat|head|local)|where (?:we|the \w{1,12}) (?:is|are|has|have)|seat of|foreign|in \w{3,10} (?:tongue|language)|abroad)\b/,
        ],
        unless: [
          /\bnon-exclusive\b|\bwhere you (?:live|are)\b|\byour (?:home|local)\b|\bconsumer\b|\bchoice\b|\bnot exclusive\b/,
        ],
      },
    ],
    'no-court': [
      {
        says: [
          /\barbitrat(?:e|es|ion|or|ors)\b|\badjudicat(?:or|ion)\b|\bjury\b|\bclass (?:action|proceedings)\b|\bour friend\b|\bbinding decision\b|\bdecided by\b/,
          /\b(?:final(?:ly)?|binding|only|must|shall|exclusively|instead|waives?|no (?:court|appeal)|referred|whom we|not (?:go to|take)|decides?)\b/,
        ],
        unless: [
          /\b(?:not|never|neither|nor) (?:be )?(?:obliged|required|bound|offered|imposed|agreed)|\bmay (?:still |at any time )?go to court|\bnothing prevents\b|\bonly advice\b|\bnot bind|\bcourts? (?:stays?|remains?) open\b|\bonly the operator\b|\bif you (?:wish|choose)\b|\bpartners? decides?\b/,
        ],
      },
      {
        says: [
          /\b(?:neither|not|nobody|none)\b.{0,50}\b(?:takes? (?:it|them|this|us) to (?:a |the )?(?:judge|court)|go(?:es)? to (?:a )?court|sue)\b/,
        ],
        unless: [/\bnot (?:have to|obliged)\b|\bmay go to court\b/],
      },
    ],
    'their-word-final': [
      {
        says: [
          /\b(?:is|are|be|stands?) (?:final|conclusive|binding)\b|\bfinal and binding\b|\bsole (?:discretion|judge|opinion|judg\w{1,5})\b|\babsolute discretion\b|\bno (?:second look|appeal)\b|\b(?:not|no|nobody|nor)\b.{0,25}\b(?:dispute[ds]?|contest(?:ed)?|challenged?|questioned|go(?:ne)? behind|appeals?)\b|\balone (?:decides?|judges?|determines?)\b|\bdecides? alone\b|\bas (?:he|she|it|we|they|i) (?:thinks?|sees?|considers?|works?) (?:fit|right|proper|it out)\b|\b(?:thinks?|considers?) (?:fit|proper|right)\b|\bwhat (?:we|it|he|she) (?:thinks?|reckons?) (?:right|fair|fit)\b|\b(?:shall be|is) proof of\b|\bwhatever (?:we|he|she|it) (?:reckons?|decides?|considers?)\b|\b(?:is|are) for (?:us|our|him|her|it|the)\b.{0,30}\bto (?:say|decide|judge)\b|\bis the balance\b/,
        ],
        unless: [
          /\bcourt\b|\bjudgment\b|\barbitrat|\beither (?:party|side)\b|\bindependent\b|\b(?:is|are) not (?:final|binding|conclusive)|\bnot bind|\bif you agree\b|\bnothing\b.{0,10}\bfinal\b|\byou think\b|\bproof of (?:payment|purchase|delivery|identity|posting|address)\b|\bbinding (?:on|upon) (?:both|the parties|successors)/,
        ],
        notBy: 'reader',
      },
      {
        says: [
          /\b(?:when|if|once|whenever|until)\b.{0,40}\b(?:considers?|thinks?|feels?|judges?|is (?:satisfied|of the view))\b/,
          /\b(?:pa(?:y|id)|repaid|paid back|due|returned|released|ends?|loan|accepted|decides?)\b/,
        ],
        unless: [/\bthinks better\b|\bif you\b|\breasonabl|\bagree/],
        notBy: 'reader',
      },
      {
        says: [
          /\bif they cannot agree\b|\bcasting vote\b|\blast word\b|\bfailing agreement\b/,
          /\bdecides?\b|\bvote\b|\bword\b/,
        ],
        unless: [/\bcourt\b|\bmediator\b|\bindependent\b|\barbitrat/],
      },
    ],
    'passed-to-anyone': [
      {
        says: [
          /\b(?:assign|transfer|sell|pass (?:it |this )?(?:on|to)|novate|make over|dispose of|hand (?:it |this )?over)\b/,
          /\b(?:agreement|contract|debts?|rights?|loan|balance|obligations?|deed|business|plan|licence|it)\b/,
          /\bwithout (?:your |the |any |further |prior |his |her |asking )|\b(?:anyone|anybody|any (?:person|third|other (?:person|company|firm)|company)|whoever|whomever|whom\w{0,4} it|third part(?:y|ies)|at any time|freely|as it (?:likes|pleases))\b/,
        ],
        unless: [
          /\b(?:not|never|neither|nor|only)\b.{0,20}\b(?:assign|transfer|sell|pass|make over|if|with)|\byou (?:may|can)\b|\bboth\b|\beither\b|\bgoods\b|\bpersonal data\b/,
        ],
        notBy: 'reader',
      },
      {
        says: [
          /\b(?:buyer|purchaser|new owner|successor|whoever (?:buys|takes))\b/,
          /\bmatter for them\b|\bneed not (?:honour|keep|go on)\b|\bnot (?:bound|obliged)\b|\bwhether they go on\b/,
        ],
      },
      { says: [/\bmatter for them whether they\b/] },
    ],
    'other-performs': [
      {
        says: [
          /\b(?:another|other|substitut\w{1,4}|replac\w{1,6}|different|alternative|colleague|subcontract\w{0,4}|equivalent|similar|same spirit|stock room picks|older)\b/,
          /\b(?:sends?|provides?|suppl(?:y|ies|ied)|delivers?|delivered|comes?|performs?|carr(?:y|ied) out|instead|in (?:its|his|her) place|make himself replaced|takes? (?:his|her|its|the) place|make up|refurbished)\b/,
          /\b(?:may|can|right|without|free to|chooses?|no (?:refund|reduction|claim)|same price|picks?|discretion)\b/,
        ],
        unless: [
          /\bresponsib|\banswerable\b|\bliable for\b|\bconsent\b|\bagree|\bequal or better\b|\bnot send\b|\bpersonal data\b|\bstocks? anybody\b|\bat no cost\b|\byou may\b|\brefund/,
        ],
        notBy: 'reader',
      },
    ],
    'no-date-promised': [
      {
        says: [
          /\b(?:dates?|deadlines?|times?|deliver(?:y|ies|ed)|complet\w{1,4}|finish(?:ed|ing)?|delays?|lateness|schedule|publish|vacant)\b/,
          /\b(?:not binding|non-binding|for guidance|guideline|estimat(?:e|es|ed)|approximate(?:ly)?|not (?:guarantee|assur|promis|of the essence)\w{0,3}|no delay|no date|does not entitle|gives? no|neither a reduction|indicative|at a time of its choosing|no lapse)\b/,
        ],
        unless: [
          /\bno delay (?:fee|charge)|\bpays? (?:you|the \w{1,12}) [£€]|\bmay cancel\b|\bpayment dates?\b|\bshall be delivered\b|\bgives? no (?:indemnity|guarantee|warranty)/,
        ],
        notBy: 'reader',
      },
    ],
    'warranty-excluded': [
      {
        says: [
          /\bas (?:it )?(?:is|seen|stands|found|lies)\b.{0,20}(?:$|[.,;]|\bsold\b|\band\b)|\bsold as\b|\bwithout (?:any )?(?:warrant|guarante)|\bno (?:warrant|guarante|assurance|description)|\b(?:warrant|guarante)\w{1,4} (?:is|are|shall be|lapses|becomes) ?(?:excluded|void|lost|extinguished|invalid)?|\bexclud\w{1,4}\b.{0,30}\b(?:warrant|implied|condition)|\bdo(?:es)?(?: not|n't) (?:warrant|promise|guarantee)\b|\bfaults? (?:is|are) (?:his|her|your) (?:own )?(?:matter|affair)\b/,
          /\b(?:warrant\w{1,4}|guarante\w{1,2}|quality|defects?|faults?|fitness|mileage|goods|car|vehicle|machine|software|services?|description|bargain|yes|extinguished|control)\b/,
        ],
        unless: [
          /\bno guarant(?:ee|or)\b.{0,30}\b(?:is|of the (?:rent|loan))|\b(?:buyer|tenant|she|he|customer|borrower|writer|parent)\b.{0,20}\bgives? no\b|\bdebts?\b|\bowes?\b|\brent\b|\bremains?\b|\bmanufacturer|\bas is usual\b|\bwarranty (?:is|of) (?:for|two|five|ten|twelve|\d)|\bguarantee is for\b|\bguarantee (?:is|shall be) (?:ended|given)\b|\bnothing\b.{0,20}\bguarantee/,
        ],
        notBy: 'reader',
      },
    ],
    'risk-too-early': [
      {
        says: [
          /\b(?:risk|danger|ownership|title|on your account|owns? none|property)\b/,
          /\b(?:pass(?:es)?|transfer(?:s|red)?|yours?|on your account|remains?|stays?|buyer|customer)\b/,
          /\bbefore (?:delivery|it|he|she|the goods)|\bon (?:signing|dispatch|leaving|ordering|signature)\b|\bonce\b.{0,40}\b(?:left|loaded|dispatched)\b|\bfrom (?:signing|signature|dispatch|the moment (?:of|the) (?:order|sign))|\bleft our\b|\bcarrier\b|\balthough\b|\bin transit\b|\beven (?:if|though)\b|\bwherever it has got\b/,
        ],
        unless: [/\bonly when\b|\bat our risk\b|\bnot (?:before|until|pass)\b|\bseller's risk\b|\bfrom payment\b/],
      },
    ],
    'cooling-off-lost': [
      {
        says: [
          /\b(?:withdraw(?:al)?|cooling[- ]off|change (?:your|his|her|one's) mind|fourteen days|14[- ]days?|right to cancel|cancellation rights?)\b/,
          /\b(?:waiv(?:e|es|ed)|gives? up|lost|loses?|spent|used up|no (?:right|longer|cooling)|not (?:apply|exist|available)|expires?|expired|already|ends? (?:when|as soon|once)|extinguish\w{0,3}|counts? as (?:under way|started|begun))\b/,
        ],
        unless: [
          /\b(?:not|never) (?:lose|waive|give up|affected)|\bfull refund\b|\bis enough\b|\bno longer than\b|\bmoney back\b|\boverdue\b|\bunpaid\b|\bwithdraw (?:the )?(?:booking|money|consent)/,
        ],
        notBy: 'other',
      },
    ],
    'enforced-without-court': [
      {
        says: [
          /\bwithout (?:a |any |going to |an? )?(?:court|judge|judgment|decree|proceedings|suing|action)\b|\bsummary (?:execution|diligence)\b|\bpreservation and execution\b|\bconfess\w{0,4} (?:to )?judgment\b|\bwarrant of attorney\b|\bwithout any decree\b|\bwithout asking (?:her|him|you) again\b/,
          /\b(?:wages|accounts?|execut\w{1,4}|arrest(?:ed)?|seiz\w{1,3}|charge|house|home|enter(?:ed)?|enforc\w{1,4}|judgment|sell|sold|property)\b/,
        ],
        unless: [/\bnot\b.{0,15}\bwithout\b|\bnever\b/],
      },
      {
        says: [
          /\bcharge\b.{0,30}\b(?:on|over|entered)\b.{0,30}\b(?:dwelling|house|home|property|land)\b|\bhouse money\b|\bmoney that it holds for you\b|\barrears out of\b/,
        ],
        unless: [/\bmortgage that falls due\b|\bno charge\b|\bunder a mortgage\b/],
      },
    ],
    'moved-at-will': [
      {
        says: [
          /\b(?:another|different|other|elsewhere|any)\b.{0,25}\b(?:units?|rooms?|flat|homes?|house|buildings?|branch|depot|site|location|office|desk|pitch|place|spot|bed|department|premises|position|job|workplace|berth|plot|cabin|saturday|in great britain)\b/,
          /\b(?:may|can|moved?|relocat\w{1,4}|transferr?\w{0,3}|puts?|assign\w{0,2}|picks?|removed?|requires?|shows?)\b/,
        ],
        unless: [
          /\b(?:not|never|only|neither)\b.{0,20}\b(?:move|if|with|relocat|transfer|let)|\bwith (?:your|his|her) (?:consent|agreement)|\bif you (?:agree|wish|ask)|\bassign\b.{0,20}\bagreement\b|\bsupplier\b|\bfree to\b|\bjob\b.{0,20}\bfree\b|\breviews?\b/,
        ],
        notBy: 'reader',
      },
    ],
    'their-costs-on-reader': [
      {
        says: [
          /\b(?:legal (?:fees|costs|expenses)|(?:lawyers?|solicitors?|agents?|collectors?|bailiffs?)(?:'s?|s')? (?:fees?|bills?|costs?|charges?)|(?:collection|recovery|enforcement|administration|marketing|presentation|inspection) (?:costs?|fees?|charges?)|costs? of (?:collect|recover|enforc|chas)\w{1,5}|each hour that|desk work|own time|lawyers included|wages tax)\b/,
          /\b(?:pays?|payable|bears?|borne|charged|reimburs\w{1,3}|your cost|added|owes?|recover(?:ed|able)|yours|costs?)\b/,
        ],
        unless: [
          /\bwe (?:pay|bear)\b|\beach (?:party|side|of us)\b|\bown (?:legal )?costs\b|\b(?:not|never|no)\b.{0,20}\b(?:charge|pay|bear)|\bcannot exceed\b|\bcourt orders\b/,
        ],
        notBy: 'other',
      },
    ],
    'bonus-lost': [
      {
        says: [
          /\b(?:bonus(?:es)?|commissions?|royalt(?:y|ies)|fees?|holiday pay|shares?|options?|goodwill|earnings|earns?|promise|credit)\b/,
          /\b(?:laps(?:e|es|ed)|forfeit(?:s|ed)?|lost|loses?|no (?:bonus|commission|fee|share|entitlement|royalty)|not (?:be )?(?:paid|payable|due|earned)|earns? no|withheld|hands? back|nothing)\b/,
          /\b(?:leav(?:e|es|ing)|notice|ends?|ended|resign\w{0,3}|terminat\w{1,4}|stars?|employed|closed?|dismiss\w{0,3}|unsuitable|that day)\b/,
        ],
        unless: [
          /\bno commission is (?:due|payable) (?:if|unless|where)|\bno (?:joining|exit|late) fee\b|\bno fee (?:is due|for)\b|\b(?:not|never) (?:lost|lapse|forfeit)|\bno stars\b|\bfree\b|\blicence\b|\bclaims\b/,
        ],
      },
      {
        says: [
          /\b(?:royalt(?:y|ies)|receipts|per ?cent of)\b/,
          /\b(?:after (?:such|all|the)?|less|net of)\b.{0,30}\b(?:outgoings|deductions|costs|expenses)\b/,
        ],
        unless: [/\bproven\b|\breasonable\b/],
      },
    ],
    'interest-steep': [
      {
        says: [
          /\binterest\b|\bapr\b|\b(?:%|per ?cent) (?:a|per) month\b/,
          /\b(?:a|per|each|every) (?:month|week|day)\b|\bcompound|\bbearing interest\b|\binterest on interest\b|\b(?:[2-9]\d|1[5-9])(?:\.\d{1,2})? ?(?:%|per ?cent)/,
          /%|\bper ?cent\b/,
        ],
        unless: [/\bno interest\b|\bcharge none\b|\bnot (?:be )?charged\b/],
      },
      {
        says: [/\ball (?:the )?interest\b/, /\b(?:early|repay\w{0,4}|paid along|would have)\b/],
        unless: [/\bless\b|\bno interest\b|\bsaves\b/],
      },
    ],
  },
};
