import type { HarmType } from '#worker/analyse/built-in/harms/harm-types.ts';
import type { HarmSaying } from '#worker/analyse/languages/harm-words.ts';

/** What one makes, says and is known by, and with whom one may deal. */
export const englishFreedomHarms = {
  'only-for-them': [
    {
      says: [
        /\b(?:only client|sole client|nobody else|no ?one else|no other (?:client|customer|employer|work|job|firm|agency|supplier)|exclusively for us|for us alone|other people can wait)\b/,
        /\b(?:you|your|we|our|employee|worker|freelancer|designer|seller|member|artist|author|contractor|crew|she|he)\b/,
      ],
      unless: [
        /\b(?:we|landlord|venue|manager|publisher|agency) (?:will |shall )?(?:take|let|give|serve|manage|sell)s? (?:it |them )?(?:to )?no|\bnobody else (?:will|may|shall|has|is)\b|\bfree to\b/,
      ],
      notBy: 'other',
    },
    {
      says: [
        /\b(?:exclusiv(?:e|ely|ity)|solely|only (?:from|with|through|for|at)|no other|nobody else|no one else|anyone else|any other (?:firm|person|supplier|agent|agency|house|business|employer|source|party|baker|publisher|shop)|elsewhere|alone|another (?:supplier|firm|agent|dealer|garage|caterer|employer|job|agency|workshop)|other (?:work|jobs?|employment|sponsors?))\b/,
        /\b(?:buys?|purchas\w{1,4}|orders?|works?|deals?|sells?|engages?|instructs?|publish\w{0,3}|obtains?|draws?|brought|takes?|serves?|appears?|performs?|appoint(?:s|ed)?|represent\w{0,3}|repairs?|serviced|accepts?|fuel|offers?|uses?|permits?)\b/,
        /\b(?:must|shall|may|not|only|will|no|agrees?|bound|undertakes?|cannot|alone)\b/,
      ],
      unless: [
        /\brecitals?\b|\bwhereas\b|\bretains? the right\b|\bbudget\b|\bdiscretion\b|\bparty\b.{0,20}\bfirst notify\b|\b(?:not|never|nor|non)\b.{0,20}\b(?:exclusive|bound|restricted|obliged|limited|tied|only)\b|\bfree to\b|\b(?:may|can) (?:use|buy|work|deal|stock|borrow|go|have|choose)\b|\bnon-exclusive|\bexclusive (?:use|jurisdiction|property|benefit|offer|dealership|right of)|\bnothing here\b|\bonly (?:from|with|for) (?:\d|the (?:date|day|moment|start)|prior|your|a)|\bexclusively yours\b|\bcourts?\b|\bassign\b|\bdisclos|\bpersonal data\b|\bproperty\b|\brefund/,
      ],
      notBy: 'other',
    },
    {
      says: [
        /\bfirst refusal\b|\bfirst (?:offer|option)\b|\bbefore any (?:other|one)\b|\bfirst tendered\b|\bwithout (?:having )?first (?:offer|tender)\w{0,3}\b/,
        /\b(?:shall|must|will|may not|without)\b/,
      ],
      unless: [
        /\brecitals?\b|\bwhereas\b|\bretains? the right\b|\bbudget\b|\bdiscretion\b|\bparty\b.{0,20}\bfirst notify\b|\boffers? (?:it )?first to (?:you|her|the (?:tenant|customer|buyer))\b|\bnothing to do\b|\bstruck\b/,
      ],
      notBy: 'other',
    },
    {
      says: [
        /\b(?:only|exclusively|nobody (?:else|but)|no one else|none but|must (?:buy|use|order|take)|may not (?:buy|use|work|bring|order|take)|no other|nothing from|tied|obliged to (?:buy|use|order|take)|sole)\b/,
        /\b(?:our|us|from (?:us|the|him|me)|through (?:us|the)|our (?:own )?(?:workshop|shop|kitchen|list|caterers?|store|garage|contractor|firm|technicians?)|at (?:our|its|his) prices?|the \w{1,12}'s (?:own )?(?:workshop|shop|kitchen|store))\b/,
        /\b(?:buys?|bought|orders?|uses?|us(?:e|ing)|works?|brings?|brought|takes?|services?|serviced|repairs?|suppl\w{1,4}|food|fuel|parts|uniform|catering|photograph\w{0,3}|clean\w{0,3}|sell|obtain\w{0,2})\b/,
      ],
      unless: [
        /\brecitals?\b|\bwhereas\b|\bretains? the right\b|\bbudget\b|\bdiscretion\b|\bparty\b.{0,20}\bfirst notify\b|\b(?:not|never|nor|no)\b.{0,20}\b(?:exclusive|bound|restricted|obliged|limited|tied|only)\b|\bfree to\b|\b(?:you|she|he|customer|tenant|client|hirer) (?:may|can) (?:use|buy|work|deal|stock|go|have|choose|bring)\b|\bexclusive (?:use|jurisdiction|property)|\bcourts?\b|\bdisclos|\brefund|\bonly (?:if|when|after|where|once|for \d|from \d|until|pay)|\bliab|\bdata\b|\bnotice\b|\bwe (?:only|may not|use)\b/,
      ],
      notBy: 'other',
    },
  ],
  'creations-taken': [
    {
      says: [
        /\b(?:copyright|intellectual property|inventions?|ideas?|designs?|drawings?|recordings?|works?|materials?|creations?|photographs?|content|everything (?:you|he|she|in)|code|texts?|wording|drafts?|recipes?|flavours?|rights? in|all rights|songs?|lines?)\b/,
        /\b(?:belongs?|assign(?:s|ed)?|transfer(?:s|red)?|vests?|property of|becomes? (?:the (?:property|provider|company|firm|client)|ours|theirs)|owned by|(?:is|are) ours|stays? ours|one the second|pass(?:es)? to (?:us|the)|sole property|property when|'s property)\b/,
      ],
      unless: [
        /\bpending\b|\bjointly\b|\bknowledge\b|\bexcept as\b|\bhas assigned\b|\bcurrent and former\b|\bnothing contained\b|\bshall (?:execute|assist)\b|\b(?:not|never|nothing|no)\b.{0,25}\b(?:assign|transfer|pass|acquire|licensed?|vest)|\bremains? (?:yours|the (?:sole |exclusive )?(?:and exclusive )?property of|his|hers|with (?:you|the))|\byou (?:keep|own|retain)\b|\bmay not assign\b|\bneither\b|\bmaterials (?:paid|we supply|on site|paid for)|\bdata protection|\bshall not assign\b|\bwithout .{0,30}consent\b|\bdebts?\b|\bgoods\b|\bkeys?\b/,
      ],
    },
    {
      says: [
        /\b(?:learns? from|train(?:s|ed|ing)? (?:a|our|an|its) (?:machine|model|system|software|ai)|machine learning|artificial intelligence)\b/,
      ],
      unless: [
        /\bpending\b|\bjointly\b|\bknowledge\b|\bexcept as\b|\bhas assigned\b|\bcurrent and former\b|\bnothing contained\b|\bshall (?:execute|assist)\b|\bnot\b.{0,20}\btrain|\bnever\b/,
      ],
    },
    {
      says: [
        /\b(?:all|every(?:thing)?|any|whatever|full|entire|exclusive)\b/,
        /\b(?:rights?|copyright|ideas?|designs?|recordings?|images?|footage|songs?|photographs?|work|texts?|drafts?|inventions?|software|recipes?|materials?)\b/,
        /\b(?:belongs?|(?:is|are|becomes?|stays?|remains?) (?:ours|the property|owned|theirs)|passes?|transfers?|assign(?:s|ed)|owns?|for (?:ever|good|life)|in perpetuity|perpetual\w{0,2}|irrevocab\w{2})\b/,
        /\b(?:us|ours|we|company|client|employer|agency|publisher|label|provider|platform|studio|firm|paid or not|whether or not|ever|perpetuity|irrevocab\w{2}|created?|makes?|made|write|written|upload\w{0,3}|produc\w{1,3})\b/,
      ],
      unless: [
        /\bpending\b|\bjointly\b|\bknowledge\b|\bexcept as\b|\bhas assigned\b|\bcurrent and former\b|\bnothing contained\b|\bshall (?:execute|assist)\b|\b(?:not|never|nothing|no|neither)\b.{0,30}\b(?:assign|transfer|pass|acquire|licen[cs]|belong|right|own)|\byou (?:keep|own|retain)\b|\bremains? (?:yours|his|hers|with (?:you|the (?:writer|author|designer|artist|photographer)))|\bmay not\b|\bgoods\b|\bdeposit\b|\bgive you\b|\bgranted? (?:to )?(?:you|the (?:customer|tenant|buyer|couple))\b|\bonce paid\b|\bupon payment\b|\bpasses? to you\b|\byour (?:property|own)\b|\brisk\b/,
      ],
    },
  ],
  'likeness-for-ever': [
    {
      says: [
        /\b(?:film(?:s|ed|ing)?|photograph(?:s|ed)?|picture[sd]?|record you|image|likeness|name)\b/,
        /\b(?:advertis\w{1,4}|publicity|promot\w{1,4}|marketing|social media|website|posters?)\b/,
        /\b(?:without (?:payment|pay|asking|charge)|as long as (?:we|it|he|she)|for ever|forever|no payment|by (?:coming|entering|joining|signing)|let us)\b/,
      ],
      unless: [
        /\b(?:not|never|no|none)\b.{0,30}\b(?:use|film|photograph|publish|picture)|\bonly (?:if|with)\b|\bconsent given\b|\bask(?:ed)? you first\b/,
      ],
    },
    {
      says: [
        /\b(?:photo(?:s|graphs?)?|pictures?|images?|face|faces|voice|likeness|names?|videos?|films?|recordings?|clips?|footage|content|visage)\b/,
        /\b(?:advertis\w{1,5}|marketing|promot\w{1,5}|publicity|publish\w{0,3}|brochure|website|social media|any medium)\b/,
        /\b(?:for ?ever|perpetual(?:ly)?|irrevocabl[ey]|all time|any medium|without (?:limit|payment|fee|further|end|term|asking)|as long as|worldwide|no fee|unless you object|(?:is|are) free to|faces included|free of charge|royalty-free|ours to|may (?:use|publish|show|put)|any purpose)\b/,
      ],
      unless: [
        /\b(?:not|never|no)\b.{0,20}\b(?:use|publish|show|leave|permission|licence)|\bonly (?:if|with|when)\b|\bwith (?:your|the \w{1,12}'s) (?:consent|permission)|\byour family\b|\btheir family\b/,
      ],
      notBy: 'reader',
    },
  ],
  'data-shared': [
    {
      says: [
        /\b(?:record|records|data|information|details|particulars|sites visited|viewed|numbers called|location|habits|usage|profile)\b/,
        /\b(?:affiliates?|advertisers?|partners|sponsors|data brokers|third part(?:y|ies)|group companies|other companies|whoever)\b/,
        /\b(?:furnish\w{0,3}|shar\w{1,3}|sell|sold|pass(?:ed|es)?|giv(?:e|en|es|ing)|suppl(?:y|ied|ies)|disclos\w{1,4}|hand(?:ed|s)?|transfer\w{0,3}|for consideration)\b/,
      ],
      unless: [
        /\b(?:not|never|nor|no|nothing)\b.{0,40}\b(?:shar|sell|sold|pass|give|disclos|hand|suppl)|\bonly (?:if|with|where) you\b|\baccountant\b|\brequired by law\b|\bwith your consent\b/,
      ],
      notBy: 'reader',
    },
    {
      says: [
        /\b(?:data|details|location|records?|information|where (?:you|the|it)|contacts|messages?|cameras?|browsing|phone|recordings?|usage|figures|sees which|tracker|owed)\b/,
        /\b(?:shar(?:e|es|ed|ing)|pass(?:es|ed)? (?:it |them |this )?(?:on|to)|sells?|sold|disclos(?:e|es|ed)|tells?|let\b.{0,40}\bknow|transfer(?:s|red)?|make available|monitors?|tracks?|watch(?:es)?|gives?)\b/,
        /\b(?:partners?|third part(?:y|ies)|insurers?|advertis\w{1,4}|others|companies|employers?|neighbours?|firms|group|councils?|affiliates?|marketing|anyone|teams)\b/,
      ],
      unless: [
        /\b(?:not|never|nor|neither)\b.{0,25}\b(?:share|sell|pass|disclose|give|tell|transfer)|\bonly (?:as|where|if|to|with|so far)\b|\bwith (?:your|the \w{1,12}'s) (?:consent|permission)|\brequired by law\b|\bconfidential|\bassign|\bsecret\b|\bprofessional advis/,
      ],
      notBy: 'reader',
    },
    {
      says: [
        /\b(?:records?|monitors?|tracks?|watch(?:es)?|sees|listens?|films?)\b/,
        /\b(?:where (?:you|the car|he|she|it) (?:are|is)|location|calls|conversations|messages|keystrokes|screen|which apps|who you|at all times|camera|sound)\b/,
      ],
      unless: [/\b(?:not|never)\b.{0,20}\b(?:record|monitor|track|watch|listen|film)|\bonly\b/],
      notBy: 'reader',
    },
    {
      says: [
        /\b(?:data|details|location|whereabouts|records?|contacts|viewing|habits|answers|messages|health|number|debts?|what you (?:do|buy|watch|say))\b/,
        /\b(?:shar(?:e|es|ed|ing)|pass(?:es|ed|ing)?|sells?|sold|hand(?:s|ed)?|giv(?:e|es|en)|disclos\w{1,3}|tells?|told|inform\w{0,3}|contact\w{0,3}|call|write to|ask(?:s|ed)?)\b/,
        /\b(?:partners?|advertis\w{2,4}|third part(?:y|ies)|others|insurers?|banks?|shops|employer|relatives|family|friends|companies|group|neighbours?|contacts|affiliates|commercial)\b/,
      ],
      unless: [
        /\b(?:not|never|nor|neither|nobody)\b.{0,25}\b(?:shar|sell|pass|disclos|giv|tell|hand|contact)|\bonly\b|\bconsent|\bpermission\b|\blaw\b|\bconfidential|\bassign|\bsecret|\byou (?:may|can)\b|\bemergenc|\bcourts?\b/,
      ],
      notBy: 'reader',
    },
  ],
  'praise-only': [
    {
      says: [
        /\b(?:(?:bad|honest|poor|negative|online|critical|true|no|leaves?|posts?|writes?|publish\w{0,3}|each|any) (?:\w{1,10} ){0,2}reviews?|reviews? (?:about|that|on (?:any|the|a))|dispar\w{1,8}|critici[sz]\w{1,4}|negative\w{0,2}|nice things|comments?|stars|ill of|badly of|unfavourable|adverse|reputation|put up yourself|remarks?|opinions?)\b/,
        /\b(?:not|no|never|without (?:our|the)|only|until|nothing|laps(?:e|es)|forfeits?|owes?|pays?|charged|hands? back|treated as)\b/,
        /\b(?:post(?:s|ed|ing)?|publish\w{0,3}|writ(?:e|es|ten)|says?|speaks?|leaves?|makes?|put(?:s)? up|stars|dispar\w{1,8}|critici[sz]\w{1,4})\b/,
      ],
      unless: [
        /\bapproval by\b|\bexamine\b|\baudit|\boutages?\b|\bremarketing\b|\bmarks\b|\bdomain\b|\bamendment\b|\bannouncement\b|\bthird party has\b|\bno stars are lost\b|\bfree to\b|\bmay (?:say|write|post|publish|criticise|review)\b|\bhonest\b.{0,20}\b(?:welcome|allowed|free)|\bnot stop\b|\brent review\b|\breview(?:s|ed)? (?:of )?(?:the )?(?:rent|price|fee|salary|pay)\b/,
      ],
      notBy: 'other',
    },
    {
      says: [
        /\b(?:(?:bad|honest|poor|negative|online|critical|true|no|leaves?|posts?|writes?|publish\w{0,3}|each|any) (?:\w{1,10} ){0,2}reviews?|reviews? (?:about|that|on (?:any|the|a))|comments?|opinions?|press|social media|online|publicly|in public|remarks?|ratings?|stars)\b/,
        /\b(?:nothing|not|never|no|without|only|removed?|take (?:it )?down|delete)\b/,
        /\b(?:bad|negative|critic\w{2,6}|harm\w{0,3}|damag\w{1,3}|unfavourable|poor|adverse|reputation|true|approv\w{1,3}|consent|silence|about (?:us|the|him|her))\b/,
      ],
      unless: [
        /\bapproval by\b|\bexamine\b|\baudit|\boutages?\b|\bremarketing\b|\bmarks\b|\bdomain\b|\bamendment\b|\bannouncement\b|\bthird party has\b|\bfree to\b|\bmay (?:say|write|post|publish|criticise|review|speak)\b|\bnothing (?:here|in this) stops\b|\bpersonal data\b|\bneither\b|\bnot stop\b|\bhonest\b.{0,20}\bwelcome\b|\bpictures?\b|\bphoto/,
      ],
      notBy: 'other',
    },
  ],
} satisfies Partial<Record<HarmType, readonly HarmSaying[]>>;
