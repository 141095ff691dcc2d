import type { EndingWords } from '#worker/analyse/languages/play-words/ending.ts';

export const ending: EndingWords = {
  'termination-for-cause': {
    rule: {
      about: /terminat|cancel/,
      needs: [
        /breach|default|insolven|bankrupt|fails? to|failure|violat|cause\b|misconduct|liquidat|receiver|non-?payment|following (?:events|grounds)/,
      ],
      signs: [
        [
          /\b(?:may|can|right to|entitled to|shall have the right|option)\b.{0,120}\bterminat\S{0,5}\b.{0,200}\b(?:if|upon|in the event|for|following|where|by reason|because|due to)\b.{0,200}\b(?:breach|default|insolven|bankrupt|fails?|failure|violat|cause|misconduct)/,
          3,
        ],
        [
          /\b(?:if|upon|in the event|should|where)\b.{0,220}\b(?:breach|default|insolven|bankrupt|fails?|failure|violat|misconduct)\S{0,4}\b.{0,280}\b(?:may|can|right to|entitled to)\b.{0,80}\bterminat/,
          3,
        ],
        [/\bterminated?\b.{0,80}\b(?:for cause|material(?:ly)? breach|breach of|by reason of default)/, 2],
        [/\b(?:cure[ds]?|remed(?:y|ied)|rectif)\b/, 1],
        [/\bmaterial(?:ly)? (?:breach|default)|(?:breach|default) by/, 1],
        [/terminat|default|breach/, 1, 'heading'],
        [/\b(?:may|right to|entitled to)\b.{0,100}\bterminat/, 3, 'lead'],
      ],
      unless: [
        /without cause|for any (?:or no )?reason|(?:for|at) (?:its )?convenience|survive|upon termination|effect of termination|termination fee/,
      ],
    },
    puttingRight: /cure|remed|rectif|correct/,
  },
  'termination-for-convenience': {
    rule: {
      about: /terminat|cancel|withdraw|without cause|for convenience/,
      signs: [
        [
          /\bwithout (?:any )?(?:cause|reason)\b|(?:with or|or) without cause|for (?:any or no|any|no) reason|for (?:its|their|his|her|our|your)? ?(?:own )?convenience|at (?:its|their|our|your) (?:sole )?(?:option|convenience|discretion)/,
          2,
        ],
        [
          /\b(?:may|can|shall have the right to|have the right to|has the right to|is entitled to|right|reserves? the right to|electing|option)\b.{0,80}\b(?:terminat|cancel|withdraw)/,
          1,
        ],
        [/\bmay be terminated\b|\bcan be terminated\b/, 1],
        [
          /\b(?:terminat\S{0,5}|cancel|withdraw)\b.{0,40}\b(?:this|the|our|any|your)\b.{0,12}(?:agreement|contract|services?|account|licen[cs]e|lease|tenancy|terms|engagement|employment|order)/,
          1,
        ],
        [/\bat any time\b/, 1],
        [
          /\b(?:days?|months?|weeks?|years?)'? ?(?:prior |advance )?(?:written )?(?:notice|notification)|(?:upon|by|on|giving|with).{0,60}\bnotice\b/,
          1,
        ],
        [/for convenience|without cause/, 1, 'heading'],
        [/material(?:ly)? breach|breaches|in breach|defaults?\b/, -1],
        [/upon the occurrence|in the event (?:of|that)|\bif (?:the|any|either|such|there)\b|for cause\b/, -2],
      ],
      unless: [
        /\b(?:fails? to (?:cure|remedy|perform|pay)|opportunity to cure|insolven|bankrupt|change (?:of|in) control|force majeure)\b|(?:following|these|such) (?:grounds|events|reasons)|as follows:/,
        /not be terminated|may not terminate|shall not terminate/,
      ],
      threshold: 4,
    },
  },
  'unilateral-termination': {
    rule: {
      about:
        /terminat|suspend|discontinu|deactivat|disabl|clos(?:e|ing) (?:or|your|the|any|an)|cancel|unregister|\bblock|revoke|withdraw|den(?:y|ies) access|suspects|in breach|ceases? (?:to|offering)/,
      needs: [/\byour?\b|\busers?\b|\baccounts?\b|\bmember(?:s|ship)?\b|subscri|\bour services?\b|\bthe services?\b/],
      signs: [
        [
          /(?<!\b(?:you|party|parties|customers?|users?|consumers?|agreement|licen[cs]e|account) (?:also )?)\b(?:may|can|might|will|we'll|won't|policy|reserves? the right|(?:has|have) the right|(?:is|are|be) entitled|(?:is|are) each entitled|have to)\b.{0,160}\b(?:terminat|suspend|discontinu|deactivat|disabl|clos(?:e|ing)|cancel|unregister|block|revoke|withdraw|deny)/,
          2,
        ],
        [
          /\b(?:accounts?|access|use of|membership|subscriptions?|services?|these terms|this agreement|relationship)\b/,
          1,
        ],
        [
          /\b(?:an|any|the|your|user|customer) (?:\S{1,16} )?accounts?\b|\baccounts? of|your (?:\S{1,14} )?(?:access|use|ability|membership|subscription|account)|relationship with you|their relationship|(?:the|our) services?|beta version/,
          1,
        ],
        [/reserves? the right|right, at/, 1],
        [
          /discretion|without (?:any |prior )?notice|at any time|for any (?:or no )?reason|immediately|at its option/,
          1,
        ],
        [/\b(?:may|can|reserves? the right)\b.{0,160}\b(?:terminat|suspend|cancel|clos)/, 4, 'lead'],
      ],
      unless: [
        /\b(?:either|each|any) party\b|\byou (?:may|can|have the right to|are entitled to|must|should|choose to|decide to|want to|wish to) (?:\S{1,12} ){0,3}(?:terminate|cancel|close|withdraw|delete|deactivate|block)/,
        /\bif you (?:cancel|close|delete)\b|cancell?ation (?:policy|fee|polic)|your (?:booking|reservation)|cookies|right of withdrawal|direct debit|withdraw (?:cash|the money|money)|unblock|after your account|does not terminate|until it's cancell?ed|change prices|vote of|either you or|\bshares\b/,
      ],
      threshold: 4,
    },
    atWill:
      /discretion|for any (?:or no )?reason|without (?:cause|reason)|at any time|other reasons|whatever reason|without (?:any |prior )?notice/,
    onCondition:
      /\bif\b|in the event|breach|violat|infring|suspect|fail(?:s|ure)? to|inactive|unless|default|following (?:grounds|reasons|events|cases)|\bwhere\b|\bwhen\b|necessary|required/,
    withoutWarning: /without (?:any |prior )?(?:notice|notifying|warning)|immediately|(?:won't|not) provide notice/,
  },
  'post-termination-services': {
    rule: {
      about: /terminat|expir|thereafter|sell-?off|wind(?:ing)?[- ]?down|transition/,
      needs: [/terminat|expir|\bend of\b|thereafter|sell-?off|transition|wind/],
      signs: [
        [
          /(?:upon|after|following|on|event of|event this agreement is|if|thereof|prior to|subsequent to|thereafter|commencing|pursuant to).{0,60}(?:terminat|expir).{0,400}\b(?:transition|orderly|sell-?off|inventor(?:y|ies)|repurchase|buy ?back|wind(?:ing)?[- ](?:down|up)|cooperate|continue to (?:provide|perform|supply|sell|use|distribute|service|honou?r|support)|fulfil|outstanding orders|complete (?:any|all|the)|sell (?:off|all|any|its|the remaining)|assist)/,
          3,
        ],
        [
          /\b(?:transition|orderly|sell-?off|inventor(?:y|ies)|repurchase|buy ?back|wind(?:ing)?[- ](?:down|up)|cooperate|continue (?:to|selling)|assist\w{0,4}|right to sell|sell).{0,300}(?:after|following|upon|date of|effective date of|prior to)\b.{0,40}(?:terminat|expir)/,
          3,
        ],
        [
          /(?:retain|maintain|keep|kept|maintained|retained|preserve|keep in force|available).{0,260}(?:years?|months?|\[ ?\*).{0,40}(?:after|following|thereafter|from|subsequent to|beyond)\b.{0,60}(?:terminat|expir|end)/,
          3,
        ],
        [
          /\btermination assistance|transition (?:services|period|assistance|plan)|sell-?off period|disengagement|exit (?:plan|assistance)/,
          2,
        ],
        [
          /(?:after|upon|following).{0,60}(?:terminat|expir).{0,220}\b(?:deliver|return|furnish|transfer|turn over|provide)\b.{0,120}(?:property|materials|work (?:product|in process)|deliverables|documents|data|records)/,
          3,
        ],
        [
          /\b(?:for (?:a period of|up to|a maximum)|not (?:to exceed|less than)|within)\b.{0,40}(?:days?|months?|years?)/,
          1,
        ],
        [
          /(?:effect|consequences|procedure|obligations|rights|duties).{0,24}(?:terminat|expir)|post-?termination|transition|wind/,
          1,
          'heading',
        ],
      ],
      unless: [
        /confidential|compet|solicit|indemnif|shall survive|warrant(?:y|ies)\b|may terminate this|notice of (?:termination|non-?renewal).{0,40}prior|disparag|automatically renew|accrued|statute of limitations|liquidated damages|agreement shall terminate as|by their nature|remain in effect/,
      ],
    },
    unpaid:
      /at no (?:additional |further )?(?:cost|charge|expense)|free of charge|without (?:charge|additional (?:cost|compensation))|at (?:its|his|their) (?:own|sole) (?:cost|expense)/,
  },
};
