import type { ConsumersWords } from '#worker/analyse/languages/play-words/consumers.ts';

export const consumers: ConsumersWords = {
  'cooling-off': {
    rule: {
      about: /widerruf/,
      signs: [[/widerrufs(?:recht|frist|belehrung)|binnen .{0,20}(?:vierzehn|14) tagen.{0,80}widerrufen/, 3]],
      unless: [/einwilligung/],
    },
  },
  'content-removal': {
    rule: {
      about: /lösch|gelöscht|entfern|blockier|deaktivier|sperr/,
      needs: [/inhalt|beitrag|beiträge|bewertung|material|fotos?|bilder|kommentar/],
      signs: [
        [
          /(?:behält|behalten|recht|kann|können|berechtigt|darf|dürfen|einschließlich).{0,260}(?:lösch|gelöscht|entfern|blockier|deaktivier|sperr)/,
          2,
        ],
        [
          /(?:inhalte?n?|beitr[aä]ge?n?|bewertung(?:en)?|materialien|fotos?|bilder|kommentare?)\b.{0,200}(?:lösch|gelöscht|entfern|blockier|deaktivier)/,
          1,
        ],
        [/(?:lösch|entfern|blockier)\S{0,5}\b.{0,100}(?:inhalt|beitr|bewertung|material)/, 1],
        [
          /(?:verstoß|verstoßen|verletz|ermessen|ankündigung|mitteilung|anstößig|rechtswidrig|kriterien|durchzusetzen|unangemessen)/,
          1,
        ],
      ],
      unless: [
        /(?:sie|du) (?:können|kannst|dürfen|darfst|sollten) .{0,60}(?:lösch|entfern)|personenbezogen|nicht (?:zu )?entfern|virus|viren/,
      ],
      threshold: 4,
    },
    atWill:
      /(?:eigenen|alleinigen|freien) ermessen|aus (?:beliebigen|irgendwelchen) gründen|jederzeit|zu jeder zeit|ohne (?:vorherige )?(?:ankündigung|mitteilung|benachrichtigung)|ohne .{0,30}zu benachrichtigen/,
  },
  'contract-by-using': {
    rule: {
      about: /nutz|verwend|zugriff|zugreif|klick|install|erstell|registrier|anmeld|melden|fortfahren|abschluss/,
      needs: [
        /\b(?:sie|du|ihre?r?|deine?r?|nutzer|kunde)\b/,
        /stimm|akzept|einverstanden|bestätig|erklären|angenommen|gebunden|binden|zugestimmt|klick/,
      ],
      signs: [
        [
          /(?:durch|mit|indem)\b.{0,180}(?:nutz|verwend|zugriff|zugreif|klick|install|erstell|registrier|fortfahren|abschluss|akzeptier)\S{0,8}.{0,320}(?:stimmen|stimmst|zustimm|zustimmung|akzeptier|einverstanden|bestätigen|bestätigst|gebunden|zu binden|schließen einen vertrag)/,
          3,
        ],
        [/durch klicken auf die schaltfläche/, 3],
        [
          /(?:weiterhin|weiter|fortgesetzt\S{1,3}|jedes mal|nutzung (?:der|des|unserer))\b.{0,160}(?:zustimm|zugestimmt|stimmen|stimmst|einverstanden|akzeptier|angenommen)/,
          3,
        ],
        [
          /(?:akzeptiert|angenommen),? .{0,120}wenn sie .{0,120}(?:herunterladen|nutzen|klick|mausklick)|werden von ihnen akzeptiert/,
          3,
        ],
        [/(?:schließen|schließt) einen vertrag .{0,60}indem/, 3],
        [
          /wenn sie .{0,160}(?:nutzen|verwenden).{0,40}(?:erklären|stimmen|akzeptieren).{0,160}(?:einhalten|zu|bedingungen)/,
          3,
        ],
      ],
      unless: [/nicht (?:einverstanden|zustimmen|akzeptieren)|widersprechen|ablehnen/],
    },
    changes: /weiterhin|fortgesetzt|geändert|aktualisiert|änderungen|überarbeitet|dann aktuell/,
  },
  'privacy-included': {
    rule: {
      about: /datenschutz|personenbezogen|kategorien von/,
      signs: [
        [
          /(?:erklären sie sich|erklärst du dich|stimmen sie|stimmst du|akzeptieren|einverstanden|zustimmen).{0,320}datenschutz(?:richtlinie|erklärung|bestimmung|hinweis)\S{0,2}/,
          3,
        ],
        [
          /datenschutz(?:richtlinie|erklärung|bestimmung|hinweis)\S{0,2}\b.{0,240}(?:bestandteil|einverstanden|eingebunden|einbezogen|teil dieser|bezugnahme)/,
          3,
        ],
        [
          /(?:ausdrücklich|einwillig|erlaubnis|zustimmung)\S{0,3}.{0,160}(?:verarbeit|erfass|speicher)|personenbezogene.{0,160}ausdrücklich (?:damit )?einverstanden/,
          3,
        ],
      ],
      unless: [/jede partei|beide parteien|widerruf|zu lesen/],
    },
    consent: /einwillig|erlaubnis|ausdrücklich/,
  },
};
