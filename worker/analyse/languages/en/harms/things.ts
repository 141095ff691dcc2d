import type { HarmType } from '#worker/analyse/built-in/harms/harm-types.ts';
import type { HarmSaying } from '#worker/analyse/languages/harm-words.ts';

/** Rooms, things and services while it lasts. */
export const englishThingsHarms = {
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
} satisfies Partial<Record<HarmType, readonly HarmSaying[]>>;
