import type { DataWords } from '#worker/analyse/languages/play-words/data.ts';

export const data: DataWords = {
  confidentiality: {
    rule: {
      about: /confiden|disclos|divulg|proprietary information|secrecy|trade secrets?/,
      signs: [
        [
          /\b(?:shall|will|agrees?|must|undertakes?|may|obligat\S{1,4}|required)\b.{0,160}\b(?:(?:not|n't) (?:\S{1,14} ){0,3}(?:disclose|use|divulge|reveal|copy)|keep|hold|maintain|treat|protect|safeguard|preserve)\b.{0,160}\b(?:confiden|secre|proprietary)/,
          3,
        ],
        [
          /\bconfidential information\b.{0,200}\b(?:shall|will|may|must|agrees?)\b.{0,60}\b(?:not|only|be (?:kept|held|used|treated|disclosed)|remain)/,
          3,
        ],
        [
          /\b(?:not|never)\b.{0,160}\b(?:disclose|divulge|reveal)\b.{0,120}\b(?:confidential|proprietary|trade secret)/,
          3,
        ],
        [/"confidential information"|confidential information (?:means|shall mean|includes)/, 2],
        [/(?:confidential\S{0,4}|secrecy)\b.{0,160}\b(?:surviv|for a period|years?)\b/, 2],
        [/(?:not|only|n't) (?:\S{1,12} ){0,3}(?:disclose|divulge|reveal)/, 2],
        [/confiden|non-?disclos|secrecy|proprietary/, 2, 'heading'],
        [/\b(?:disclos|third part|receiving party|recipient)/, 1],
      ],
      unless: [
        /confidential treatment|confidential portions|redacted|has been omitted|omitted and filed|limitations? (?:of|on) liability|in no event/,
      ],
      threshold: 4,
    },
    endless:
      /perpetual|in perpetuity|indefinite|without limit (?:of|in) time|for ever|forever|remains? (?:a )?trade secret/,
    lasting: /surviv|for a (?:period|term)|period of|after|following|until|years?/,
  },
  'data-protection': {
    rule: {
      about: /personal (?:data|information)|personally identifiable|data protection|\bgdpr\b|privacy|data subjects?/,
      signs: [
        [
          /\b(?:gdpr|general data protection|data protection (?:act|laws?|legislation|regulation))\b|\bccpa\b|\bhipaa\b/,
          3,
        ],
        [
          /\b(?:process|collect|protect|handle|use|store|safeguard|transfer|disclos|share)\S{0,4}\b.{0,120}\b(?:personal (?:data|information)|personally identifiable)/,
          3,
        ],
        [
          /\b(?:personal (?:data|information)|personally identifiable information)\b.{0,160}\b(?:process|collect|protect|secur|transfer|delet|disclos|shar|use[ds]?)/,
          3,
        ],
        [
          /\b(?:applicable )?(?:privacy|data protection|data privacy) (?:laws?|policy|regulations?|statement|notice)/,
          2,
        ],
        [/privacy|data protection|personal data|data security/, 1, 'heading'],
        [/\byour?\b|controller|processor|comply|complies|compliance/, 1],
      ],
      unless: [
        /invasion of privacy|right of privacy|rights? of (?:publicity|privacy)|privacy or publicity|publicity or privacy/,
      ],
    },
    handedOn: /(?:share|sell|disclose|transfer|provide)\b.{0,80}\b(?:third part|partners|affiliates|advertis)/,
    refused: /\b(?:not|never|no)\b.{0,40}\b(?:share|sell|disclose|transfer|provide)/,
  },
  'audit-rights': {
    rule: {
      about: /\baudit|inspect|examin|\brecords\b|access to/,
      signs: [
        [/right to (?:\S{1,40} ){0,8}(?:inspect|audit|examine)\b/, 1],
        [
          /(?:right|may|entitled|permit\S{0,40}|allow\S{0,40}|able|grants?|can|option|opportunity|agrees?|access|cause)\b.{0,140}\b(?:audit|inspect|examine|verify|review|examination|inspection)\b/,
          2,
        ],
        [/\b(?:books|records|accounts|facilit(?:y|ies)|premises|books of account|factory|operations|work center)\b/, 1],
        [
          /(?:available|open|access|provide)\b.{0,100}(?:inspect|examin|audit|review|copying)|(?:records|books)\b.{0,60}(?:available to|open (?:to|for)|be audited)/,
          2,
        ],
        [
          /(?:business|working|regular|office) hours|reasonable (?:\w{1,40} ){0,3}(?:times?|notice|hours)|independent (?:\w{1,40} ){0,3}(?:auditor|accountant|account|third party|audit)|(?:prior|written|advance) (?:written )?notice|at any time/,
          1,
        ],
        [/\b(?:audit|audits|audited|auditors?|inspections?|inspecting)\b/, 1],
        [
          /(?:such|any|the|these|foregoing|an|right of) (?:inspections?|audits?|review|examination)s?\b.{0,160}(?:cost|expense|conducted|made|reveals?|discloses?|once|frequen|exceed|notice|report)/,
          3,
        ],
        [/(?:records|books).{0,80}(?:available|accurate|complete|maintain|keep|kept)/, 1],
        [/\baudits?\b|inspection|records|books/, 1, 'heading'],
      ],
      unless: [
        /audit committee|audited (?:consolidated )?financial statements (?:of|for|included)|auditors' report|opportunity to (?:review|examine) (?:this|the) agreement|upon (?:receipt|delivery).{0,40}inspect|inspect(?:ion)? (?:of )?(?:the )?(?:goods|shipment)|generally accepted auditing|due diligence|confidential information/,
      ],
      threshold: 4,
    },
    anyTime: /at any (?:and all )?times?\b|without (?:prior |any )?notice|unannounced/,
    limited:
      /\bnotice\b|business hours|working hours|reasonable (?:times?|hours)|hours of (?:operation|the day)|once (?:per|a|in|each|annually|every)|more than once|more frequently/,
    paysBack:
      /(?:cost|expense)s?\b.{0,160}(?:underpay|discrepanc|shortfall|deficien|understate|under-report|deviation)|(?:underpay|discrepanc|shortfall|deficien|understate|under-report|deviation).{0,200}(?:cost|expense)s?\b/,
    mayInspect: /(?:\bmay|right to|entitled to)\b.{0,60}\b(?:audit|inspect|examine|verify)/,
  },
};
