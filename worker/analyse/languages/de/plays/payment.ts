import type { PaymentWords } from '#worker/analyse/languages/play-words/payment.ts';

export const payment: PaymentWords = {
  'payment-terms': {
    rule: {
      about: /zahl|rechnung|fällig|vergütung|miete\b|überweis/,
      signs: [
        [
          /(?:zahlbar|zu zahlen|zahlung\S{0,2}|rechnung\S{0,3}|fällig|begleichen|beglichen|überweis\S{1,3}).{0,120}(?:innerhalb|binnen|spätestens|nach) .{0,60}(?:tage?n?|woche|monat)/,
          3,
        ],
        [/(?:innerhalb|binnen) .{0,40}(?:tagen|wochen).{0,80}(?:zahlbar|zu zahlen|zu begleichen|fällig|rechnung)/, 3],
        [
          /(?:im voraus|zum ersten|jeweils am|bis zum (?:dritten|\d{1,2}\.)|nach rechnungs\S{4,10}|monatlich).{0,80}(?:zahl|fällig|überweis)|zahlungsziel/,
          3,
        ],
        [/rechnung|vergütung|entgelt|miete|preis/, 1],
        [/zahlung|vergütung|preise|miete|rechnung|entgelt/, 1, 'heading'],
      ],
      unless: [/verzug|verzinst|verspätet|mahn|nicht rechtzeitig|rückständ|kündig|rückzahl|erstatt|schadens/],
      threshold: 4,
    },
    forLess: /skonto|rabatt|nachla(?:ss|ß)|abzug|abzieh|zieht .{0,20} ab\b|vorzeitig|vor fälligkeit/,
    toBePaid: /(?:zahl|rechnung|fällig|beglich|begleich|überweis|innerhalb|binnen).{0,140}$/,
  },
  'late-payment': {
    rule: {
      about: /verzug|verzinst|verzugszins|verspätete[rn]? zahlung|rückständ/,
      signs: [
        [/verzugszins|mahngebühr|mahnkosten/, 3],
        [
          /(?:verzug|rückständ|verspätete[rn]? zahlung).{0,140}(?:zinsen|verzins|basiszins|%|prozent|mahn|zurückbehalt|sperr|einstell|auszusetzen)/,
          3,
        ],
        [/zinsen .{0,100}(?:verzug|basiszins)/, 3],
      ],
      unless: [/lieferverzug|annahmeverzug|verzug mit der lieferung|verzugsschaden wegen lieferung/],
    },
    periods: {
      month: /(?:pro|je|im) monat|monatlich/,
      year: /(?:pro|im) jahr|jährlich|p\. ?a\.|basiszins/,
      day: /(?:pro|je) tag|täglich/,
    },
    aboveBase: /basiszins/,
  },
  deposit: {
    rule: {
      about: /kaution|anzahlung|mietsicherheit|barkaution/,
      signs: [
        [/(?:miet)?kaution|mietsicherheit/, 3],
        [/anzahlung .{0,80}(?:von|in höhe|%|prozent|fällig|zu leisten)|(?:leistet|zahlt).{0,60}anzahlung/, 3],
        [/kaution|sicherheit|anzahlung/, 1, 'heading'],
      ],
      unless: [
        /kein(?:e|en|er)? (?:miet|bar)?(?:kaution|anzahlung|mietsicherheit)|(?:ohne|weder) (?:kaution|anzahlung)|(?:kaution|anzahlung)\S{0,3}: ?(?:keine|entfällt|nein|nicht vereinbart)/,
      ],
    },
    notReturned: /nicht (?:erstattet|zurückgezahlt|erstattungsfähig|rückzahlbar)|verfällt/,
    inRents: /(?:monats|nettokalt|kalt|nettomonats)mieten?/,
  },
};
