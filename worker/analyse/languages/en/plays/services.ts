import type { ServicesWords } from '#worker/analyse/languages/play-words/services.ts';

export const services: ServicesWords = {
  'service-levels': {
    rule: {
      about: /service levels?|uptime|availability|response time|service credits?/,
      signs: [
        [
          /service level (?:agreement|s|targets?|credits?)?|service credits?|uptime|(?:availability|available)\b.{0,60}\d ?%|response times?\b.{0,60}(?:hours?|minutes?)/,
          3,
        ],
      ],
      unless: [/^this service level agreement/],
    },
    soleRemedy: /(?:sole|exclusive|only) (?:and exclusive )?remed/,
  },
  delivery: {
    rule: {
      about: /deliver/,
      signs: [
        [
          /\b(?:deliver(?:y|ed)?|delivery dates?)\b.{0,100}\b(?:within|no later than|on or before|estimates?|estimated|time is|not of the essence|ex works|fob|cif|ddp|incoterms)\b.{0,60}/,
          3,
        ],
        [/\b(?:seller|supplier)\b.{0,30}\b(?:shall|will)\b.{0,30}\bdeliver\b.{0,60}\b(?:goods|products?|equipment)/, 3],
      ],
      unless: [/deliver.{0,30}notice|notice.{0,60}deliver/],
    },
    notBinding: /estimat|not (?:be )?(?:binding|of the essence|guaranteed)|approximate/,
  },
  'title-and-risk': {
    rule: {
      about: /\btitle\b|risk of loss|\brisk\b/,
      signs: [
        [
          /\b(?:title|risk(?: of loss)?|ownership)\b.{0,60}\b(?:pass(?:es)?|transfers?|vest|remain)\b.{0,80}\b(?:goods|products?|buyer|purchaser|seller|supplier|customer|delivery|equipment)/,
          3,
        ],
        [/retention of title|risk of loss.{0,80}(?:goods|products?|delivery|buyer)/, 3],
      ],
      unless: [/intellectual property/],
    },
  },
};
