import type { DatesWords } from '../dates-words';

const units = 'first second third fourth fifth sixth seventh eighth ninth'.split(' ');
const teens = 'tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth';
const compounds = (ten: string) => units.map((unit) => `${ten}-${unit}|${ten} ${unit}`);

export const dates: DatesWords = {
  months: [
    'january|jan',
    'february|feb',
    'march|mar',
    'april|apr',
    'may',
    'june|jun',
    'july|jul',
    'august|aug',
    'september|sept|sep',
    'october|oct',
    'november|nov',
    'december|dec',
  ],
  days: [...units, ...teens.split(' '), 'twentieth', ...compounds('twenty'), 'thirtieth', 'thirty-first|thirty first'],
  hijriMonths: [],
  spelledYear: '(?:two thousand(?: and)?|twenty) (?<rest>[a-z]{3,12}(?:-[a-z]{3,6})?)',
  shapes: [
    '{month}\\.? {day}(?: ?(?:s ?t|n ?d|r ?d|t ?h))?,? {year}',
    '(?:the )?{day} ?(?:s ?t|n ?d|r ?d|t ?h)?(?:,? day)?(?: of)?[ -]{month}\\.?(?:,| of|-)? ?(?:in the year )?{year}',
  ],
  yearless: ['(?:the )?{day} ?(?:st|nd|rd|th)?(?: day)?(?: of)? {month}', '{month} {day}(?:st|nd|rd|th)?'],
  edges: [
    '(?:the )?(?:(?<last>(?:very )?(?:end|last day|close) of)|(?<middle>mid|middle of)|(?<first>(?:start|beginning) of))[ -]{month}(?:,? {year})?',
  ],
  spanLink: '(?:st|nd|rd|th)? (?:to|until|till|-) (?:the )?',
  weekdays: [
    /(?<!\p{L})(?:sunday),? (?:\S{1,4} ){0,2}$/u,
    /(?<!\p{L})(?:monday),? (?:\S{1,4} ){0,2}$/u,
    /(?<!\p{L})(?:tuesday),? (?:\S{1,4} ){0,2}$/u,
    /(?<!\p{L})(?:wednesday),? (?:\S{1,4} ){0,2}$/u,
    /(?<!\p{L})(?:thursday),? (?:\S{1,4} ){0,2}$/u,
    /(?<!\p{L})(?:friday),? (?:\S{1,4} ){0,2}$/u,
    /(?<!\p{L})(?:saturday),? (?:\S{1,4} ){0,2}$/u,
  ],
  sameYear: /^,? (?:of |in )?(?:the |that )same year\b|^,? of that year\b/,
  everyYear: /\b(?:each|every|a|per) year\b|\byearly\b|\bannual(?:ly)?\b|\bfollowing year\b/,
  recurring:
    /\b(?:each|every|any|annually|yearly|of the year|in the year)\b[^.;]{0,30}$|^,? (?:of |in )?(?:each|every|any|a) |^,? (?:of|in) the (?:following|next) (?:\S{1,12} )?year|^,? (?:yearly|annually)/,
  filler:
    /(?:\b(?:mon|tues|wednes|thurs|fri|satur|sun)day,?|\bw\/c|\bweek commencing|\b(?:the|midnight|noon|midday|at \d{1,2}(?:[.:]\d\d)? ?(?:[ap]\.?m\.?|o'clock)?,?|\d{1,2}(?:[.:]\d\d)? ?[ap]\.?m\.?,?|on|at|close of business|including|and including|up to and))\s?$/,

  agreed:
    /(?:\bdate(?:d|s)?(?: of)?(?: (?:this|the))?(?: (?:agreement|contract|signing|signature|acceptance|order|letter|booking))?(?: (?:is|as of))?|\b(?:signed|made|executed|accepted|agreed|concluded|entered into|ordered|booked|joined|ticked the box|clicked|shook hands)(?: (?:it|this|by (?:both|all)(?: of us)?|by (?:click|e-?mail|e-?signature|telephone|phone)|both))?(?: (?:on|as of|this|upon))?|\bdone (?:at|in) [^.;]{2,40},?)[ :._-]{0,30}$/,
  dated: /(?:^|, )(?:dated|of|made on)(?: the)? $/,
  notAgreed:
    /\b(?:last (?:updated|revised)|updated|revised|version|edition|born|birth|act|regulations?|registered|incorporated|organi[sz]ed|filed|rule \d|treaty|convention|prior agreement|that certain|expir\S{1,5}|ends?|until|terminat\S{1,4}|pursuant to|amended|source:|rev|report|inspected|offer of|accounts?)\b[^.;]{0,60}$|\bto (?:the|that|our|your|an?) (?:[\w-]{1,20} ){0,4}(?:agreement|contract|lease|licen[cs]e|loan)(?: of [\w-]{1,20})? (?:dated|made on|of) ?$/,
  consented: /\b(?:read|agreed?|accept(?:ed)?|understood|approved|signed|signature)\b[^.;\d]{0,80}$/,
  starts:
    /(?:\b(?:starts?|begins?|commences?|opens?|arrives?|commencement|beginning|opening|move-?in|moving[- ]in|entry|joining|check-?in|arrival|departure|collection|handover|event|wedding|delivery|loading|go-?live|activation|valid from|first (?:visit|day|night|lesson|session|class|\S{3,12} day))(?: (?:date|day|of (?:the )?[^.:;]{3,30}))?"?,?(?: (?:(?:which )?(?:is|will be)|means|shall mean|takes place|on|from)){0,2}[ :._|]{1,40}|\b(?:start|begin|commenc|run)(?:e?s|e|n?ing)?(?: (?:on|from|with effect from|as of|at))?(?: and including)? |\b(?:takes? effect|comes? into (?:force|effect)|effective(?: date"?)?|with effect)(?: (?:on|from|as of|as from|is|means)){0,4}[ :]{1,3}|\b(?:applies|counts|employed|engaged|appointed|in force|in effect|lasts|lived in|let|lent|hired|rented|insured|covered) from (?:and including )?|\b(?:is|are) (?:yours|admitted|taken on|available to you)(?: (?:on|from|as of))? |\badmission(?: date)?[ :._|]{1,40}|\b(?:you|they|(?:tenant|hirer|guest|member|buyer|customer)s?) (?:will )?(?:collects?|moves? in|joins?|arrives?)\b[^.;:]{0,50} |\b(?:covers?|applies to) (?:every|each|all|any) [^.;,]{3,30} (?:from|as of) |\b(?:leaving|departing|setting off)\b[^.;]{0,30}(?: on)? )$/,
  startsAfter:
    /^,? ?\((?:the |hereinafter (?:called |referred to as )?(?:the )?)?"?(?:(?:effective|commencement|start|completion|closing) date|completion|closing)"?/,
  startOfElse:
    /\b(?:absen(?:ce|t)|holidays?|prices?|rents?|fees?|charges?|instalments?|installments?|payments?|interest|notice|renewal|increases?|offers?|warrant(?:y|ies)|guarantees?|learners who|those who|bookings|trial|course of|workshop)\b[^.;]{0,50}$/,
  pricedFrom:
    /^,? (?:the |our |your |all )?(?:\S{1,12} ){0,2}(?:prices?|fees?|rates?|commissions?|charges?|wages?|salary)\b/,
  startsOwn:
    /(?:\b(?:takes? effect|comes? into (?:force|effect)|effective|in (?:force|effect)|valid from|with effect|commencement|employed|engaged|appointed|hired|rented|let|lent|leased|insured|covered|admitted|taken on|is yours|are yours|available to you|applies|counts)\b[^.;]{0,60}|\b(?:start|starting|begin|beginning|joining|go-?live|connection|activation|entry|hire|admission|move-?in)s?(?: (?:date|day))?"?(?: of (?:the )?[^.:;]{3,20})? ?(?:[:|]|\.{3}|is |means |shall mean |will be )[^.;:]{0,20}|\b(?:it|you|we|he|she|they)(?:'ll| will| shall)? (?:starts?|begins?|runs?|lasts?|kicks? off|joins?|moves? in|is for)\b[^.;]{0,30})$/,
  performed:
    /\b(?:first|second|next) (?:\w{1,12} )?(?:visit|night|lesson|session|class|meal|delivery|shift|box|stay|fitting|rehearsal|show|instal{1,2}ment|payment)\b[^.;]{0,40}$|\b(?:event|wedding|party|ceremony|celebration|concert|gig|performance|shoot(?:ing)?|filming|moving|delivery|loading|collection|handover|departure|arrival|check-?in|installation|fitting|inspection|survey|completion|closing|exam(?:ination)?|test|flight|sitting|breeding|works|building work|felling|logging|harvest\w{0,3}|drilling|sowing|contractor|builder|decorator|carrier|mover|photographer|band|caterer|seller|supplier|translator|mast\w?|boats?|goods|animals?)\b[^.;]{0,50}$/,
  startsByName: /\b(?:starts?|begins?|commences?|runs?|takes? effect) (?:on|with|from)(?: and including)? (?:the )?/,
  startsWhenAgreed:
    /\b(?:effective|starts?|begins?|commences?|takes? effect|comes? into force|in force|runs?)\b[^.;]{0,40}\b(?:(?:from|on|as of) (?:the )?(?:date (?:hereof|at the (?:top|head|foot)|of (?:this \S{3,12}|its signature|signature|signing|acceptance)|(?:on which )?(?:you|it is|they|both) (?:sign|accept|join)\S{0,3})|today|the moment (?:you|it is|they|both) (?:sign|accept|join|tick)\S{0,3}|day of signing|signature|signing)|date first (?:above )?written)/,
  ends: /(?:\b(?:I am|I'm|I'll be|I will be|we are|we'll be|you are|you will be|he is|she is|they are) (?:gone|out|off the (?:land|field|fields))(?: (?:on|by))? |\b(?:end|finish|expiry|expiration|return|check-?out)(?: (?:date|day|of (?:the )?[^.:;]{3,30}))? ?"?(?: (?:is|means|will be|on)| ?[:._]{1,40}) |\b(?:ends?|finishes|expires?|closes?|closing|leaves?|runs out|valid (?:to|until))(?: on)? ?[:._]{1,40} |\b(?:last|final) day(?: of (?:the )?[^.:;]{3,30})?(?: (?:is|being|means|will be)| ?[:._,]{1,40})? |\b(?:and|then) (?:ending|closing|finishing|expiring)(?: on)? |\bcom(?:es|ing) to an end(?: on)? |\b(?:this|the) (?:agreement|contract|lease|tenancy|term|hire|letting|membership|plan|subscription|course|season|job|employment|engagement|financing|loan|licence|order|mandate|appointment|placement|cover|policy|deal|storage|assignment|project|post|role|retreat|trip|arrangement|initial (?:term|period)|first term)(?: (?:itself|then|will|shall))? (?:end|expire|finish|terminate|is over|runs? out|come to an end|conclude)s?(?: automatically)?(?: with [^.;]{3,30})?(?: (?:on|at|by))? |\bis over on |\bcontract (?:which|that) (?:ends|runs out|expires|finishes)(?: on)? |\b(?:ends?|finishes|expires?|closes) after [^.;,\d]{3,30},? (?:on )?|\b(?:last|final)(?: (?:one|instalment|installment|payment|repayment|of them))?(?: [^.;,\d]{0,20})? (?:is|will be|falls|falls due|is due)(?: on| for)? |\b(?:works?|job|project|build|installation|fit-?out)\b[^.;]{0,50}(?:completed?|finished|done|ready)(?: by| on| no later than| at the latest by){1,2} )$/,
  endsAfter: /^,? (?:is|being|shall be) (?:the )?(?:last day|end|expiry)/,
  givenBack: /\b(?:back|return(?:s|ed|ing)?|give it in|hand it in|checks? out|leaves?)\b/,
  endsOfElse:
    /\b(?:exam(?:ination)?|test|mot|inspection|certificate|warranty|guarantee|insurance|policy|offer|quotation|price|permit|passport|visa|road tax|registration|probation\w{0,4}|trial|draft|sample|translation|manuscript|delivers?|option|may (?:extend|prolong|ask|choose)|can (?:extend|prolong|ask|choose)|extend (?:it|the|this)|you have now)\b[^.;]{0,80}$/,
  lasts:
    /\b(?:continues?|remains?|stays?|valid|in force|lasts?|runs?|tied to it|stay|is for|are yours?|have (?:it|the \S{1,14}))\b[^.;]{0,60}$/,
  until:
    /\b(?:until|till|to|through|up to|ending(?: on)?|ends?(?: on)?|expir(?:es|ing)(?: on)?|returning(?: on)?|coming back(?: on)?|(?:be|bring \S{2,10}) back(?: (?:by|on))?|back (?:by|on)|(?:be )?returned? (?:\S{2,8} )?(?:by|on))(?: (?:and|including)){0,4} $/,
  tooLate: /(?<!\b(?:or|and) )\bbefore $/,
  atLatest: /\b(?:no|not) later than(?: by)? $|\b(?:before|by|within|until) $|^,? at the (?:very )?latest\b/,
  notBefore:
    /\b(?:not|never|no|nor|cannot|if|leaves?|ends?|entered|enrolled|created|made|arising)\b[^.;]{0,80}\bbefore $/,
  effectiveOn:
    /\b(?:with effect|effective|(?:expiring|ending|terminating)|to (?:take effect|expire|end|terminate))(?: (?:from|as of|as from))? $/,
  conditional:
    /\b(?:if|where|should|provided|as long as|in case|in so far as|anyone who|whoever|who(?:ever)? (?:leaves|ends|cancels|stays))\b(?![^.;,]{0,60}(?:\bnot\b|n't\b))[^.;,]{0,90}$|\bafter $/,
  spanEnd: /^ (?:to|and|until|till|through|up to|-)(?: (?:and )?including)? $/,
  from: /\b(?:from|between|runs|starting|beginning)(?: (?:and|including|on)){0,4} $|\b(?:period|duration|term|stay|hire|rental|validity|trip)(?: of (?:the )?\p{L}{3,14})? ?[:|] ?$/u,
  replaced:
    /\b(?:instead of|in place of|rather than|original(?:ly)?|previous(?:ly)?|until now|so far|formerly|not)\b[^.;]{0,30}$/,
  prolonged:
    /\b(?:replaced (?:by|with)|(?:is|are) (?:hereby )?(?:extended|prolonged)|now (?:ends?|runs|expires?|continues?))\b[^.;]{0,60}$/,
  own: /\b(?:this|the|your|our) (?:\S{1,14} )?(?:agreement|contract|lease|tenancy|term|hire|letting|let|stay|membership|plan|subscription|course|job|employment|engagement|loan|licence|booking|period|season|paper|order|mandate|appointment|placement|cover|policy|arrangement|deal|storage|assignment|project|post|role|instruction|letter|retreat|trip|tour|journey|holiday|event|wedding)\b|\bit (?:starts|runs|lasts|begins)|\byou (?:start|move|have the)|\b(?:term|period|duration|dates?|stay|hire|from)\b ?:/,
  planned:
    /\b(?:planned|expected|intended|provisional|estimated|foreseen|anticipated|approximate|scheduled)\b[^.;]{0,40}$/,
  ruledOut: /^,? (?:is|are|shall be|will be) (?:not (?:possible|allowed|permitted)|excluded|ruled out)\b/,
  reckoned:
    /\b(?:accounts? (?:is|are)|made up|reckoned|as (?:at|of)|not covered|still owed|outstanding|sales|stock|reading|index|calculated|statements?)\b[^.;,]{0,30}\b(?:on|at|to|of|as of|each)? $/,
  informsYou:
    /\b(?:we|the \S{2,20}) (?:will |shall )?(?:writes?|lets?|informs?|tells?|reminds?|asks?|notif(?:y|ies)|sends?) (?:to )?you\b/,
  free: /\b(?:free of charge|without (?:charge|cost|paying|any cost)|at no (?:cost|charge)|cost(?:s|ing)? (?:nothing|you nothing)|for nothing)\b/,
  foreign:
    /\b(?:agreements?|contracts?|leases?|licen[cs]es?|polic(?:y|ies)|permissions?|arrangements?|permit|mandate|insurance|guarantee)\b(?: (?:on|for|of|it|we|they|that|which|has|have|hold)\b(?: \S{1,20}){0,2})? (?:with|from|between) (?!effect|and including|the date|today|now|(?:the )?\d|its|immediate|\S{1,12} (?:days|months|weeks)|a |an )|\b(?:held|let|rented|leased|stands on|borrowed)\b.{0,60}\b(?:to|from|under|by)\b|nothing to do with|not a party to|\bwhich (?:ends|expires|runs out)|\bunder (?:an?|another|its|their|our) (?:\S{1,14} )?(?:agreement|contract|lease|paper|licence)|\ba paper (?:\S{1,12} ){0,3}with\b|\b(?:insurance|road tax|manufacturer's warranty)\b[^.;]{0,40}\b(?:remains?|stays?|is|runs) (?:valid|in force|on)\b|(?:no|without) (?:effect|bearing|influence) on|does(?: not|n't) (?:affect|concern|bind) (?:you|us|the|either|this|her|him)|\bis (?:not|no) (?:part|concern) of|(?:landlord|lessor|owner|supplier|seller|bank|agency|son|daughter|brother|sister|mother|father|neighbour|neighbor)\S{0,10}'s (?:\S{1,14} ){0,2}(?:loan|mortgage|lease|contract|policy|licen[cs]e)|\bpolicy which\b|\bbetween (?:the )?(?:landlord|lessor|owner|seller|supplier) and the (?:agency|bank|state|city|county|government)/,
  pointsBack: /^\W{0,6}(?:it|that|this (?:one|other|older)|these|those|they|the (?:latter|former|other)|its|such)\b/,
  termAhead:
    /(?:\b(?:term|duration|period|length|(?:plan|membership|policy|contract|subscription|cover) year|runs?|lasts?|valid|fixed|settled on|signed up)\b"?(?: of (?:the |this )?\S{1,16})?(?: (?:is|shall be|will be|means|for|of|on)){0,4}:?(?: an?)?(?: (?:fixed|initial|first|total|full|minimum|term|period|of)){0,4}|\bfor(?: (?:a|an|the))?(?: (?:fixed|initial|first|total|full|minimum)){0,4}(?: (?:period|term) of)?) $/,
  termBehind:
    /^(?:,| and)? (?:from|beginning|starting|commencing|with effect from|up to and including|running from|ending)\b|^,? (?:to|until) |^ (?:fixed )?term\b|^,? last day/,
  notTerm:
    /\b(?:notice|warning|trial|probation\S{0,4}|guarantees?|warrant\S{1,5}|secre\S{1,3}|confidential\S{0,4}|arrears|late|unpaid|overdue|renew\S{0,4}|further|another|additional|extend\S{0,3}|after (?:the|it|this) (?:end|expir\S{1,5}|terminat\S{1,4})|compet\S{1,4}|retain|kept|keep|penalt\S{1,3}|pay(?:s|able|ment)? within|retention|previous|preceding|last|each|every|within|inside|not later than|more than|less than|idle|unused)\b/,
  banned:
    /\b(?:shall|will|may|must|can|do|does|agrees?|undertakes?|promises?) (?:\S{1,10} )?not\b|\bnot to\b|\bneither\b|\bcannot\b|\brefrains?\b|\babstains?\b|\bwithout (?:working|competing)\b/,
  fromEnd:
    /^,? (?:from|after|following|counted from)(?: [^ .;:,]{1,14}){0,4}? (?:end|ends|expir\S{1,5}|terminat\S{3}|complet\S{3,4}|graduation|leaving|departure|publication|release)\b/,
  notTermOf:
    /\b(?:warrants?|guarantee[sd]?|confidential\S{0,4}|secret|sick|wages|salary|invoices?|erase\S?|deleted?|interest|penalt\S{1,3}|liabilit\S{1,3}|stored?|retain\S{0,3}|insur\S{1,5}|defects?|repairs?)\b/,
  open: /\bindefinite|\bno (?:end date|last day)|\bhas no end\b|no fixed (?:end|term)|until (?:it is )?(?:ended|terminated)(?! on)|open-ended|(?:rolls|carries|trundles|goes) (?:on|along).{0,40}(?:until|month to month)|from month to month/,
  minimum: /\bminimum (?:term|period|stay|commitment)|at least\b.{0,20}(?:months|years)|\binitial period/,
  offered:
    /^(?!.{0,400}(?:unless|automatic|by itself|rolls? over)).{0,300}\b(?:may|can|could|option|entitled|right|alone|only)\b[^.;]{0,60}\b(?:renew\S{0,3}|extend\S{0,3}|prolong\S{0,3}|ask for|request|another|second|further)\b/,
  renews:
    /renew|rolls? (?:on|over)|carr(?:y|ies) on for|another (?:\S{1,12} )?(?:term|year|period|twelve|begin)|extend\S{0,3} (?:itself|automatically)|further (?:terms?|periods?)|next (?:plan )?year/,

  afterTrial: /\b(?:after|once|following)\b.{0,30}\b(?:probation|trial|it)\b/,
  counted: [
    {
      direction: 'before',
      from: 'end',
      behind:
        /^'?s?'?(?: (?:clear|written|prior|full|notice|warning|in writing|at least|or more)){0,4} (?:before|prior to|ahead of|in advance of) (?:(?:the|its|your|their|that|this|current|any|each|initial|first|fixed|then|expiry|date|end|last|day|of|or|plan|it|term|period|year|agreement|contract)\b ?){0,8}(?:end|expir\S{1,5}|last day|terminat\S{3}|is up|ends|runs out|over)\b/,
    },
    {
      direction: 'before',
      from: 'end',
      behind: /^(?:'s?)? (?:before(?:hand)?|earlier)(?: in writing)?[.,;]?(?:$| of it)/,
      when: 'renewal',
    },
    {
      direction: 'before',
      from: 'start',
      behind:
        /^'?(?: (?:clear|or more)){0,4} (?:before|prior to|ahead of) (?:the |your |his |her |this )?(?:start|commencement|departure|arrival|check-?in|hire|event|wedding|party|celebration|stay|date|day|move|moving|loading|delivery|collection|activation|first (?:day|visit|lesson|night)|booking begins|journey|trip|course|tour|holiday|handover|(?:it|you|they) (?:starts?|begins?|travels?|arrives?))\b/,
    },
    {
      direction: 'after',
      from: 'agreement',
      behind:
        /^(?: or less)?,? (?:of|from|after|following|starting (?:on|from|with)|beginning (?:on|with)|counted from|as from) (?:(?:the|its|your|this|our|day|date|on|which|that|both|parties|all|last|you|we|have|has|been|is|was|of|quotation)\b ?){0,8}(?:sign\S{0,6}|date of (?:this|the) (?:agreement|contract|order|letter)|date at the top|its date|order|accept\S{1,5}|made|conclusion|joining|date hereof|booking)\b|^ (?:of|from|after) its date/,
    },
    {
      direction: 'after',
      from: 'agreement',
      ahead: /\bwithin (?:the )?(?:first )?$/,
      behind: /^ (?:of|after|from) (?:it|this|that|today)\b/,
    },
    {
      direction: 'after',
      from: 'start',
      behind:
        /^,? (?:of|from|after|following|beginning with|starting (?:on|from|with)|counted from|as from) (?:(?:the|your|his|her|its|this|day|date|on|which|service|you|it|they)\b ?){0,5}(?:start\S{0,4}|commencement|begin\S{0,5}|activation|effective date|go-?live|moving in|move-?in|entry|arrival|first day|first visit)\b/,
    },
    {
      direction: 'after',
      from: 'end',
      behind:
        /^,? (?:of|from|after|following) (?:(?:the|its|this|that|your|date|day|of|agreement|contract)\b ?){0,6}(?:end|ends|expir\S{1,5}|departure|leaving|check-?out|return|giving back)\b/,
    },
  ],
  acts: {
    probation: /\bprobation|\btrial (?:period|month|weeks?|time)|\bon trial|\bdefrost|\bsettling-in/,
    cancellation:
      /\b(?:withdraw\S{0,3}|cancel\S{0,8}|chang\S{1,3} (?:your|his|her|their|its) mind|cool\S{0,4}[- ]off|retract\S{0,4}|revok\S{1,4}|call\S{0,3} (?:it|the|a|this) .{0,20}off|thinks? better of|send back every|back out|rescind)\b/,
    renewal:
      /\b(?:renew\S{0,4}|no more|stop(?:s)? (?:it|the renewal)|another (?:term|year|twelve)|next (?:term|plan year)|roll\S{0,3} over|carries on|extend\S{0,3})\b/,
    notice: /\b(?:notice|give up|terminat\S{1,4}|leave|end (?:it|this|the (?:agreement|contract)))\b/,
    payment:
      /\b(?:pa(?:y|ys|id|yable|yment)|due|instalments?|installments?|deposit|balance|transfer\S{0,4}|debit\S{0,3}|refund\S{0,3}|lend\S{0,2}|lent)\b/,
    review:
      /\b(?:review\S{0,3}|rais(?:e[ds]?|ing)|ris(?:es?|ing)|increas(?:es?|ed|ing)|go(?:es)? up|adjust\S{0,4}|index\S{0,6}|uplift\S{0,2}|escalat\S{1,4})\b/,
    handover:
      /\b(?:deliver\S{0,3}|hand(?:ed|s|ing)?[ -]?(?:over|back|in)|collect\S{0,4}|return\S{0,3}|bring back|install\S{0,6}|complet\S{1,4})\b/,
  },
};
