import type { WarrantyWords } from '#worker/analyse/languages/play-words/warranty.ts';

export const warranty: WarrantyWords = {
  warranty: {
    rule: {
      about: /warrant(?!s? (?:to purchase|certificate))|guarantees? that|free (?:from|of) defects|"as is"/,
      signs: [
        [
          /\b(?:represents?(?: and|,)|hereby) ?(?:\w{1,10} )?warrants?\b|\bwarrants? (?:to \S{1,20} )?(?:that|to)\b|\bguarantees? that\b/,
          3,
        ],
        [/\b(?:disclaims?|no|without|excludes?|in lieu of|makes? no)\b.{0,80}\bwarrant(?:y|ies)\b/, 3],
        [/\b(?:implied|express) warrant(?:y|ies)\b|merchantability|fitness for a particular purpose|"as is"/, 3],
        [/\bfree (?:from|of) (?:\S{1,14} ){0,4}defects?\b/, 2],
        [/\bwarrant(?:y|ies)\b/, 1],
        [/warrant(?:y|ies)|guarantee/, 1, 'heading'],
      ],
      unless: [
        /breach of (?:any )?(?:representation|warranty)|indemnif|warrant officer|warrants to purchase|stock purchase warrant|search warrant/,
      ],
    },
    disclaims:
      /\b(?:not|never|neither) (?:\w{1,10} ){0,2}(?:warrant|guarantee)|"?as is"?|as available|disclaim|(?:no|without|excludes? all|any other) (?:other )?(?:\S{1,14} ){0,4}warrant|in lieu of all other/,
    given:
      /\b(?:represents?|warrants?|guarantees?)\b.{0,40}(?:\bthat\b|\bto\b|:)|warranty (?:period|of)|free (?:from|of) defects/,
  },
  'warranty-duration': {
    rule: {
      about: /warrant/,
      signs: [
        [
          /\bwarrant\S{0,40}\b.{0,260}\b(?:for|of|within|during|from) (?:a |the |an )?(?:additional )?(?:period of |longer of )?.{0,40}\b(?:days?|months?|years?)\b/,
          2,
        ],
        [
          /warranty period|limited warranty|warrants? (?:\S{1,40} ){0,6}for \[|(?:year|month|day)s? (?:limited )?warranty/,
          2,
        ],
        [
          /defects?\b|workmanship|material|conform|free (?:from|of)|specifications|correct(?:ed)?\b|repair|replace|reperform|perform(?:ed)? (?:substantially|materially|in)|documentation/,
          1,
        ],
        [
          /(?:days?|months?|years?)\b.{0,60}(?:shipment|delivery|acceptance|purchase|installation|completion|manufactur)|(?:shipment|delivery|acceptance|purchase|installation|completion).{0,60}(?:days?|months?|years?)/,
          1,
        ],
        [/warrant/, 1, 'heading'],
      ],
      unless: [
        /stock purchase warrant|warrants to purchase|search warrant|insur|indemnif|represents and warrants that (?:it|he|she|they) (?:has|is|have|are)\b|surviv/,
      ],
      threshold: 4,
    },
  },
};
