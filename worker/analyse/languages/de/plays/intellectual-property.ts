import type { IntellectualPropertyWords } from '#worker/analyse/languages/play-words/intellectual-property.ts';

export const intellectualProperty: IntellectualPropertyWords = {
  'ip-assignment': {
    rule: {
      about: /übertr[aä]g|tritt|abgetreten|abtret|zustehen|stehen .{0,60}zu|gehen .{0,80}über|eigentum|gehör/,
      needs: [
        /urheber|nutzungs- und verwertungs|verwertungsrecht|erfindung|patent|schutzrecht|arbeitsergebnis|geistige[ns]? eigentum|immaterialgüter|rechte an (?:den|allen|sämtlichen)/,
      ],
      signs: [
        [
          /(?:überträgt|übertragen|tritt|abtreten|abgetreten|übertragung).{0,160}(?:rechte|recht|erfindung|ergebnis)/,
          3,
        ],
        [
          /(?:rechte|ergebnisse|erfindungen|eigentum)\b.{0,140}(?:übertragen|überträgt|abgetreten|stehen .{0,60}zu|gehen .{0,60}über)/,
          3,
        ],
        [/(?:rechte|arbeitsergebnisse|erfindungen)\b.{0,140}(?:gehören|zustehen|eigentum de[sr])/, 3],
        [/(?:stehen|gehen)\b.{0,100}(?:zu|über)\b.{0,60}(?:rechte|ergebnis)|stehen.{0,60}rechte.{0,80}\bzu\b/, 3],
        [/geistiges eigentum|schutzrechte|arbeitsergebnisse|rechteübertragung/, 1, 'heading'],
      ],
      unless: [
        /rechte und pflichten aus diesem vertrag|urheberrechtsinhaber|nach treu und glauben|verbleib|bleiben (?:beim|bei|im)|nicht übertragen|kaufpreis|eigentumsvorbehalt/,
      ],
    },
    unrelated: /außerhalb der arbeitszeit|unabhängig davon, ob|auch soweit sie nicht/,
    moralRights: /urheberpersönlichkeitsrecht|namensnennung/,
    waives: /verzicht/,
  },
  'joint-ip-ownership': {
    rule: {
      about: /gemeinsam|gemeinschaftlich|miteigentum|mitinhaber/,
      needs: [/erfindung|schutzrecht|patent|urheber|ergebnis|rechte|marke|geistig/],
      signs: [
        [/(?:gemeinsam|gemeinschaftlich)\S{0,3}.{0,60}(?:zustehen|zu\b|inhaber|eigentum|gehör|eigentümer)/, 2],
        [
          /(?:ergebnisse|erfindungen|schutzrechte|rechte|patente)\b.{0,120}(?:gemeinsam|gemeinschaftlich|beiden parteien)/,
          2,
        ],
        [/gemeinsame[nr]? (?:erfindung|schutzrecht|ergebnis|arbeitsergebnis|patent|inhaber|eigent)/, 2],
        [/miteigentum|mitinhaber|bruchteilsgemeinschaft|zu gleichen teilen/, 2],
        [/gehören|zustehen|stehen|eigentum|inhaber/, 1],
      ],
      unless: [/gesamtschuld|grundstück|wohnung|gemeinsame erklärung/],
    },
    useRules: /ohne (?:\S{1,14} )?zustimmung|darf .{0,60}(?:nutzen|verwerten)|frei (?:nutzen|verwerten)|berechtigt/,
  },
  'source-code-escrow': {
    rule: {
      about: /quellcode|quelltext|source ?code|sourcecode/,
      signs: [
        [/(?:hinterleg|escrow|treuhänd|treuhand|notar).{0,120}(?:quellcode|quelltext|source ?code)/, 3],
        [/(?:quellcode|quelltext|source ?code)\S{0,2}\b.{0,120}(?:hinterleg|escrow|treuhänd|treuhand|notar)/, 3],
        [/(?:herausgabe|zugang).{0,40}(?:quellcode|quelltext).{0,100}(?:insolvenz|einstell)/, 3],
      ],
    },
    insolvency: /insolven|geschäftsaufgabe|einstellung de[sr] (?:geschäfts)?betrieb/,
    failure: /verletz|nicht (?:nach|erfüll)|einstell|verweiger|pflichtverletzung/,
  },
};
