import type { DueWords } from '../due-words';

const day = '(?<day>\\d{1,2}|[a-z]{4,11}(?:-[a-z]{4,6})?)';

export const due: DueWords = {
  monthly: [
    new RegExp(
      `\\b(?:on|by|before|until|than) (?:or before )?the ${day}(?:st|nd|rd|th)?(?: day)? (?:of|in) (?:each|every|the|a) (?:calendar )?(?:(?<before>previous|preceding)|(?<behind>next|following) )?month\\b`,
    ),
    new RegExp(`\\bfirst ${day} days of (?:each|every|the) (?:calendar )?month\\b`),
  ],
  inArrears: /\bin arrears?\b/,
  opening: { ahead: /\b(?:the|its|your|his|her|their) first $/ },
  first: {
    week: /\b(?:the|its|your|his|her|their) first week\b/,
    month: /\b(?:the|its|your|his|her|their) first month\b/,
    year: /\b(?:the|its|your|his|her|their) first year\b/,
  },
  notOpening:
    /^'?s?,? (?:of|in) (?:each|every|any|the (?:calendar )?(?:month|year)|illness|sickness|arrears|delay|absence)\b|^ (?:late|overdue)\b/,
};
