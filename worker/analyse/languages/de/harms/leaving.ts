import type { HarmType } from '#worker/analyse/built-in/harms/harm-types.ts';
import type { HarmSaying } from '#worker/analyse/languages/harm-words.ts';

/** How it ends, and what that costs. */
export const germanLeavingHarms = {
  'ended-at-will': [
    {
      says: [
        /(?:darf|kann|können|dürfen) .{0,60}(?:aufhören|schluss machen|aussteigen|zurückverlangen|zurückholen|zurückfordern|abspringen|\blösen\b|auseinandergehen)/,
        /jederzeit|wochen?\b|tage\b|tagen\b|stunden|wenn (?:ihr|ihm|er|sie|es|uns|wir|die chemie|sich)|sobald|selber|auftrag/,
      ],
      unless: [
        /beide|jede[rs]? (?:partei|seite|teil|von)|wichtige[nmr]? grund|mahnung|rückstand|verzug|nur (?:wenn|aus|bei)|wollen sie|du kannst|sie können|können sie|kannst du/,
      ],
      notBy: 'reader',
    },
    {
      says: [
        /(?:kann|können|darf|dürfen|berechtigt|behält sich|behalten (?:wir )?uns|hole ich|so kann|lösen kann)/,
        /(?<!an|ange)kündig|künden|beend|schlie(?:ß|ss)en|\blösen|auflösen|zurücktret|absagen|abbrechen|einstellen|servus|zurückzieh|ausschlie(?:ß|ss)en|entlassen|hole ich|rücktritt|widerrufen|trennen/,
        /jederzeit|ohne (?:angabe|grund|begründung|vorankündigung|frist|einhaltung)|fristlos|sofort|augenblicklich|von (?:einem tag|heute) auf|mit (?:einer )?(?:\S{1,8} )?(?:frist von )?(?:\S{1,10} )?(?:woche|wochen|tagen?|stunden)\b|gründe werden nicht|ohne dass .{0,25} grund|nach (?:eigenem|seiner|ihrer|freiem|unserer|unserem) (?:ermessen|einschätzung|belieben)|nicht mehr stimmt|binnen (?:weniger|\d{1,2}) tagen/,
      ],
      unless: [
        /nachfrist|rückstand|eine[rn]? (?:der )?(?:beiden )?(?:seiten?|parteien?)\b|beide|jede[rs]? (?:partei|seite|teil|der parteien)|jeder von|nur (?:wenn|aus|bei|(?<!an|ange)kündigen)|kann nicht|nicht (?<!an|ange)kündigen|wichtige[nmr]? grund|du darfst|sie dürfen|sie können|kannst du|(?:trotz|nach) mahnung|erst,? wenn|schriftlich zwei wochen|nicht jedoch|anspruch auf/,
      ],
      notBy: 'reader',
    },
    {
      says: [
        /(?:wir|vermieter(?:in)?|verein|anbieter(?:in)?|betreiber(?:in)?|vorstand|gesellschaft|agentur|arbeitgeber(?:in)?|leitung|träger(?:in)?|plattform|unternehmen|studio|schule|bank|auftraggeber(?:in)?|verlag|haus|heim|eigentümer(?:in)?|veranstalter(?:in)?|ich)\b.{0,40}(?:kann|können|darf|dürfen|berechtigt|jederzeit)/,
        /(?<!an|ange)kündig|künden|beend|aufheb|auflös|abbrech|schlie(?:ß|ss)en|entzieh|ausschlie(?:ß|ss)en|absag|zurücknehm|räumen|verweis|trennen|lösen/,
        /jederzeit|ohne|sofort|fristlos|tag|stunde|woche|belieb|ermessen|grund|bedarf|eigenbedarf|wünsch|will|pa(?:ß|ss)t|kurzfristig|augenblick/,
      ],
      unless: [
        /beide|jede (?:partei|seite)|jeder teil|nur (?:wenn|aus|bei)|(?:kann|darf|können|dürfen) .{0,20}nicht|wichtige[nmr]? grund|mahnung|nachfrist|rückstand|verzug|drei monate|sechs monate|erst,? wenn|ausschlie(?:ß|ss)lich|gerichtlich|verschaffen|abwesen|behörde/,
      ],
      notBy: 'reader',
    },
  ],
  'unequal-notice': [
    {
      says: [
        /(?<!an|ange)kündig|künden|frist|\blösen|vertrag|gebunden|beend/,
        /(?:monat|wochen?|tag|stunden|quartal|jahr|jederzeit).{0,160}\b(?:dagegen|hingegen|während|aber|jedoch|wir|der (?:stall|anbieter|vermieter|arbeitgeber|unternehmer|verein|betreiber|verlag)|die (?:anbieterin|gesellschaft|vermieterin|arbeitgeberin|kundin|firma))\b.{0,80}(?:monat|woche|tag|stunden|quartal|jederzeit|sofort)/,
      ],
      unless: [/beide|gleicherma(?:ß|ss)en|jede (?:partei|seite)|nicht jedoch|mahnung|zahlung|rechnung/],
    },
    {
      says: [
        /(?:dagegen|hingegen|umgekehrt|demgegenüber|im gegenzug)/,
        /(?<!an|ange)kündig|künden|\blösen|beend|recht/,
        /monat|woche|tag|nicht|verwehrt|jederzeit/,
      ],
      unless: [/beide|rechtlich/],
    },
    {
      says: [
        /(?:ist|sind|steht|stehen) .{0,30}(?:entsprechendes|dieses recht|ein solches recht|das gleiche)\b.{0,30}(?:verwehrt|nicht zu|nicht)/,
      ],
    },
  ],
  'no-early-exit': [
    {
      says: [
        /bis (?:zum (?:ende|schluss|ablauf)|zuletzt).{0,50}(?:dabei|gebunden|an bord|verpflichtet)|(?:dabei|gebunden|an bord).{0,50}bis (?:zum (?:ende|schluss|ablauf)|zuletzt)|(?:zurückgeben|aussteigen|ausstieg|aufhören|rückgabe|zurückgabe) .{0,50}(?:nicht vorgesehen|nicht möglich|gibt es nicht|ausgeschlossen)/,
      ],
      unless: [
        /beide|jede[rs]? (?:partei|seite|teil|von)|keine (?:der )?(?:beiden )?(?:seiten?|parteien?)|eine[rn]? (?:der )?(?:beiden )?(?:seiten?|parteien?)|keiner von/,
        /probezeit genügt|mängel|gekaufte/,
      ],
      notBy: 'other',
    },
    {
      says: [
        /(?<!an|ange)kündig|künden|\blösen|zurücktreten|rücktritt|austritt|ausstieg|abwählen|vertrag|zurückzieh|zurückzuzieh|aufheb|austreten|befrei/,
        /(?:nicht|kein(?:e|en)?|weder|ausgeschlossen|unkündbar|unwiderruflich|\berst\b|niemals|verzichtet)/,
        /vor (?:ablauf|dem ende|ende)|während|laufzeit|bindung|mindest|bis (?:zum|zur)|vorzeitig|früher|ordentlich|krank|umzug|verlust|arbeitslos|abwählen|verspätung|deswegen|aus diesem|jahre|gleich wie/,
      ],
      unless: [
        /höhere gewalt|nachgeholt|eine[rn]? (?:der )?(?:beiden )?(?:seiten?|parteien?)\b|garantie|(?:wir|vermieter(?:in)?|anbieter(?:in)?|bank|haus|arbeitgeber(?:in)?|leasinggeber) (?:kann|können|darf|dürfen|(?<!an|ange)kündigen|verzichtet).{0,40}nicht|aus anderem anlass|(?<!an|ange)kündigen wir nicht|jederzeit (?:(?<!an|ange)kündigen|ohne)|kostenlos (?:(?<!an|ange)kündigen|zurück)|auflösen,? wenn|das haus kann|(?<!an|ange)kündigen dürfen wir|\bhaft|haftung|preise|zurückgenommen|wettbewerb|genügt nicht|kein grund zur|ordentlichen (?<!an|ange)kündigungsfrist/,
      ],
      notBy: 'other',
    },
    {
      says: [
        /krank|umzug|umziehen|schwanger|arbeitslos|verlust (?:der|ihrer|seiner) (?:arbeit|stelle)|verletzung|todesfall|unfall|dienstunfähig|versetzung|wegzug/,
        /befrei(?:t|en) nicht|nicht (?:befrei|entbind|berechtig)|kein (?:grund|recht)|ändert (?:daran )?nichts|gleichwohl|trotzdem|dennoch|bleib(?:t|en) .{0,40}(?:geschuldet|fällig|bestehen)|außer betracht|ebenso|spielt keine rolle/,
      ],
      unless: [/garantie|nicht in anspruch|lohnfortzahlung|haftpflicht|ohne abzug/],
      notBy: 'other',
    },
  ],
  'rest-due-on-leaving': [
    {
      says: [
        /(?<!an|ange)kündig|rücktritt|zurücktret|zurücktritt|vorzeitig|abbrech|abbruch|vor (?:ablauf|ende|dem ende)|storn|aussteig|auszieh|auszug|umzug|absag|verlä(?:ß|ss)t|früher|beend|aufgibt|steigt aus|abmeld|verkauft|tritt .{0,25}zurück|nicht antritt|löst/,
        /restlich|gesamte[ns]?|verbleibend|ausstehend|übrige|volle[nrs]?|bis zum (?:ende|ablauf|letzten)|noch offen|alle (?:noch|weiteren)|\d\d ?(?:%|prozent|vom hundert)|hundert des|restlaufzeit|ganze[nrs]?/,
        /fällig|zu (?:be)?zahlen|(?:be)?zahlt|schulde|geschuldet|entricht|berechn|einbehalt|behalten|vergüten|schuldig|zu vergüten|kürzt|verloren|mindert/,
      ],
      unless: [
        /erstatten wir|zurückerstatt|nichts zu zahlen|keine? (?:kosten|gebühr|entschädigung)|kostenfrei|kostenlos|ohne (?:kosten|abzug|entschädigung)|vorfälligkeit|nur den kleineren|fortbildung|ausbildung|rückständ|kaution/,
      ],
      notBy: 'other',
    },
    {
      says: [
        /auch wenn|selbst wenn|gleich,? ob|ob wir/,
        /anderweitig|wieder(?:ver)?(?:mietet|geben|besetz)|einem anderen|nachmieter|neu vermiet|leer stehen/,
        /geschuldet|fällig|zahl|schuld|vergüt|bezahl/,
      ],
    },
    {
      says: [
        /vorzeitig|storn|vor (?:der )?(?:ablauf|montage|beginn|installation|ende)|rücktritt|(?<!an|ange)kündig|absag|abbestell/,
        /pauschal|steht fest|entschädigung|anerkennung|ausfall|abstand|bearbeitung|planungs|schadensersatz/,
        /%|prozent|vom hundert|euro|€|chf/,
      ],
      unless: [
        /keine? (?:entschädigung|pauschale)|vorfälligkeitsentschädigung verlangen|kleineren betrag|nachweis .{0,40}geringer/,
      ],
      notBy: 'other',
    },
    {
      says: [
        /(?<!an|ange)kündig|rücktritt|tritt .{0,30}zurück|vorzeitig|abbruch|bricht .{0,25}ab\b|storn|absag|sagt .{0,25}ab\b|auszug|zieht .{0,20}aus\b|früher|steigt .{0,20}aus\b|abmeld|verlässt|geht vor|verschieb|nicht (?:kommt|erscheint|antritt)/,
        /rest|gesamt|volle|ganze|alle|sämtlich|bis zum|[3-9]\d ?(?:%|prozent|vom hundert)|hälfte/,
        /fällig|zahl|schuld|berechn|behalten|behält|verloren|verfäll|verfallen|entricht|bezahl/,
      ],
      unless: [
        /zurückgezahlt|zurückerstatt|erstatt|nichts|keine? |kostenfrei|kostenlos|ohne |kaution|lohn|fortbildung|rückstand|mahnung|vorfälligkeit|kündigungsfrist|anteilig|nur bis/,
      ],
      notBy: 'other',
    },
  ],
  'rest-due-on-arrears': [
    {
      says: [
        /verzug|rückstand|verspät|nicht (?:recht|pünkt|frist)\S{0,8}|unbezahlt|nicht (?:be)?zahlt|ausbleib|bleib(?:t|en) .{0,20}rate|platzt|rücklastschrift|im rückstand|fehlt|nicht eingeht|eine rate|zwei raten/,
        /gesamt|restlich|restschuld|alle[rs]? (?:noch|offenen|weiteren|künftigen)|sämtliche|übrige|ganze|rest\b|restsumme|restbetrag/,
        /fällig|sofort|auf einmal|auf einen schlag|in einer summe|zahlbar/,
      ],
      unless: [/erst,? wenn|nur wenn|nach (?:\S{1,15} )?(?:mahnung|nachfrist)|zwei wochen zum nachzahlen|nicht fällig/],
    },
    {
      says: [
        /verzug|rückstand|verspät|unbezahlt|nicht (?:be)?zahlt|ausbleib|ausgeblieben|bleibt .{0,25}offen|zu spät|säum|überfällig|versäum/,
        /gesamt|rest|alle|sämtlich|ganz|übrig|künftig/,
        /fällig|sofort|einmal|einer summe|stellen\b|gekündigt|zahlbar/,
      ],
      unless: [/erst,? wenn|nur,? wenn|mahnung|nachfrist|zwei wochen|nicht fällig|keine/],
    },
  ],
} satisfies Partial<Record<HarmType, readonly HarmSaying[]>>;
