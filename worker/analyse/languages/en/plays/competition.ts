import type { CompetitionWords } from '#worker/analyse/languages/play-words/competition.ts';

export const competition: CompetitionWords = {
  'non-compete': {
    rule: {
      about: /compet|same or similar|similar to|commerciali[sz]e/,
      signs: [
        [
          /(?:shall not|will not|may not)\b.{0,160}(?:engage in|operate|own|conduct|carry on|be interested in)\b.{0,60}business(?:es)? .{0,40}similar to/,
          4,
        ],
        [
          /\b(?:shall not|will not|may not|must not|agrees? (?:that .{0,30})?not|not to|neither|nor|no longer|prohibit\S{0,40}|refrain|not become)\b.{0,220}\bcompet(?:e|es|ing|itive|itor|ition)s?\b/,
          2,
        ],
        [
          /\bcompet(?:ing|itive) (?:\S{1,40} ){0,3}(?:products?|services?|business|activit|compan|entit|goods|lines?|retailer)/,
          1,
        ],
        [
          /\bcompetes? (?:\S{1,12} ){0,4}(?:with|against)|in (?:direct )?competition with|(?:otherwise )?competitive with|become a competitor|any competitor|\bnon-compet|competitor of/,
          2,
        ],
        [
          /\b(?:engage|participate|own|manage|operate|carry on|be (?:employed|interested|involved)|sell|market|distribute|carry|promote|develop|commerciali[sz]e|offer|endorse|represent|render|perform|invest|enter into)\b/,
          1,
        ],
        [
          /(?:neither|shall not|will not|may not).{0,160}(?:sell|offer|market|promote|provide|develop).{0,80}(?:same (?:as )?or (?:substantially )?similar|similar to)/,
          3,
        ],
        [
          /(?:neither|shall not|will not|may not)\b.{0,200}(?:commerciali[sz]e|develop|manufacture|market)\b.{0,90}\bany\b.{0,30}(?:compound|product|service)/,
          3,
        ],
        [/non-?compet|restrictive covenant|competi(?:tion|tive)|restrictions? on/, 1, 'heading'],
      ],
      unless: [
        /competitive(?:ly)? (?:price|pricing|rates?|bid|basis|conditions|advantage|market|position|process|sensitive|prices|information)|confidential information|proprietary information|\bassign\b|bound by any|remedies|injuncti|unfair competition|competition law|antitrust|disclos/,
      ],
      threshold: 4,
    },
  },
  'competitive-restriction-exception': {
    rule: {
      about: /compet|exclusiv|sponsorship|solicit|similar|third part/,
      signs: [
        [/(?:exclusivity|restrictions?)\b.{0,80}(?:shall|will|does|do) not apply/, 1],
        [
          /nothing (?:\S{1,40} ){0,6}(?:shall|will|is intended to|may) (?:be (?:construed|deemed|interpreted) to )?(?:prevent|restrict|preclude|prohibit|limit)/,
          2,
        ],
        [
          /(?:foregoing|restrictions?|nothing (?:herein|in this)|exclusivity|section \S{1,6}|this)\b.{0,140}\b(?:shall not|will not|does not|do not|not|is intended to)\b.{0,40}\b(?:prevent|restrict|preclude|prohibit|apply|limit|deemed)/,
          2,
        ],
        [
          /notwithstanding.{0,100}(?:exclusiv|non-compet|restriction)|except as (?:otherwise )?(?:permitted|provided|set forth)|(?:shall|will) be (?:permitted|free) to|provided,? however/,
          1,
        ],
        [/\bcompet(?:e|es|ing|itive|itor)s?\b|exclusiv|non-solicit/, 1],
        [
          /(?:grant|licen[cs]e|enter into|sell|supply|market|solicit|own(?:ing)?|invest|publicly|perform|display|carry)\S{0,40}\b.{0,80}(?:third part|other part|any (?:other )?part|sponsorship|competing|securities|outside|stock|shares of)/,
          1,
        ],
        [/compet|exclusiv/, 1, 'heading'],
      ],
      needs: [/compet|exclusiv|sponsorship|non-solicit|restrictions? set forth|preclude .{0,20}from granting/],
      unless: [/remed|injuncti|confidential information|jurisdiction|liabilit|indemnif/],
      threshold: 4,
    },
  },
  'restraint-after-employment': {
    rule: {
      about: /after|following|post-termination|termination|cessation/,
      signs: [
        [
          /\b(?:employee|executive|you)\b.{0,160}\b(?:shall not|will not|may not|must not|agrees? not to)\b.{0,200}\b(?:after|following)\b.{0,60}\b(?:terminat|end|employment|leav|cessation)/,
          3,
        ],
        [
          /\b(?:after|following)\b.{0,80}\b(?:termination|end|cessation)\b.{0,60}\bemployment\b.{0,160}\b(?:not|refrain)\b.{0,120}\b(?:compet|solicit|business|engage|work for)/,
          3,
        ],
      ],
      unless: [/confidential|return/],
    },
  },
};
