import type { HarmType } from '#worker/analyse/built-in/harms/harm-types.ts';
import type { HarmSaying } from '#worker/analyse/languages/harm-words.ts';

/** Harms said outright, in sentences that are short and plain and look like no other. */
export const englishOutrightHarms = {
  'ended-at-will': [
    {
      says: [
        /\b(?:may|can|is free to|are free to|reserves? the right to)\b.{0,60}\b(?:end|terminate|cancel|close|give notice|take (?:it|the \w{1,10}) back)\b/,
        /\bwithout (?:giving |stating |having to give )?(?:any |a )?(?:reasons?|cause|explanation)\b|\bwithout (?:having|needing) to (?:say|explain)\b|\bfor any (?:or no )?reason\b|\bwhenever (?:it|he|she|we) (?:likes?|wants?|wishe?s?)\b|\bneed not (?:say|give|explain)\b/,
      ],
      unless: [/\b(?:either|both|each|neither|you|only|breach|reservations?|orders?|sessions?)\b|\b(?:may|can) ?not\b/],
      onlyBy: 'other',
      alone: true,
    },
  ],
  'liability-capped': [
    {
      says: [
        /\b(?:most|all) (?:that )?you can (?:ever )?(?:get|claim|recover|have|be paid)\b.{0,40}\b(?:us|me|them|it|the \w{1,14})\b|\bwe (?:never|do not ever|shall never|will never) (?:pay|owe|give back|refund) (?:you )?more than\b/,
        /\bmonths?'?|\bweeks?'?|\d|\bprice\b|\bfee\b|\bpaid\b/,
      ],
      alone: true,
    },
  ],
  'silence-accepts': [
    {
      says: [
        /\b(?:go|goes|going|carry|carries|keep|keeps) on (?:work|us|com|rid|train|stay|liv)ing\b|\b(?:no answer|silence|saying nothing)\b|\bdo(?:es)? not (?:answer|object|reply)\b/,
        /\b(?:taken|deemed|held|treated|understood) to have (?:\w{1,10} )?(?:agreed|accepted|consented)\b|\bsilence (?:is|means|counts as) (?:final |full )?(?:acceptance|agreement|a yes|consent)\b/,
      ],
      unless: [/\bnot (?:be )?(?:taken|deemed|held|treated)\b|\bwe (?:are|shall be|will be) (?:taken|deemed)\b/],
      alone: true,
    },
  ],
  'claim-period-short': [
    {
      says: [
        /\bclaims?\b/,
        /\bwithin (?:\w{1,8} |\d{1,2} )(?:days|weeks|months)\b/,
        /\bor (?:it|they) (?:is|are) (?:gone|lost|barred|void|waived)\b|\b(?:lapses?|expires?|is barred|are barred|is lost|are lost|is waived) (?:unless|if not|after|otherwise)\b|\bafter (?:that|which) (?:it|they) (?:lapse|expire|is|are) ?(?:barred|lost|gone)?/,
      ],
      unless: [/\binsur|\bwe (?:must|will|shall)\b|\bnot (?:barred|lost)\b|\b(?:either|each|neither)\b/],
      alone: true,
    },
  ],
  'rest-due-on-leaving': [
    {
      says: [
        /\b(?:if|when|whoever) (?:you |he |she |they )?(?:go|goes|leave|leaves|quit|quits|stop|stops)\b.{0,40}\b(?:before|early)\b/,
        /\bpay\w{0,1} (?:for )?(?:what(?:'s| is) left|the rest|all that is left|the remaining \w{1,12})\b/,
      ],
      unless: [/\bnot (?:have to )?pay\b|\bnothing\b/],
      notBy: 'other',
      alone: true,
    },
  ],
  'likeness-for-ever': [
    {
      says: [
        /\bperpetual\b|\bforever\b|\bfor ever\b|\bwithout (?:any )?limit (?:in|of) time\b/,
        /\birrevocabl|\bsub-?licen[sc]|\broyalty-free\b|\bworldwide\b/,
        /\blicen[cs]e\b.{0,120}\b(?:use|copy|edit|publish|sell|adapt)\b/,
        /\byou\b|\byour\b/,
      ],
      unless: [/\bwe (?:grant|give|license) you\b|\bnot\b/],
    },
  ],
} satisfies Partial<Record<HarmType, readonly HarmSaying[]>>;
