import type { HarmType } from '#worker/analyse/built-in/harms/harm-types.ts';
import type { HarmSaying } from '#worker/analyse/languages/harm-words.ts';

/** How it ends, and what that costs. */
export const englishLeavingHarms = {
  'ended-at-will': [
    {
      says: [
        /\b(?:may|can|free to|entitled to|reserves? the right to|need to)\b.{0,90}\b(?:end(?:ed)?|terminat(?:e|ed)|cancel(?:led)?|clos(?:e|ed)|stop(?:ped)?|withdraw|dismiss(?:ed)?|call (?:in|off)|finish|suspend|walk away|ask for the (?:full|whole))\b/,
        /\bat any (?:time|moment)\b|\bwhenever\b|\bwithout (?:giving |any |a |stating |further )?(?:\w{1,10} )?(?:reasons?|notice|cause|warning|explanation)\b|\bfor any (?:or no )?reason\b|\bany reason or none\b|\bno reason\b|\bneed not (?:say|give|state)\b|\bsame day\b|\bimmediate(?:ly)?\b|\bforthwith\b|\bat once\b|\b(?:24|48|72|\d{1,2}|two|three|five|seven|ten|fourteen) (?:hours|days)'? ?(?:notice)?\b|\b(?:hours|days)' (?:written )?notice\b|\bdiscretion\b|\bas (?:it|he|she|we|they) (?:likes?|pleases?|chooses?|sees? fit|thinks?)\b|\bthere and then\b|\bovernight\b|\bnot working out\b|\bfor its own\b/,
      ],
      unless: [
        /\beither\b|\beither (?:party|side|of us|one)\b|\bboth\b|\beach (?:party|of us|side)\b|\bneither\b|\bonly (?:if|for|where|when)\b|\b(?:may|can|shall) (?:not|only)\b|\bbreach\b|\bunpaid\b|\barrears\b|\bis free to (?:leave|cancel)\b|\byou may\b|\bfull refund\b|\bindependent\b|\bonly:|\bonly after\b|\bwithout cost\b|\bif (?:you|he|she|they|the \w{1,12}) (?:threatens?|harass(?:es)?|steals?|lies?|endangers?|deals? in|attacks?|hits?)\b/,
        /\bengine\b|\breview\b|\bconsent\b|\bstop(?:ped)? (?:paying|the)\b/,
      ],
      notBy: 'reader',
    },
    {
      says: [
        /\b(?:we|i|he|she|they|landlord|owner|company|provider|agency|lender|seller|club|school|trust|supplier|operator|studio|firm|employer|client|hotel|management|platform|host|publisher|label)\b.{0,30}\b(?:may|can|is free|are free|reserves?|is entitled|are entitled)\b/,
        /\b(?:end|ends|terminate|cancel|stop|clos(?:e|es)|withdraw|let (?:you|him|her) go|dismiss|drop|remove|expel|ask (?:you|him|her|them) to leave|take (?:it|the \w{1,10}) back|bring .{0,25} to an end|send (?:you|him|her) away|exclude|put (?:you|him|her) out)\b/,
        /\b(?:hours?|days?'?|day|week'?s?|reasons?|whenever|any time|at once|immediately|overnight|notice|wish(?:es)?|likes?|thinks?|feels?|opinion|discretion|convenien\w{2,3}|cause|suits?|no longer|sees? fit|warning|explanation)\b/,
      ],
      unless: [
        /\beither\b|\b(?:either|both|each|neither)\b|\bonly (?:if|for|where|when|on)\b|\b(?:may|can) (?:not|only)\b|\bbreach\b|\bunpaid\b|\barrears\b|\bserious\b|\bsix months'?\b|\bthree months'?\b|\btwo months'?\b|\bonly after\b|\bif (?:you|he|she|they|the \w{1,12}) (?:threatens?|harass(?:es)?|steals?|lies?|endangers?|deals? in|attacks?|hits?)\b|\bgood reason\b|\bcourt\b|\bfull refund\b|\brefund\b.{0,20}\bfull\b|\bemergenc/,
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
    {
      says: [
        /\b(?:notice|leave|end|terminate|cancel|option|right)\b/,
        /\b(?:alone may|only may|may not|cannot|has no|have no)\b.{0,20}/,
        /\b(?:the (?:\w{1,12}) (?:alone|only)|this right|the option|for our part|on (?:its|his|our) side|does not (?:run|work|apply) the other way|not the other way)\b/,
      ],
      unless: [/\bdeposit\b|\bcourt\b|\benter\b/],
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
        /\bconflicts?\b|\bjurisdiction\b|\bdesignates?\b|\bdeposit\b|\binstruct|\bexcept (?:for|where|if) (?:you|the \w{1,12}) (?:is|are|become)|\bnot be asked\b|\b(?:turn|throw) you out\b|\bassign\b|\bsublet\b|\bonly (?:if|where) you\b|\binsurer\b/,
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
        /\bconflicts?\b|\bjurisdiction\b|\bdesignates?\b|\bno (?:fee|charge) (?:is|will)\b|\bnothing is (?:due|owed)\b|\b(?:may|can) (?:cancel|leave|end)\b|\bfrees?\b.{0,20}\bfrom\b|\bsick pay\b|\bshuts\b|\bwaive|\bwork\b|\bliab|\bdoes not apply\b/,
      ],
      notBy: 'other',
    },
    {
      says: [
        /\b(?:is|are) not (?:a )?(?:reasons?|grounds?) (?:for|to)\b|\bgives? no (?:door|way|right) out\b|\bnot a change within\b|\bno (?:door|way) out\b/,
      ],
      unless: [/\bconflicts?\b|\bjurisdiction\b|\bdesignates?\b|\bon my side\b|\bwe have no\b|\bi have no\b/],
      notBy: 'other',
    },
    {
      says: [
        /\b(?:bound|committed|locked in|tied|no break|non-?cancell?able|cannot be (?:ended|cancelled|stopped|broken)|no right to (?:end|leave|cancel|terminate|withdraw)|irrevocabl[ey]|not capable of)\b/,
        /\b(?:term|years?|months?|until|end|period|contract|agreement|plan|whatever|whole|full|authority|order|booking)\b/,
      ],
      unless: [
        /\bconflicts?\b|\bjurisdiction\b|\bdesignates?\b|\b(?:not|nor|no longer|never) (?:be )?(?:bound|committed|locked|tied)|\bwe (?:are|remain) bound\b|\blien\b|\blicence\b|\brules\b|\bsuccessors\b|\bneither\b|\bboth\b/,
      ],
      notBy: 'other',
    },
  ],
  'rest-due-on-leaving': [
    {
      says: [
        /\b(?:pays?|owes?|due|payable|charged)\b/,
        /\bwould have (?:earned|been paid|received|accrued|fallen due|become due|been due|run)\b|\b(?:rest|remainder) of the (?:plan|term|year|contract|period|season)\b.{0,40}\b(?:in one (?:go|sum|payment|lump)|at once|all at once)\b|\bin one go\b/,
        /\b(?:leav(?:e|es|ing)|cancel\w{0,5}|stop\w{0,4}|ends?|ending|withdraw\w{0,3}|takes? .{0,30}\boff\b|quits?|moves?|gives? up|lets it)\b/,
      ],
      unless: [/\b(?:not|no) (?:be )?(?:owe|due|payable|pay)\b|\bwe (?:owe|pay|refund)\b|\bdeducted\b|\bnothing\b/],
      notBy: 'other',
    },
    {
      says: [
        /\b(?:remaining|rest of|(?:all|every)\b.{0,30}\b(?:left|still to come|to come)|still to come|outstanding|balance of|unexpired|months left|visits left|left (?:up to|in|until|on)|up to the (?:last|end)|until the end|until the last|(?:full|whole|totality of the|entire) (?:\w{1,8} )?(?:fee|price|charge|hire|rent|sum|amount|term|year)|\d{2} ?(?:%|per ?cent))/,
        /\b(?:leav(?:e|es|ing)|cancel\w{0,7}|terminat\w{1,4}|end(?:s|ed|ing)? (?:it|the|this|early|before)|withdraw\w{0,3}|early|before the|goes? before|stop(?:s|ping)?|quits?|gives? up|pulls? out|drops? out|backs? out|changes? (?:your|his|her) mind|calls? .{0,25}\boff)\b/,
        /\b(?:pays?|payable|owes?|owed|due|settles?|charged|costs?|billed|falls? due|invoiced?)\b/,
      ],
      unless: [
        /\bnot later than\b|\brefund|\bnot (?:owe|pay|be charged|due)|\bnothing (?:more|further|is owed)|\bno (?:fee|charge|cost)\b|\bfree of charge\b|\bwithout (?:charge|cost|paying)\b|\binterest\b|\bmay pay\b|\bnot due\b|\bdoes not apply\b|\bcourse of\b|\bin breach\b/,
        /\btraining\b|\baccount\b.{0,20}\b(?:is|shows)\b/,
      ],
      notBy: 'other',
    },
    {
      says: [
        /\b(?:whether or not|even (?:if|though|where)|no difference|although)\b.{0,50}\b(?:we|another|somebody|else|new|place|re-?let|resold|filled)\b.{0,50}\b(?:let|passed|filled|found|resold|sold|re-?let|another|somebody|someone|peg|place)\b/,
        /\b(?:payable|due|pays?|owes?|settles?|owed|charged)\b/,
      ],
      unless: [/\bnot later than\b|\bcommission\b/],
    },
    {
      says: [
        /\b(?:leav(?:e|es|er|ing)|go(?:es)? before|cancel\w{0,7}|withdraw\w{0,3}|early)\b/,
        /\b(?:put|pays?|owes?|charged|costs?)\b.{0,25}(?:[£€$] ?\d|\d{2} ?(?:%|per ?cent))/,
        /\b(?:before|early|last day|end|minimum|term|leaver|notice)\b/,
      ],
      unless: [/\bnot later than\b|\bnot (?:owe|pay|be charged)|\bno (?:fee|charge)\b|\bdeposit\b|\brefund/],
      notBy: 'other',
    },
    {
      says: [
        /\b(?:leav(?:e|es|ing)|cancel(?:s|led|ling|lation)?|ends?|stops?|withdraw(?:s|al|ing)?|early|mov(?:es|ing) out|gives? notice|changes? (?:the|your|his|her) (?:date|mind)|does not (?:come|turn up|start)|no-show)\b/,
        /\b(?:remaining|remainder|rest of|whole|full|entire|all (?:the )?(?:months|fees|instalments|payments|rents?)|every (?:month|payment|instalment)|balance|(?:[3-9]\d|100) ?(?:%|per ?cent)|months? left|half)(?:\b|(?=\W))/,
        /\b(?:pays?|payable|owes?|owed|due|charged?|lost|forfeit\w{0,2}|keeps?|kept|billed|liable)\b/,
      ],
      unless: [
        /\bnot later than\b|\b(?:refund(?:ed)?|returned|repaid)\b|\b(?:no|without|nothing|not)\b.{0,15}\b(?:charge|fee|cost|due|owe|pay)|\binterest\b|\bwages\b|\bcommission\b|\bno more than\b|\bwe (?:pay|owe)\b|\bif we\b|\bcourse\b.{0,30}\bstruck\b/,
      ],
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
    {
      says: [
        /\b(?:miss(?:ed|es|ing)?|late|unpaid|overdue|fails?|default\w{0,3}|arrears|behind|bounced?|not paid|slips?)\b/,
        /\b(?:whole|entire|full|all|everything|rest|balance|remainder|outstanding)\b/,
        /\b(?:due|payable|owed|demand|called in|claim(?:ed)?)\b/,
        /\b(?:at once|immediately|forthwith|straight away|that day|on demand|same day|instantly|in one)\b/,
      ],
      unless: [/\bonly (?:if|where|when|after)\b|\bwe (?:pay|refund|owe)\b|\bdeposit\b|\bafter (?:a )?written\b/],
    },
  ],
} satisfies Partial<Record<HarmType, readonly HarmSaying[]>>;
