import type { PaymentWords } from '#worker/analyse/languages/play-words/payment.ts';

export const payment: PaymentWords = {
  'payment-terms': {
    rule: {
      about: /\bpay(?:s|able|ment|ments)?\b|\binvoic|\bpaid\b|\bnet \d{2}\b|\bremit/,
      signs: [
        [
          /\b(?:pay(?:able|ments?|s)?|paid|due|remit\S{0,3}|settled)\b.{0,120}\b(?:within|no later than|not later than|on or before|in) .{0,24}\b(?:days?|months?|weeks?)\b/,
          3,
        ],
        [/\bwithin .{0,24}\b(?:days?|months?)\b.{0,60}\b(?:receipt|date) of .{0,30}\binvoice/, 3],
        [
          /\bnet (?:thirty|sixty|forty-five|\d{2})\b|\b(?:due|payable) (?:upon|on) receipt|\bpayable .{0,30}\bin (?:advance|arrears|instal+ments)/,
          3,
        ],
        [/\b(?:rent|fees?|salary|price|charges)\b.{0,60}\b(?:is|are|shall be|will be) (?:due|payable|paid)\b/, 2],
        [
          /\b(?:shall|will|agrees? to|must)\b.{0,40}\b(?:pay|be paid)\b.{0,80}\b(?:fees?|price|charges|rates?|rent|compensation|royalt\S{1,3}|commissions?|salary|invoices?)\b/,
          3,
        ],
        [/\binvoic/, 1],
        [/\bfees?\b|\bprice|\bcharges\b|\brent\b|\bcompensation\b|\bamounts?\b|\broyalt|\bcommission|\brates\b/, 1],
        [/payment|fees|invoic|compensation|price|rent\b/, 1, 'heading'],
        [/\bdisputed?\b|\baudit|terminat|credit request/, -1],
      ],
      unless: [
        /\blate\b|overdue|past due|interest at|indemnif|\bcure\b|fails? to (?:pay|make)|failure to (?:pay|make)|non-?payment|refund|liquidated|insurance|\bsick/,
      ],
      threshold: 4,
    },
    forLess: /\b(?:discount|rebate|reduction|deducts?|ahead of time|early|anticipated|in advance of)\b/,
    toBePaid: /\b(?:pay|paid|pays|payable|payments?|due|remit\S{0,3}|settle\S?|net|invoices?)\b.{0,140}$/,
  },
  'late-payment': {
    rule: {
      about: /\blate\b|overdue|past due|unpaid|not paid|delinquent|default interest|in arrears/,
      signs: [
        [
          /\b(?:late|overdue|past due|unpaid|not paid|delinquent|default)\b.{0,200}\b(?:interest|finance charge|late (?:payment )?(?:fee|charge)|service charge)/,
          3,
        ],
        [
          /\b(?:interest|finance charge|late (?:payment )?(?:fee|charge))\b.{0,160}\b(?:late|overdue|past due|unpaid|not paid|delinquent)/,
          3,
        ],
        [/\blate (?:payment )?(?:fee|charge|interest)s?\b/, 2],
        [
          /\b(?:overdue|past due|unpaid|late payment)\b.{0,120}\bsuspend|\bsuspend\b.{0,120}\b(?:overdue|past due|unpaid|late payment)/,
          3,
        ],
        [/%|percent|per annum|per month|prime rate|base rate/, 1],
      ],
      unless: [
        /\btax(?:es)?\b.{0,80}\bpenalt|dividend|principal amount of the notes|royalty audit|\bloans?\b|\bborrow/,
      ],
    },
    periods: {
      month: /(?:per|each|a|every) month|monthly/,
      year: /(?:per|each|a) (?:annum|year)|annual|yearly|p\.a\./,
      day: /(?:per|each|a) day|daily/,
    },
    aboveBase: /(?:above|over|plus|in excess of)\b.{0,60}\b(?:base|prime|libor|ecb|bank)/,
  },
  deposit: {
    rule: {
      about: /deposit|down payment/,
      signs: [
        [
          /\b(?:security|rental|tenancy|damage|refundable|non-?refundable|initial|advance|earnest money) deposit|down payment/,
          3,
        ],
        [/\b(?:pay|paid|pays|provide|lodge|place|receipt of)\b.{0,60}\bdeposit\b|\bdeposit of\b.{0,30}\d/, 3],
        [/\bdeposit\b.{0,120}\b(?:refund|return|repa|forfeit|deduct|held|protected)/, 3],
        [/deposit/, 1, 'heading'],
      ],
      unless: [
        /\b(?:no|not any|without (?:a|any)) (?:further |security )?(?:deposit|down payment)\b|\bdeposits?: ?(?:none|nil|no\b|n\/a)/,
        /deposit(?:ed|ing|s)? (?:in|into|with|to) (?:the |a |an )?(?:bank|account|mail|escrow|united|u\.s|court|post)|certificates? of deposit|source code|deposit account|depositary|escrow agent|direct deposit|mineral|deposit materials|order processing/,
      ],
    },
    notReturned: /non-?refundable|not (?:be )?(?:refundable|refunded|returned)|forfeit/,
    inRents: /months?'?(?:s')? (?:of )?(?:the )?(?:basic |monthly |net )?rent/,
  },
};
