import type { ProtectionWords } from '#worker/analyse/languages/play-words/protection.ts';

export const protection: ProtectionWords = {
  indemnity: {
    rule: {
      about: /indemnif|hold\S{0,3} .{0,30}harmless|\bindemnit/,
      signs: [
        [/\b(?:shall|will|agrees?|hereby|must|does)\b.{0,100}\b(?:indemnify|(?:save|hold) .{0,60}harmless)/, 3],
        [
          /\bindemnif\S{1,4}\b.{0,160}\b(?:from and against|against|from|in respect of|for) (?:\S{1,12} ){0,4}(?:loss|claim|damage|liabilit|cost|expense|demand|action)/,
          2,
        ],
        [/\bindemnif|\bindemnit/, 1, 'heading'],
      ],
      unless: [
        /(?:party|person) (?:seeking|claiming|to be) indemni|indemnif(?:ied|ying) party (?:shall|will|may|must)|insurance polic/,
      ],
    },
    whateverTheFault:
      /(?:whether or not|regardless of (?:whether|the cause|fault|negligence)|even if).{0,80}(?:negligen|fault|caused)|including (?:\S{1,14} ){0,4}(?:own|sole) negligence/,
  },
  insurance: {
    rule: {
      about: /insur/,
      signs: [
        [
          /(?:shall|will|must|agrees?|undertakes? to|warrants? that|represents and warrants|responsible for|required to|you must)\b.{0,130}\b(?:maintain\S{0,40}|carr(?:y|ies)|obtain\S{0,40}|procure|keep|purchase|take out|secure|effect|insure|have)\b.{0,160}insur/,
          3,
        ],
        [/\binsurance\b.{0,80}(?:shall|will|must) be (?:maintained|carried|obtained|provided|effected|in)/, 3],
        [/additional(?:ly)? (?:named )?insured|certificates? of insurance|named insured|jointly insured/, 3],
        [
          /(?:insurance polic(?:y|ies)|polic(?:y|ies) of insurance|insurance coverages?|such insurance|(?:the|these|such|all|required) (?:polic(?:y|ies)|coverages?)|insurance)\b.{0,140}(?:cancel|primary|limits?\b|no(?:t)? (?:less|lower) than|rated|rating|per (?:occurrence|incident|person)|each occurrence|in force|licensed|amount)/,
          3,
        ],
        [
          /(?:commercial|comprehensive) (?:general|automobile)|general liability|workers'? ?compensation|errors and omissions|professional (?:liability|indemnity) insurance|product liability insurance|umbrella/,
          1,
        ],
        [/insurance/, 2, 'heading'],
      ],
      unless: [
        /insurance compan(?:y|ies) (?:act|law)|deposit insurance|life insurance|shall not be liable|underwrit(?:e|ing) guidelines|sell .{0,30}insurance|insurance products|group (?:health|medical|term)|title insurance|insurance commission|insurance agencies|\baccounts\b|unemployment|freight|fdic|loan value|cash value|premiums for employment/,
      ],
    },
    additional: /additional(?:ly)? (?:named )?insured|"?named insured|as (?:an )?additional insured|loss payee/,
    proof: /certificates?|evidence of (?:such |the )?(?:insurance|coverage)|proof of|cop(?:y|ies) of (?:such|the|each)/,
  },
  'personal-guarantee': {
    rule: {
      about: /guarant(?:ee|or|ees)|surety/,
      signs: [
        [
          /personal(?:ly)? guarant(?:ee|ees|y)|\bguarantor\b.{0,100}\b(?:guarantees|liable|shall pay|undertakes)|jointly and severally guarante|as surety/,
          3,
        ],
      ],
      unless: [/parent (?:company )?guarant|performance guarantee/],
    },
  },
};
