import type { LicenceScopeWords } from '#worker/analyse/languages/play-words/licence-scope.ts';

export const licenceScope: LicenceScopeWords = {
  'licence-grant': {
    rule: {
      about: /lizenz|nutzungsrecht|recht,? .{0,60}zu nutzen|gestattet/,
      signs: [
        [/(?:gewähr|räum|erteil|einräum|eingeräumt|überträgt|erhält|verleih).{0,160}(?:lizenz|nutzungsrecht)/, 3],
        [/(?:lizenz|nutzungsrecht)\S{0,4}\b.{0,160}(?:gewähr|eingeräumt|erteil|einräum|zu nutzen)/, 3],
        [
          /(?:gestattet|ist berechtigt|erhält das recht|gewährt).{0,120}(?:software|marke|werk|inhalte|logo|programm)\S{0,4}\b.{0,60}(?:zu nutzen|zu verwenden|zu vervielfältigen)/,
          3,
        ],
        [/lizenz|nutzungsrecht|rechteeinräumung/, 1, 'heading'],
      ],
      unless: [
        /keine(?:rlei)? (?:lizenz|nutzungsrecht|rechte)|nicht (?:gewährt|eingeräumt|erteilt)|lizenzgebühr(?:en)? (?:beträgt|betragen|ist|sind)|gewerbelizenz|darf keine/,
      ],
    },
    nonExclusive: /nicht[ -]?(?:exklusiv|ausschließlich)|einfache[sn]? (?:nutzungs|lizenz|recht)/,
    exclusive: /(?<!nicht[ -])(?:exklusive|ausschließliche)/,
    free: /unentgeltlich|kostenlos|lizenzgebührenfrei|kostenfrei|gebührenfrei/,
    revocable: /(?<!un)\bwiderruflich|jederzeit widerruf/,
    sublicensing:
      /(?<!nicht )unterlizenzierbar|recht zur (?:unterlizenzierung|vergabe von unterlizenzen)|unterlizenzen (?:zu )?(?:vergeben|erteilen)/,
  },
  'non-transferable-licence': {
    rule: {
      about: /übertragbar|unterlizen|abtretbar/,
      needs: [/lizenz|nutzungsrecht|software|recht|marke/],
      signs: [
        [/nicht[ -](?:weiter)?(?:übertragbar|unterlizenzierbar|abtretbar|sublizenzierbar)|unübertragbar/, 3],
        [/(?:keine|nicht|ohne).{0,80}(?:unterlizen)/, 3],
        [/(?:lizenz|nutzungsrecht).{0,80}(?:weder|nicht) .{0,30}(?:übertragbar|übertragen werden)/, 3],
      ],
    },
    sublicensing: /unterlizen/,
    excepted: /außer|es sei denn|ohne (?:vorherige |schriftliche ){0,6}(?:zustimmung|einwilligung)|sofern nicht/,
  },
  'perpetual-licence': {
    rule: {
      about: /unwiderruflich|zeitlich (?:unbeschränkt|unbegrenzt)|unbefristet|dauerhaft|auf dauer|immerwährend/,
      needs: [/lizenz|nutzungsrecht|verwertungsrecht/],
      signs: [
        [
          /(?:unwiderruflich|zeitlich (?:unbeschränkt|unbegrenzt)|unbefristet|dauerhaft|immerwährend).{0,120}(?:lizenz|nutzungsrecht|verwertungsrecht)/,
          3,
        ],
        [
          /(?:lizenz|nutzungsrecht|verwertungsrecht).{0,120}(?:unwiderruflich|zeitlich (?:unbeschränkt|unbegrenzt)|unbefristet|auf dauer)/,
          3,
        ],
        [/(?:gewährt|räumt|erteilt).{0,160}(?:unwiderruflich|zeitlich unbe|unbefristet)/, 3],
      ],
      unless: [/nicht unwiderruflich|zeitlich befristet|arbeitsverhältnis/],
    },
    onward: /(?<!nicht[ -])(?<!nicht )\b(?:unterlizenzierbar|übertragbar)|unterlizenzen zu/,
  },
  'unlimited-licence': {
    rule: {
      about: /unbegrenzt|unbeschränkt|unternehmensweit|unternehmenslizenz|konzernlizenz/,
      signs: [
        [
          /(?:unbegrenzte|unbeschränkte)[nr]? (?:anzahl|zahl) (?:von |an |der )?(?:\S{1,14} )?(?:nutzer|benutzer|kopien|lizenzen|installationen|geräte|anwender)/,
          3,
        ],
        [/unternehmensweite[nrs]? (?:lizenz|nutzung)|unternehmenslizenz|konzernlizenz/, 3],
        [/(?:mengenmäßig|zahlenmäßig|der anzahl nach|hinsichtlich der nutzerzahl) (?:unbegrenzt|unbeschränkt)/, 3],
      ],
      unless: [/haftung|haftet|unbeschränkt steuerpflichtig/],
    },
  },
};
