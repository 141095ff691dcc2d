import type { IntellectualPropertyWords } from '#worker/analyse/languages/play-words/intellectual-property.ts';

export const intellectualProperty: IntellectualPropertyWords = {
  'ip-assignment': {
    rule: {
      about: /\bassign(?:s|ed|ing|ment|ments)?\b|for hire|property of|shall own|will own|owned by|transfers?\b/,
      signs: [
        [
          /(?<!successors (?:or|and) )(?<!permitted )\bassigns?\b.{0,200}\b(?:right,? title|all (?:of )?(?:its |his |her |their )?(?:rights?|intellectual)|inventions?|copyrights?|patents?|intellectual|derivative works|work product|ownership|interest (?:therein|in)|domain names?)\b/,
          3,
        ],
        [/\b(?:is|are) hereby assigned to\b|\bassign or cause to be assigned\b/, 3],
        [/\b(?:inventions?|intellectual property)\b.{0,260}\bshall be (?:solely |exclusively )?owned by\b/, 2],
        [/\bwork(?:s)?[- ](?:made[- ])?for[- ]hire\b/, 3],
        [
          /(?:inventions?|discoveries|work product|developments|deliverables|works of authorship|improvements|software|materials)\b.{0,260}\b(?:shall|will) (?:be|become|remain) (?:the )?(?:sole |exclusive |and |absolute ){0,4}property of\b/,
          3,
        ],
        [/\b(?:perfect|effect|evidence|secure|foregoing|such)\b.{0,40}\bassignments?\b/, 2],
        [/\b(?:inventions?|copyrights?|patents?|intellectual property|moral rights)\b/, 1],
        [/\btransfers?\b.{0,80}\b(?:intellectual property|right,? title|patents?|copyrights?)\b/, 2],
        [/(?:ownership|inventions|intellectual property|work product|assignment of)/, 1, 'heading'],
      ],
      unless: [
        /\bassign(?:s|ed|ment)?\b (?:\S{1,12} ){0,3}(?:this|the) (?:agreement|contract)\b|rights?(?: (?:or|and) \S{1,12})? (?:hereunder|under this (?:agreement|contract))|assignment for the benefit of|successors and (?:permitted )?assigns|may not assign|shall not assign|receivables|(?:remain|remains|retain) (?:the )?(?:sole |exclusive |and ){0,4}(?:property|ownership|owner)|goods|title to the (?:property|premises|products)/,
        /confidential information .{0,60}property|upon termination.{0,80}return|risk of loss|beneficiary|\b(?:not|nor) (?:use|assign|transfer|reproduce|sell|to (?:assign|transfer))\b/,
      ],
    },
    unrelated:
      /whether or not (?:\S{1,14} ){0,4}(?:during (?:working|business|office) hours|related to|in connection with the services)|any and all (?:inventions|works).{0,80}(?:at any time|for any reason)|outside (?:of )?(?:working|business) hours/,
    moralRights: /moral rights|droit moral/,
    waives: /waive/,
  },
  'joint-ip-ownership': {
    rule: {
      about: /joint|co-?own/,
      needs: [
        /invention|intellectual|patent|copyright|\bdata\b|work product|materials|improvements?|trade ?marks?|developments?|\bworks?\b|information|content|results|software|technology|know-how/,
      ],
      signs: [
        [/\bjointly[- ](?:and \w{1,12} )?(?:own|owned|hold|held|registered)\b|\bown(?:ed)? jointly\b|\bco-?own/, 3],
        [
          /\bjoint (?:and equal |equal and undivided |equal |undivided )?(?:owner(?:s|ship)?|interest|property|names?|title)\b/,
          3,
        ],
        [/\bjoint (?:inventions?|patents?|improvements?|intellectual property|ip\b|technology|works?)\b/, 2],
        [/\b(?:own|ownership|owners?|title|interest|assigns?)\b/, 1],
        [/joint|ownership/, 1, 'heading'],
      ],
      unless: [
        /joint (?:and several|venture (?:company|entity) owns)|jointly and severally|jointly owned (?:subsidiar|compan|entit)|"[^"]{0,40}" (?:means|shall mean)|shares|\bstock\b/,
      ],
    },
    useRules:
      /without (?:\S{1,14} ){0,6}(?:consent|account)|free to (?:use|exploit)|may (?:freely )?(?:use|exploit|practi[cs]e|licen[cs]e)|right to (?:use|exploit|practi[cs]e)|shall only use/,
  },
  'source-code-escrow': {
    rule: {
      about: /escrow|source code/,
      signs: [
        [/\bescrow\b.{0,200}\bsource (?:code|materials?)|\bsource (?:code|materials?)\b.{0,200}\bescrow/, 3],
        [/\bescrow agent\b.{0,120}\b(?:release|deposit|deliver|materials)\b/, 2],
        [/\bsource code access conditions?\b|\bsource code\b.{0,60}\brelease (?:event|condition)/, 3],
        [/\b(?:obtain|receive|access|release|copy of)\b.{0,60}\bsource code\b/, 1],
        [/\b(?:insolven|cease|bankrupt|upon the occurrence)\w{0,4}/, 1],
        [/\bescrow\b|\bsoftware\b|\bsource\b/, 1],
        [/escrow|source code/, 1, 'heading'],
        [/\bescrow\b/, 1, 'clause'],
      ],
      unless: [/purchase price|closing|earnest|real property|escrow (?:account|funds|amount|holdback)|shares/],
    },
    insolvency: /insolven|bankrupt|ceas\w{1,4} (?:to do )?business|ceasing to do business|receiver|petition/,
    failure: /fail|breach|refus|inability|unable|discontinu/,
  },
};
