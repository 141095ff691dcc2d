import { headingAlone } from '#worker/analyse/languages/heading-alone.ts';
import type { EventsWords } from '#worker/analyse/languages/play-words/events.ts';

export const events: EventsWords = {
  'force-majeure': {
    rule: {
      about:
        /höhere\S{0,2} gewalt|force majeure|unabwendbar|außerhalb (?:ihres|seines|des) .{0,20}(?:einfluss|kontroll|macht)/,
      signs: [
        [/höhere\S{0,2} gewalt|force majeure/, 2],
        [
          /(?:nicht|keine|befrei|entbind|ruh(?:en|t)|verlänger|frei).{0,160}(?:haft|verantwort|leistungspflicht|pflicht|verzug|vertragsverletzung|leistung|erfüllung)/,
          2,
        ],
        [/(?:streik|krieg|naturkatastroph|pandemie|epidemie|unwetter|aussperrung|unvorhersehbar|unabwendbar)/, 1],
        [/höhere\S{0,2} gewalt|force majeure/, 2, 'heading'],
      ],
      unless: [headingAlone],
    },
    lasting: /höhere\S{0,2} gewalt|force majeure|(?:dieses|das|solches) ereignis|andauer|länger als|anhält|dauert/,
    ends: /kündig|zurücktreten|rücktritt|auflös/,
  },
  notices: {
    rule: {
      about: /mitteilung|benachrichtigung|erklärungen|zustellung|anzeigen/,
      signs: [
        [
          /(?:alle|sämtliche|jede).{0,20}(?:mitteilung|benachrichtigung|erklärung|anzeige)\S{0,2}\b.{0,160}(?:schriftlich|schriftform|textform|adresse|zu richten|zu senden|per (?:post|e-?mail|einschreiben))/,
          3,
        ],
        [
          /(?:mitteilung|benachrichtigung|erklärung)\S{0,2}\b.{0,100}(?:gilt|gelten|gilt als|gelten als).{0,60}(?:zugegangen|zugestellt|erhalten)/,
          3,
        ],
        [/mitteilungen .{0,60}(?:bedürfen|sind|erfolgen|haben).{0,40}(?:schriftform|schriftlich|textform|per)/, 3],
        [/mitteilungen|zustellung|benachrichtigungen/, 1, 'heading'],
      ],
      unless: [headingAlone, /steuererklärung|kündigungsfrist|störungsmeldung/],
    },
    electronic: /e-?mail|elektronisch|textform/,
    onSending:
      /(?:gilt|gelten|wirksam).{0,60}(?:mit|bei|im zeitpunkt) (?:der |des |dem )?(?:absendung|versand|aufgabe)/,
  },
  'unilateral-change': {
    rule: {
      about:
        /änder|geändert|anpass|angepasst|aktualis|überarbeit|modifiz|variier|ergänz|zurückzieh|zurückzuzieh|widerruf|zurücknehm|wechseln|aktuellste/,
      signs: [
        [
          /(?<!\b(?:sie|du|kunde|nutzer) )\b(?:kann|können|behält sich|behalten uns|sind berechtigt|ist berechtigt|darf|dürfen|muss)\b(?! (?:sie|du)\b).{0,280}(?:änder|anpass|anzupass|aktualisier|überarbeit|modifizier|ergänz|variier|zurückz|widerruf|zurücknehm|wechsel)/,
          2,
        ],
        [
          /bedingungen|\bagb\b|vereinbarung|vertrag|richtlinie|gebühren|preise?|tarife|entgelt|dienste?|leistung|funktion|programm|abonnement|zahlungsmethod|nummer|limits?\b|merkmal|produkt|umfang|version|stufen|ausnahmen|anbieter/,
          1,
        ],
        [
          /jederzeit|von zeit zu zeit|gelegentlich|zuweilen|ohne (?:vorherige )?(?:ankündigung|vorankündigung|mitteilung|benachrichtigung)|ermessen|kontinuierlich/,
          2,
        ],
        [/behält sich|behalten uns|\bwir (?:können|dürfen|sind berechtigt)/, 1],
        [
          /(?:lesen|prüfen|überprüfen|informieren)\b.{0,80}regelmäßig|regelmäßig .{0,60}(?:lesen|prüfen|durch)|aktuellste (?:version|fassung)/,
          3,
        ],
        [/bedingungen|\bagb\b|vereinbarung/, 1],
        [/änderung|anpassung/, 1, 'heading'],
      ],
      unless: [
        /schriftform|schriftlich|beide(?:r)? (?:parteien|seiten)|einvernehmlich|passwort|cookies|einstellungen ändern|browser/,
        /\b(?:können|dürfen|müssen) (?:sie|du)\b.{0,80}(?:änder|anpass|aktualis|widerruf)|\b(?:sie|du) (?:können|dürfen|kannst)\b.{0,80}(?:änder|anpass|aktualis|widerruf)/,
      ],
      threshold: 4,
    },
    withoutWarning:
      /ohne (?:sie |dich )?(?:vorherige |vorher )?(?:ankündigung|vorankündigung|mitteilung|benachrichtigung|darüber)|ohne sie vorher/,
    withWarning: /(?:informier|benachrichtig|unterricht|mitteil|mitgeteilt|in kenntnis|bekannt)/,
  },
};
