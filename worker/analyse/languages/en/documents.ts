import type { DocumentWords } from '../document-words';

export const documentWords: DocumentWords = {
  kinds: {
    'blog-post': {
      opening:
        /\bposted (?:by|on|in)\b|^how to (?:get|cancel|leave|read)|\bforum\b|\bblog\b|\bmin(?:ute)?s? read\b|\bthread\b|\breplies\b/,
      signs:
        /\bcomments?\b|\brepl(?:y|ies)\b|i'm (?:not a lawyer|no lawyer)|here(?:'s| is) (?:what|everything)|\bupdate:|\bedit:|\bupvotes?\b|\bsubscribe\b|\bkeep seeing\b|\bmy advice\b|\bguys\b|\bposted\b|\blol\b|you(?:'ll| will) want to/,
    },
    cv: {
      opening: /curriculum vitae|\br[eé]sum[eé]\b|\bcv\b/,
      signs:
        /\b(?:work |professional )?experience\b|\beducation\b|\bskills\b|\breferences\b|\breferees?\b|\bdegree\b|\bba\b|\bbsc\b|\buniversity\b|driving licen[cs]e|\blanguages\b|\binterests\b|\bpresent\b|personal (?:profile|statement)|\b(?:19|20)\d\d ?- ?(?:(?:19|20)\d\d|present|now|today)|a-levels|gcse/,
    },
    essay: {
      opening: /\bdiscuss\b|\bessay\b|\bcoursework\b|\bclass\b \d|\byear \d{1,2}\b|\bmodule\b|word count|\bstudent\b/,
      signs:
        /in conclusion|in this essay|on the one hand|on the other hand|it (?:could|may|might) be argued|\bargues?\b|\bphilosopher|\bhowever,|\bto conclude\b|\bfirstly\b|\bsecondly\b|\bbibliography\b|\bmark:|grade:|\bquot(?:e|ation)\b|\bsociety\b|\bhistor(?:y|ian)\b|essay/,
    },
    invoice: {
      opening: /\binvoice\b|\breceipt\b|\bcredit note\b|statement of account/,
      signs:
        /invoice (?:no|number|date)|\bvat (?:no|number|reg|\d|at)|\bsubtotal\b|\btotal due\b|amount due|\bqty\b|unit price|due date|payment (?:due|terms|details)|sort code|account (?:no|number)|\biban\b|\bbic\b|\bbill to\b|\bnet total\b|please (?:pay|quote)|\btotal\b|remittance/,
    },
    'job-advertisement': {
      opening:
        /looking for (?:a|an|our)|we(?:'re| are) (?:hiring|recruiting)|\bvacanc(?:y|ies)\b|job (?:advert|opening|description)|join our team|\bwanted\b/,
      signs:
        /\bapply\b|\bapplicants?\b|\bapplications?\b|closing date|your (?:cv|application)|we offer|you bring|what we offer|\binterviews?\b|salary (?:range|from|of)|\bcandidates?\b|\bm\/f\/[dx]\b|\brequirements\b|covering letter|equal opportunit|ideal candidate|what you(?:'ll| will) (?:do|bring)/,
    },
    letter: {
      opening: /\bdear (?:sir|madam|mr|mrs|ms|miss|dr|all|team|colleague)/,
      signs:
        /yours (?:sincerely|faithfully|truly)|kind regards|best wishes|i am writing|i wrote to you|\benc\.?:|look forward to (?:hearing|your)|\bi (?:therefore )?(?:ask|request|demand|expect)\b|(?:please|kindly) (?:confirm|refund|reply)|\brefund\b|\bcomplain|hereby give (?:you )?notice|by e-?mail and|recorded delivery|if i (?:do not|don't) hear|you (?:told|promised|wrote) me/,
    },
    manual: {
      opening:
        /instructions? (?:for|manual)|user (?:manual|guide)|safety (?:instructions|notes)|owner'?s manual|\bread before\b|quick (?:start|guide)|keep (?:this|these|for later)/,
      signs:
        /\bswitch (?:on|off)\b|\bunplug\b|\bplug\b|\bwarning\b|\bcaution\b|\bdanger\b|\bbuttons?\b|\bscrews?\b|\bblades?\b|\bbatter(?:y|ies)\b|\bcable\b|\bcleaning\b|\btroubleshoot|technical data|\bnever\b|\bmotor\b|\bwear (?:gloves|goggles|eye)|\bwatts?\b|\bvolts?\b|\bmains\b|figure \d|fig\. ?\d|\binsert\b|\bturn the\b/,
    },
    minutes: {
      opening: /\bminutes\b|\bmeeting of\b|\bcommittee meeting\b/,
      signs:
        /\bpresent:|\bin attendance\b|\bapologies\b|\bin the chair\b|\bchair(?:man|woman|ed)?\b|\bseconded\b|\bproposed\b|\bresolved\b|\baction:|any other business|\baob\b|next meeting|meeting (?:closed|opened|ended)|matters arising|\bcarried\b|\bvotes?\b|treasurer|\bsecretary\b|\bagenda\b|minutes of the last/,
    },
    'news-article': {
      opening:
        /\b(?:mercury|gazette|herald|times|post|echo|courier|news|chronicle|telegraph)\b|\bby [a-z]{2,20} [a-z]{2,20}, |correspondent|staff reporter/,
      signs:
        /\b(?:said|says)\b|\btold (?:the|this|us|reporters)|\bspokes(?:man|woman|person)\b|\byesterday\b|\baccording to\b|\breporters?\b|\bjudges?\b|\bruled\b|the high court|\bappeal\b|\bthe ruling\b|on (?=monday|tuesday|wednesday|thursday|friday)|\bresidents said|the company said|\bdeclined to comment|\bcampaigners?\b|\bcouncillors?\b|\bper cent\b|\bannounced\b|\badded\b|\bministers?\b|\bgovernment\b|\bmayor\b|\bmillion\b|last (?:year|week|month)|trade union|\bstatement\b|\bexperts?\b|\bcritics\b|chief executive|\bargued\b|\bwarned\b|\bthis newspaper\b/,
    },
    'privacy-notice': {
      opening:
        /privacy (?:notice|policy|statement)|(?:uses|use|handles?) your (?:information|data)|data protection (?:notice|information)/,
      signs:
        /personal (?:data|information)|data controller|data protection officer|lawful basis|legitimate interests?|legal basis|your rights|how long we keep|who we share|information commissioner|right to (?:access|object|erasure|complain)|\bcookies?\b|we (?:collect|hold|keep)|\bretention\b|withdraw (?:your )?consent|\bgdpr\b|public task/,
    },
    recipe: {
      opening: /\brecipe\b|\bserves \d|\bingredients\b|\bmakes \d/,
      signs:
        /\bingredients\b|\bmethod\b|\b\d{1,4} ?(?:g|ml|kg|oz|tbsp|tsp)\b|\bteaspoons?\b|\btablespoons?\b|\boven\b|\bstir\b|\bsimmer\b|\bbake\b|\bbowl\b|\bflour\b|\bbutter\b|\bsugar\b|\bsalt\b|\bchop(?:ped)?\b|\bboil(?:ing)?\b|\bserve\b|\bpan\b|\beggs?\b|\bmix\b|\bpinch\b|\bdough\b/,
    },
    statute: {
      opening:
        /\b(?:act|regulations|order|rules|bill|ordinance|bylaws?) (?:19|20)\d\d\b|\bchapter \d{1,3}\b|\bpart \d\b|statutory instrument/,
      signs:
        /\bin this (?:part|act|section|regulation|schedule)\b|(?:section|regulation|paragraph|subsection)(?= \d)|\ba person (?:who|is)\b|commits an offence|summary conviction|\bsecretary of state\b|\bcomes? into force\b|\bcoming into force\b|level \d on the standard scale|\binterpretation of\b|the minister|\bfor the purposes of\b|(?:tribunal|court) may order|subsection|\bprescribed\b|the local authority|\ban? (?:operator|landlord|employer|trader|supplier) (?:shall|must)\b/,
    },
  },
  binding:
    /\bthis (?:agreement|contract|lease|licence|plan|form|order|deed|letter is)\b|\bthe (?:parties|customer|client|tenant|landlord|supplier|buyer|seller|lender|borrower|employee|employer|member|hirer|provider|contractor|company|owner|resident|guarantor|lessee|lessor|licensee|author|publisher)\b (?:shall|must|may|will|pays|agrees?|undertakes?|is)\b|\bhereinafter\b|\bhereby (?:agree|let|grant|sell)|\bsigned\b|\bsignatures?\b|in witness|\bwe (?:agree|both)|\byou agree\b|agreed (?:as follows|that)|by (?:signing|clicking|ticking|joining|signing up)|\bthese terms\b|\bbetween:|made (?:on|the|this)|terminat(?:e|ion)|\bliab(?:le|ility)\b|\byou (?:must|may not|will pay|pay)\b|\bwe may\b|governed by|your contract|\bours to\b|\bbetween (?:us|you and me)\b|\bthe (?:two|three|four) of us\b|\bwe(?:'ll| will)? (?:share|split)\b/,
};
