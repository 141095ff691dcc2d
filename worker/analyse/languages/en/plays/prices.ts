import type { PricesWords } from '#worker/analyse/languages/play-words/prices.ts';

export const prices: PricesWords = {
  'price-increase': {
    rule: {
      about:
        /increas|adjust|escalat|\brais|chang\S{1,4} .{0,30}(?:pric|fee|rate|charge)|(?:pric|fee|rate|charge)\S{0,3} .{0,60}chang/,
      signs: [
        [
          /\b(?:pric(?:es?|ing)|fees?|rates?|charges|rents?|tariffs?|subscription)\b.{0,120}\b(?:may|shall|will|can|right|to be|subject to)\b.{0,80}\b(?:increas|adjust|escalat|rais|chang)/,
          3,
        ],
        [
          /\b(?:may|shall|will|can|reserves? the right to|entitled to|right to)\b.{0,60}\b(?:increase|adjust|raise|change|revise)\b.{0,80}\b(?:prices?|fees?|rates?|charges|rent|pricing)\b/,
          3,
        ],
        [/\b(?:price|fee|rate|rent|annual) (?:increases?|escalation|adjustments?)\b/, 2],
        [/\d ?%|percent|consumer price|\bcpi\b|price index|per year|annual/, 1],
        [/price|fees?|increase|adjust|rent/, 1, 'heading'],
      ],
      unless: [
        /(?:shall|will|may|must) not (?:be )?(?:increase|raise|adjust|change|exceed)|no (?:price )?increase|not subject to (?:increase|change)|interest rate|exchange rate|insurance premium|decrease only|increased? (?:the )?(?:quantit|volume|number)|order quantit|\bshares\b|common stock|processors|\blate\b|overdue|arrears|unpaid|adjustments? to the (?:quantit|schedul)/,
      ],
      threshold: 4,
    },
    byIndex: /consumer price|\bcpi\b|\brpi\b|price index|inflation|cost of living|\bppi\b/,
    atWill: /discretion|at any time|from time to time|without (?:prior )?notice|reserves? the right/,
    measured:
      /based on|no more than|not (?:to )?exceed|at most|up to|limited to|in line with|proportion|documented|actual|due to/,
  },
  'price-restrictions': {
    rule: {
      about: /\b(?:prices?|pricing|fees?|rates?|charges)\b/,
      signs: [
        [/\bprice increases? (?:shall|will) (?:be limited|not)/, 3],
        [
          /\bincrease (?:its |the |such |any )?(?:prices?|pricing|fees?|rates?|charges)\b.{0,160}\b(?:no such increase|increase shall not|not (?:to )?exceed|no more than)\b/,
          3,
        ],
        [
          /(?:shall|will|may) not (?:\w{1,40} ){0,2}(?:increase|raise|reduce|lower|adjust|change)\b.{0,40}\b(?:prices?|pricing|fees?|rates?|charges)\b/,
          3,
        ],
        [
          /\b(?:prices?|pricing|fees|rates|charges)\b.{0,60}\b(?:shall|will|may) not (?:be )?(?:increased?|raised?|reduced|adjusted|changed)\b/,
          3,
        ],
        [
          /\bincreases?\b.{0,60}\b(?:prices?|pricing|fees?|rates?|charges)\b.{0,100}\b(?:not (?:to )?exceed|no more than|no greater than|more than|limited to|in excess of)\b.{0,50}(?:%|percent|consumer price index|cpi\b)/,
          3,
        ],
        [
          /\b(?:prices?|pricing|fees?|rates?|charges)\b.{0,60}\bincreases?\b.{0,80}\b(?:not exceed|no more than|no greater than|limited to)\b.{0,50}(?:%|percent|consumer price index|cpi\b)/,
          3,
        ],
        [
          /(?:minimum|maximum) (?:resale|retail|advertised|selling) price|(?:shall|will|may) not (?:re)?sell.{0,80}(?:below|less than|above).{0,40}price/,
          3,
        ],
        [/prices?\b.{0,40}(?:shall|will) (?:remain|be) (?:fixed|firm|unchanged|held)/, 3],
        [/pric|fees/, 1, 'heading'],
      ],
      unless: [/interest rate|exercise price|purchase price per share|share price|late|offering price|dividend/],
    },
    resale:
      /resale price|retail price|resell.{0,60}(?:below|less than|at a price)|minimum (?:advertised |resale )?price/,
  },
  'most-favoured-nation': {
    rule: {
      about:
        /favou?r(?:ed|able)|lower|higher|better|lowest|comparable to|greater value|best price|preferred pric|less than \$/,
      signs: [
        [
          /(?:comparable to or better|as favou?rable|not? less favou?rable|no greater|not? (?:be )?higher|higher)\b.{0,20}(?:than|as)\b.{0,140}\b(?:similarly situated|other|third)\b.{0,30}(?:customers?|purchasers?|distributors?|licensees?|part(?:y|ies))/,
          4,
        ],
        [
          /(?:grants?|offers?|sells?|licenses?) (?:\S{1,40} ){0,8}to (?:any )?(?:other|third|another)\b.{0,120}\b(?:more favou?rable|lower|better)\b/,
          4,
        ],
        [
          /(?:offers?|grants?|sells?|provides?|extends?)\b.{0,60}\b(?:lower|better|more favou?rable)\b.{0,40}(?:prices?|pricing|terms|rates|fees|royalt|conditions).{0,60}\bto (?:any )?(?:other|third|another)/,
          4,
        ],
        [/most[- ]favou?red[- ](?:nation|customer|licensee|supplier|party)|best price guarantee/, 4],
        [
          /\b(?:no less favou?rable|(?:at least )?as favou?rable|more favou?rable|equal to or better|no worse)\b.{0,120}\b(?:than|as|to)\b.{0,140}\b(?:other|third|another|comparable|similar)\b.{0,40}(?:customers?|part(?:y|ies)|licensees?|clients?|distributors?|persons?|purchasers?|buyers?|resellers?)/,
          3,
        ],
        [
          /\b(?:price|pricing|fee|rate|charge|royalt|terms|benefits?|value)\S{0,3}\b.{0,120}\b(?:lower|higher|better|greater|lowest|more favou?rable)\b.{0,120}\b(?:than|to)\b.{0,140}(?:other|third|another|similar|competitor|provided)/,
          3,
        ],
        [
          /\b(?:lower|higher|better|lowest|greater|more favou?rable)\b.{0,30}\b(?:prices?|pricing|fees?|rates?|terms|benefits?|value)\b.{0,120}\b(?:than|to|available)\b.{0,120}(?:other|third|another|competitor)/,
          3,
        ],
        [
          /\bno other\b.{0,60}(?:shall|will) (?:receive|be (?:offered|given|granted)).{0,140}(?:greater|better|more)/,
          3,
        ],
        [
          /(?:sells?|issues?) additional.{0,120}(?:shares|units|interests?).{0,300}(?:less than|lower than).{0,160}(?:shall|will) issue/,
          3,
        ],
        [
          /(?:shall|will) not be (?:charged|required|offered)|agrees that|guarantee|if .{0,60}(?:offers|sells|grants)|no other|nor shall/,
          1,
        ],
        [/favou?red|price protection|best price/, 1, 'heading'],
      ],
      unless: [
        /whichever is (?:lower|greater|higher)|the (?:lower|greater|higher|lesser) of|interest|audit|insur|maximum rate|confidential/,
      ],
      threshold: 4,
    },
  },
  'revenue-sharing': {
    rule: {
      about: /%|per ?cent|royalt|commission|share|fee of|revenue|pay .{0,30}a fee/,
      signs: [
        [
          /\b(?:royalt(?:y|ies)|commissions?|revenue share|success fee|promotion fee|program fee|advertising fee|distribution fee|royalty fee|agents' fee|franchise fee)\b.{0,160}(?:%|per ?cent|net (?:sales|receipts|revenues?)|gross|revenues?|receipts|profits?|for each|per unit|gross margin|rate)/,
          3,
        ],
        [
          /(?:%|per ?cent\S{0,4})\)? (?:\([^)]{0,20}\) )?(?:(?:of|share|from|in) )(?:\S{1,40} ){0,6}(?:revenues?|gross|net|sales|profits?|proceeds|receipts|income|purchase price|cash flow|margin|premium)/,
          3,
        ],
        [
          /(?:percentage|portion|share) of (?:\S{1,40} ){0,5}(?:revenues?|gross|net|sales|profits?|proceeds|receipts|income)/,
          3,
        ],
        [
          /\b(?:share|shared|distributed|divided|split)\b.{0,80}(?:revenues?|profits?|income|losses|sales)|(?:profits?|income|revenues?)\b.{0,100}\b(?:shared?|distributed|divided|split)\b/,
          3,
        ],
        [
          /\b(?:pay|paid|pays|payable|entitled|remit|receive|earn|retain|charge|compensation|owned|parties|each party)\b/,
          1,
        ],
        [/royalt|commission|revenue|compensation|profit|\bfees?\b/, 1, 'heading'],
      ],
      unless: [
        /interest (?:rate|at)|per annum|withholding|overdue|late (?:payment|fee)|voting|(?:shares|stock) of|value added|vat\b|audit|discrepanc|underpa|securities and exchange commission|exchange commission|no (?:royalt|commission)|royalty-free|indemnif|taxes|records|reports?\b|competent|commission (?:act|regulation)/,
      ],
      threshold: 4,
    },
    gross: /\bgross\b(?! margin)/,
  },
};
