import type { SolicitationWords } from '#worker/analyse/languages/play-words/solicitation.ts';

export const solicitation: SolicitationWords = {
  'no-solicit-customers': {
    rule: {
      about: /kunde|mandant|klient/,
      signs: [
        [
          /(?:nicht|keine|kein|untersagt|unterlassen|unterlässt|verpflichte).{0,200}(?:kunden?|mandanten|klienten|kundschaft)\b.{0,140}(?:abwerb|abzuwerben|anzusprechen|akquirier|umwerb|werben|betreuen|tätig|geschäfte|ansprechen)/,
          4,
        ],
        [
          /(?:kunden?|mandanten)\b.{0,140}(?:nicht|keine|weder).{0,80}(?:abwerb|abzuwerben|ansprechen|anzusprechen|akquirier|betreuen)/,
          4,
        ],
        [/kundenschutz(?:klausel|vereinbarung)?/, 3],
        [/kundenschutz|abwerb/, 1, 'heading'],
      ],
      threshold: 4,
    },
  },
  'no-solicit-employees': {
    rule: {
      about: /abwerb|mitarbeiter|arbeitnehmer|beschäftigt|personal/,
      signs: [
        [
          /(?:mitarbeiter|arbeitnehmer|beschäftigte|angestellte|personal)\S{0,3}\b.{0,140}(?:abwerb|abzuwerben|einzustellen|einstellen|zu beschäftigen|anzuwerben|anwerben|abgeworben)/,
          3,
        ],
        [/abwerbeverbot|abwerbungsverbot/, 3],
        [
          /(?:nicht|keine|kein|untersagt|unterlassen|unterlässt|verpflichte).{0,200}(?:abwerb|abzuwerben|einzustellen|einstellen|anzuwerben|anwerben|abgeworben)/,
          1,
        ],
        [/abwerb/, 1, 'heading'],
      ],
      threshold: 4,
    },
  },
  'non-disparagement': {
    rule: {
      about: /\bruf\b|ansehen|herabwürdig|herabsetz|verunglimpf|abfällig|negativ|rufschädig/,
      signs: [
        [
          /(?:nicht|keine|unterlassen|unterlässt|enthalten|unterlasse).{0,160}(?:herabwürdig|herabsetz|verunglimpf|abfällig|rufschädig|negativ\S{0,2} (?:äußer|über))/,
          3,
        ],
        [/(?:ruf|ansehen)\b.{0,100}(?:nicht|schädig|schaden|beeinträchtig|abträglich)/, 2],
        [
          /(?:herabwürdig|herabsetz|abfällig|rufschädig|negativ)\S{0,4}.{0,80}(?:unterlassen|untersagt|zu unterlassen|verpflicht|enthalten)/,
          3,
        ],
        [/verpflicht|unterlass|unterläss|darf/, 1],
        [/wohlverhalten|äußerungen|ruf/, 1, 'heading'],
      ],
    },
  },
};
