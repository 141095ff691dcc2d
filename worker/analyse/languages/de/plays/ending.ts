import type { EndingWords } from '#worker/analyse/languages/play-words/ending.ts';

export const ending: EndingWords = {
  'termination-for-cause': {
    rule: {
      about: /kündig|gekündigt|rücktritt|zurücktreten/,
      needs: [
        /wichtige[mnr]? grund|verstoß|verstoßen|verletz|verzug|insolven|fristlos|außerordentlich|pflichtverletzung|zahlungsunfähig/,
      ],
      signs: [
        [
          /(?:kündig|gekündigt).{0,160}(?:aus )?wichtige[mnr]? grund|wichtige[mnr]? grund.{0,160}(?:kündig|liegt|vor\b)/,
          3,
        ],
        [/(?:fristlos|außerordentlich)\S{0,4} .{0,40}kündig|kündig.{0,60}fristlos/, 3],
        [/(?:verstoß|verstöß|verletz|verzug|insolven|pflichtverletzung).{0,240}(?:kündig|zurücktreten|rücktritt)/, 3],
        [/abmahn|abhilfe|frist/, 1],
        [/kündigung|beendigung|rücktritt/, 1, 'heading'],
      ],
      unless: [/probezeit|ohne angabe/],
    },
    puttingRight: /abhilf|abmahn|frist|behoben|behebung|beseitig|nachfrist/,
  },
  'termination-for-convenience': {
    rule: {
      about: /kündig|gekündigt|beenden|beendet/,
      signs: [
        [/ohne (?:angabe|nennung) (?:von|eines|der) grün|ohne (?:angabe von )?gründen?|grundlos|ordentlich/, 2],
        [/(?:kann|können|ist berechtigt|sind berechtigt|darf|dürfen).{0,140}(?:kündig|gekündigt|beend)/, 2],
        [/jederzeit/, 1],
        [
          /frist von|kündigungsfrist|zum (?:ende|monatsende|quartalsende|jahresende|schluss)|unter einhaltung|mit (?:einer frist|wirkung)/,
          1,
        ],
        [/kündigung|beendigung|laufzeit/, 1, 'heading'],
      ],
      unless: [/wichtige[mnr]? grund|verstoß|verstoßen|verletz|verzug|insolven|fristlos|außerordentlich/],
      threshold: 4,
    },
  },
  'unilateral-termination': {
    rule: {
      about:
        /kündig|beend|sperr|aussetz|ausgesetzt|auszusetzen|einstell|lösch|deaktivier|schließ|widerruf|aufheb|auflös|verweiger|zurückzieh|zurückzuzieh|stornier|verdacht|verstoßen/,
      needs: [
        /\b(?:ihr|ihre[nmrs]?|ihnen|sie|du|dein\S{0,2}|nutzer\S{0,3}|benutzer\S{0,3}|kund\S{1,3})\b|konto|konten|mitgliedschaft|abonnement|dienste/,
      ],
      signs: [
        [
          /(?<!\b(?:sie|du|kunde|nutzer|partei|parteien) )\b(?:kann|können|behält sich|behalten uns|(?:ist|sind)(?: \S{1,16}){0,5} berechtigt|darf|dürfen|haben das recht|hat das recht|müssen wir|wird (?:\S{1,14} ){0,3}(?:konten|konto|zugriff|ihr))\b(?! (?:sie|du|der kunde|der nutzer|jede partei)\b).{0,280}(?:kündig|beend|sperr|aussetz|auszusetzen|einzustellen|einstell|lösch|deaktivier|schließen|widerruf|aufzuheb|aufheb|aufzulös|verweiger|stornier|zurückzuzieh|abzumeld)/,
          2,
        ],
        [
          /konto|konten|zugriff|zugang|nutzung|dienste?s?\b|vereinbarung|bedingungen|vertrag|mitgliedschaft|abonnement|beziehung|services/,
          1,
        ],
        [
          /ihr(?:e[nmrs]?)? (?:\S{1,16} )?(?:konto|kontos|zugriff|nutzung|benutzerkonto|nutzerkonto|mitgliedschaft|zugang|abo)|dein\S{0,2} (?:\S{1,16} )?(?:konto|zugriff|karte)|nutzerkont|benutzerkont|konten (?:von|der)|(?:das|ein|jedes) (?:\S{1,14} )?konto|mit ihnen|mitgliedschaft|dienste?s?\b/,
          1,
        ],
        [/behält sich|behalten uns|recht vor|haben das recht/, 1],
        [
          /ermessen|jederzeit|ohne (?:vorherige )?(?:ankündigung|mitteilung|benachrichtigung|vorankündigung)|umgehend|sofort|fristlos|wahlweise|anderen gründen/,
          1,
        ],
        [/\b(?:kann|können|behält sich|behalten uns)\b.{0,200}(?:kündig|beend|sperr|aufheb|schließ)/, 4, 'lead'],
      ],
      unless: [
        /\b(?:können|kannst|dürfen|möchten) (?:sie|du)\b.{0,120}(?:kündig|beend|lösch|widerruf|stornier|schließ)|\b(?:sie|du) (?:können|kannst|dürfen|möchten)\b.{0,120}(?:kündig|beend|lösch|widerruf|stornier|schließ)/,
        /jede partei|beide parteien|ihre buchung|(?:müssen|sollten|sofern|wenn|nachdem) sie (?:nicht )?(?:ihr|die nutzung)|inhalte .{0,60}(?:löschen|entfernen)|preise ändern|unter welchen umständen|empfehlen|administratoren|führt nicht zur|wurde, |cookies|stornierungs|widerrufsrecht|haftung|haftet/,
      ],
      threshold: 4,
    },
    atWill:
      /ermessen|aus (?:beliebigen|anderen|jedem) gr[uü]nd|ohne (?:angabe von )?gr[uü]nd|jederzeit|ohne (?:vorherige )?(?:ankündigung|vorankündigung)/,
    onCondition:
      /\bwenn\b|\bfalls\b|im falle|folgenden|erforderlich|ausnahmefällen|verstoß|verstöß|verletz|verdacht|inaktiv|sofern/,
    withoutWarning:
      /ohne (?:vorherige )?(?:ankündigung|vorankündigung|mitteilung|benachrichtigung)|fristlos|umgehend|sofort/,
  },
  'post-termination-services': {
    rule: {
      about: /beendigung|vertragsende|ablauf|kündigung|ende des vertrag/,
      signs: [
        [
          /(?:nach|bei|mit|im fall(?:e)? (?:der|einer)|ab|über).{0,60}(?:beendigung|vertragsende|ablauf|ende des vertrag).{0,240}(?:übergang|überleitung|weiter(?:hin)? (?:zu )?(?:erbring|liefer|verkauf)|weiterzu|abverkauf|lagerbest|rückkauf|zurückkauf|zurückzukauf|unterstütz|mitwirk|migration|auslauf)/,
          3,
        ],
        [
          /(?:übergang|überleitung|abverkauf|lagerbest|unterstütz|migration|weiterhin).{0,200}(?:nach|bei|ab).{0,30}(?:beendigung|vertragsende|ablauf|ende des vertrag)/,
          3,
        ],
        [
          /(?:nach|ab).{0,40}(?:beendigung|vertragsende|ablauf|ende des vertrag).{0,160}(?:aufzubewahren|aufbewahr|aufrechtzuerhalten|aufrechterhalten)/,
          3,
        ],
        [/(?:folgen|wirkungen) der (?:beendigung|kündigung)|vertragsende|abwicklung/, 1, 'heading'],
      ],
      unless: [/vertraulich|geheimhaltung|verschwiegen|wettbewerb|freistell|gelten fort|kündigungsfrist/],
    },
    unpaid: /unentgeltlich|kostenlos|ohne (?:zusätzliche )?(?:kosten|vergütung)|auf eigene kosten/,
  },
};
