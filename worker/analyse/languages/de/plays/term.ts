import type { TermWords } from '#worker/analyse/languages/play-words/term.ts';

export const term: TermWords = {
  'effective-date': {
    rule: {
      about: /beginn|kraft|wirksam|ab dem|wirkung/,
      signs: [
        [
          /(?:vertrag|vereinbarung|mietverhältnis|arbeitsverhältnis|vertragslaufzeit|laufzeit).{0,60}(?:beginnt|tritt .{0,60}in kraft|gilt ab|wird .{0,40}wirksam|läuft ab)/,
          3,
        ],
        [/(?:vertragsbeginn|mietbeginn|inkrafttreten|beginn).{0,20}(?:ist|:|am)/, 3],
        [/\d{1,2}\. ?\S{3,9} \d{4}|unterzeichnung/, 1],
        [/laufzeit|vertragsdauer|vertragsbeginn|inkrafttreten|mietzeit|beginn/, 1, 'heading'],
      ],
    },
  },
  'expiration-date': {
    rule: {
      about: /laufzeit|dauer|endet|läuft|befristet|unbefristet|unbestimmte|bis zum|geschlossen/,
      signs: [
        [
          /(?:vertrag|vereinbarung|mietverhältnis|arbeitsverhältnis).{0,80}(?:läuft|endet|hat eine (?:feste )?laufzeit|wird auf|ist (?:auf|für)|befristet|unbefristet|geschlossen|gilt (?:für|bis))/,
          3,
        ],
        [
          /(?:laufzeit|vertragsdauer|mietzeit|dauer|erstlaufzeit)(?: dieses vertrags| des vertrags)?.{0,30}(?:beträgt|ist|:|von|endet)/,
          2,
        ],
        [/bis zum .{0,30}\d{4}|(?:jahr|monat|tag)\S{0,3}\b|unbestimmte (?:zeit|dauer)/, 1],
        [/laufzeit|vertragsdauer|mietzeit|dauer|befristung/, 1, 'heading'],
      ],
      unless: [/gewährleistung|verschwiegenheit|zahlung|rechnung|probezeit|kündigungsfrist/],
      threshold: 4,
    },
    indefinite: /unbestimmte (?:zeit|dauer)|unbefristet/,
  },
  'renewal-term': {
    rule: {
      about: /verlänger/,
      signs: [
        [
          /verlänger\S{1,3} (?:sich|er|sie|es)\b.{0,120}(?:automatisch|stillschweigend|jeweils|um (?:ein|weitere|je))/,
          3,
        ],
        [
          /(?:automatische|stillschweigende)[rn]? (?:vertrags)?verlängerung|(?:automatisch|stillschweigend) .{0,60}verläng/,
          3,
        ],
        [
          /(?:vertrag|vereinbarung|laufzeit|abonnement|mietverhältnis|vertragsdauer|er)\b.{0,120}(?:verlängert (?:sich|werden)|verlängerungsoption|verlängert wird)/,
          2,
        ],
        [/(?:option|recht).{0,60}verlänger/, 2],
        [/jahr|monat|wenn .{0,80}gekündigt|sofern .{0,80}gekündigt|kündig/, 1],
        [/laufzeit|dauer|verlängerung/, 1, 'heading'],
      ],
      unless: [
        /lieferfrist|lieferzeit|gewährleistung|zahlungsfrist|versicherung|ausführungsfrist/,
        /(?:frist|termin|bauzeit|probezeit)\S{0,3} (?:\S{1,12} ){0,2}verlänger|verlänger\S{1,3} (?:sich )?(?:die|diese|der|dieser) (?:\S{0,14}frist|\S{0,10}termin|probezeit)\b/,
      ],
    },
    automatic:
      /automatisch|stillschweigend|verlängert (?:sich|er|sie)|verlängern sich|gekündigt wird|sofern (?:er|sie|es) nicht|wenn (?:er|sie|es) nicht/,
    yearly: /jährlich|jahr zu jahr|ein weiteres jahr/,
    renews: /verlänger/,
  },
  'notice-to-terminate-renewal': {
    rule: {
      about: /verlänger/,
      needs: [/\b(?:tag|woche|monat|jahr|quartal)|tägig|wöchig|monatig/],
      signs: [
        [
          /verlänger.{0,200}(?:wenn|sofern|falls|soweit|es sei denn|ohne dass).{0,200}(?:kündig|widerspr|widerspricht|erklär|mitteil)/,
          3,
        ],
        [/(?:wird|falls|wenn|sofern|kündigt).{0,160}(?:kündig|widersprochen|gekündigt).{0,160}verlänger/, 3],
        [/nicht (?:zu )?verlängern|nichtverlängerung/, 2],
        [/frist von|spätestens|vor (?:ablauf|ende|beendigung)|zum (?:ende|ablauf)/, 1],
      ],
      unless: [/versicherung|lieferfrist/],
    },
  },
};
