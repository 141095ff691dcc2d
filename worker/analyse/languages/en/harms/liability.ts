import type { HarmType } from '#worker/analyse/built-in/harms/harm-types.ts';
import type { HarmSaying } from '#worker/analyse/languages/harm-words.ts';

/** Who answers for harm, loss and debts. */
export const englishLiabilityHarms = {
  'liability-excluded': [
    {
      says: [
        /\b(?:not|no|never|nor|neither|without|exclud\w{1,4}|disclaim\w{0,3})\b.{0,60}\b(?:liab(?:le|ility)|responsib(?:le|ility)|answerable|answers? for|accountable|compensat\w{1,4}|blamed|make good|look into what)\b/,
        /\b(?:loss(?:es)?|damages?|damaged|injur(?:y|ies|ed)|death|theft|stolen|lost|breakage|consequen\w{2,6}|delay|fault|claims?|harm|liable|responsible|liability)\b/,
      ],
      unless: [
        /\bshall pay to the\b|\bliability of the (?:customer|tenant|buyer|hirer|client|member|guest|borrower)\b|\b(?:she|he) is not\b|\byou (?:are|will|shall) not (?:be )?(?:liable|responsible|answerable)|\b(?:not|un) ?limit(?:ed)?\b|\bneither\b|\bboth\b|\beither\b|\bbeyond .{0,30}control\b|\bnobody\b.{0,30}\bfault\b|\bwithout limit\b|\bwithout upper limit\b|\bdo not exclude\b|\bno more than you\b|\brefund\b|\bdrought\b/,
      ],
      notBy: 'reader',
    },
    {
      says: [/\bat (?:your|his|her|their|its|the \w{1,15}'s) (?:own |sole |entire )?risk\b|\bown risk\b/],
      unless: [
        /\bshall pay to the\b|\bliability of the (?:customer|tenant|buyer|hirer|client|member|guest|borrower)\b|\b(?:she|he) is not\b|\bat our risk\b|\bnot at (?:your|his|her|the)\b/,
      ],
    },
    {
      says: [
        /\b(?:even (?:if|where|when|though|through)|whether or not|includ(?:ing|ed))\b.{0,60}\b(?:negligen(?:t|ce)|careless\w{0,4}|fault|our own|badly|ought to have|mistakes?|forg[eo]t\w{0,6})\b|\bbe it by the forgetting\b/,
        /\b(?:loss|damaged?|injur\w{1,3}|lost|broken|stolen|claims?|hurt|lies?|quit|compensation|dies|hacked)\b/,
      ],
      unless: [
        /\bshall pay to the\b|\bliability of the (?:customer|tenant|buyer|hirer|client|member|guest|borrower)\b|\b(?:she|he) is not\b|\bindemnif|\bmakes? good\b|\bwe (?:will )?(?:pay|answer|are liable)\b|\bmeets? all\b|\bbears? every\b|\bcomes back to you\b|\bpays? (?:all|for|us)\b|\bwhole claim\b/,
      ],
      notBy: 'reader',
    },
    {
      says: [
        /\bpays? nothing\b|\bnothing (?:is|will be) (?:paid|payable|owed) (?:for|by us)|\bloss will lie\b|\bno compensation\b|\b(?:is|are) (?:the \w{1,12}'s|your) (?:loss|look-?out|own affair)\b|\bown insurer\b|\bquit of all\b|\bgives? rise to (?:a|any) claim\b|\bdo not (?:look into|pay for) what you\b/,
      ],
      unless: [
        /\bshall pay to the\b|\bliability of the (?:customer|tenant|buyer|hirer|client|member|guest|borrower)\b|\b(?:she|he) is not\b|\byou pay nothing\b|\bpays nothing (?:for|while|during|until)\b/,
      ],
      notBy: 'reader',
    },
    {
      says: [
        /\bno (?:claim|right|action)\b.{0,50}\b(?:against (?:us|the)|for (?:loss|damage|injury|delay|compensation)|lies|arises)\b/,
        /\b(?:loss|damage|injury|delay|compensation|fault|lies|arises)\b/,
      ],
      unless: [
        /\bshall pay to the\b|\bliability of the (?:customer|tenant|buyer|hirer|client|member|guest|borrower)\b|\b(?:she|he) is not\b|\bagainst (?:you|her|his)\b|\bneither\b/,
      ],
      notBy: 'other',
    },
    {
      says: [
        /\b(?:no|not|never|nor|without|cannot|nothing)\b/,
        /\b(?:loss|losses|damaged?|injur\w{1,3}|theft|stolen|lost|spoil(?:t|ed)|broken|accidents?|failure|outage|harm|mistakes?|errors?)\b/,
        /\b(?:our|us|we|my|i|he|she|company|provider|club|owner|landlord|operator|school|studio|firm|agency|seller|hotel|host|organiser|yard|nursery|home)\b/,
        /\b(?:liab\w{2,5}|responsib\w{2,5}|answer(?:s|able)?|compensat\w{1,4}|claims?|bears?|pays? for|owes?|blame[sd]?|concern|matter for|insur\w{1,4}|make good|accept|come (?:to|back) (?:to )?(?:us|me)|hold\b.{0,20}\bto account)\b/,
      ],
      unless: [
        /\bshall pay to the\b|\bliability of the (?:customer|tenant|buyer|hirer|client|member|guest|borrower)\b|\b(?:she|he) is not\b|\byou (?:are|will|shall) not\b|\b(?:not|un) ?limit(?:ed)?\b|\bwithout (?:upper )?limit\b|\bneither\b|\bboth\b|\beither\b|\bcontrol\b|\bindemnif|\bwe (?:pay|answer|are liable|will make good)\b|\bnot (?:be )?(?:asked|required|liable) to\b|\bnobody\b|\bdisclos|\binsurance (?:pays|covers)\b|\breport\b|\bwithin\b|\bfair wear\b|\brefund/,
      ],
      notBy: 'reader',
    },
  ],
  'liability-capped': [
    {
      says: [
        /\b(?:all that|whatever|anything|total|aggregate|most)\b.{0,60}\b(?:may|can|could) (?:recover|claim|receive|ask|get)\b/,
        /\b(?:exceed|more than|limited|capped|stops?|ceiling|up to)\b/,
      ],
      unless: [
        /\b(?:agency|landlord|company|provider|lender|seller|club) (?:may|can) (?:recover|claim)\b|\bwe (?:may|can) (?:recover|claim)\b/,
      ],
    },
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
    {
      says: [
        /\b(?:most|maximum|limit(?:ed)?|no more than|not more than|at most|up to|cap(?:ped)?|ceiling|only|never exceeds?|not exceed)\b/,
        /\b(?:liab\w{2,5}|compensat\w{1,4}|damages|make good|we (?:pay|owe)|owes? (?:you|the)|answers?|claim(?:ed|s)?|pays? for (?:loss|damage|breakage))\b/,
        /[£€$] ?\d|\b(?:one|two|three|last|six|twelve) months?'?|\b(?:fees?|price|rent|charge) (?:paid|for|of)\b|\bper ?cent\b|\btenth\b/,
      ],
      unless: [
        /\byour liability\b|\byou (?:owe|pay)\b|\bwithout (?:upper )?limit\b|\bno (?:limit|cap|ceiling)\b|\b(?:he|she|you) can owe\b|\bpublic liability\b|\binsur(?:e|es|ed|ance)\b|\bliability of the (?:customer|tenant|buyer|hirer|client|member|guest|borrower)\b|\binstalments?\b.{0,20}\bdue\b|\bonly after\b/,
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
        /\bconstrued\b|\bdeemed\b.{0,25}\bwaiver\b|\bwaiver or\b|\b(?:delay|omission|exercise)\b.{0,60}\b(?:right|power)|\b(?:the|all|both) parties\b|\bin writing and signed\b|\brepresentations?\b|\bextension\b|\bindemnif|\b(?:not|never|nor)\b.{0,25}\b(?:waiv|give up|giving up|renounc|released?)|\bno (?:waiver|disclaimer)\b|\bwe (?:waive|give up)\b|\b(?:waiv\w{1,3}|gives? up) (?:any|all|our|its|his) (?:lien|commission|fee)\b|\bno failure\b|\bfailure to\b.{0,60}\bwaiver\b|\bwaiver of any breach\b|\bexempt\b|\bboth\b|\beach (?:party|side)\b/,
        /\bmoney back\b|\bgive up (?:the|your|his|her) (?:room|place|desk|flat)\b/,
      ],
      notBy: 'other',
    },
    {
      says: [
        /\b(?:no|not|nothing|never|cannot|may not|nor)\b/,
        /\b(?:not (?:dispute|contest|object|complain|challenge)|has nothing (?:to claim|more)|taken to have (?:induced|relied)|relied upon|form (?:any )?part of the bargain)\b/,
      ],
      unless: [
        /\bconstrued\b|\bdeemed\b.{0,25}\bwaiver\b|\bwaiver or\b|\b(?:delay|omission|exercise)\b.{0,60}\b(?:right|power)|\b(?:the|all|both) parties\b|\bin writing and signed\b|\brepresentations?\b|\bextension\b|\bindemnif|\bneither\b|\bbalance\b/,
      ],
      notBy: 'other',
    },
    {
      says: [
        /\b(?:will|shall|may|can|do|does|undertakes?|promises?|agrees?)\b.{0,15}\bnot\b.{0,15}\b(?:to )?(?:sue|claim|go to (?:court|law)|bring|take .{0,25} to (?:court|law)|complain to|make (?:any|a) claim|pursue|hold us)\b|\bhas no (?:further )?(?:claim|recourse)\b|\bsettles (?:all|every)\b|\bnothing more to claim\b|\bknown (?:or|and) unknown\b/,
      ],
      unless: [
        /\bconstrued\b|\bdeemed\b.{0,25}\bwaiver\b|\bwaiver or\b|\b(?:delay|omission|exercise)\b.{0,60}\b(?:right|power)|\b(?:the|all|both) parties\b|\bin writing and signed\b|\brepresentations?\b|\bextension\b|\bindemnif|\bwe (?:will|shall|may) not\b|\blender makes no claim\b|\bneither\b|\bboth\b/,
      ],
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
        /\bindemnif\w{1,3} (?:you|the (?:customer|buyer|client|member|tenant|traveller|guest|borrower|learner|artist|employee|partner|printer|hirer))\b|\bwe (?:will |shall )?(?:indemnify|make good|hold you|reimburse|pay)\b|\beach (?:party|of us)\b|\b(?:repair|flaw|defect)s? .{0,30}\bmake good\b|\bindemnity falls due\b|\bown cost\b.{0,20}\bmake good\b|\bdeposit\b|\b(?:ordinary|fair) wear\b|\bshall be returned\b/,
      ],
      notBy: 'other',
    },
    {
      says: [
        /\b(?:answers?|responsible|liable|pays?|bears?|covers?|reimburses?|makes? good|stands?)\b/,
        /\b(?:all|any|every|each|whatever|in full|without limit|however|anything)\b/,
        /\b(?:claims?|complaints?|fines?|loss(?:es)?|demands?|third part(?:y|ies)|lawyers?|legal|actions?|proceedings|other people|strangers|guests)\b/,
      ],
      unless: [
        /\b(?:not|never|no|neither|nothing)\b.{0,40}\b(?:indemn|make good|liable|responsible|answer|pay|bear|cover)|\bwe (?:will |shall )?(?:pay|bear|answer|cover|make good|reimburse)\b|\bindemnif\w{1,3} (?:you|the (?:customer|buyer|client|member|tenant|traveller|guest|borrower))\b|\bneither\b|\beach (?:party|of us)\b|\bcap\b|\bat most\b|\bour (?:insurance|insurer)\b|\binsur(?:es|ance) (?:pays|covers)|\bwithout limit in amount\b/,
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
    {
      says: [
        /\b(?:all|any|every|whatever|full)\b.{0,20}\b(?:damage|loss|breakages?|theft|shortfall|missing|losses)\b|\b(?:damage|loss|theft|fire|flood|storm|accident|breakdown)s?\b.{0,40}\b(?:at|is|are|falls? (?:on|to)|borne by)\b.{0,15}\b(?:you|your|his|her|the (?:hirer|tenant|customer|buyer|borrower|member|guest|renter))\b/,
        /\b(?:pays?|liable|responsible|bears?|replaces?|answers?|makes? good|charged|cost|risk|yours|owes?)\b/,
      ],
      unless: [
        /\b(?:not|never|no) (?:be )?(?:liable|responsible|pay|charged|answer|bear)|\bwe (?:pay|bear|answer|make good)\b|\bour (?:cost|risk)\b|\bat most\b|\bunless (?:it|the damage|we)\b|\bcaused by (?:you|his|her|your|the (?:tenant|hirer|customer))\b|\bnegligen|\bfault\b|\bfair wear\b|\bno liability\b|\bfor any (?:loss|damage) (?:suffered|to you)\b/,
      ],
      notBy: 'other',
    },
  ],
  'warranty-excluded': [
    {
      says: [
        /\bas (?:it )?(?:is|seen|stands|found|lies)\b.{0,20}(?:$|[.,;]|\bsold\b|\band\b)|\bsold as\b|\bwithout (?:any )?(?:warrant|guarante)|\bno (?:warrant|guarante|assurance|description)|\b(?:warrant|guarante)\w{1,4} (?:is|are|shall be|lapses|becomes) (?:excluded|void|lost|extinguished|invalid)|\bexclud\w{1,4}\b.{0,30}\b(?:warrant|implied|condition)|\bdo(?:es)?(?: not|n't) (?:warrant|promise|guarantee)\b|\bfaults? (?:is|are) (?:his|her|your) (?:own )?(?:matter|affair)\b/,
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
} satisfies Partial<Record<HarmType, readonly HarmSaying[]>>;
