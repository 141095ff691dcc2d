import type { NamedDaysWords } from '../named-days-words';

export const namedDays: NamedDaysWords = {
  counted: [
    {
      direction: 'before',
      behind:
        /^(?: \([^)]{1,12}\))?(?: (?:or more|at least|at the latest|clear|calendar))*,? (?:before|prior to|ahead of|in advance of|preceding) /,
    },
    { direction: 'after', behind: /^(?: \([^)]{1,12}\))?(?: (?:clear|calendar))*,? (?:after|following|of|from) / },
  ],
  joined: null,
  small: /^(?:the|your|his|her|their|our|its|this|that|of|day|date|on|which|a|an)$/,
  event: /^(?:event|wedding|marriage|party|celebration|ceremony|function|reception|performance|concert)s?$/,
  notDay:
    /^(?:lease|tenancy|loan|licence|deal|payments?|notices?|invoices?|agreement|contract|request|receipt|signature|signing|term|period|month|year|end|expiry|termination|renewal|rent|fee|price|if|when|you|it|we|they|each|every|any|being)$/,
};
