import type { ToldMoneyWords } from '../told-money-words';

export const toldMoney: ToldMoneyWords = {
  once: /(?<!\p{L})(?:(?<!(?:at|all|only|more than) )once(?! (?:more|again|a|an|the|you|we|it|he|she|they|all|per|every|each)(?!\p{L}))|one[- ](?:time|off)|a single (?:payment|time|sum)|in one (?:sum|payment|go)|(?:a|as a|in a) lump sum|non-recurring|for the whole (?:term|period|stay|event|course|season))(?!\p{L})/iu,
  eachBefore:
    /(?<!\p{L})(?:each|every|per(?! cent)|any (?:one )?(?:further|such|extra|additional)|whenever|each time|every time)(?!\p{L})(?! (?:other|of (?:us|them|you|the part|①|②)|part(?:y|ner)|side|①|②))/giu,
  eachBehind:
    /^ ?(?:\([^()#]{1,30}\) ?)?(?:per(?! cent)|each|every|apiece|for (?:each|every)|a head|the (?:piece|pair|set|bag|box|load|metre|kilo|hectare|acre|square foot)|an? (?!(?:one|single|total|lump|deposit|fixed|further|week later|sum|fee|charge|penalty|month in|day in)(?!\p{L}))\p{L}{2,14}(?! (?:of|to|that|which|for)(?!\p{L}))|\/ ?\p{L})/iu,
  eachFar:
    /(?<!\p{L})(?:for|per|on|upon|in) (?:each|every|any further|any additional)(?!\p{L})(?! (?:other|part(?:y|ner)|①|②))|(?<!\p{L})(?:per(?! cent)|each time|every time|whenever|apiece)(?!\p{L})|(?<!\p{L})each(?=$|[.,;)])/iu,
  eachEnds:
    / (?:(?:is|are|was|pays?|paid|costs?|she|he|it|they|we|you|(?<! of )an?|and|(?<!, )or|the (?:sum|amount|fee|charge)|shall|will|must)(?!\p{L}).{0,200}|(?:that|which|who|whom|the|of|for|to))$/iu,
  eachVerb: /^(?!)/u,
  noPeriod:
    /^ ?(?:of (?:january|february|march|april|may|june|july|august|september|october|november|december)(?!\p{L})|of an hour|of the|in which)/iu,
  noPeriodIn: /half|quarter of|three quarters/iu,
  noAttribute: /^(?:hours?|hour of)$/iu,
  andMore: /,| (?:and|or|plus|as well as|along with) /iu,
  gap: /^(?:(?:,? (?:of|is|are|at|being|namely|currently|now|about|around|exactly|only|just|just under|to|in|amounts? to|comes? to|totals?|stands? at|set at|fixed at|shall be|will be|would be|the (?:sum|amount) of|(?:an?|the) (?:total |fixed |flat |agreed |additional |further )?(?:sum|amount) of|a total of|(?:a|an)|due|payable|once|one-time|(?:in )?total|agreed|gross|net|from ①|from ②|for this|per (?:hour|day|night|week|month|quarter|year|annum)|each (?:hour|day|week|month|quarter|year)|\([^()#]{1,30}\)|[①②])){0,4}| ?[:=|–-]| ?\.{3,60}|,) ?$/iu,
  vague:
    /^(?:on signing|at signing|on signature|up front|on account|first payment|first part|deliver(?:y|ies|ed|ing)|costs?|comes? off|quote|for the work|package|pay|pay (?:while|after|during).{0,40}|into your bank|on top|reward|dues|plan|pass|licen[cs]e|session|training|lends?|lent|breach|fine|forfeits?|cancel(?:s|led|ling)?|withdraws?|withdrawn|before the end|leaver|replaced?s?|lost|loses?|damaged|breaks?|broken|cleaned|clean|waiver|promise|cover|protection|chip in|contribution|drop|miles?|journey|water|gas|units? that goes|extras?|beyond|each hour (?:that|begun|commenced)|data|minutes?|calls|texts|gives? back|paid back|sent back|knocks?|day over|buys? in|late|behind|unpaid|overdue|default|demand|refused (?:card|payment)|rejected|returned|rates|advanced|switch(?:ed)? on again|rate)$/iu,
  latePayment:
    /(?<!\p{L})(?:late[- ](?:payment|fee|charge|rent)|overdue|unpaid|arrears|(?:pays?|paid|paying|payment|rent|instal+ment|invoice|bill|sum|money) (?:\p{L}{1,10} ){0,4}(?:late|behind))(?!\p{L})/iu,
  onlyIf:
    /(?<!\p{L})(?:if|unless|should (?:the|a|an|any|he|she|it|they|we|you|①|②)|where (?:the|a|an|any|①|②)|when|whenever|in (?:the )?(?:case|event) (?:of|that)|otherwise|failing (?:which|that)|or else|whoever|anyone who|any(?:body|one)? \p{L}{2,14} who|against (?:the|this)|upon (?:breach|default|loss)|on (?:loss|theft|breach|early)|(?:lost|damaged|missed|missing|broken|cancelled|late) \p{L}{2,14}|breach of|penalt(?:y|ies))(?!\p{L})/iu,
  goesOn: /, (?:and|or else|otherwise|but|plus|then)(?!\p{L})|\. /iu,
  rise: /(?<!\p{L})(?:increase[sd]?|raise[sd]?|rises?|goes up|go up|grows?|climbs?|put up|steps? up|uplift(?:ed)?) (?:\p{L}{2,12} )?by (?:a further |another |about |exactly )?$/iu,
  riseBehind: /^ (?:more|dearer|higher)(?!\p{L})/iu,
  capBefore:
    /(?<!\p{L})(?:up to|at (?:the )?(?:very )?most,?|(?:no|not|never) more than|not exceed(?:ing)?|(?:limited|capped) (?:to|at)|(?:a |the )?(?:maximum|cap|limit|ceiling) of|subject to a maximum of)(?: (?:a total of|the sum of|about))? ?$/iu,
  capBehind: /^(?: (?:a|per|each) \p{L}{1,12})? ?(?:at (?:the )?most|maximum|max\.)(?!\p{L})/iu,
  noCap:
    /(?<!\p{L})(?:insur\p{L}{1,5}|policy|cover(?:age)?|limit of credit|credit limit|orders? (?:of|up)|turnover|income|wall|engine|weigh\p{L}{1,4})(?!\p{L})/iu,
  strangerPaid:
    /(?:puts?|pays?|goes|go|adds?)(?!\p{L})(?: (?!into )[^\s;:.]{1,15}){0,6}? into (?:the |our |a )((?:joint |common |shared |project )?(?:till|kitty|pot|pool|account|fund))(?!\p{L})|(?<!\p{L})(?:pay|pays|paid|payable|goes|go|owes?|owed|sends?|transfers?|due)(?!\p{L})(?: (?!to )[^\s;:.]{1,15}){0,6}? (?:straight |directly |direct )?to (?:the |our |his |her |their |its |your )?((?!①|②|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|January|February|March|April|May|June|July|August|September|October|November|December)\p{Lu}[\p{L}&'-]{1,24}(?: (?:of |and |& )?\p{Lu}[\p{L}&'-]{1,24}){0,4}|(?:council|insurer|insurance company|bank|agency|authority|court|tax office|charity|school|academy|college|landlord|head landlord|carer|driver|guard|solicitors?|notary|examiner|club|federation|association|vet|doctor|surveyor|supplier|manufacturer)(?!\p{L}))|(?<!\p{L})(?:pays?|owes?|sends?) (?:the )?((?!①|②)\p{Lu}[\p{L}&'-]{1,24}(?: \p{Lu}[\p{L}&'-]{1,24}){0,3})(?= ¤)/gu,
  strangerPays:
    /(?<!\p{L})(?:[Tt]he|[Oo]ur|[Yy]our|[Hh]is|[Hh]er|[Tt]heir|[Ii]ts|[Aa]n?) (?:state|government|council|insurer|insurance company|bank|agency|employer's insurer|fund|ministry|charity|union|guarantor|surety|driver|passenger|rider|manufacturer|previous \p{L}{3,12}|former \p{L}{3,12})(?!\p{L})(?: (?:who|that|which) [^.;,①②]{1,60})?(?: (?:will|shall|must|may|can|then|also)){0,2} (?:pays?|owes?|refunds?|contributes?|grants?|adds?|gives?)(?!\p{L})/u,
};
