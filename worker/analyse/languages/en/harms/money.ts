import type { HarmType } from '#worker/analyse/built-in/harms/harm-types.ts';
import type { HarmSaying } from '#worker/analyse/languages/harm-words.ts';

/** What is paid, lost or not made good. */
export const englishMoneyHarms = {
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
    {
      says: [
        /\b(?:late|overdue|unpaid|arrears|missed|bounced?|reminder|behind|delay(?:ed)?)\b/,
        /\b(?:charge|fee|interest|surcharge|extra|adds?|cost|penalty|fine)\b/,
        /[£€$] ?\d|\d ?%|\bper ?cent\b/,
      ],
      unless: [
        /\b(?:no|not|never|none)\b.{0,15}\b(?:charge|fee|interest|surcharge)|\bstatutory\b|\bbase rate\b|\bat most\b|\bno more than\b|\bnot more than\b|\bone charge\b|\bto you\b|\bwe (?:pay|owe)\b|\bdays late we\b|\bto the (?:customer|buyer|tenant|client)\b|\b[1-4] ?(?:%|per ?cent) (?:a year|per annum|per year|over)|\bhandover\b/,
      ],
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
    {
      says: [
        /[£€$] ?\d|\b\d[\d.,]{0,9} ?(?:euros?|pounds|dollars)\b/,
        /\b(?:fine[ds]?|penalt(?:y|ies)|agreed damages|liquidated|lump sum|flat (?:sum|charge|rate|fee)|fixed (?:sum|charge|fee|amount)|set charge|agreed sum)\b/,
        /\b(?:pays?|owes?|charged?|due|payable|cost|deducted|taken|forfeit\w{0,2}|liable)\b/,
      ],
      unless: [
        /\b(?:no|not|never)\b.{0,15}\b(?:penalt|fine|charge)|\bto (?:the|you)\b.{0,20}\b(?:without proof|for each day)|\bshall pay to the (?:customer|tenant|buyer|client)\b|\bmonthly\b|\bsalary\b/,
      ],
      notBy: 'other',
    },
    {
      says: [
        /[£€$] ?\d/,
        /\b(?:hir(?:es?|ing)|employ(?:s|ing)?|smok\w{1,3}|lost (?:key|card|badge)|missed|absen(?:t|ce)|no-show|late return|forgets?|forgotten|leaves? without|refus(?:es|ing)|breaks?|breach\w{0,3}|false alarm)\b/,
        /\b(?:each|every|per|for any|any|whoever|whatever|even|regardless)\b/,
        /\b(?:pays?|owes?|charged?|due|costs?)\b/,
      ],
      unless: [/\b(?:no|not|never)\b.{0,12}\b(?:charge|penalt|fine)|\bwe pay\b|\bat most\b|\bwages of\b/],
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
    {
      says: [
        /\b(?:deposit|bond|caution money|advance|entry (?:fee|money)|joining fee|reservation|first instalment|down payment|prepaid|security)\b/,
        /\b(?:not|never|no|without|only|less|unless|until|after)\b/,
        /\b(?:return\w{0,4}|refund\w{0,4}|repa(?:id|y|yable)|given back|paid back|comes? back|released?|back)\b/,
        /\b(?:not|never|unless|until|thinks?|decides?|whatever|deduct\w{0,4}|cleaning|new (?:tenant|member)|successor|(?:sixty|ninety|60|90|180) days|months)\b/,
      ],
      unless: [
        /\bin full\b|\bscheme\b|\bproven\b|\bwithin (?:ten|14|fourteen|seven|10|30) (?:working )?days\b|\bseparate account\b|\bno deposit\b/,
      ],
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
    {
      says: [
        /\b(?:unused|not used|untaken|missed|paid|prepaid|already paid|remaining|leftover|left over)\b/,
        /\b(?:lost|laps(?:e|es|ed)|expires?|forfeit\w{0,2}|gone|not (?:be )?(?:refund|return|repa|carried|credited|made up)\w{0,4}|no (?:refund|credit|money back|replacement)|not carried|stays? with (?:us|the))\b/,
      ],
      unless: [
        /\bfull refund\b|\bnot (?:be )?(?:lost|forfeit)|\bdoes not (?:lapse|expire)|\brefunded\b.{0,10}\bin full|\bunless we\b|\bdeposit\b|\boverdue\b/,
      ],
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
    {
      says: [
        /\b(?:no|not|never|nor|without|cannot|nothing)\b/,
        /\b(?:loss|losses|damaged?|injur\w{1,3}|theft|stolen|lost|spoil(?:t|ed)|broken|accidents?|failure|outage|harm|mistakes?|errors?)\b/,
        /\b(?:our|us|we|my|i|he|she|company|provider|club|owner|landlord|operator|school|studio|firm|agency|seller|hotel|host|organiser|yard|nursery|home)\b/,
        /\b(?:liab\w{2,5}|responsib\w{2,5}|answer(?:s|able)?|compensat\w{1,4}|claims?|bears?|pays? for|owes?|blame[sd]?|concern|matter for|insur\w{1,4}|make good|accept|come (?:to|back) (?:to )?(?:us|me)|hold\b.{0,20}\bto account)\b/,
      ],
      unless: [
        /\byou (?:are|will|shall) not\b|\b(?:not|un) ?limit(?:ed)?\b|\bwithout (?:upper )?limit\b|\bneither\b|\bboth\b|\beither\b|\bcontrol\b|\bindemnif|\bwe (?:pay|answer|are liable|will make good)\b|\bnot (?:be )?(?:asked|required|liable) to\b|\bnobody\b|\bdisclos|\binsurance (?:pays|covers)\b|\breport\b|\bwithin\b|\bfair wear\b|\brefund/,
      ],
      notBy: 'reader',
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
    {
      says: [
        /\b(?:will|shall|may|can|do|does|undertakes?|promises?|agrees?)\b.{0,15}\bnot\b.{0,15}\b(?:to )?(?:sue|claim|go to (?:court|law)|bring|take .{0,25} to (?:court|law)|complain to|make (?:any|a) claim|pursue|hold us)\b|\bhas no (?:further )?(?:claim|recourse)\b|\bsettles (?:all|every)\b|\bnothing more to claim\b|\bknown (?:or|and) unknown\b/,
      ],
      unless: [/\bwe (?:will|shall|may) not\b|\blender makes no claim\b|\bneither\b|\bboth\b/],
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
    {
      says: [
        /\b(?:costs?|fees?|expenses?|charges?|postage|travel|insurance|stamps?|registration|valuation|inspection|advertising|marketing|lawyers?|collection|administration|taxes)\b/,
        /\b(?:our|its|his|her|their|the (?:\w{1,12}'s)|agent's|lender's|landlord's)\b/,
        /\b(?:on top|added to (?:the|your|his|her) (?:bill|debt|balance|account)|(?:is|are|falls?) (?:on|to|for) (?:you|him|her|the (?:tenant|borrower|customer|seller|client|hirer|member))|charged to (?:you|the|his|her)|you (?:pay|bear|owe|reimburse)|(?:tenant|borrower|customer|seller|client|hirer|member|owner|worker|rider|driver|employee) (?:pays?|bears?|reimburses?))\b/,
      ],
      unless: [
        /\b(?:not|never|no)\b.{0,20}\b(?:charge|pay|bear|owe|cost)|\beach (?:party|side|of us)\b|\bwe (?:pay|bear)\b|\bcannot exceed\b|\bat most\b|\bcourt orders\b|\bown (?:legal )?costs\b/,
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
    {
      says: [
        /\b(?:bonus(?:es)?|commissions?|royalt(?:y|ies)|fees?|earned|earnings|pay|holiday|goodwill|balance|share|payout)\b/,
        /\b(?:only|unless|until|if)\b/,
        /\b(?:accept(?:s|ed)?|approv\w{1,3}|likes?|satisf\w{2,4}|happy|reached|target|sold|paid by|still employed|stays?|views?|keeps?|publish\w{0,3})\b/,
        /\b(?:no|nothing|not|lost|laps\w{1,3}|forfeit\w{0,2}|otherwise|only)\b/,
      ],
      unless: [
        /\bno fee is due\b|\bno commission is (?:due|payable)\b|\brefund|\bdeposit\b|\bvenue\b|\btenant\b|\bno (?:agency|joining|exit|late) fee\b|\bpays? nothing\b|\bnot (?:be )?lost\b/,
      ],
      notBy: 'other',
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
} satisfies Partial<Record<HarmType, readonly HarmSaying[]>>;
