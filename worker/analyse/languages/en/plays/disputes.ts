import type { DisputesWords } from '#worker/analyse/languages/play-words/disputes.ts';

export const disputes: DisputesWords = {
  arbitration: {
    rule: {
      about: /arbitrat/,
      signs: [
        [/(?:binding|final and binding|mandatory|exclusively by) (?:\S{1,12} )?arbitration/, 3],
        [
          /(?:settled|resolved?|determined|decided|submitted|submit|referred|refer|adjudicated|disputes?|claims?|controvers\S{1,3})\b.{0,140}\b(?:(?:by|to|through|in|via|into|of) (?:\S{1,14} ){0,3}arbitrat|arbitrated)/,
          3,
        ],
        [/agree to arbitrate|agreement to arbitrate|arbitration (?:clause|agreement)/, 2],
        [
          /arbitration (?:rules|association|act|commission|cent(?:re|er)|proceeding)|rules of (?:conciliation and )?arbitration|\bicc\b|\bjams\b/,
          2,
        ],
        [/class action|waive/, 1],
        [/arbitration|dispute/, 1, 'heading'],
      ],
      unless: [/(?:no|without|not (?:be )?(?:subject to|required to)) (?:\S{1,12} )?arbitrat|arbitrary|exceptions to/],
    },
    groupWaiver: /class action|class[- ]wide|collective action|class or (?:collective|representative)|individual basis/,
  },
  'governing-law': {
    rule: {
      about: /\blaws?\b|\blegislation\b|consumer protection rules/,
      signs: [
        [
          /(?:governed|construed|interpreted|enforced|controlled|determined)\b.{0,120}\b(?:laws?|legislation)\b.{0,30}\b(?:of|in)\b/,
          3,
        ],
        [/\b(?:laws?|legislation) of .{0,100}\b(?:shall |will )?(?:govern|apply|control)/, 3],
        [
          /\b(?:governed|construed|interpreted)\b.{0,100}\b(?:english|scottish|french|german|swiss|irish|california|delaware|new york|texas) law/,
          3,
        ],
        [/(?:mandatory|consumer protection) .{0,40}(?:law|provisions|rules).{0,60}(?:country|state|where you)/, 3],
        [/contracted with reference to the laws? of/, 3],
        [/applied (?:pursuant to and )?in accordance with the laws? of/, 2],
        [/(?:this|the) (?:\w{1,40} )?(?:agreement|contract|terms)|these terms|validity|construction/, 1],
        [/conflicts? of laws?|choice of law|conflict of laws?/, 1],
        [/governing law|applicable law|choice of law|law and jurisdiction/, 1, 'heading'],
      ],
      unless: [/corporation (?:duly )?(?:organi[sz]ed|incorporated)|organi[sz]ed (?:and existing )?under the laws/],
    },
  },
  jurisdiction: {
    rule: {
      about: /\bcourts?\b|jurisdiction|\bvenue\b|\bforum\b|proceedings in/,
      signs: [
        [/(?:exclusive|personal|non-exclusive) (?:and \S{1,14} )?(?:jurisdiction|venue|forum)/, 3],
        [/(?:submit|consent|subject|attorn)\S{0,3}\b.{0,60}\b(?:jurisdiction|venue)\b/, 2],
        [/\bjurisdiction\b.{0,60}\bcourts?\b|\bcourts?\b.{0,120}\b(?:jurisdiction|venue)\b/, 2],
        [
          /\b(?:brought|bring|commenced|litigat\S{1,4}|submitted|filed|heard|instituted|proceedings?)\b.{0,120}\b(?:courts?|proceedings in)\b/,
          2,
        ],
        [/\bcourts? (?:\S{1,12} ){0,2}(?:of|in|located|sitting|situated)\b/, 1],
        [/small claims court|local courts|country (?:in which|of)|where you reside|resident of/, 1],
        [/\b(?:venue|forum)\b.{0,60}\b(?:shall|will|is)\b/, 1],
        [/jurisdiction|venue|forum|governing law|disputes/, 1, 'heading'],
        [/courts? of competent jurisdiction|having jurisdiction|of such jurisdiction/, -2],
      ],
      unless: [
        /in any jurisdiction|court order|order of a court|held (?:by a court )?(?:to be )?(?:invalid|unenforceable|illegal)|(?:invalid|unenforceable) (?:by|in) |(?:tax|taxing) jurisdiction|injuncti|each jurisdiction|regulatory|bankruptcy court|court (?:or|of) (?:competent jurisdiction )?(?:determines|finds|holds)|(?:award|judge?ment) .{0,60}(?:may be )?(?:entered|enforce)|required (?:by law|to be disclosed)|supervise/,
      ],
    },
    exclusive: /exclusive|only in|solely/,
    homeCourts: /consumer|where you (?:reside|live)|you (?:reside|live)|your country|county of residence|domiciled/,
  },
  'covenant-not-to-sue': {
    rule: {
      about:
        /contest|challenge|attack|impair|dispute|oppose|not to sue|release[sd]?\b|waives?\b|petition|institute|invoke the process/,
      signs: [
        [/agrees? not to (?:\S{1,40} ){0,3}(?:contest|dispute|challenge)/, 3],
        [
          /\b(?:shall not|will not|must not|may not|neither|never|not at any time|agrees? not to|not to|nor|at no time|not,? (?:directly|during|either)|covenants?)\b.{0,120}\b(?:contest|challenge|attack|dispute|impair|oppose|question)\w{0,4}\b.{0,140}\b(?:ownership|title|validity|marks?|trademarks?|patents?|registrations?|copyrights?|enforceability|intellectual property|(?:rights?|interests?) in (?:and to )?the licensed)\b/,
          3,
        ],
        [
          /(?:suffered|cause|permit)\b.{0,40}to be done.{0,60}(?:impair|contest)|any way impair.{0,60}rights? in and to/,
          3,
        ],
        [
          /\b(?:if|terminate)\b.{0,200}\b(?:contest|challenge)s?\b.{0,100}\b(?:ownership|validity|patents?|marks?)\b/,
          3,
        ],
        [/\bcontest,? (?:or )?challenge\b|\bchallenge,? (?:or )?contest\b/, 3],
        [/covenants? not to (?:sue|bring|assert)|(?:releas|remis|acquit)\w{0,3}\b.{0,80}\bdischarg/, 3],
        [
          /\bwaives?\b.{0,60}\b(?:any|all|every)\b.{0,40}\b(?:suits|actions|causes of action|claims)\b.{0,300}\bagainst\b/,
          3,
        ],
        [
          /(?:shall|will|agrees?) (?:that it (?:shall|will) )?not,?.{0,200}(?:institute|petition|invoke|commence|bring)\b.{0,140}\bagainst\b/,
          3,
        ],
        [/release|no (?:contest|challenge)|covenant not/, 1, 'heading'],
      ],
      unless: [
        /jury|sovereign immunity|press release|release date|waives? any (?:objection|breach|default|right to trial)|immunity|personal jurisdiction|inconvenient forum|severab|unenforceable|indulgence|spilling|hazardous|u\.s\.c|polic(?:y|ies)\b/,
      ],
    },
    release: /releas|waive|discharge|not to sue|hold .{0,20}harmless from .{0,20}suit|petition|institute|commenc/,
  },
};
