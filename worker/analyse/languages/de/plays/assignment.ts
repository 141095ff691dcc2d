import type { AssignmentWords } from '#worker/analyse/languages/play-words/assignment.ts';

export const assignment: AssignmentWords = {
  'anti-assignment': {
    rule: {
      about: /abtret|abzutreten|übertrag|abgetreten|rechtsnachfolg/,
      signs: [
        [
          /(?:nicht|nur|ohne|bedarf|keine|untersagt|ausgeschlossen|unzulässig).{0,140}(?:abtret|abgetreten|abzutreten|übertrag)/,
          3,
        ],
        [
          /(?:abtretung|übertragung|abtreten|übertragen).{0,140}(?:nur mit|ohne (?:vorherige|schriftliche|die)|bedarf|bedürfen|zustimmung|einwilligung|ausgeschlossen|unzulässig|untersagt)/,
          3,
        ],
        [/vertrag|rechte|pflichten|ansprüche|forderungen/, 1],
        [/abtretung|übertragung|abtretungsverbot/, 1, 'heading'],
      ],
      unless: [/nutzungsrechte|urheber|datenübertragung|personenbezogene|untervermiet|eigentum/],
      threshold: 4,
    },
    consent: /zustimmung|einwilligung|genehmigung|einverständnis/,
    reasonable:
      /(?:nicht|nur) .{0,40}(?:unbillig|unangemessen|wichtigem grund|ohne (?:sachlichen|triftigen) grund).{0,30}verweiger|unbillig verweiger/,
    alone: /freie[mns]? ermessen|alleinige[mns]? ermessen/,
    isVoid: /unwirksam|nichtig/,
    freely:
      /(?:darf|kann|ist berechtigt).{0,120}(?:ohne (?:vorherige )?(?:zustimmung|einwilligung)|jederzeit).{0,60}(?:abtre|übertrag)|(?:abtre|übertrag)\S{0,10}.{0,60}auch ohne zustimmung/,
    barred: /\b(?:kein\S{0,3}|nicht|nur)\b|untersagt/,
  },
  'change-of-control': {
    rule: {
      about:
        /kontrollwechsel|change of control|inhaberwechsel|mehrheitsbeteiligung|gesellschafterwechsel|verschmelzung|mehrheit der (?:anteile|stimm)|wechsel der (?:gesellschafter|kontrolle)|eigentümerwechsel/,
      signs: [
        [
          /kontrollwechsel|change[ -]of[ -]control|inhaberwechsel|gesellschafterwechsel|wechsel der (?:gesellschafter|kontrolle)|eigentümerwechsel/,
          3,
        ],
        [/(?:mehrheit|verschmelzung|übernahme|erwirbt).{0,160}(?:kündig|mitteil|anzeig|zustimmung|informier)/, 3],
        [
          /(?:kündig|mitteil|anzeig|zustimmung|informier)\S{0,40}.{0,160}(?:mehrheit der|verschmelzung|mehrheitsbeteiligung)/,
          3,
        ],
        [/kontrollwechsel|change of control/, 1, 'heading'],
      ],
    },
    ends: /kündig(?!ungs(?:gebühr|entschädigung|zahlung|entgelt|abfindung))|beend/,
    needsConsent: /zustimmung|einwilligung|genehmigung/,
    tells: /mitteil|anzeig|informier|unterricht/,
  },
  subcontracting: {
    rule: {
      about:
        /unterauftr[aä]g|subunternehm|nachunternehm|unterbeauftrag|erfüllungsgehilfen|subauftrag|dritte[nr]? .{0,30}(?:beauftrag|bedien|einsetz)/,
      signs: [
        [
          /(?:kann|darf|ist berechtigt|berechtigt|nur|nicht|bedarf|zustimmung|untersagt).{0,160}(?:unterauftr[aä]g|subunternehm|nachunternehm|unterbeauftrag|subauftrag)/,
          3,
        ],
        [
          /(?:unterauftr[aä]g|subunternehm|nachunternehm|unterbeauftrag|subauftrag)\S{0,8}.{0,160}(?:zustimmung|haftet|verantwort|berechtigt|zulässig|einsetzen|bedarf)/,
          3,
        ],
        [/(?:berechtigt|kann|darf).{0,100}dritte[nr]?\b.{0,60}(?:beauftrag|bedienen|einzuschalten|einzusetzen)/, 3],
        [/unterauftr|subunternehm|nachunternehm/, 1, 'heading'],
      ],
      unless: [/personenbezogen|auftragsverarbeit|dsgvo/],
    },
    consent: /zustimmung|einwilligung|genehmigung/,
    barred: /nicht|untersagt|nur mit|darf keine|unzulässig|ausgeschlossen|bedarf/,
    liable: /(?:haftet|verantwortlich|einzustehen|steht .{0,40}ein|verschulden)/,
  },
  'first-refusal': {
    rule: {
      about:
        /vorkaufs|erstangebot|vorrecht|andienung|ankaufsrecht|erstverhandlung|vormietrecht|kaufoption|eintrittsrecht|first refusal|anzubieten|anbieten/,
      signs: [
        [
          /vorkaufsrecht|vorkaufsberechtigt|erstangebotsrecht|andienungspflicht|andienungsrecht|ankaufsrecht|erstverhandlungsrecht|vormietrecht|kaufoption|first refusal/,
          3,
        ],
        [/(?:zunächst|zuerst|vorrangig).{0,80}(?:anzubieten|anbieten|angeboten)/, 3],
        [/vorkaufsrecht|option/, 1, 'heading'],
      ],
      unless: [/verzichte\S{0,2} auf.{0,60}vorkaufsrecht|gesetzliche\S{0,2} vorkaufsrecht der gemeinde/],
    },
    answering: /mitteil|zugang|angebot|ausüb|annahme|annehm|erklär/,
  },
};
