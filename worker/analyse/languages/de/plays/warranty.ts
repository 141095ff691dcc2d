import type { WarrantyWords } from '#worker/analyse/languages/play-words/warranty.ts';

export const warranty: WarrantyWords = {
  warranty: {
    rule: {
      about: /gewähr(?!t\b|en\b|ung eines)|garanti|mängel|mangel|sichert zu|zusicher|wie besehen/,
      signs: [
        [
          /\b(?:gewährleistet|garantiert|sichert (?:\S{1,14} ){0,3}zu|leistet (?:\S{1,14} ){0,2}gewähr|übernimmt (?:\S{1,14} ){0,3}(?:gewähr|garantie))/,
          3,
        ],
        [
          /(?:ohne (?:jede |jegliche )?gewähr|keine (?:gewähr|garantie|gewährleistung)|wie besehen|(?:gewährleistung|garantie|mängelhaftung)\S{0,3}\b.{0,60}ausgeschlossen|unter ausschluss (?:jeder|jeglicher) (?:gewähr|sachmängel))/,
          3,
        ],
        [
          /(?:gewährleistungs|garantie)(?:frist|zeit|dauer)|mängelansprüche|mängelrechte|sachmängel|rechtsmängel|frei von .{0,30}mängeln/,
          3,
        ],
        [/gewährleistung|garantie|mängel/, 1, 'heading'],
      ],
      unless: [/vermieter.{0,60}mängel|mietminderung|mietmangel|bankgarantie|bürgschaft|mängelanzeige des mieters/],
    },
    disclaims:
      /(?:garantiert|gewährleistet)[^.;,]{0,40}(?:nicht|keine|weder)|(?:wie besehen|gekauft wie|ohne (?:jede |jegliche )?(?:gewähr|garantie)|(?:gewährleistung|garantie)\S{0,3} .{0,40}ausgeschlossen|keine (?:gewähr|garantie|gewährleistung)|unter ausschluss)/,
    given:
      /\b(?:gewährleistet|garantiert|sichert zu)|gewährleistungsfrist|frei von (?:sach|mängel|rechts)|(?:gewährleistung|mängelansprüche)/,
  },
  'warranty-duration': {
    rule: {
      about: /gewährleist|garantie|mängelansprüche|mängelrechte/,
      signs: [
        [/(?:gewährleist|garantie|mängelansprüche|mängelrechte)\S{0,40}.{0,160}(?:tage?n?|monate?n?|jahre?n?)\b/, 2],
        [/gewährleistungsfrist|garantiezeit|gewährleistungszeit|garantiefrist|verjähr/, 2],
        [/mängel|fehlerfrei|material|ablieferung|lieferung|abnahme|nachbesser|übergabe/, 1],
        [/gewährleistung|garantie|mängel/, 1, 'heading'],
      ],
      needs: [/(?:tage?n?|monate?n?|jahre?n?|jährig\S{0,2}|monatig\S{0,2})\b/],
      unless: [/bankgarantie|bürgschaft|kaution|mietsicherheit/],
      threshold: 3,
    },
  },
};
