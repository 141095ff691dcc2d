import type { LiabilityWords } from '#worker/analyse/languages/play-words/liability.ts';

export const liability: LiabilityWords = {
  'cap-on-liability': {
    rule: {
      about: /liab|damages|obligation|exclusive remedy|sole remedy|cause of action|waived/,
      signs: [
        [
          /\b(?:liabilit\S{1,3}|obligations?|damages|amount)\b.{0,220}\b(?:(?:shall|will|may|does|do|can)?(?: in no event| not in any event)?(?: not| never)? ?exceed|(?:is|be|are) limited to|no greater than|no more than|in excess of)/,
          3,
        ],
        [
          /\b(?:in no event|under no circumstances?|not|neither|nor|no party)\b.{0,160}\bliable\b.{0,200}\b(?:special|indirect|consequential|incidental|punitive|exemplary|lost profits?|loss of)/,
          3,
        ],
        [/\b(?:shall|will) have (?:no|any) liability.{0,120}(?:special|indirect|consequential|incidental|punitive)/, 3],
        [/\b(?:aggregate|total|maximum|entire|sole|cumulative) (?:\S{1,20} )?(?:liability|obligation)/, 2],
        [/\b(?:sole|entire) (?:liability|obligation)\b.{0,120}(?:sole|exclusive) remedy|sole and exclusive remedy/, 2],
        [
          /\b(?:waives?|excluding|exclud\S{1,3}|disclaim)\b.{0,80}\b(?:special|indirect|consequential|incidental|punitive) /,
          3,
        ],
        [
          /\b(?:action|claims?)\b.{0,80}\b(?:must be|may be|shall be|be) (?:commenced|brought|made).{0,60}(?:within|later than|more than) .{0,30}(?:years?|months?)/,
          3,
        ],
        [
          /whether (?:in|based|arising) .{0,30}(?:contract|tort)|regardless of the (?:form|theory)|advised of the possibility/,
          1,
        ],
        [/limitations? (?:of|on) (?:liability|damages)|liability|damages/, 1, 'heading'],
      ],
      unless: [/without limit(?:ation)? of liability\b|shall not be limited|liability insurance|per occurrence/],
    },
    fees: /\b(?:fees?|amounts?|sums?|payments?|price|charges|consideration|value)\b.{0,60}\b(?:paid|payable|received|due)|purchase price/,
    indirect: /consequential|indirect|incidental|lost profits?|loss of profits?|punitive|special,/,
  },
  'limitation-of-liability': {
    rule: {
      about: /liab|responsib|as is|own risk|warrant|damages/,
      signs: [
        [
          /\b(?:is|are|be|shall|will|accepts?|assumes?|have|has|bear)\b.{0,24}\b(?:not|no|nor)\b.{0,40}\b(?:liable|liability|responsible|responsibility)\b/,
          3,
        ],
        [
          /\b(?:in no event|under no circumstances?|neither|no party|none of)\b.{0,160}\b(?:liable|liability|responsible)\b/,
          3,
        ],
        [/\b(?:disclaims?|excludes?|waives?|releases?)\b.{0,80}\b(?:liabilit|responsibilit|damages|warrant)/, 3],
        [/\b(?:liability|responsibility)\b.{0,140}\b(?:exceed|limited to|excluded)/, 3],
        [
          /"?\bas[ -]is\b"?.{0,80}(?:as available|without|warrant|basis)|at your (?:own|sole) risk|without warrant\S{1,3} of any kind/,
          3,
        ],
        [/limitations? of liability|disclaimer|liability|warranty/, 1, 'heading'],
      ],
      unless: [/\b(?:limited liability (?:company|partnership))\b|liability insurance/],
    },
    limits:
      /\blimited to\b|\b(?:not|never) (?:to )?exceed|\bis (?:not |un)limited|\bup to\b|\bat most\b|\bcapped\b|\bmaximum (?:amount|liability|of)\b/,
    exceptions:
      /\b(?:except|other than|unless|gross negligence|willful|wilful|fraud|death|personal injury|to the extent|nothing in)\b/,
  },
  'uncapped-liability': {
    rule: {
      about: /liab|damages|limitations?\b|exclusions?\b|disclaimer/,
      signs: [
        [
          /\b(?:except|excluding|other than|save|with the exception|excepting)\b.{0,340}\b(?:neither|either|each|no) part(?:y|ies)\b.{0,120}\b(?:liab|exceed|damages)/,
          4,
        ],
        [
          /\b(?:except|excluding|other than|with the exception)\b.{0,340}\b(?:in no event|under no circumstances?)\b.{0,120}\b(?:liab|exceed|damages)/,
          4,
        ],
        [
          /\b(?:in no event|under no circumstances?|neither party|(?:total|aggregate|entire|maximum|party's) liability)\b.{0,420}\b(?:except|provided|other than|excluding)\b.{0,120}\b(?:confidential|indemni|gross|wil(?:l)?ful|fraud|infring|misconduct|personal injury|death|payment)/,
          4,
        ],
        [
          /\b(?:limitations?|exclusions?|disclaimers?|caps?)\b.{0,90}\b(?:(?:shall|will|do|does) not (?:apply|limit|be applicable)|is not applicable|not be construed to limit)/,
          4,
        ],
        [
          /\b(?:foregoing|section|paragraph|clause)\b.{0,90}\b(?:(?:shall|will|do|does) not (?:apply|limit|be applicable)|is not applicable|not be construed to limit)/,
          3,
        ],
        [/\bexcluded from (?:this|these|the) (?:limitations?|exclusions?|cap)/, 4],
        [
          /\b(?:nothing in this|no provision|does not|shall not|will not|not) .{0,60}\b(?:limit|exclude)s?\b.{0,60}\bliability/,
          4,
        ],
        [/unlimited liability|liability .{0,80}\b(?:unlimited|without limit(?:ation)?|be uncapped|not be limited)/, 4],
        [
          /confidential|indemni|gross(?:ly)? negligen|wil(?:l)?ful|fraud|misconduct|infring|death|personal injury|payment obligations/,
          1,
        ],
        [/\bliab(?:le|ility)|consequential|damages/, 1],
        [/liability|damages|limitation|disclaimer/, 1, 'heading'],
      ],
      needs: [
        /confidential|indemni|gross|wil(?:l)?ful|fraud|misconduct|infring|misappropriat|death|injury|unlimited|payment|breach|section|failure to pay/,
      ],
      unless: [
        /liability insurance|insurance polic|including,? (?:but )?without limitation,? (?:any )?liabilit|without limiting the|except as (?:expressly )?(?:provided|set forth|otherwise|specifically)/,
        /indemnif(?:y|ies),? .{0,40}(?:hold|harmless|from and against)|defend and indemnify|(?:relieve|affect) .{0,80}(?:liabilit|obligation)|indemnity obligations? will not|indemnif(?:ied|ying) party|acts of god|force majeure|assume any liability|" (?:means|has the meaning)/,
      ],
      threshold: 5,
    },
    confidentiality: /confidential|non-disclosure/,
    indemnity: /indemni/,
    seriousFault: /gross(?:ly)? negligen|wil(?:l)?ful|intentional|deliberate/,
    injury: /\bdeath\b|(?:personal|bodily) injury/,
    fraud: /\bfraud/,
    intellectualProperty: /intellectual property|infring|misappropriat/,
  },
  'liquidated-damages': {
    rule: {
      about:
        /liquidated|penalt|termination (?:fee|payment|charge)|cancell?ation (?:fee|charge)|break-?up fee|early termination|late delivery (?:charge|fee|credit)/,
      signs: [
        [/liquidated damages?/, 3],
        [
          /\b(?:early |for convenience |for cause )?(?:termination|cancell?ation) (?:for \S{1,12} )?(?:fee|payment|charge|penalty)\b.{0,200}\b(?:equal|amount|of|in)\b/,
          2,
        ],
        [
          /\b(?:shall|will|agrees? to|must|immediately entitled)\b.{0,80}\b(?:pay|entitled|liable|owe|provided that)/,
          1,
        ],
        [/\b(?:termination|cancell?ation) (?:fee|payment|charge|penalty)/, 1],
        [
          /\bpenalt(?:y|ies) of\b|\bpenalty (?:equal|in the amount|at the rate)|(?:pay|subject to|applied|incur) .{0,30}\bpenalty/,
          3,
        ],
        [/reasonable (?:estimate|approximation|pre-estimate)|(?:and )?not (?:as )?a penalty/, 2],
        [/\bterminat/, 1],
      ],
      unless: [
        /penalties (?:or|and) (?:fines|interest)|fines|tax|civil|criminal|monetary penalt|without (?:any )?(?:penalty|liability)|(?:no|any) (?:termination fee|penalty)|will not (?:pay us|require)|interest,? (?:and|or) penalt|perjury|prepayment penalty/,
      ],
    },
    perDay: /\b(?:per|each|every|a) (?:\S{1,10} )?(?:day|week)|daily/,
  },
};
