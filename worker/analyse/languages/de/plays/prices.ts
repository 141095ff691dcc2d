import type { PricesWords } from '#worker/analyse/languages/play-words/prices.ts';

export const prices: PricesWords = {
  'price-increase': {
    rule: {
      about: /erhöh|anpass|anzupass|preisänderung|steiger|indexmiete|staffelmiete/,
      signs: [
        [
          /(?:preise?|vergütung|entgelt\S{0,2}|gebühren?|miete|tarife|beitrag|beiträge)\b.{0,140}(?:erhöh|anpass|anzupass|angepasst|steig)/,
          3,
        ],
        [/(?:erhöh|anpass|anzupass|angepasst)\S{0,4} .{0,60}(?:preis|vergütung|entgelt|gebühr|miete|tarif)/, 3],
        [/preis(?:erhöhung|anpassung|änderung)|mieterhöhung|indexmiete|staffelmiete|entgeltanpassung/, 3],
        [/%|prozent|index|jährlich/, 1],
        [/preis|vergütung|miete|anpassung|entgelt/, 1, 'heading'],
      ],
      unless: [
        /festpreis|keine (?:preis)?erhöhung|nicht erhöht|ausgeschlossen|verzug|verspätet|rückständ|überfällig|säumig|mahn/,
      ],
      threshold: 4,
    },
    byIndex: /verbraucherpreisindex|index|inflation|lebenshaltung/,
    atWill: /ermessen|jederzeit|einseitig|ohne (?:vorherige )?ankündigung|behält sich/,
    measured: /höchstens|maximal|bis zu|entsprechend|im verhältnis|aufgrund/,
  },
  'price-restrictions': {
    rule: {
      about: /preis|entgelt|tarif/,
      signs: [
        [
          /(?:preis|entgelt|tarif)\S{0,10}.{0,80}(?:nicht|keine).{0,40}(?:erhöh|änder|anheb|senk|überschreit|unterschreit)/,
          3,
        ],
        [
          /(?:nicht|keine|darf).{0,60}(?:preis|entgelt|tarif)\S{0,14}.{0,40}(?:nicht )?(?:erhöhen|anheben|ändern|senken)/,
          3,
        ],
        [
          /(?:preiserhöhung|erhöhung|preisanpassung|anpassung)\S{0,2}.{0,60}(?:höchstens|maximal|nicht mehr als|begrenzt).{0,40}(?:%|prozent|verbraucherpreisindex)/,
          3,
        ],
        [/preisbindung|mindestverkaufspreis/, 3],
        [/festpreis/, 2],
        [/preis/, 1, 'heading'],
      ],
      unless: [/miete|zinssatz|storniert/],
    },
    resale: /wiederverkaufspreis|weiterverkaufspreis|endkundenpreis|mindest(?:verkaufs)?preis|ladenpreis/,
  },
  'most-favoured-nation': {
    rule: {
      about: /meistbegünstig|günstiger|besser|niedriger/,
      signs: [
        [/meistbegünstig/, 4],
        [
          /(?:nicht (?:un)?günstiger|ungünstiger|günstigere[nrs]?|bessere[nrs]?|niedrigere[nrs]?).{0,60}(?:preis|kondition|bedingung|entgelt|vergütung).{0,120}(?:andere|dritte)/,
          4,
        ],
        [
          /(?:preis|kondition|bedingung)\S{0,2}.{0,80}(?:andere|dritte)\S{0,2}.{0,120}(?:nicht (?:un)?günstiger|ungünstiger|günstiger|besser|niedriger)/,
          4,
        ],
        [/(?:andere|dritte)\S{0,2}.{0,80}(?:günstigere|bessere|niedrigere)\S{0,2} (?:preis|kondition|bedingung)/, 4],
        [/meistbegünstigung|preis/, 1, 'heading'],
      ],
      threshold: 4,
      unless: [/verzug|basiszins/],
    },
  },
  'revenue-sharing': {
    rule: {
      about:
        /%|prozent|provision|lizenzgebühr|umsatzbeteiligung|gewinnbeteiligung|gewinnverteilung|beteilig|tantieme|gewinn/,
      signs: [
        [
          /(?:provision|lizenzgebühr|umsatzbeteiligung|gewinnbeteiligung|franchisegebühr|tantieme|vergütung)\S{0,40}.{0,140}(?:%|prozent|umsatz|erlös|gewinn|verkaufspreis)/,
          3,
        ],
        [/(?:%|prozent)\)?.{0,40}(?:umsatz|umsätze|erlös|gewinn|einnahmen|verkaufspreis|nettoumsatz)/, 3],
        [/(?:gewinn|erlös|einnahmen)\S{0,40}.{0,60}(?:verteilt|geteilt|aufgeteilt|verteilen|beteiligt)/, 3],
        [/zahlt|erhält|beträgt|steht .{0,20}zu|anspruch|zu zahlen|hat|parteien|gesellschafter/, 1],
        [/provision|lizenzgebühr|vergütung|gewinn/, 1, 'heading'],
      ],
      unless: [/zinsen|verzug|umsatzsteuer|mehrwertsteuer|mwst|vertragsstrafe|kommission|zins/],
      threshold: 4,
    },
    gross: /brutto/,
  },
};
