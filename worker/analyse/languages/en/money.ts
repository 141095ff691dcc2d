import type { MoneyWords } from '../money-words';

export const moneyWords: MoneyWords = {
  roles: {
    pays: /^(?:tenant|lessee|lodger|hirer|renter|licensee|occupier|resident|member|customer|client|buyer|purchaser|acquirer|travell?er|guest|learner|student|pupil|parent|pet parent|family|borrower|subscriber|user|employer|principal|publisher|sponsor|platform|franchisee|patient|owner|homeowner|householder|couple|bride|groom|exhibitor|stallholder|delegate|attendee|participant|entrant|policy ?holder|plan ?holder|account holder|card ?holder|keeper|(?:boat|horse|dog|cat|pet|vehicle|car|caravan|van) owner|plot ?holder|shopkeeper|consumer|passenger|appointer|engager|(?:future )?spouses?|snuggler|retailer|label|recruiter)s?$/i,
    earns:
      /^(?:landlord|landlady|lessor|licensor|club|gym|provider|service provider|supplier|seller|vendor|dealer|organi[sz]er|lender|creditor|bank|(?:shop |sales |care |home |teaching |personal |virtual )?assistant|helper|aide|home help|attendant|employee|worker|trainee|apprentice|intern|contractor|sub-?contractor|consultant|freelancer|agent|commercial agent|operator|franchisor|photographer|venue|school|academy|nursery|studio|designer|developer|carrier|courier|driver|rider|agency|broker|auctioneer|fitter|plumber|electrician|joiner|decorator|roofer|gardener|landscaper|surveyor|architect|accountant|solicitor|mechanic|printer|florist|caterer|mover|remover|band|musician|clinic|dentist|vet|practice|salon|college|university|institute|instructor|yard|marina|kennels?|cattery|livery|store|warehouse|landholder|allotment society|council|head office|proprietor|host|author|writer|translator|artist|performer|athlete|player|influencer|creator|model|carer|cleaner|nanny|furnisher|installer|builder|trainer|coach|tutor|garage)s?$/i,
  },
  working:
    /^(?:(?:shop |sales |care |home |teaching |personal |virtual )?assistant|helper|aide|home help|attendant|employee|worker|trainee|apprentice|intern|contractor|sub-?contractor|consultant|freelancer|(?:commercial )?agent|courier|driver|rider|author|writer|translator|artist|performer|athlete|player|influencer|creator|model|carer|cleaner|nanny|designer)s?$/i,
  article: /(?<![\p{L}])(?:the|each|said) $/iu,
  payer: [
    /(?:recogni[sz]ed|credited|granted|allowed|owed|given|refunded)(?: to (?:him|her|it|them|you|①|②))? by ([①②])/giu,
    /at ([①②])(?:['’]s)? (?:own )?(?:cost|expense|charge)(?!\p{L})/giu,
    /([①②])(?: (?!(?:does|do|not|never|who|a|an|the|any|its|is|are|was|were|be|been|and|or|of) )[^\s①②,;:.]{1,15}){0,4}? (?:[①②] )?(?:pays?|paid|owes?|contributes?|adds?|deposits?|lodges?|transfers?|puts?|repays?|refunds?|returns|reimburses?|credits?|sends?|hands? over|chips? in|bears?|rewards?|gives?|lends?|is charged|are charged|be charged|is billed|will be billed)(?!\p{L})/giu,
    /(?:paid|payable|borne|met|owed|due|lodged|repaid|reimbursed) (?:back )?by:? ([①②])/giu,
    /(?:costs?|charges?|charged|bills?|billed|due from|recover from|debited from|taken from|deducted from|collected from) (?:to )?([①②])/giu,
    /charge(?:d|able)? to ([①②])/giu,
    /¤[^;.#①②]{0,30} (?:taken|deducted|withheld|kept back|subtracted) (?:off|from) [^;.#①②¤]{0,40}(?:due|owed|owing|payable) to ([①②])/giu,
    /¤[^;.]{0,40}? from ([①②])(?!\p{L})/giu,
  ],
  payee: [
    /¤[^.;#①②]{0,60}? (?:which|that) ([①②]) (?:[^\s.;:①②¤#]{1,14} ){0,7}?(?:returns?|gives? (?:it )?back|refunds?|repays?|sends? (?:it )?back|holds?)(?!\p{L})/giu,
    /([①②]) (?:(?!not|never)\p{L}{1,12} ){1,3}entitled to (?:an?|the|be paid|receive|claim|charge|recover|keep|retain)(?!\p{L})/giu,
    /(?:pay|pays|paid|payable|owes?|owed|due|refund(?:ed)?|gives?|given|sends?|sent|returned|repaid|back|credited|lends?|lent|advances?|transferred|released)(?: [^\s①②,;:.]{1,15}){0,3}? to ([①②])/giu,
    /(?:pays?|gives?|sends?|lends?|refunds?|repays?|credits?|reimburses?|owes?|returns?) ([①②])(?!\p{L})/giu,
    /([①②])(?: (?!(?:does|do|not|never|a|an|the|any|its|and|or|of) )[^\s①②,;:.]{1,15}){0,3}? (?:receives?|earns?|charges?(?! of)|bills?|invoices?|(?:is|are|be|been) (?:paid|credited|refunded|reimbursed|repaid|compensated|given|sent)|is owed|(?:gets?|asks?(?: for)?|takes?(?! ¤ off)|keeps?|collects?|deducts?|retains?|recovers?|holds?)(?= (?:[^\s①②,;:.]{1,15} ){0,6}¤))(?!\p{L})/giu,
    /¤ to ([①②])/giu,
  ],
  wePay: [
    /(?<!\p{L})your (?:basic |gross |starting )?(?:salary|wages?|pay|(?:hourly|daily|day) rate|refund|compensation|earnings)(?!\p{L})/giu,
  ],
  youPay: [
    /(?<!\p{L})(?:off|from|out of) your (?:next |final |last )?(?:pay|wages?|salary|invoices?|earnings|deposit|fee)(?!\p{L})/giu,
    /(?<!\p{L})your (?:rent|bill|subscription|instalments?|direct debit|share|excess|contribution|card)(?!\p{L})/giu,
  ],
  thirdPerson: {
    pronouns:
      /(?<!\p{L})(?:it|he|she|they)(?= (?:(?:shall|must|will|then|also|may|has to|have to) )?(?:pays?|owes?|adds?|refunds?|repays?|returns?|forfeits?|contributes?|receives?|gets?|keeps?)(?!\p{L}))/giu,
    feminine: /(?!)/,
  },
  offPrice:
    /(?:off|from) (?:(?:the|your|his|her|its|their|①['’]s|②['’]s) )?(?:next |final |last )?(?:\p{L}{1,12} )?(?:price|fees?|rent|bills?|invoices?|contract sum)(?!\p{L})/iu,
  breaking:
    /^(?:[\d.()]{1,6} )?(?:if (?:it|he|she|they) (?:does|do|did|breaks?|breach(?:es)?|fails? to)|should (?:it|he|she|they) (?:do so|break|breach|fail))(?!\p{L})/iu,
  paying:
    /(?<!\p{L})(?:pays?|payable|paid|payments?|costs?|owes?|what (?:do|will) (?:i|we|you) pay|how much|money|charged)(?!\p{L})/iu,
  work: /(?<!\p{L})(?:employ(?:s|ed|ee|er|ment)|freelance(?:rs?)?|self-employed|in business for yourself|(?:we(?:'ll| will)?|to) pay you|your (?:fee|rate|pay)|consultan(?:t|cy)|wages|salary|your invoices?|shifts?|payroll|commission on|royalt(?:y|ies)|your remuneration|appearance fee|performance fee|stage fee|honorarium|fee for your)(?!\p{L})/giu,
  leftOut: {
    before:
      /(?<!\p{L})(?:(?:previous|former|old|earlier|until now)(?!\p{L})[^.;¤#]{0,40}|(?:up|limited|restricted|capped) to|at (?:the )?(?:very )?most,?|no more than|not more than|more than|less than|fewer than|not exceed(?:ing)?|exceed(?:s|ing)?|maximum(?: of)?|minimum(?: of)?|at least|over|above|below|under|beyond|reach(?:es)?|limit of|cap of|orders? (?:of|for|above|below|over|under)|worth|valued at|value of|budget of|turnover of|capital of|instead of|in place of|rather than|previously|formerly|until now|currently insured for|(?:asking|guide|floor|reserve|list|market|target) price(?: (?:is|of|at which \S{1,10} \S{1,10} is))? ?:?|valuation(?: of| is)? ?:?|(?:insured|capital|book|rateable|market|replacement) value(?: of| is)? ?:?|sum insured(?: of| is)? ?:?|in the sum of|(?:is|are|was|were|been) (?:put|estimated|reckoned|assessed) at(?: about| around| some)?|sold (?:in the \p{L}{1,12} )?at|increased from|reduced from|raised from|replaces|stops at|target of|pot of|ceiling of|claim is for|the rest of|income of)(?: (?:the sum of|a|an|about|some|£|only))? ?$/iu,
    behind:
      /^(?: (?:a|per|each|for each|in a|in any) \p{L}{1,12})? ?(?:to #|\((?:struck out|deleted|crossed out)|or (?:more|less|over|above)|at most|at the most|maximum|limit|worth of|in value|(?:of )?(?:public |professional |third-party )?(?:liability|insurance|cover)(?!\p{L})|and over)/iu,
    sentence:
      /(?<!\p{L})(?:insur(?:es?|ed|ance) (?:[^.]{1,40} )?(?:for|of|policy|against|up)|indemnity (?:insurance|cover)|policy with|share capital|liability cover|(?:carr(?:y|ies)|holds?|maintains?) (?:[^\s]{1,15} ){0,6}(?:insurance|cover)|(?:can ever owe|liability|liable|whole claim)(?!\p{L})|not applicable|for example|e\.g\.|statutory|tribunal|\bfines?\b (?:of|up)|full replacement value)/iu,
  },
  every: {
    hour: /^[^.;:,#]{0,24}?(?:(?:per|an|each|every|the|\/) ?(?:\p{L}{1,12} )?hours?|hourly)(?!\p{L})/iu,
    day: /^[^.;:,#]{0,24}?(?:(?:per|a|each|every|\/) ?(?:\p{L}{1,12} ){0,2}(?:day|night)|daily)(?!\p{L})/iu,
    week: /^[^.;:,#]{0,24}?(?:(?:per|a|each|every|\/) ?week|weekly|p\.?w\b)(?!\p{L})/iu,
    month:
      /^[^.;:,#]{0,40}?(?:(?:per|a|each|every|in the|\/) ?(?:calendar |\p{L}{1,10} )?month|monthly|pcm|p\.?m\b|of the month)(?!\p{L})/iu,
    quarter: /^[^.;:,#]{0,24}?(?:(?:per|a|each|every|\/) ?quarter|quarterly)(?!\p{L})/iu,
    year: /^[^.;:,#]{0,24}?(?:(?:per|a|each|every|\/) ?(?:\p{L}{1,10} )?(?:year|annum)|annually|yearly|p\.?a\b)(?!\p{L})/iu,
  },
  often: {
    hour: /(?<!\p{L})(?:hourly|hour of|hours?)(?!\p{L})/iu,
    day: /(?<!\p{L})(?:daily|per day|each day|each night|a night|every day)(?!\p{L})/iu,
    week: /(?<!\p{L})(?:weekly|per week|each week)(?!\p{L})/iu,
    month: /(?<!\p{L})(?:monthly|a month|per month|each month|every month)(?!\p{L})/iu,
    quarter: /(?<!\p{L})(?:quarterly|per quarter)(?!\p{L})/iu,
    year: /(?<!\p{L})(?:annual|annually|yearly|per year|a year|per annum)(?!\p{L})/iu,
  },
  each: /^ ?(?:for each|for every|per|each|every|apiece|a (?:mile|visit|piece|copy|drop|unit)|the piece|for a)(?!\p{L})/iu,
  total: /(?<!\p{L})(?:total|sub-?total|sum|altogether|in all)(?!\p{L})/iu,
  saidFor: {
    noLabel:
      /^(?:if|for (?:this|that|each|every)|otherwise|or|then|from|after|before|first|and|but|until|when|as|so|in|on|at|by|to|monthly|weekly|yearly|annually|you|we|it|that|this|there|never)(?!\p{L})|,/iu,
    part: /(?<!\p{L})(?:of which|including|made up (?:of|as follows)|in (?:two|three|four|five|six|\p{L}{3,8}) (?:equal |monthly )?(?:parts|halves|instal+ments|payments|stages))(?!\p{L})/iu,
    inParts: /(?<!\p{L})in (?:[\p{L}\d]{1,14} ){1,3}$/u,
    behind: /^(?: (?:a|per|each|every) \p{L}{1,12})? (?:for|as|of|in|by way of|towards)(?: \p{L}{1,12}){0,2} $/iu,
    unit: /(?<!\p{L})(?:for|per) (?:each|every)(?: full)? $/iu,
    again: /(?<!\p{L})(?:the|that|this|those|your|her|his|said) $/iu,
  },
  purposes: {
    rent: /(?<!\p{L})(?:(?<!months['’]? )rent|rental|hire of|lease of|licence fee|storage fee|hire)(?!\p{L})/giu,
    'running-costs':
      /(?<!\p{L})(?:service charges?|running costs|standing charge|bills|council tax|utilities)(?!\p{L})/giu,
    deposit: /(?<!\p{L})(?:(?:security |holding |returnable |refundable )?deposit|security sum|bond)(?!\p{L})/giu,
    price:
      /(?<!\p{L})(?:price|purchase price|contract sum|agreed sum|costs?|fixed price|quote|package|for the work|lump sum)(?!\p{L})/giu,
    'down-payment':
      /(?<!\p{L})(?:down payment|booking fee|on signing|at signing|on account|up front|first payment|on signature|first part)(?!\p{L})/giu,
    balance: /(?<!\p{L})(?:balance|remaining|remainder|the rest)(?!\p{L})/giu,
    instalment: /(?<!\p{L})(?:instal+ments?|repayments?|rates|monthly payments?)(?!\p{L})/giu,
    salary:
      /(?<!\p{L})(?:salary|wages?|pay(?=:|$| is)|(?:your |basic |gross )?pay (?:while|after|during)[^:#¤]{0,30}|basic pay|gross pay|hourly rate|remuneration|into your bank)(?!\p{L})/giu,
    bonus: /(?<!\p{L})(?:bonus|bonuses|on top|reward|prize)(?!\p{L})/giu,
    overtime: /(?<!\p{L})(?:overtime)(?!\p{L})/giu,
    severance:
      /(?<!\p{L})(?:severance|redundancy|settlement (?:sum|payment)|termination payment|ex gratia)(?!\p{L})/giu,
    allowance: /(?<!\p{L})(?:allowance|per diem|stipend|pocket money)(?!\p{L})/giu,
    membership: /(?<!\p{L})(?:membership|members' fee|dues)(?!\p{L})/giu,
    subscription: /(?<!\p{L})(?:subscription|plan|pass|monthly fee|licen[cs]e)(?!\p{L})/giu,
    joining: /(?<!\p{L})(?:joining|registration|enrolment|hello fee|admission|sign-?up)(?!\p{L})/giu,
    'set-up': /(?<!\p{L})(?:set-?up|installation|activation|connection fee|onboarding)(?!\p{L})/giu,
    course: /(?<!\p{L})(?:course|lessons?|tuition|training|school fees?|session)(?!\p{L})/giu,
    commission: /(?<!\p{L})(?:commission|finder's fee|agency fee|management fee)(?!\p{L})/giu,
    royalty: /(?<!\p{L})(?:royalt(?:y|ies))(?!\p{L})/giu,
    advance: /(?<!\p{L})(?:advance|advanced)(?!\p{L})/giu,
    loan: /(?<!\p{L})(?:loan|amount lent|lends?|lent|sum borrowed|principal sum|credit amount)(?!\p{L})/giu,
    interest: /(?<!\p{L})(?:interest)(?!\p{L})/giu,
    'late-payment':
      /(?<!\p{L})(?:late|unpaid|overdue|default|arrears|in respect of that instalment|behind)(?!\p{L})/giu,
    reminder: /(?<!\p{L})(?:reminder|(?:for the )?letter|demand|notice letter)(?!\p{L})/giu,
    'returned-payment':
      /(?<!\p{L})(?:returned|bounced?|comes back unpaid|dishonoured|refused (?:card|payment)|rejected)(?!\p{L})/giu,
    penalty: /(?<!\p{L})(?:penalt(?:y|ies)|fine|breach|agreed damages|liquidated damages|forfeits?)(?!\p{L})/giu,
    cancellation:
      /(?<!\p{L})(?:cancel(?:s|led|lation|ling)?|withdraw(?:s|al|n)?|early termination|leaving early|leaver|before the end)(?!\p{L})/giu,
    reconnection:
      /(?<!\p{L})(?:reconnect(?:ion|ing)?|reactivat(?:e|ion)|switch(?:ed)? on again|release fee|reinstat\p{L}{1,8})(?!\p{L})/giu,
    replacement: /(?<!\p{L})(?:replace(?:ment|d|s)?|lost|loses?|new key|fob|key safe)(?!\p{L})/giu,
    damage: /(?<!\p{L})(?:damaged?|breakages?|broken|breaks?)(?!\p{L})/giu,
    cleaning: /(?<!\p{L})(?:clean|cleaning|cleaned)(?!\p{L})/giu,
    repair: /(?<!\p{L})(?:repairs?|maintenance|servic(?:e|ing) visit|yearly check)(?!\p{L})/giu,
    insurance: /(?<!\p{L})(?:insurance|protection|cover|premium|waiver|promise)(?!\p{L})/giu,
    excess: /(?<!\p{L})(?:excess|own share|contribution|chip in|first part of each)(?!\p{L})/giu,
    delivery: /(?<!\p{L})(?:deliver(?:y|ies|ing|ed)?|drop|shipping|postage|carriage|transport)(?!\p{L})/giu,
    travel: /(?<!\p{L})(?:travel|mileage|miles?|journey|call-?out)(?!\p{L})/giu,
    expenses: /(?<!\p{L})(?:expenses|out-of-pocket|materials|disbursements)(?!\p{L})/giu,
    meals: /(?<!\p{L})(?:meals?|lunch|dinner|breakfast|catering|with food)(?!\p{L})/giu,
    energy: /(?<!\p{L})(?:electricity|gas|kwh|kilowatt|units? (?:of electricity|that goes)|heating|water)(?!\p{L})/giu,
    storage: /(?<!\p{L})(?:storage|storing|warehous\p{L}{1,5})(?!\p{L})/giu,
    parking: /(?<!\p{L})(?:parking)(?!\p{L})/giu,
    'extra-time':
      /(?<!\p{L})(?:extras?|extra hours?|further hours?|additional (?:hours?|time|work)|collected late|late collection|half-day|each hour (?:that|begun|commenced)|beyond)(?!\p{L})/giu,
    usage: /(?<!\p{L})(?:data|minutes?|calls|roaming|texts)(?!\p{L})/giu,
    refund: /(?<!\p{L})(?:refund(?:ed|s)?|paid back|sent back|gives? back|given back|repaid to)(?!\p{L})/giu,
    discount:
      /(?<!\p{L})(?:discount|off your next|comes? off|(?:taken|knocked|docked) off|off (?:the|your|his|her) (?:\p{L}{1,12} )?(?:price|fees?|rent|bills?|invoice|total|pay|wages)|knocks?|credit(?:s|ed)?|rebate|deducted from the (?:price|fee|rent)|allowance for|part-exchange)(?!\p{L})/giu,
    compensation:
      /(?<!\p{L})(?:compensat(?:es?|ion)|agreed sum|without proof of loss|for each day of delay|day over|late delivery)(?!\p{L})/giu,
    sponsorship: /(?<!\p{L})(?:sponsorship)(?!\p{L})/giu,
    contribution: /(?<!\p{L})(?:contributes?|capital contribution|buys? in)(?!\p{L})/giu,
    fee: /(?<!\p{L})(?:fees?|charges?|rate)(?!\p{L})/giu,
  },
};
