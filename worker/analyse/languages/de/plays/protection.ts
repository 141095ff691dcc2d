import type { ProtectionWords } from '#worker/analyse/languages/play-words/protection.ts';

export const protection: ProtectionWords = {
  indemnity: {
    rule: {
      about: /freistell|stellt .{0,80}frei|freizustellen|schadlos/,
      signs: [
        [/(?:stellt|stellen) .{0,180}\bfrei\b/, 3],
        [/freizustellen|schadlos (?:zu )?halten|hält .{0,60}schadlos|freistellung(?:s|\b)/, 3],
        [/ansprüche\S{0,1} dritter|ansprüchen|schäden|kosten/, 1],
        [/freistellung|haftung/, 1, 'heading'],
      ],
      unless: [
        /freistellung (?:von der arbeit|des arbeitnehmers|unter fortzahlung)|von der arbeit(?:sleistung)? freizustellen|steht .{0,20}frei/,
      ],
    },
    whateverTheFault: /verschuldensunabhängig|unabhängig (?:von|vom) .{0,30}verschulden|auch ohne verschulden/,
  },
  insurance: {
    rule: {
      about: /versicher/,
      signs: [
        [
          /(?:verpflichtet|hat|wird|muss|unterhält|schließt|unterhalten|abzuschließen|schließen|aufrechtzuerhalten).{0,140}(?:versicherung|versichern)/,
          3,
        ],
        [
          /(?:versicherung|versichern).{0,140}(?:abzuschließen|zu unterhalten|aufrechtzuerhalten|abschließen|unterhalten|nachzuweisen|zu versichern)/,
          3,
        ],
        [/haftpflichtversicherung|betriebshaftpflicht|deckungssumme|versicherungssumme|versicherungsschutz/, 1],
        [/versicherung/, 1, 'heading'],
      ],
      unless: [
        /sozialversicherung|krankenversicherung|rentenversicherung|versichert(?: hiermit|,? dass)|arbeitslosenversicherung|eidesstatt/,
      ],
    },
    additional: /mitversichert|zusätzlich(?:e[rn]?)? versicherte|als versicherte/,
    proof: /nachweis|bestätigung|versicherungsschein|bescheinigung/,
  },
  'personal-guarantee': {
    rule: {
      about: /bürg|mithaft/,
      signs: [
        [
          /bürgschaft.{0,100}(?:selbstschuldnerisch|persönlich|übernimmt)|(?:selbstschuldnerisch|persönliche)\S{0,3} bürg|bürge .{0,80}(?:haftet|verbürgt)|verbürgt sich/,
          3,
        ],
      ],
      unless: [/bankbürgschaft/],
    },
  },
};
