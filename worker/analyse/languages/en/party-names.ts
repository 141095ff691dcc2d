import type { PartyNameWords } from '../party-name-words';

export const partyNameWords: PartyNameWords = {
  nameBegins: [/(?<![\p{L}\d'.&/-])(?=\p{Lu}|[dl]'\p{Lu})/gu],
  lead: /^(?:[\s"'_.,:;()[\]*&-]|(?:aunt|auntie|uncle|granny|grandma|grandpa|grandad|nana?|cousin)(?= \p{Lu}[\p{L}'-]{2,20}(?: \p{Lu}|[,\n]|$))|(?:\(?(?:\d{1,2}(?:\.\d{1,2})?|[a-d]|i{1,3})[).]|the|firm|company|mr|mrs|ms|miss|mister|messrs|dr|prof|shri|smt|engr?|and|or|between|with|by|undersigned|that's|you,|(?:his|her|their) (?:wife|husband|spouse|partner|daughter|son|sister|brother),?|of the (?:one|other|first|second) part|on the (?:one|other) part)(?![\p{L}\d])\.?,?){1,12}/iu,
  titles: /(?<=\s)(?:mr|mrs|ms|miss|dr)\.?\s(?=\p{Lu})/giu,
  within: /^(?:of|and|the|de|van|von|der|den|del|la|le|di|da|for|ní|nic|ó|y)$/i,
  firm: /(?:^|\s)(?:dac|cic|cio|studios?|agency|authority|council|group|services|works|club|academy|university|college|school|trust|society|partners|holdings?|rentals|motors|lettings|properties|homes|bank|association|borough|union|cooperative|co-operative|& (?:co|sons?|daughters?))(?:\s|$)/i,
  stop: null,
  neverOfPerson: null,
  address:
    /(?:^|\s)(?:avenue|terrace|crescent|gardens|boulevard|highway|parkway|marg|nagar|chowk|colony|sector|enclave|estate|industrial park|business park|floor|suite|po box|p\.o\. box|postcode|county|district|province)(?=$|[\s,.:;])|^(?:off|near|opp|opposite|behind|beside|next to|corner|junction|c\/o) /i,
  noParty:
    /^[^.;!?\n]{0,60}?\b(?:is|are|shall be|becomes?) (?:not|no|neither)(?: itself| themselves)? (?:an? )?(?:contracting )?part(?:y|ies)(?: (?:to|of) (?:this|the present|our|it|the (?:contract|agreement|lease|deal|loan|sale)(?! (?:between|with|of)))\b|(?=\s?(?:[.;,)]|$)))|^[^\n:]{0,40}\((?:not|no) (?:an? )?(?:contracting )?party\b/i,
  former:
    /\b(?:former|previous|prior|past|earlier|last|old|ex-|outgoing|late|then)(?: \p{L}{3,20}){0,2},? (?:\p{L}{1,3}\. )?$|\b(?:landlord|owner|employer|insurer|bank|solicitor|accountant|broker|architect|doctor|school) (?:of the (?:tenant|client|seller|buyer|owner|pupil|child)|is|was),? $|\b(?:insured (?:with|by)|account (?:at|with)|banks with|employed (?:by|at) the time by|bought from|acquired from|financed by|mortgaged to|successor (?:of|to)|predecessor,?|on the advice of|drawn up by|drafted by|prepared by|printed by|witnessed by|certified by|notari[sz]ed by) (?:the |messrs )?$/iu,
  never:
    /^(?:In|At|On|By|For|From|To|As|All|Any|Each|Per)\s|(?:^|\s)(?:agreement|contract|form|section|schedule|date|dated|signed|initials|stamp|seal|thumbprint|signature|monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april(?! [a-z]{3,})|may|june(?! [a-z]{3,})|july|august(?! [a-z]{3,})|september|october|november|december|what|when|where|how|who|why|which|address|witness|page|part|parties|party|terms|yes|no|none|not|ireland act|act|order|street|road|lane|england|scotland|wales|hello|dear|regards|wishes|sincerely|faithfully|sir|madam|this|that|these|your|our|my|if|you|we|us|is|are)(?=$|[\s,.:;])/i,
  labels:
    /^(?:for|from|to|(?:this )?(?:(?:copy|document|agreement|contract|form)(?: (?:was|is))? )?(?:prepared (?:for|by)|(?:generated|made out|drawn up|produced|printed|issued|created) for)|(?:accepted|agreed|signed up) by|(?:quote|quotation|estimate|offer|proposal) (?:for|by|from)|issued (?:to|by)|account (?:holder|name)|card ?holder|(?:full |company |business |legal )?name|contracting party|(?:booked|hired|rented|let|leased|ordered|bought|sold|supplied|delivered) (?:by|from|to|with)|registered keeper|between|and|party [ab12])$/i,
  nameOf: /^as (?:the )?|^(?:(?:full |first and last )?names?|particulars|details|signature) of (?:the )?/i,
  notLabels:
    /^(?:bank|model|venue|home|hotel|cent(?:re|er)|school|family|shop|store|branch|site|location|platform|passenger|player|label|manager|trust|council|garage|partner|society|guest|user|recipient|recruiter|insurer|marketplace|franchise)s?$/i,
  peopleLabels: /^(?:passenger|player|partner|guest|user)s?$/i,
  partners:
    /^(?:(?:general |managing |silent |founding )?partner|member|co-?founder|founder|shareholder|co-?owner)s?$/i,
  formed:
    /^(?:(?:full |registered )?name of (?:the |our )?(?:partnership|company|firm|business|venture|joint venture|club|association|practice|syndicate)|(?:trading|business|firm|partnership|company|venture) name|(?:the )?(?:partnership|firm|business|venture|joint venture))\b/i,
  amongUs:
    /(?<!\p{L})(?:(?:all |both )?(?:the )?(?:two|three|four|five|pair|lot) of us|between (?:the )?(?:two |three |four |five )?of us|(?:among|amongst|between) (?:us|ourselves)(?: (?:two|three|four|five|all|both))?|binds us(?: (?:both|all|two|three))?|we (?:two|three|four|five|both|all)|we, the undersigned|(?:we|us) (?:siblings|brothers|sisters|cousins|friends|neighbours|neighbors|flatmates|housemates|partners)) ?[,:(-] ?/giu,
  ours: /^,? our (?:new )?(?=\p{L})/u,
  openers:
    /\b(?:between(?: the undersigned)?|by and between|by and among|parties(?: to this \w{3,12})? are|parties(?= ?:))(?: ?:)?/gi,
  defines:
    /(?:hereinafter|hereafter|whom (?:we|i)(?:'ll| will| shall)? (?:also |here )?call|(?:we|i)(?:'ll| will| shall) call (?:him|her|them|it|you)|(?:also )?known (?:here(?:in)? )?as|in the following|from (?:here|now) on|in this (?:agreement|contract|letter|document))(?: (?:called|referred to as|known as|named))?,? ?/gi,
  roleBehind: /(?:,? (?:as|being) (?:the )?| - )/gi,
  above: /\b(?:above[- ](?:named|mentioned)|named above)\b/i,
  represents: /\b(?:represented|acting)(?: (?:here|herein|in this matter))? (?:by|through)\b/i,
  parent: /^,? (?:his|her|its|their|the) (?:mother|father|parents?|legal guardian|guardian)\b/i,
  signsFor: /^(?:for|on behalf of|for and on behalf of) /i,
  means: /^ ?(?:=|are|is|means?|refers? to|stands for|:)(?: you,)? /i,
  spoken: {
    i: /(?:^|[\s(])I(?:,|'m| am) |\bme, /g,
    we: /(?:^|[\s("])(?:[Ww]e|us)(?:(?:'re| are| is| at|:|,) | \()/g,
    you: /(?:^|[\s("])(?:[Yy]ou)(?:(?:'re| are| is|:|,) | \()/g,
  },
  kin: / (?:to )?my (?:\p{Ll}{2,12} )?\p{Ll}{3,14},? (?=\p{Lu})/u,
  kinTitle: /^(?:Uncle|Aunt|Auntie|Grandpa|Grandma|Granny|Nana|Mum|Mom|Dad)(?!\p{L})/u,
  runBy:
    /\b(?:(?:run|operated|owned and operated|provided|published|offered|managed|supplied) by|(?:a )?(?:trading|business) (?:name|style) of|(?:your |the )?(?:provider|operator|supplier|seller|contracting party|company)(?: (?:of|behind) [^;:,\n]{2,50}?)? is) /gi,
  welcome: /(?:^|[\n.!] ?)(?:Congratulations|Well done|Welcome(?: aboard)?)[,!]? /gi,
  greeting: /^(?:my )?(?:dear(?:est)?|darling|hello|hi(?:ya)?|hey|good (?:morning|afternoon|evening)|greetings)[ ,]/i,
  agrees:
    /^(?:(?:yes|ok|right),? )?(?:so |also |as )?(?:(?:i|we)(?:'m| am| are| have|'ve)? )?(?:also |both |all |hereby |read this and )?(?:agree[ds]?|accept(?:ed)?|happy|fine|confirm(?:ed)?|signed)(?!\p{L})/iu,
  signed:
    /^(?:(?:(?:i|we)(?: have|'ve)? )?(?:and me|(?:yes, )?(?:so |also |all |both |as )?agree[ds]?|read|accept(?:ed)?|sign(?:ed)?|understood|countersigned|confirm(?:ed)?|acknowledged?|received|(?:am|are|is)? ?(?:fine|happy|ok(?:ay)?) (?:by|with)|that's right|so do i|me too)[^:\n]{0,40}:|signed,|\(|x?_{3,})\s?/i,
  notSigned: /witness|signed for|for (?:and on behalf of|us|the)|founder|manager|director/i,
};
