import type { AssignmentWords } from '#worker/analyse/languages/play-words/assignment.ts';

export const assignment: AssignmentWords = {
  'anti-assignment': {
    rule: {
      about: /assign|transfer|delegat|sub-?contract|sublicens/,
      signs: [
        [
          /\b(?:may not|shall not|will not|must not|cannot|no right to|agrees? not to|not be entitled to|nor)\b.{0,60}\b(?:assign|transfer|delegate|make any assignment)\b.{0,90}(?:agreement|contract|rights?|obligations?|duties|interest|licen[cs]e|lease|benefit)/,
          3,
        ],
        [/\b(?:neither|no|either)\b.{0,24}\bpart(?:y|ies)\b.{0,60}\b(?:assign|transfer|delegate)\b/, 3],
        [
          /(?:agreement|contract|rights?|obligations?|interest|licen[cs]e|lease)\b.{0,120}\b(?:may not|shall not|will not|cannot|not)\b.{0,60}\b(?:assigned|assignable|transferred|transferable|delegated)\b/,
          3,
        ],
        [/\bneither (?:this|the) (?:agreement|contract|lease|licen[cs]e)\b.{0,120}\b(?:assign|transfer)/, 3],
        [
          /\b(?:assignment|transfer|delegation|transaction)\b.{0,140}\b(?:null|void|invalid|of no (?:force|effect)|requires? (?:the )?(?:prior )?(?:written )?consent)/,
          3,
        ],
        [
          /\b(?:may|permitted to|right to|election|entitled to)\b.{0,40}\bassign\b.{0,80}\b(?:agreement|contract|rights?|obligations?)/,
          2,
        ],
        [/\bnot (?:sub-?contract|delegate|grant sub-?licen[cs]es)\b.{0,160}(?:consent|approval)/, 3],
        [/without.{0,60}\b(?:consent|approval|permission)|written (?:consent|approval|permission)/, 1],
        [/\bassignment\b|\bassignability|transfer\b/, 1, 'heading'],
      ],
      unless: [
        /assignment for the benefit of|for the benefit of (?:its )?creditors|right,? title,? and interest|hereby assigns|technology transfer|bank transfer|wire transfer|work assignment|confidential information/,
      ],
    },
    consent: /consent|approval|permission|agreement of the other|authori[sz]ation/,
    reasonable: /(?:not|nor) (?:to )?(?:be )?unreasonabl[ey]|unreasonably with?held|not .{0,20}unreasonabl/,
    alone: /(?:sole|absolute|unfettered)(?: and absolute)? discretion/,
    isVoid: /\bvoid\b|of no (?:force|effect)|invalid/,
    freely:
      /\b(?:may|right to|entitled to|permitted to)\b.{0,60}\b(?:assign|transfer)|without the consent of the other/,
    barred:
      /\b(?:neither|no party|no right|nor|not|cannot|only)\b|\b(?:with|upon|subject to)\b.{0,30}(?:consent|approval)/,
  },
  'change-of-control': {
    rule: {
      about:
        /change (?:of|in) (?:the )?(?:\w{1,40} )?(?:control|ownership)|merge|all or substantially all|substantial(?:ly)? .{0,10}(?:portion|part)|controlling interest|voting (?:stock|shares|securities)|majority of|change in circumstances|ownership transfer/,
      signs: [
        [
          /(?:merger|consolidation|transfer of .{0,40}(?:majority|control|stock|shares)).{0,120}deemed (?:to be )?(?:an? )?(?:assignment|transfer)/,
          3,
        ],
        [
          /(?:majority|fifty|50|controlling)\S{0,4}.{0,60}(?:voting|shares|stock|equity|interests?)\b.{0,100}(?:acquired|transferred|sold)\b.{0,200}(?:terminat|consent|notif)/,
          3,
        ],
        [/change (?:of|in) (?:the )?(?:\w{1,40} )?(?:control|ownership)\b|change of ownership/, 2],
        [
          /\b(?:terminat\S{0,40}|notif\S{0,40}|notice|consent|deemed|occurs?|occurrence|upon|approv\S{0,40}|means|payment)\b/,
          1,
        ],
        [/change (?:of|in) control|ownership/, 1, 'heading'],
        [
          /\b(?:assign\S{0,40}|transfer\S{0,40})\b.{0,120}\b(?:deemed|include|including)\b.{0,120}\b(?:merger|change of control|sale of|by operation of law, merger)/,
          3,
        ],
        [
          /(?:decides? to|propos\S{0,40} to|event of|in the event).{0,60}(?:sell|sale|merge|merger|acqui|transfer).{0,80}(?:substantial|majority|controlling|ownership|fifty percent|50%).{0,200}(?:notif|terminat|consent)/,
          3,
        ],
        [
          /terminat.{0,200}(?:merge[sd]?|sale of all|substantially all (?:of )?(?:its|the) assets|acquired by|controlling interest)/,
          3,
        ],
        [
          /(?:transfer|acquisition) of .{0,40}(?:at least )?(?:twenty-five|fifty|\d\d) ?(?:percent|%).{0,60}(?:equity|voting|shares|securities)/,
          3,
        ],
      ],
      unless: [
        /(?:assign|transfer).{0,160}without.{0,40}consent.{0,160}(?:merger|substantially all|change (?:of|in) control)|except that .{0,60}may assign|"affiliate" means|material adverse change/,
      ],
    },
    ends: /terminat(?!\w{2,3} (?:or \w{1,12} )?(?:fee|payment|charge)s?\b)|cancel/,
    needsConsent: /consent|approval|deemed (?:to be )?an? (?:assignment|transfer)/,
    tells: /notif|notice|inform/,
  },
  subcontracting: {
    rule: {
      about: /sub-?contract/,
      signs: [
        [
          /\b(?:may|shall|will|must|cannot|right|entitled|permitted|agrees?)\b.{0,120}\bsub-?contract(?:ing|ed)?\b.{0,120}\b(?:services?|work|obligations?|performance|part|portion|duties|manufactur|any|all|third)/,
          3,
        ],
        [
          /\bsub-?contract(?:or|ors|ing|s|ed)?\b.{0,200}\b(?:consent|approval|approved|responsible|liable|permitted|bound by)/,
          3,
        ],
        [/\b(?:use|engage|appoint|retain|utili[sz]e|employ)\b.{0,30}\bsub-?contractors?\b/, 3],
        [/sub-?contract/, 1, 'heading'],
      ],
      unless: [
        /\bmeans\b|including its (?:agents|employees)|indemnif|insurance|cumulative|collectively|equal opportunity|confiden(?:ce|tial)/,
      ],
    },
    consent: /consent|approval|approved|permission|authori[sz]/,
    barred:
      /\b(?:may not|shall not|will not|must not|cannot|no right|neither|not (?:be )?(?:entitled|permitted)|prohibited)\b/,
    liable:
      /(?:remain|be|solely|fully) (?:\S{1,14} ){0,4}(?:liable|responsible)|responsible for (?:the |all |any )?(?:acts|work|performance|its sub)/,
  },
  'first-refusal': {
    rule: {
      about:
        /first (?:\w{1,40} )?(?:give|present|refusal|negotiation|offer|option|opportunity|right|bid)|\brof[rno]\b|pre-?emptive|bona fide|option.{0,60}purchase|matching right|right to match|declines to/,
      signs: [
        [/(?:shall|must|will) first (?:offer|give|present)\b.{0,100}\bto\b/, 3],
        [
          /right (?:of|to) (?:a )?first (?:\w{1,40} )?(?:refusal|negotiation|offer|opportunity|bid)|right to match|matching right|\brof[rno]\b|pre-?empti(?:ve|on) right/,
          3,
        ],
        [
          /first (?:option|right|opportunity|bid) (?:to (?:purchase|buy|acquire|negotiate|licen|bid|match|lease|provide|supply|enter|receive)|of (?:refusal|negotiation|offer))/,
          3,
        ],
        [/bona fide.{0,60}offer.{0,240}(?:notify|notice|same terms|match|purchase)/, 3],
        [/(?:shall|will) have (?:an|the) (?:exclusive )?option.{0,120}(?:to purchase|to buy|to acquire|to license)/, 3],
        [
          /(?:shall|will) not (?:refer|offer|sell).{0,100}(?:any )?(?:other )?third part.{0,80}unless.{0,60}declines/,
          3,
        ],
        [/first (?:refusal|offer|negotiation)|option/, 1, 'heading'],
      ],
      unless: [
        /not (?:be )?subject to (?:any )?pre-?empt|no pre-?empt|none of the|not constitute|free (?:of|from) .{0,60}pre-?empt|stock options?|option to (?:renew|extend|terminate)|at its (?:sole )?option|first come/,
      ],
    },
    answering: /notice|receipt|notif|offer|first (?:refusal|negotiation|option)|exercis|elect|accept|respond|match/,
  },
};
