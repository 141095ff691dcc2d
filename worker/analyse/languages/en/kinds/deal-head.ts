import type { DealHead } from '#worker/analyse/languages/kind-words.ts';

/** What tells which of the first lines names the deal. */
export const dealHead: DealHead = {
  noun: /\b(?:agreements?|contracts?|deal|terms|conditions|permit|licen[cs]e|lease|tenancy|order(?: form)?|form|deed|letter|booking|memorandum|plan|mandate|subscription|membership|arrangement|undertaking|offer|quotation|quote|engagement|settlement|promises|appointment|instruction|guarantee|policy|paper)\b/,
  another:
    /\b(?:was|formerly|previously|old form|copied from|replaces|supersedes|to be read|in place of|free translation)\b/,
  incidental:
    /\b(?:through|via|by|with the help of|payable (?:in|by)|prepared (?:by|for)|on behalf of|under|including|incl\.?|plus)(?: an?| the| our| your)? ?$/,
  before: /$/,
};
