import type { LicenceScopeWords } from '#worker/analyse/languages/play-words/licence-scope.ts';

export const licenceScope: LicenceScopeWords = {
  'licence-grant': {
    rule: {
      about: /licen[cs]e|right to use|\bgrants?\b|granted|authori[sz]es|rights? to (?:promote|market|sell)/,
      signs: [
        [/\b(?:grants?|granted|granting)\b.{0,160}\b(?:sub-?)?licen[cs]es?\b/, 3],
        [
          /\b(?:grants?|granted)\b.{0,120}\b(?:rights?|privileges?|permission)\b.{0,40}\b(?:to|of) (?:\(?\w\)? )?(?:use|reproduce|distribute|display|market|access|publish|make|manufacture|exploit|promote|perform|copy|host|sublicen[cs]e)/,
          3,
        ],
        [
          /\b(?:shall|will|does|is|are) (?:have|hereby (?:have|granted|licen[cs]ed)|licen[cs]ed|retain|hold)\b.{0,90}\b(?:licen[cs]e (?:to|under|,)|right to use|rights? and licen[cs]e|right to (?:use|reproduce))/,
          3,
        ],
        [/\bhereby (?:authori[sz]es|licen[cs]es|permits)\b.{0,120}\b(?:use|distribute|reproduce)/, 3],
        [/\bhold (?:exclusive|the) .{0,40}rights? to/, 3],
        [/provided .{0,40}under an? .{0,40}licen[cs]e/, 3],
        [
          /\bhas (?:the|a) .{0,30}right to use\b.{0,90}(?:marks?|name|logo|trade ?marks?|software|likeness|materials?)/,
          3,
        ],
      ],
      unless: [
        /\b(?:grants? (?:no|to neither)|no (?:licen[cs]e|right|other right)|not (?:be )?(?:grant|constru|deemed|transfer|convey)|neither|nothing (?:in|herein|contained)|does not (?:grant|convey|include)|has not granted|have not granted|not previously granted|licen[cs]es? and permits|permits and licen[cs]es|whereas|wish(?:es)? to|desires? to|business licen[cs]e|stock options?|options? (?:to purchase|grant)|security interest|licen[cs]e fees? (?:shall|will|is|are)|shall not grant|will not grant|may not grant|not to grant|represents (?:and warrants )?that|breach|granted (?:hereunder|herein|in this|to (?:it|licensee|\w{2,14}) (?:in|under|hereunder|pursuant)))\b|"? (?:means|shall mean)\b/,
      ],
    },
    nonExclusive: /non-? ?exclusive/,
    exclusive: /(?<!non-)(?<!non- )(?<!non)(?<!not )\bexclusive\b/,
    free: /royalty[- ]?free|free of charge|without (?:charge|payment)|at no (?:additional )?(?:cost|charge)/,
    revocable: /(?<!ir)(?<!non-)\brevocable\b|revoke (?:this|the|such) (?:licen[cs]e|right|permission)/,
    sublicensing:
      /(?<!no )(?<!without (?:any |the )?)right (?:to (?:grant (?:and authorize )?)?|of )sub-?licen[cs]|(?<!non-)(?<!not )\bsub-?licen[cs]e?able|rights? to sub-?licen/,
  },
  'non-transferable-licence': {
    rule: {
      about: /transferable|assignable|sub-?licen[cs]|\btransfer\b|third party to use/,
      needs: [/licen[cs]e|\brights?\b|software|\bmarks?\b/],
      signs: [
        [
          /\b(?:non-? ?|not |neither )(?:transferable|assignable|sub-?licen[cs]e?able|to be assigned)\b.{0,200}\b(?:licen[cs]e|right|permission)/,
          3,
        ],
        [
          /\b(?:licen[cs]e|right)\b.{0,200}\b(?:non-? ?|not (?:be )?)(?:transferable|assignable|sub-?licen[cs]e?able)\b/,
          3,
        ],
        [
          /\b(?:may not|shall not|will not|must not|no right to|not have the right to|agrees? not to|neither|cannot|without (?:any |the )?right to)\b.{0,80}\bsub-?licen[cs]e\b(?! agreement)/,
          3,
        ],
        [
          /\b(?:may not|shall not|no right|agrees? not to)\b.{0,100}\btransfer\b.{0,100}\b(?:software|licen[cs]e|licensed)/,
          3,
        ],
        [
          /\b(?:may not|shall not|will not)\b.{0,30}\bpermit\b.{0,40}\bthird part(?:y|ies) to use\b.{0,60}\b(?:marks?|software|licensed)/,
          3,
        ],
        [/no third part(?:y|ies) .{0,40}right to sub-?licen[cs]e/, 3],
      ],
      unless: [/warrant|this agreement is not assignable|securities|shares|\bstock\b|option/],
    },
    sublicensing: /sub-?licen[cs]/,
    excepted:
      /except|unless|without (?:the |its |\S{1,20} )?(?:express |prior |written ){0,6}(?:consent|approval|permission)/,
  },
  'perpetual-licence': {
    rule: {
      about: /perpetual|perpetuity|irrevocabl/,
      needs: [/licen[cs]e|right to (?:use|reproduce|publish)|grant/],
      signs: [
        [
          /\b(?:perpetual(?:ly)?|irrevocabl[ey])\b.{0,160}\b(?:licen[cs]es?\b|rights? to (?:use|reproduce|publish|display))/,
          3,
        ],
        [
          /\b(?:licen[cs]es?|right to (?:use|reproduce|publish))\b.{0,160}\b(?:perpetual|irrevocable|in perpetuity)\b/,
          3,
        ],
        [/licen[cs]e.{0,120}(?:surviv|continue)\S{0,4} in perpetuity/, 2],
      ],
      unless: [
        /irrevocabl[ey] (?:and unconditionally )?(?:waive|submit|consent|agree|appoint|designat|instruct|undertak|commit|and unconditional)|(?:not|no) (?:perpetual|irrevocable)|letter of credit|proxy|power of attorney/,
      ],
    },
    onward:
      /(?<!non-)(?<!non)(?<!not )\b(?:sub-?licen[cs]e?able|transferable|assignable)\b|rights? to (?:grant (?:and authorize )?)?sub-?licen[cs]/,
  },
  'unlimited-licence': {
    rule: {
      about: /unlimited|enterprise-?\s?wide|site-?wide|without (?:any )?limit|all-you-can/,
      signs: [
        [/\benterprise-? ?wide\b.{0,60}\blicen[cs]e|\bsite-? ?wide licen[cs]e|\benterprise licen[cs]e/, 3],
        [
          /\bunlimited (?:\S{1,20} ){0,4}(?:users?|seats?|copies|use|access|usage|number of (?:users|copies|seats|licen[cs]es|times|devices|locations)|licen[cs]es?|installations?|downloads?)\b/,
          3,
        ],
        [
          /\blicen[cs]e.{0,120}\b(?:unlimited|without (?:any )?limit(?:ation)? (?:as to|on) (?:the )?(?:number|quantity|users))/,
          3,
        ],
      ],
      unless: [
        /unlimited (?:liability|guarant|number of (?:shares|renewal))|without limitation,|shares|not unlimited|renew|unlimited (?:period|time|duration)/,
      ],
    },
  },
};
