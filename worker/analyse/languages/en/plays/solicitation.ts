import type { SolicitationWords } from '#worker/analyse/languages/play-words/solicitation.ts';

export const solicitation: SolicitationWords = {
  'no-solicit-customers': {
    rule: {
      about: /customers?|clients?|insureds|accounts?\b|patrons|business relation/,
      signs: [
        [
          /(?:shall not|will not|may not|must not|neither|nor|agrees? not|not to|not,? (?:directly|indirectly|for|during|on)|refrain)\b.{0,200}\b(?:solicit|contact|divert|entice|canvass|approach|take away|interfere with|call (?:up)?on|do business with|accept business|circumvent)\S{0,40}\b.{0,120}\b(?:customers?|clients?|insureds|accounts|patrons|business relations?)\b/,
          4,
        ],
        [
          /(?:will not|shall not|may not|not directly or indirectly)\b.{0,60}\b(?:sell|provide|offer|render)\b.{0,120}\bto any\b.{0,60}(?:who (?:were|was|is|are)|customers? of|clients? of|that (?:was|were|is) an? (?:customer|client))/,
          4,
        ],
        [/non-?solicit|customers|clients/, 1, 'heading'],
      ],
      unless: [
        /subscri|confidential information|customer service|unsolicited/,
        /(?:employees?|staff|personnel|workers?|consultants?|officers?) (?:\S{1,20} ){0,4}(?:of|by|from|with) (?:the |such |its )?(?:clients?|customers?)\b/,
      ],
      threshold: 4,
    },
  },
  'no-solicit-employees': {
    rule: {
      about: /solicit|entic|\bhir(?:e|ing)\b|recruit|poach|induce|offer employment|seek to employ/,
      signs: [
        [
          /(?:solicit|entic|hir(?:e|ing)|recruit|induc|offer employment|poach|employ|engage)\S{0,40}\b.{0,140}\b(?:employees?|employment|personnel|staff|workers|persons? (?:who is |then )?employed)\b/,
          2,
        ],
        [
          /(?:shall not|will not|may not|must not|neither|nor|agrees? not|not to|not,? (?:directly|in any way|on its|for a|during)|refrain|will not in any way|it shall not)\b.{0,240}\b(?:solicit|entice|hire|recruit|induce|offer employment|poach|seek to employ)/,
          2,
        ],
        [/non-?solicit|no (?:hire|poach)|employees/, 1, 'heading'],
      ],
      unless: [
        /equal (?:employment )?opportunity|discriminat|subscriptions|hire (?:and|or) (?:fire|supervise)|solely responsible|not prevent or restrict any/,
      ],
      threshold: 4,
    },
  },
  'non-disparagement': {
    rule: {
      about: /disparag|derogat|defam|denigrat|reputation|\bimage\b|goodwill|good name|disrepute/,
      signs: [
        [
          /bring.{0,60}(?:into|in) (?:public )?disrepute|reflects? (?:un)?favou?rably.{0,80}(?:name|reputation|goodwill|image)/,
          3,
        ],
        [/disparag|denigrat|derogatory/, 3],
        [
          /(?:shall not|will not|not to|neither|nor|refrain|agrees? not|does not|not in any way)\b.{0,140}(?:defam|damage|harm|injure|jeopardi[sz]e|tarnish|disrepute|detriment)\w{0,40}.{0,100}(?:reputation|image|goodwill|good name|disrepute)/,
          3,
        ],
        [/(?:maintain|enhance|protect).{0,60}(?:each other's|the other's).{0,60}(?:image|reputation)/, 3],
        [
          /(?:engages? in|conduct|behavior|behaviour|act).{0,140}(?:damage|harm|injure|embarrass|disrepute).{0,60}(?:reputation|goodwill|image|party)/,
          3,
        ],
        [/disparag|reputation/, 1, 'heading'],
      ],
      unless: [
        /user content|you (?:may|shall|must) not (?:post|upload|transmit)|material adverse|infring|(?:advertis|material)\S{0,40} .{0,60}(?:obscene|libel)|\blink(?:ing)? to\b|neither we nor|may not be used|injuncti|irreparable|remed|contain.{0,80}(?:defam|libel|obscen)/,
      ],
    },
  },
};
