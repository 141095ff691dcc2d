import type { DataWords } from '#worker/analyse/languages/play-words/data.ts';

export const data: DataWords = {
  confidentiality: {
    rule: {
      about: /vertraulich|geheim|verschwiegen|stillschweigen/,
      signs: [
        [
          /(?:verpflicht|verpflichtet|hat|haben|wird|werden|dürfen|ist|sind).{0,160}(?:vertraulich|geheim|verschwiegenheit|stillschweigen)/,
          3,
        ],
        [
          /(?:vertraulich\S{0,4}|geheim\S{0,10}).{0,140}(?:zu behandeln|zu wahren|zu halten|nicht (?:weiter|an dritte|offen)|bewahren|behandeln|verpflichte)/,
          3,
        ],
        [/vertraulichen? informationen|betriebs- und geschäftsgeheimnisse|geschäftsgeheimnis/, 1],
        [/vertraulich|geheimhaltung|verschwiegenheit/, 1, 'heading'],
      ],
      unless: [/stillschweigend|ihr passwort|zugangsdaten|kennwort/],
    },
    endless: /unbefristet|zeitlich unbegrenzt|zeitlich unbeschränkt|auf dauer|unbegrenzte zeit/,
    lasting: /dauer|für|nach|über|hinaus|jahre/,
  },
  'data-protection': {
    rule: {
      about: /personenbezogen|datenschutz|dsgvo|auftragsverarbeit/,
      signs: [
        [/dsgvo|datenschutz-?grundverordnung|bdsg|datenschutzgesetz|datenschutzrecht|auftragsverarbeitung/, 3],
        [
          /personenbezogene[nr]? (?:daten|informationen).{0,160}(?:verarbeit|erheb|erhob|speicher|schütz|nutz|übermittel|weitergeg|lösch)/,
          3,
        ],
        [/(?:verarbeit|erheb|speicher|schütz|nutz|übermittel)\S{0,4} .{0,100}personenbezogene/, 3],
        [/datenschutz(?:bestimmung|erklärung|richtlinie|hinweis|vorschrift)/, 2],
        [/datenschutz/, 1, 'heading'],
        [/\bsie\b|ihre|einhalt|verpflicht/, 1],
      ],
    },
    handedOn:
      /(?:weiterg|übermittel|weitergeb|verkauf|offenleg).{0,80}(?:dritte|partner|verbundene)|(?:dritte|partner|verbundene).{0,80}(?:weiterg|übermittel|offenleg|verkauf)/,
    refused: /\b(?:nicht|keine)\b.{0,60}(?:weiterg|übermittel|offenleg|verkauf|dritte)|dritte\S{0,1} .{0,40}nicht/,
  },
  'audit-rights': {
    rule: {
      about: /prüf|audit|einsicht|kontroll|inspizier|besichtig/,
      signs: [
        [
          /(?:berechtigt|recht|darf|kann|gestattet|gewährt|befugt|ermöglicht).{0,140}(?:prüf|audit|einsicht|kontrollier|inspizier|besichtig|einzusehen)/,
          3,
        ],
        [/(?:prüf|audit|einsicht|kontrollier|einzusehen).{0,140}(?:berechtigt|recht|gestatte|gewähr|befugt)/, 2],
        [
          /bücher|unterlagen|aufzeichnungen|geschäftsräume|räumlichkeiten|buchhaltung|abrechnung|dokument|einrichtungen/,
          1,
        ],
        [/einsichtsrecht|prüfungsrecht|auditrecht|wirtschaftsprüfer|geschäftszeiten|ankündigung/, 1],
        [/prüfung|audit|einsicht|kontrolle/, 1, 'heading'],
      ],
      unless: [
        /bonitätsprüfung|überprüfen, ob|zu prüfen, ob|steuer|kontrollwechsel|(?:waren|lieferung)\S{0,40} .{0,40}(?:untersuch|prüf)|prüfungsordnung|minderungsrecht/,
      ],
      threshold: 4,
    },
    anyTime: /jederzeit|ohne (?:vorherige )?ankündigung|unangekündigt/,
    limited:
      /ankündigung|geschäftszeiten|geschäftsstunden|üblichen (?:geschäfts|büro|arbeits)|einmal (?:pro|im|jährlich)|vorheriger|frist/,
    paysBack:
      /(?:kosten).{0,160}(?:abweichung|differenz|fehlbetrag|unrichtig)|(?:abweichung|differenz|fehlbetrag|unrichtig).{0,160}kosten/,
    mayInspect: /(?:berechtigt|recht|darf|kann)\b.{0,140}(?:prüf|einsicht|kontrollier|besichtig)/,
  },
};
