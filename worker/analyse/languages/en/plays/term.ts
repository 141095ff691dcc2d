import type { TermWords } from '#worker/analyse/languages/play-words/term.ts';

export const term: TermWords = {
  'effective-date': {
    rule: {
      about: /effective|commenc|begin|comes? into (?:force|effect)|takes? effect|\bstart/,
      signs: [
        [/"effective date"\)? ?(?:means|shall mean|is|shall be)|\(?(?:the |hereinafter )?"?effective date"?\)/, 3],
        [
          /(?:effective|commenc\S{1,4}|begin\S{0,4}|start\S{0,4}|takes? effect|comes? into (?:force|effect))\b.{0,60}(?:\b(?:january|february|march|april|may|june|july|august|september|october|november|december)\b|\d{1,2}\/\d{1,2}\/\d{2,4}|date (?:hereof|of (?:last |actual )?(?:signature|execution)|first|on which))/,
          2,
        ],
        [
          /(?:this|the) (?:\S{1,20} )?(?:agreement|contract|term|joint venture|policy|terms|franchise|lease|tenancy)\b.{0,60}(?:effective|commenc|begin|into force|into effect|takes? effect|starts?\b)/,
          2,
        ],
        [/signed and effective|effective (?:as of|on|from)|effective date/, 1],
        [/(?:shall|will) (?:be(?:come)? effective|take effect|commence|begin)/, 1],
        [/\bterm\b|effective date|commencement/, 1, 'heading'],
      ],
      unless: [
        /amendment.{0,30}effective|termination.{0,30}(?:effective|becomes effective)|prior to the effective date|after the effective date|effective date of (?:such |the )?(?:termination|resignation|change)|changes? .{0,40}effective|shall be effective (?:upon|when|on) (?:receipt|delivery)/,
      ],
      threshold: 4,
    },
  },
  'expiration-date': {
    rule: {
      about: /\bterms?\b|expir|valid|terminat|remain in|continue|effect until|"contract period"/,
      signs: [
        [
          /\b(?:initial |the |this |contract )?(?:term|duration|contract period)"?\b.{0,60}(?:shall be|will be|is|are|:|means|shall mean|commence|begin|start|expire|end|continue|run|extend)/,
          2,
        ],
        [
          /(?:agreement|contract|lease|tenancy|licen[cs]e|policy|franchise|attachment|joint venture)\b.{0,90}(?:shall|will|is|does) (?:\S{1,14} ){0,3}(?:continue|remain|expire|terminate|end|run|be in|be valid|be effective|commence|be for)/,
          2,
        ],
        [/(?:agreement|contract|lease|tenancy)\b.{0,60}\b(?:continues|starts|begins|runs|lasts)\b/, 2],
        [
          /(?:for|of) (?:a |an )?(?:initial )?(?:period|term) of|\bterm of .{0,30}(?:years?|months?|days?)|(?:years?|months?|days?)\b.{0,40}(?:from|after|following) (?:the )?(?:effective|commencement|date|launch|execution)/,
          2,
        ],
        [/(?:until|through|expir\S{1,4}|ending|end) (?:on |at )?.{0,40}\b(?:19|20)\d{2}\b/, 2],
        [
          /full force and effect|in force|in effect|remain valid|indefinitely|until (?:it is )?(?:terminated|termination)|earlier terminated|terminated earlier|sooner terminated/,
          1,
        ],
        [/\bterm\b|duration|expir/, 1, 'heading'],
      ],
      unless: [
        /\bsurviv|insurance|\bwarrant(?:y|ies)\b|confidential|restricted period|non-compet|terms and conditions of this|in terms of|trade ?secret|post-term|during the term of/,
        /(?:fails? to|in the event of|upon) .{0,60}(?:breach|default|insolven|bankrupt)|notice of (?:default|breach)/,
      ],
      threshold: 4,
    },
    indefinite:
      /\bindefinite(?:ly)?\b|until (?:it is )?terminated|continue .{0,40}until (?:terminated|termination)|no fixed term/,
  },
  'renewal-term': {
    rule: {
      about: /renew|exten[ds]|prolong|year[- ]to[- ]year/,
      signs: [
        [
          /automatic\S{0,4} (?:\S{1,12} ){0,3}(?:renew|exten|prolong)|(?:renew|exten|prolong)\S{0,6} (?:\S{1,12} ){0,3}automatically|automatic (?:\S{1,12} ){0,2}(?:renewal|extension)/,
          3,
        ],
        [
          /\b(?:agreement|contract|term|attachment|lease|tenancy|licen[cs]e|subscription|franchise)\b.{0,120}\b(?:shall|will|may|can) (?:\S{1,14} ){0,4}(?:renew|extend|prolong)/,
          2,
        ],
        [
          /(?:successive|additional|further|consecutive|renewal)\)? .{0,50}(?:\bterms?\b|periods?\b)|year[- ]to[- ]year/,
          1,
        ],
        [/unless .{0,120}(?:notice|notif|not to renew|non-renewal|terminat)/, 1],
        [
          /(?:option|right|elect|may)\b.{0,60}\b(?:to )?(?:renew|extend) (?:this|the|such) (?:agreement|contract|term|lease)/,
          2,
        ],
        [/\bterms? of\b.{0,40}(?:years?|months?)|(?:years?|months?|year-to-year)\b/, 1],
        [/\bterm\b|renewal|duration/, 1, 'heading'],
      ],
      unless: [
        /insurance|certificate|patent|trade ?marks? registration|warranty|letter of credit|domain name|extent\b.{0,20}extent/,
        /(?:if|unless|until) .{0,40}(?:agreement|term) is (?:not )?renewed|extends? (?:credit|to the|beyond)|expense/,
      ],
      threshold: 4,
    },
    automatic:
      /automatic|unless (?:either|any|one|written|terminated|notice|the|a) |shall (?:thereafter )?(?:be )?(?:renew|extend)|evergreen|year-to-year|from year to year/,
    yearly:
      /annual(?:ly)? (?:renew|extend|extension|basis)|year[- ]to[- ]year|from year to year|(?:renewed|renews?|extended) (?:automatically )?(?:annually|each year|every year|yearly)/,
    renews: /renew|exten[ds]|prolong|additional|successive|further/,
  },
  'notice-to-terminate-renewal': {
    rule: {
      about: /renew|exten[ds]|prolong/,
      needs: [
        /\b(?:days?|months?|weeks?|years?)\b|\bprior to\b/,
        /notice|notif|intent(?:ion)? (?:not )?to (?:renew|terminate)|non-renewal|not to renew/,
      ],
      signs: [
        [
          /(?:renew|exten|prolong)\S{0,7}\b.{0,220}\b(?:unless|until and unless|provided|except)\b.{0,220}\b(?:notice|notif|written|intent)/,
          3,
        ],
        [/unless\b.{0,160}\b(?:notice|notification)\b.{0,200}\b(?:renew|exten)/, 3],
        [
          /notice of (?:its |their |his |your )?(?:intent\S{0,4} (?:not )?to|non-?renewal|election not to|decision not to)/,
          2,
        ],
        [/(?:not to|not|n't) (?:wish to |want to |intend to )?(?:renew|extend)|non-?renewal/, 2],
        [/(?:days?|months?|weeks?)'?(?: \([^)]{1,14}\))? (?:prior|before|(?:written |prior |advance ){0,2}notice)/, 1],
        [/(?:end|expir\S{1,5}|anniversary|renewal date)\b/, 1],
      ],
      unless: [/insurance|certificate|patent|warranty|letter of credit/],
      threshold: 4,
    },
  },
};
