import type { CommitmentsWords } from '#worker/analyse/languages/play-words/commitments.ts';

export const commitments: CommitmentsWords = {
  'minimum-commitment': {
    rule: {
      about:
        /minimum|at least|(?:no|not) (?:be )?less than|never be less|guarantee[ds]?\b|take[- ]or[- ]pay|commits? to|committed/,
      signs: [
        [/commit\S{0,40}\b.{0,20}\b(?:spend|purchase|order|buy|pay|spending)\b.{0,30}(?:[$£€\d]|usd|eur)/, 3],
        [
          /minimum (?:\w{1,40} ){0,3}(?:commitments?|purchases?|quantit(?:y|ies)|orders?|royalt(?:y|ies)|fees?|payments?|guarantees?|volumes?|sales|amounts?|requirements?|spend|revenues?|size|hours|resources|recoupable|number)\b/,
          3,
        ],
        [
          /(?:purchase|orders?|buy|pay|spend|take|sell|commit|deliver|royalt(?:y|ies)|provide|invest|quantit\S{0,40}|volume|commission|funding|supply|ensure)\b.{0,90}\b(?:at least|(?:a )?minimum of|(?:no|not) (?:be )?less than|never be less than|equal to or greater than)\b/,
          3,
        ],
        [/\ba (?:\w{1,40} )?minimum of\b/, 2],
        [/take[- ]or[- ]pay|guaranteed (?:\w{1,40} ){0,3}(?:fee|payment|amount|minimum|royalt)|minimum guarantee/, 3],
        [/\b(?:per|each|every|annual|annually|yearly|monthly|calendar|contract) ?(?:year|month|quarter)?\b/, 1],
        [/\bshall|will|must|agrees?|commits?|guarantees?\b/, 1],
        [/minimum/, 1, 'heading'],
      ],
      unless: [
        /insur|days'? (?:prior )?(?:written )?notice|advance notice|prior notice|at least .{0,30}(?:days|months|hours|weeks)\b.{0,30}(?:notice|prior|before|in advance|after)|(?:no|not) less than .{0,30}(?:days|months|hours)\b|voting|outstanding (?:shares|securities)|majority|(?:percent|%)\S{0,3} of the (?:equity|shares|voting|outstanding)|records|minimum wage|retain|rated|net worth|quorum|warrants? that .{0,60}minimum age|once (?:per|a|every)|at least annually|at least (?:those|the same|such|reasonable|equal)|legal advice/,
      ],
      threshold: 4,
    },
    paidAnyway:
      /shortfall|take[- ]or[- ]pay|pay (?:\S{1,40} ){0,4}(?:difference|deficiency)|regardless of (?:actual|the (?:amount|number|quantity))/,
  },
  'volume-restriction': {
    rule: {
      about:
        /up to|exceed|no more than|maximum|limited (?:to|quantit)|in excess of|\bcap\b|overage|not more than|over and above|additional (?:production|appearance)/,
      signs: [
        [
          /\bnumber of .{0,50}\bexceeds?\b|\boverage (?:charge|fee)|exceeds? the committed|not exceed .{0,20}(?:%|percent)\S{0,3} of .{0,30}forecast/,
          4,
        ],
        [
          /\b(?:up to|not (?:to )?exceed|no(?:t)? more than|maximum of|(?<!not )limited to|in excess of|exceeds?)\b.{0,30}[\d[*].{0,30}\b(?:users?|units|copies|servers?|appearances|devices|seats|tonnes|tons|gallons|dekatherms|requests?|sessions?|posts?|inserts|persons|hours|processors|transactions|licen[cs]es|gigabytes|languages|compounds|events|employees|locations|tickets|wallpapers|voicetones|calls|batches|kwh|times per)\b/,
          3,
        ],
        [
          /\b(?:maximum (?:\w{1,40} ){0,2}(?:quantit(?:y|ies)|amounts?|number|volume|usage|capacity)|hours cap|limited quantit|committed bandwidth)\b/,
          3,
        ],
        [
          /\b(?:exceeds?|in excess of|over)\b.{0,50}\b(?:bandwidth|usage|quota|allotment|allocation|transportation quantity|committed|storage|quantity|product maximum)\b/,
          3,
        ],
        [/\b(?:shall|will|may|grants?|right to|agrees?|entitled|allowed|permitted)\b/, 1],
        [
          /\b(?:per|each|every) (?:day|week|month|year|quarter|contract|end user)|additional (?:fee|charge|cost)|at the rate of|at no (?:additional )?c/,
          1,
        ],
        [/volume|quantit|usage|capacity/, 1, 'heading'],
      ],
      unless: [
        /liab|insur|damages|\bnotice\b|interest|records|audit|indemn|days (?:after|before|prior)|terminat|confidential|renew|business hours|\bcure\b|stock|securities|shares|percent of the|salary/,
      ],
      threshold: 4,
    },
    extra: /additional (?:fee|charge)|extra|at the rate|charged?\b|overage|surcharge|pay\b/,
  },
  exclusivity: {
    rule: {
      about:
        /(?<!non-)(?<!non- )(?<!non)exclusiv|requirements|\bsole right|third part|any (?:competing|similar)|any other (?:person|compan|entit|part|brand|product)|another (?:company|party|person)/,
      signs: [
        [
          /(?:shall|will|may|agrees?) not\b.{0,60}\b(?:endorse|promote|sponsor|advertise|represent)\b.{0,40}\bany (?:other|similar|competing)/,
          3,
        ],
        [
          /(?:grants?|granted|appoints?|hold|receive|have|retains?|accepts?|as|extend)\b.{0,110}(?<!non-)(?<!non- )(?<!non)(?<!not )(?:exclusive|sole and exclusive)(?:,? [\w-]{1,20}){0,6} (?:rights?|licen[cs]es?|sub-?licen[cs]es?|distributors?|agents?|provider|supplier|representative|franchise|basis|advisor|dealer|branding)\b/,
          3,
        ],
        [
          /(?<!non-)(?<!non)(?<!primarily or )exclusively (?:from|to|by|through|via|for|purchase|purchased|with)\b|(?:purchase|sold|sell|buy).{0,60}(?<!non-)exclusively/,
          3,
        ],
        [/\b(?:all|entire|100%) (?:of )?(?:its|their|his) .{0,40}requirements/, 3],
        [
          /(?:shall not|will not|may not|agrees? not to|neither|agrees? that it shall not)\b.{0,140}(?:enter into|grant|appoint|engage|purchase|license|sell|solicit|refer)\b.{0,100}\b(?:any|another|other)\b.{0,30}(?:third part|person|compan|distributor|part(?:y|ies)|entity|supplier|vendor|sponsor|competitor|customers)/,
          2,
        ],
        [
          /similar|competi|exclusiv|same\b|other than (?:from|pursuant|through)|(?:with)?in the (?:territory|field|exclusive)/,
          1,
        ],
        [/exclusiv/, 1, 'heading'],
      ],
      unless: [
        /exclusive (?:jurisdiction|venue|remed|property|owner|liability|obligation|forum|control|benefit of)|exclusively (?:owned|vest|in the courts|by the (?:courts|laws))|mutually exclusive|not exclusive|grant .{0,20}an exclusive privilege|borne exclusively|responsibility|arbitration|owned exclusively|resulting exclusively|confidential information|exclusive of|exclusive and (?:final|binding)|exclusively for (?:its|our|your|the)|work made for hire|right,? title/,
      ],
    },
    buysOnly:
      /(?:purchase|buy|obtain|procure|source)\S{0,40}\b.{0,80}exclusively|exclusively (?:purchase|buy|from)|all (?:of )?(?:its|their) .{0,40}requirements|exclusive (?:provider|supplier|source)/,
    noOthers:
      /(?:shall not|will not|may not|agrees? not to|neither).{0,140}(?:any|another|other)\b.{0,24}(?:third|person|compan|distributor|part(?:y|ies)|entit|supplier|vendor|sponsor)/,
  },
};
