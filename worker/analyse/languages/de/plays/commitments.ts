import type { CommitmentsWords } from '#worker/analyse/languages/play-words/commitments.ts';

export const commitments: CommitmentsWords = {
  'minimum-commitment': {
    rule: {
      about: /mindest|minimum|wenigstens|nicht weniger als/,
      signs: [
        [/mindest(?:abnahme|bestell|menge|umsatz|kauf|vergütung|lizenz|betrag|zahlung|auftrag|bezug|volumen)/, 3],
        [
          /(?:mindestens|wenigstens|nicht weniger als).{0,90}(?:abzunehmen|abnehmen|bestell|kauf|bezieh|zahl|erwerb|umsatz|abnimmt|ab\b)/,
          3,
        ],
        [
          /(?:abzunehmen|abnehmen|bestell|kauf|bezieh|zahl|erwerb|umsatz|nimmt)\S{0,40}.{0,80}(?:mindestens|wenigstens|nicht weniger als)/,
          3,
        ],
        [/jahr|jährlich|monat|kalender|verpflichte|garantiert|hat\b|beträgt/, 1],
        [/mindest|abnahme/, 1, 'heading'],
      ],
      unless: [
        /kündigungsfrist|frist von|mindestlohn|versicher|mindestlaufzeit|mindestens .{0,20}(?:tage|wochen|monate) (?:vor|im voraus|vorher)|mindestalter/,
      ],
      threshold: 4,
    },
    paidAnyway:
      /take[- ]or[- ]pay|differenz|fehlmenge|fehlbetrag|auch wenn .{0,60}(?:abnimmt|bestellt|nutzt|erreicht)|minder(?:menge|abnahme)/,
  },
  'volume-restriction': {
    rule: {
      about: /bis zu|höchstens|maximal|überschreit|übersteig|nicht mehr als/,
      signs: [
        [
          /(?:bis zu|höchstens|maximal|nicht mehr als)(?: \S{1,40}){0,4} ?(?:nutzer|benutzer|anwender|stück|einheiten|kopien|server|geräte|arbeitsplätze|stunden (?:pro|im|je)|anfragen|lizenzen|gb|transaktionen)/,
          3,
        ],
        [/(?:höchstmenge|maximalmenge|höchstzahl|maximale (?:menge|anzahl|nutzung)|nutzungsgrenze|kontingent)/, 3],
        [
          /(?:überschreit|übersteig)\S{0,4}.{0,60}(?:menge|volumen|nutzung|kontingent|nutzerzahl|datenvolumen)|(?:menge|volumen|nutzung|kontingent|nutzerzahl|datenvolumen).{0,60}(?:überschr|überst[ie]+g)/,
          3,
        ],
        [/nutzungsumfang|menge|volumen/, 1, 'heading'],
      ],
      unless: [/haft|schaden|versicher|frist|zins|arbeitszeit|überstunden/],
    },
    extra: /zusätzlich|mehrpreis|aufpreis|gesondert|zuschlag|berechnet/,
  },
  exclusivity: {
    rule: {
      about: /exklusiv|ausschließlich|alleinvertrieb|alleinbezug|alleinig|gesamten bedarf/,
      signs: [
        [
          /\b(?:räumt|räumen|gewährt|gewähren|erteilt|erteilen|überträgt|übertragen|ernennt|bestellt|erhält|erhalten|hat|haben|beauftragt)\b.{0,120}(?:exklusiv|\bausschließliche[nmrs]?\b|alleinvertrieb|alleinig)/,
          3,
        ],
        [
          /(?:exklusive?[nmrs]?|ausschließliche[nmrs]?) .{0,60}(?:vertriebsrecht|recht\b|rechte\b|lizenz|vertragshändler|vertrieb|händler|lieferant|nutzungsrecht)/,
          3,
        ],
        [
          /(?:ausschließlich|exklusiv|gesamten bedarf).{0,100}(?:\bbezieh|\bbezogen|\b(?:ein|ver)?kauf(?:t|en)\b|\berwerben|\bbezug\b|abnehm|vertreib|beliefer|\bliefer[nt]|decken)/,
          3,
        ],
        [/(?:nicht|keine[nmr]?).{0,120}(?:weitere|andere|dritte)/, 1],
        [/exklusiv|ausschließlichkeit|alleinvertrieb/, 1, 'heading'],
      ],
      unless: [
        /nicht[ -](?:exklusiv|ausschließlich)|einfaches|gerichtsstand|ausschließlich zuständig|ausschließlich (?:deutsche|das recht|zum zweck|für (?:die )?zwecke|zu wohnzwecken)|ausschließliche[nrs]? (?:eigentum|rechtsmittel|rechtsbehelf|rechtsprechung|zuständigkeit|verantwort)|haften|haftung|gilt ausschließlich|gelten ausschließlich|ausschließlicher gerichts/,
      ],
    },
    buysOnly:
      /(?:ausschließlich|exklusiv).{0,80}(?:bezieh|kauf|erwerb|bezug|abnehm|abzunehmen)|(?:bezieh|bezug|kauf|erwerb)\S{0,40}.{0,80}(?:ausschließlich|exklusiv)|alleinbezug|gesamten bedarf/,
    noOthers: /(?:nicht|keine[nmr]?|unterlässt).{0,120}(?:weitere|andere|dritte)/,
  },
};
