import type { HarmType } from '#worker/analyse/built-in/harms/harm-types.ts';
import type { HarmSaying } from '#worker/analyse/languages/harm-words.ts';

/** What happens while it lasts, and who decides when it goes wrong. */
export const englishDailyHarms = {
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
  'entry-at-will': [
    {
      says: [
        /\blet(?:s|ting)? (?:my|him|her|our|them|it)sel(?:f|ves) in\b|\b(?:my|his|her|our|their) own key\b|\b(?:calls?|comes?|looks?|pops?|drops?) (?:in|by|round|over)\b/,
        /\bno (?:call|need)\b|\bneed not\b|\bwithout\b|\bunannounced\b|\bwhenever\b|\bany (?:time|hour)\b|\bkey\b|\bwhen (?:it )?suits?\b/,
      ],
      unless: [
        /\bonly (?:if|when|after|in|with)\b|\bhours' notice\b|\bdays' notice\b|\bemergenc|\bappointment\b|\byou (?:may|can)\b|\bspare key\b/,
      ],
      notBy: 'reader',
    },
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
    {
      says: [
        /\b(?:repairs?|replac(?:e|es|ement|ing)|maintenance|upkeep|servic(?:e|ing)|redecorat\w{1,3}|repaint\w{0,3}|breakdowns?|wear|cleaning|painting)\b/,
        /\b(?:at (?:his|her|your|its|their|the \w{1,12}'s) (?:own |sole |full )?(?:cost|expense|charge)|(?:is|are) (?:yours|for (?:you|him|her|the (?:tenant|hirer|buyer|lessee|customer)))|(?:tenant|hirer|lessee|customer|you|occupier|licensee) (?:pays?|bears?|keeps?|must|shall))\b/,
        /\b(?:whatever|however|whoever|all|any|every|roof|boiler|heating|pipes?|walls?|structure|engine|machine|even|including|regardless|new|professional\w{0,2})\b/,
      ],
      unless: [
        /\b(?:landlord|lessor|owner|we|seller|supplier|provider|operator)\b.{0,12}\b(?:shall|will|must|pays?|repairs?|keeps?|bears?)\b|\b(?:not|never|no)\b.{0,20}\b(?:have to|liable|required|obliged|responsible|pay)|\bup to [£€$]|\bminor\b|\bsmall\b|\bour (?:own )?(?:cost|expense)\b|\bwarranty\b|\bshall not\b/,
      ],
      notBy: 'other',
    },
  ],
  'goods-taken': [
    {
      says: [
        /\b(?:anything|things?|goods|belongings|possessions|items|property|whatever)\b.{0,60}\b(?:left|still|remain\w{0,3}|behind|uncollected|not (?:collected|cleared))\b/,
        /\b(?:to keep|keep or|keep, |sell|sold|skip|throw\w{0,2}|dispos\w{1,4}|bin|destroy\w{0,2}|becomes? (?:ours|the)|ours)\b/,
      ],
      unless: [
        /\b(?:not|never) (?:be )?(?:sell|sold|throw|dispos|keep|kept|destroy)|\bthree months\b|\bsix months\b|\bproceeds\b.{0,30}\b(?:paid|go|returned) to (?:you|the)/,
      ],
      notBy: 'reader',
    },
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
    {
      says: [
        /\b(?:may|can|free to|right to|entitled to|will|is|are)\b.{0,30}\b(?:keep|sell|sold|dispose|clear|throw|remove|hold on to|retain|take back|collect|clamp|tow|empty|scrap|destroy|erase|delete)\w{0,3}\b/,
        /\b(?:goods|belongings|things|items?|vehicle|car|van|possessions|equipment|furniture|bike|tools|boat|property|data|files|contents|stock|instruments?|passport|documents?|certificates?|crops?|plants?)\b/,
        /\b(?:unpaid|owing|owed|late|arrears|days|hours|without|left|not (?:collected|paid|fetched)|debt|end|overdue|until|notice|expired?)\b/,
      ],
      unless: [
        /\b(?:may|can|shall|will) (?:not|never|only)\b|\bcourt order\b|\bcopyright\b|\bwithin .{0,20}\breturn|\bpersonal data\b|\byou (?:may|can) (?:take|keep|remove|collect)\b|\bcustomer may\b|\brecords\b|\bon request\b|\binsur/,
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
    {
      says: [
        /\b(?:block|lock|suspend|disabl|cut|switch|disconnect|deactivat|stop|shut|freez|withhold|refus|bar|exclud|clamp|remov)\w{0,5}\b/,
        /\b(?:access|accounts?|site|service|supply|power|water|phone|heating|doors?|entry|fob|badge|profile|line|device|card|app|system|results|certificates?)\b/,
        /\b(?:one day|days? (?:late|after|overdue)|unpaid|late|arrears|missed|overdue|outstanding|owing|without (?:notice|warning|reason)|any (?:reason|time)|whenever|at once|immediately|automatic\w{0,4}|disputed?)\b/,
      ],
      unless: [
        /\b(?:not|never|only|nor)\b.{0,12}\b(?:block|lock|suspend|disabl|cut|switch|disconnect|deactivat|stop|shut|refus|remov|if|after)|\b(?:written|weeks'?) (?:warning|notice)\b|\byou (?:may|can)\b|\bno fee\b|\bsix weeks\b/,
      ],
      notBy: 'reader',
    },
  ],
  'pays-without-service': [
    {
      says: [
        /\b(?:pays?|paid|payable|due|owed|charged)\b/,
        /\bnot fewer than\b|\bno fewer than\b|\bat least\b|\bminimum (?:number|of)\b/,
        /\beven (?:if|should|where|though|when)\b.{0,20}\b(?:fewer|less|nobody|not all|some)\b/,
      ],
      unless: [/\bnotice\b|\bwe (?:pay|owe)\b/],
      notBy: 'other',
    },
    {
      says: [
        /\b(?:commission|fees?|price|charges?|premium)\b.{0,80}\b(?:stays?|remains?|is still|are still) (?:due|payable|owed|ours)\b|\bit (?:stays?|remains?|is still) (?:due|payable|owed)\b/,
        /\b(?:come(?:s)? to nothing|falls? through|fail(?:s|ed)?|refus\w{1,3}|not (?:go ahead|complete|happen|take place)|called? off|even (?:if|though|where|when)|whether or not)\b/,
      ],
      unless: [/\bwe (?:pay|owe)\b/],
      notBy: 'other',
    },
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
    {
      says: [
        /\b(?:full|normal|usual|same|whole|whether or not|still|continues?|nevertheless|all the same|nonetheless)\b/,
        /\b(?:fees?|rent|charges?|payments?|instalments?|price|subscription|hire|pays?|payable|due|owed)\b/,
        /\b(?:clos(?:ed|ure|es|ing)|holidays?|absen(?:t|ce)|away|hospital|ill(?:ness)?|sick|repair|workshop|out of (?:use|order)|unavailab\w{2,5}|interrupt\w{2,4}|not (?:used?|working|delivered|available|attend\w{0,3})|outage|breakdown|fails?|cannot (?:be )?use|snow|staff shortage|online|distance)\b/,
      ],
      unless: [
        /\bno (?:fee|charge|rent|month)\b|\bfree(?:d|s)? from\b|\bnot (?:have to )?pay\b|\bpauses?\b|\brefund|\bwages\b|\bsalary\b|\bpaid leave\b|\bwe (?:pay|owe)\b|\bsick pay\b|\breduced\b|\bfull pay\b/,
      ],
      notBy: 'other',
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
        /\b(?:dates?|deadlines?|times?|start|finish|delivery|arrival|speed)\b/,
        /\b(?:best guess|cannot be held to|can't be held to|not be held to|held to them|only a guide|a hope|not a (?:promise|date|speed|time) (?:which|that)|no promise|maximum which)\b/,
      ],
      unless: [/\byou cannot be held\b|\bprice\b/],
      notBy: 'reader',
    },
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
  'moved-at-will': [
    {
      says: [
        /\b(?:another|different|other|elsewhere|any)\b.{0,25}\b(?:units?|rooms?|flat|homes?|house|buildings?|branch|depot|site|location|office|desk|pitch|place|spot|bed|department|premises|position|job|workplace|berth|plot|cabin|saturday|in great britain)\b/,
        /\b(?:may|can|moved?|relocat\w{1,4}|transferr?\w{0,3}|puts?|assign\w{0,2}|picks?|removed?|requires?|shows?)\b/,
      ],
      unless: [
        /\bput(?:s|ting)? (?:it|things) right\b|\bhis or her place\b|\b(?:not|never|only|neither)\b.{0,20}\b(?:move|if|with|relocat|transfer|let)|\bwith (?:your|his|her) (?:consent|agreement)|\bif you (?:agree|wish|ask)|\bassign\b.{0,20}\bagreement\b|\bsupplier\b|\bfree to\b|\bjob\b.{0,20}\bfree\b|\breviews?\b/,
      ],
      notBy: 'reader',
    },
    {
      says: [
        /\b(?:mov(?:e|es|ed|ing)|transfer(?:s|red)?|relocat\w{1,4}|shift(?:s|ed)?|put|plac(?:e|es|ed)|swap(?:s|ped)?|reassign\w{0,3}|sent)\b/,
        /\b(?:smaller|worse|another|other|different|elsewhere|anywhere|wherever|any of our)\b/,
        /\b(?:may|can|whenever|at (?:a|any|one)|without|same price|day'?s notice|hours|discretion|no reduction)\b/,
      ],
      unless: [
        /\bput(?:s|ting)? (?:it|things) right\b|\bhis or her place\b|\b(?:not|never|only)\b.{0,15}\b(?:mov|transfer|relocat|if|with)|\bconsent|\bagree|\byou (?:may|can)\b|\bproperty\b.{0,10}\bpass|\brisk\b|\bdata\b|\bcopyright\b|\bthis (?:agreement|contract)\b|\bdebt\b/,
      ],
      notBy: 'reader',
    },
  ],
} satisfies Partial<Record<HarmType, readonly HarmSaying[]>>;
