import type { HarmType } from '#worker/analyse/built-in/harms/harm-types.ts';
import type { HarmSaying } from '#worker/analyse/languages/harm-words.ts';

/** What is paid, kept or not given back. */
export const englishMoneyHarms = {
  'late-charges': [
    {
      says: [
        /[£€$]\s?\d|\bR ?\d/,
        /\b(?:every|each|per|a) (?:further )?(?:day|week)\b|\bdaily\b/,
        /\b(?:late|overdue|unpaid|not (?:been )?(?:paid|in)|arrears|still owing|until (?:it|all|i|we|he|she|the (?:lot|rent|money|sum)))\b/,
      ],
      unless: [
        /\b(?:we|landlord|club|agency|company) (?:pays?|owes?|refunds?)\b|\bdelivery\b|\bno (?:charge|fee|interest)\b|\bcompensat/,
      ],
    },
    {
      says: [
        /\b(?:overdue|late|unpaid|arrears|not paid when due)\b/,
        /\b(?:[2-9]|[1-9]\d|two|three|four|five|six|ten)(?:[.,]\d{1,2})? ?(?:%|per ?cent)(?: \([^)]{1,6}\))? (?:a|per|each|every) (?:month|week|day)\b|\bcompound(?:ed|s)?\b/,
      ],
      unless: [/\bbase rate\b.{0,20}\ba year\b|\bno interest\b/],
    },
    {
      says: [
        /\b(?:late|unpaid|overdue|arrears|delay(?:ed|s)?|reminders?|missed|returned|bounces?|default|outstanding|not (?:been )?paid|behind|until it is|owing)\b/,
        /%|\bper ?cent\b|[£€$] ?\d|\binterest\b|\b\d{1,4} ?(?:euros?|pounds|dollars)\b/,
        /\b(?:a|per|each|every|any) (?:\w{1,8} )?(?:day|week|month|reminder|letter|time|payment)\b|\bcompound|\bcharge of\b|\badministration\b|\bfor (?:each|every)\b|\bfee of\b|\bflat\b/,
      ],
      unless: [
        /\boff your\b|\bno interest\b|\bnot (?:be )?charged?\b|\bnever\b|\bstatutory\b|\bbase rate\b|\bat most\b|\bno more than\b|\bwe (?:shall |will )?(?:pay|owe) (?:you|interest)|\bnone\b|\bcharge none\b|\bone charge\b|\bend the agreement\b|\bclose\b/,
        /\bhandover\b|\bdelivery\b/,
      ],
    },
    {
      says: [
        /\b(?:reconnection|reminder|late(?: payment)?|arrears|chasing|returned) (?:fee|charge|payment fee)s?\b/,
        /[£€$] ?\d|\b\d{1,4} ?(?:euros?|pounds)\b/,
      ],
      unless: [/\boff your\b|\bno (?:fee|charge)\b|\bnever\b/],
    },
    {
      says: [
        /\b(?:late|overdue|unpaid|arrears|missed|bounced?|reminder|behind|delay(?:ed)?)\b/,
        /\b(?:charge|fee|interest|surcharge|extra|adds?|cost|penalty|fine)\b/,
        /[£€$] ?\d|\d ?%|\bper ?cent\b/,
      ],
      unless: [
        /\boff your\b|\b(?:no|not|never|none)\b.{0,15}\b(?:charge|fee|interest|surcharge)|\bstatutory\b|\bbase rate\b|\bat most\b|\bno more than\b|\bnot more than\b|\bone charge\b|\bto you\b|\bwe (?:pay|owe)\b|\bdays late we\b|\bto the (?:customer|buyer|tenant|client)\b|\b[1-4] ?(?:%|per ?cent) (?:a year|per annum|per year|over)|\bhandover\b/,
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
        /\bdeposit\b|\bbond\b|\bof it\b/,
        /\b(?:holds? on to|keeps?|retains?|withh[eo]lds?|kept)\b/,
        /\bin any (?:event|case)\b|\bwhatever\b|\bhowever\b|\bregardless\b|\beither way\b|\bcome what may\b/,
      ],
      unless: [/\b(?:not|never) (?:keep|retain|withh)|\bprotected\b|\bscheme\b/],
      notBy: 'reader',
    },
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
        /\b(?:kept|keeps?|retain(?:s|ed)?)\b.{0,40}\b(?:in full|whole)\b|\b(?:is|are) not (?:returned|given back|paid back|handed back)\b|\bnever comes? back\b/,
        /\beven (?:if|where|when|though)\b|\bwhatever\b|\bwhoever\b|\bin any (?:case|event)\b|\bnone of it\b|\bcome what may\b|\bfor any reason\b/,
      ],
      unless: [/\bdeposit scheme\b|\bcopyright\b|\bconfidential\b|\bkeys?\b|\bdata\b/],
      notBy: 'reader',
    },
    {
      says: [
        /\b(?:no|not|non|never|nothing|neither)\b.{0,40}\b(?:refund\w{0,5}|re-?paid|repayable|money back|given back|reimburs\w{1,6}|credit(?:ed)?|(?:to )?(?:be )?pa(?:y|id) back|bank refunds?|going back)\b|\bnon-?refundable\b/,
        /\b(?:fees?|paid|pays?|price|money|payments?|sums?|charges?|tickets?|hours|balance|amounts?|subscription|rent|refunds?|refunded|credit|copies|covers|booking|everything)\b/,
      ],
      unless: [
        /\bnever (?:has|have) to\b|\bfull refund\b|\byou (?:need|do) not (?:re)?pay|\bnot to be repaid\b|\bnever to be repaid\b|\bunless we\b|\bloan\b|\bliab|\bpaid for by\b|\b(?:client|trust|separate|escrow) account\b/,
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
      unless: [
        /\bdeposit\b|\b(?:client|trust|separate|escrow) account\b|\bbelongs? to (?:you|the (?:couple|customer|client|tenant|buyer|guest|hirer))\b|\bproperty of\b|\bcopyright\b|\brefund\w{0,2} in full|\bnot (?:be )?kept\b/,
      ],
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
  'defects-no-set-off': [
    {
      says: [
        /\b(?:withh(?:old\w{0,3}|eld)|hold(?:ing)? (?:money )?back|set[- ]?off|retain|keep(?:ing)? back|counter-?claims?|deductions?|reduc(?:e|tion)|abatement)\b/,
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
        /\bno fee is (?:payable|charged)\b|\bno commission is (?:due|payable) (?:if|unless|where)|\bno (?:joining|exit|late) fee\b|\bno fee (?:is due|for)\b|\b(?:not|never) (?:lost|lapse|forfeit)|\bno stars\b|\bfree\b|\blicence\b|\bclaims\b/,
      ],
    },
    {
      says: [
        /\b(?:royalt(?:y|ies)|receipts|per ?cent of)\b/,
        /\b(?:after (?:such|all|the)?|less|net of)\b.{0,30}\b(?:outgoings|deductions|costs|expenses)\b/,
      ],
      unless: [/\bno fee is (?:payable|charged)\b|\bproven\b|\breasonable\b/],
    },
    {
      says: [
        /\b(?:bonus(?:es)?|commissions?|royalt(?:y|ies)|fees?|earned|earnings|pay|holiday|goodwill|balance|share|payout)\b/,
        /\b(?:only|unless|until|if)\b/,
        /\b(?:accept(?:s|ed)?|approv\w{1,3}|likes?|satisf\w{2,4}|happy|reached|target|sold|paid by|still employed|stays?|views?|keeps?|publish\w{0,3})\b/,
        /\b(?:no|nothing|not|lost|laps\w{1,3}|forfeit\w{0,2}|otherwise|only)\b/,
      ],
      unless: [
        /\bno fee is (?:payable|charged)\b|\bno fee is due\b|\bno commission is (?:due|payable)\b|\brefund|\bdeposit\b|\bvenue\b|\btenant\b|\bno (?:agency|joining|exit|late) fee\b|\bpays? nothing\b|\bnot (?:be )?lost\b/,
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
