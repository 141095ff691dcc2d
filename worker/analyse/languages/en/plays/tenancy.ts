import type { TenancyWords } from '#worker/analyse/languages/play-words/tenancy.ts';

export const tenancy: TenancyWords = {
  'break-clause': {
    rule: {
      about: /break clause|\bbreak (?:option|notice|date)|terminate|end th(?:is|e) (?:tenancy|lease)/,
      signs: [
        [/\bbreak (?:clause|option|notice|date|right)/, 3],
        [
          /\b(?:landlord|tenant|lessor|lessee|either party)\b.{0,60}\b(?:may|can|has the right to|entitled to)\b.{0,40}\b(?:terminate|end|determine)\b.{0,140}\b(?:notice|any time|before|early)/,
          3,
        ],
      ],
      unless: [/breach|default|arrears|fails to/],
    },
    byLandlord: /\b(?:landlord|lessor)\b.{0,60}\b(?:may|can|has the right|entitled)/,
  },
  'rent-review': {
    rule: {
      about: /\brent\b/,
      signs: [
        [/\brent\b.{0,120}\b(?:review|increas|adjust|rais|chang|revis|vary)/, 3],
        [/\b(?:review|increase|adjust|raise|change|revise|vary)\w{0,4}\b.{0,60}\bthe rent\b/, 3],
      ],
      unless: [/shall not be (?:increased|raised)|no increase|\blate\b|overdue|arrears|unpaid/],
    },
    atWill: /discretion|at any time|from time to time|as (?:the landlord|it) sees fit/,
  },
  repairs: {
    rule: {
      about: /repair|good condition|upkeep|maintain the (?:property|premises)/,
      signs: [
        [
          /\b(?:landlord|tenant|lessor|lessee)\b.{0,90}\b(?:repairs?|(?:in|good) (?:repair|condition)|upkeep|maintain the)\b/,
          3,
        ],
        [
          /\brepairs?\b.{0,90}\b(?:responsib|at the (?:cost|expense)|borne|carried out|paid) .{0,40}\b(?:landlord|tenant|lessor|lessee)\b/,
          3,
        ],
      ],
    },
    allOnTenant:
      /\b(?:tenant|lessee)\b.{0,90}\b(?:all repairs|every repair|structur|roof|whatever (?:the|its) (?:kind|nature))|\ball (?:necessary )?repairs\b.{0,140}\b(?:tenant|lessee)\b/,
  },
  subletting: {
    rule: {
      about: /sub-?let|sub-?lease|lodger|underlet/,
      signs: [
        [/\b(?:sub-?let|sub-?lease|underlet)\w{0,5}\b.{0,140}\b(?:consent|permission|approval|not|prohibited)/, 3],
        [/\b(?:not|no|neither|consent|permission)\b.{0,120}\b(?:sub-?let|sub-?lease|underlet|lodger)/, 3],
      ],
    },
  },
};
