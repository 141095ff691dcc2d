import type { HarmType } from '#worker/analyse/built-in/harms/harm-types.ts';
import type { HarmSaying } from '#worker/analyse/languages/harm-words.ts';

/** Who decides, how one objects, and where. */
export const englishDisputesHarms = {
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
    {
      says: [
        /\b(?:within|before|by|until|after|inside|no later than|on the (?:same|spot|day))\b/,
        /\b(?:hours?|days?|noon|midnight|same day|leav(?:e|es|ing)|sign(?:s|ing|ed)?|week)\b/,
        /\b(?:complain\w{0,3}|faults?|defects?|damage|claims?|shortages?|report\w{0,3}|notif\w{1,5}|object\w{0,6}|query|quer(?:y|ies)|dispute[ds]?)\b/,
        /\b(?:otherwise|else|no claim|lose[sd]?|lost|too late|accepted|not (?:be )?(?:considered|accepted|entertained|heard|looked at)|deemed|final|no longer|waived|cannot|falls? away|ends?|nothing)\b/,
      ],
      unless: [
        /\b(?:we|landlord|seller|provider) (?:must|shall|will) (?:report|notify|answer|reply|repair|put)\b|\bnotice to (?:end|terminate|leave)\b|\bnot (?:lost|barred)|\bunpaid\b|\binstalment\b|\brent\b/,
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
    {
      says: [
        /\b(?:if|where|unless|when)\b.{0,40}\b(?:hear nothing|do(?:es)? not (?:object|reply|answer|respond|say|refuse|tell)|says? nothing|no (?:answer|reply|objection)|silent|silence|not (?:objected|replied|answered|refused))\b|\bunless (?:you|the \w{1,12}) (?:objects?|refuses?|writes?|says?)\b/,
        /\b(?:agree[sd]?|accept(?:s|ed)?|approved?|consent(?:s|ed)?|binding|taken|deemed|counts?|applies|apply|yes|stands?)\b/,
      ],
      unless: [
        /\bsilence (?:is|means|counts as) (?:a )?(?:no|refus)|\bwe (?:are|shall be) taken\b|\bnot (?:be )?(?:taken|deemed|bound)|\brenew/,
      ],
    },
  ],
  'their-word-final': [
    {
      says: [
        /\b(?:pay(?:s|ment|able)?|paid|due|fee|invoices?|accepted|approv\w{1,3}|finished)\b/,
        /\b(?:entirely|only|all|purely|solely) (?:our|his|her|their|its) (?:call|decision|choice|judgement)\b|\bour call\b|\bup to us\b|\b(?:when|once|if|until) (?:we're|we are|we|the client is) (?:happy|love|like|satisfied|pleased|content)\b/,
      ],
      unless: [/\breasonabl|\byou(?:'re| are) happy\b|\bboth\b|\brefund/],
      notBy: 'reader',
    },
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
    {
      says: [
        /\b(?:our|his|her|its|their|the (?:\w{1,12}'s)) (?:own )?(?:decision|judg(?:e)?ment|word|opinion|view|records?|figures?|log|assessment|estimate|valuation|count|measurements?|say-so|reckoning|inspection|check|taste)\b/,
        /\b(?:final|binds?|binding|counts?|decisive|alone|enough|proof|stands?|settles?|decides?|prevails?|conclusive|accepted|applies|not (?:be )?(?:disput|contest|challeng|question|open)\w{0,3})\b/,
      ],
      unless: [
        /\bcourt\b|\barbitrat|\bindependent\b|\b(?:is|are) not (?:final|binding|conclusive)|\bnot bind|\bboth\b|\beither\b|\bapplies the court\b/,
      ],
    },
    {
      says: [
        /\b(?:decides?|determines?|judges?|chooses?|says?|settles?|assess(?:es)?|reckons?|works out|values?)\b/,
        /\b(?:alone|by (?:it|him|her)self|(?:we|i|landlord|owner|company|provider|agency|lender|seller|club|school|operator|management|manager|team leader|firm|host) (?:alone )?(?:decides?|determines?|judges?|chooses?|says?|settles?|assess(?:es)?|reckons?|works out|values?)|discretion|no (?:reasons?|appeal|receipts?|proof))\b/,
        /\b(?:what|how much|whether|which|when|if|who|amount|damage|value|price|figure)\b/,
      ],
      unless: [
        /\bcourt\b|\bindependent\b|\btogether\b|\bboth\b|\byou (?:decide|choose|say)\b|\bcustomer (?:decides|chooses)\b|\bexclusively, from first\b/,
      ],
      notBy: 'reader',
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
        /\bmay, but need not\b|\bbinds? the \w{1,12} alone\b|\b(?:not|never|neither|nor) (?:be )?(?:obliged|required|bound|offered|imposed|agreed)|\bmay (?:still |at any time )?go to court|\bnothing prevents\b|\bonly advice\b|\bnot bind|\bcourts? (?:stays?|remains?) open\b|\bonly the operator\b|\bif you (?:wish|choose)\b|\bpartners? decides?\b/,
      ],
    },
    {
      says: [
        /\b(?:neither|not|nobody|none)\b.{0,50}\b(?:takes? (?:it|them|this|us) to (?:a |the )?(?:judge|court)|go(?:es)? to (?:a )?court|sue)\b/,
      ],
      unless: [/\bmay, but need not\b|\bbinds? the \w{1,12} alone\b|\bnot (?:have to|obliged)\b|\bmay go to court\b/],
    },
    {
      says: [
        /\b(?:disputes?|differences?|quarrels?|claims?|disagreements?)\b/,
        /\b(?:arbitrat\w{1,4}|decided (?:by|finally)|settled by|referred to|panel|umpire|referee|committee|ombudsman|board|our own|whom we|chosen by|named by|appointed by)\b/,
        /\b(?:final(?:ly)?|binding|no court|not (?:to )?(?:the )?courts?|only|shall|must|instead of|no appeal|alone|exclusively)\b/,
      ],
      unless: [
        /\bmay, but need not\b|\bbinds? the \w{1,12} alone\b|\b(?:not|never|neither|nor) (?:be )?(?:obliged|required|bound|offered|binding)|\bmay (?:still |always )?go to court|\bcourts? (?:stays?|remains?) open\b|\bonly advice\b|\bif (?:you|both) (?:wish|agree|choose)\b|\bfree to\b|\bclaims? (?:for|against) (?:loss|the guarantor)\b/,
      ],
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
} satisfies Partial<Record<HarmType, readonly HarmSaying[]>>;
