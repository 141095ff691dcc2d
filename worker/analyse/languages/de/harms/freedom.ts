import type { HarmType } from '#worker/analyse/built-in/harms/harm-types.ts';
import type { HarmSaying } from '#worker/analyse/languages/harm-words.ts';

/** What one makes, says and is known by, and with whom one may deal. */
export const germanFreedomHarms = {
  'only-for-them': [
    {
      says: [
        /\bnur dort\b|nirgends sonst|sonst nirgends|bei keinem anderen|auch wenn .{0,30}(?:billiger|günstiger|teurer|nicht der billigste)/,
        /service|wartung|reparatur|kauf|bestell|bezieh|bezog|lässt|futter|material|tank|machst|macht/,
      ],
      unless: [/nicht verpflichtet|freie wahl/],
      notBy: 'other',
    },
    {
      says: [
        /(?:tiefste|niedrigste|günstigste|billigste)\w? preis|nirgends (?:billiger|günstiger)|anderswo .{0,40}(?:billiger|günstiger|tiefer|niedriger)/,
        /dürfen|darf|verlangen|anbiet|verpflicht/,
      ],
      unless: [/garantier|(?:verlangen|bieten) wir|finden sie/],
      notBy: 'other',
    },
    {
      says: [
        /ausschlie(?:ß|ss)lich|exklusiv|\ballein(?:ig|ige|iger|igen|igem)?\b|nur (?:bei|von|über|durch|für|mit|aus|diesel)|niemand(?:en|em)? (?:sonst|ander)|kein(?:e|en|er|em)? ander|keinem anderen|anderweitig|anderswo|nirgends|fremd|keine(?:n|r)? dritt/,
        /bezieh|kauf|beauftrag|arbeit|tätig|abnehm|abnimmt|nimmt .{0,80}an\b|vertret|auftret|auftritt|verkauf|dien|fahr|werkstatt|reparatur|tank|liefer|anbiet|vermittl|sponsor|wartung|bestell|aufnehmen|unterschreib|rein|bindet|überlä(?:ß|ss)t|vertrieb|bestattung/,
      ],
      unless: [
        /vertretung|ausschlie(?:ß|ss)lich beim? |untervermiet|(?:nicht|keine|ohne) .{0,25}(?:ausschlie(?:ß|ss)lich|exklusiv|verpflichtet|gebunden|verlang)|verlange ich nicht|verlangen wir nicht|nicht verpflichtet|darf (?:auch )?(?:anderswo|bei anderen|frei)|ausschlie(?:ß|ss)lich (?:der|die|das|denjenigen|zum|zu|für den|an|auf|frau|herr|weisung|wohn|nach)|gerichtsstand|gerichte?\b|alleiniger? eigentümer|alleinige vollmacht|vermieterin vermietet|alleinige verantwortung|sie allein|entscheidet|nur (?:mit|durch|für) (?:\d|schrift|zustimmung|ihre|deine)|abtret|daten|ausgenommen|zahlungen? nur|vertraulich|ausschliesslich frau/,
      ],
      notBy: 'other',
    },
    {
      says: [
        /vorkaufsrecht|vorhandrecht|erstverhandlung|zieht .{0,30}gleich|gleichziehen|zuerst (?:dem|der|uns) .{0,30}an(?:zu)?biet|andienung/,
        /mu(?:ß|ss)|hat|gehalten|verpflichtet|darf|anzubieten|eingeräumt|steht/,
      ],
      unless: [/untervermiet|(?:steht|hat) (?:der|dem) (?:mieter|künstlerin|käufer)/],
      notBy: 'other',
    },
    {
      says: [
        /\bnur\b|ausschlie(?:ß|ss)lich|allein\b|verpflichtet|mu(?:ß|ss)|müssen|keine anderen?|nirgendwo/,
        /bei (?:uns|ihm|ihr|mir|der|dem)|von (?:uns|ihm|ihr|mir)|über (?:uns|die plattform|den)|unsere[nrm]? (?:werkstatt|laden|shop|partner|lieferant|küche|betrieb|handwerker)|vertragswerkstatt|hauseigen|listenpreis/,
        /kauf|bezieh|bestell|reparier|warten lassen|wartung|abnehm|beauftrag|buch|versicher|tank|speisen|getränke|uniform|material|ersatzteil/,
      ],
      unless: [
        /nicht verpflichtet|keine pflicht|verlange|verlangen wir nicht|freie wahl|kein zwang|gerichtsstand|daten|nur (?:mit|wenn|nach|gegen)|mu(?:ß|ss) nicht|müssen nicht|entscheidet|erfüllung/,
      ],
      notBy: 'other',
    },
  ],
  'creations-taken': [
    {
      says: [
        /urheber|rechte|\brecht\b|nutzungsrecht|werk|entw(?:u|ü)rf|idee|erfindung|aufnahme|text|foto|bilder|inhalte|quellcode|arbeitsergebnis|vorlage|tabelle|baukasten|formel|unterlagen|konzept|rezept|daten/,
        /gehör(?:t|en)|überträgt|übertragen|übertragung|geht .{0,40}über|gehen .{0,40}über|eigentum|tritt .{0,30}ab\b|abgetreten|räumt .{0,60}ein\b|einräum|überlä(?:ß|ss)t|zustehen|stehen .{0,40}zu\b|überlassung|für alle zeit|zeitlich unbe|unwiderruflich|abgegolten/,
      ],
      unless: [
        /werb|reklame|bleib(?:t|en) .{0,40}(?:eigentum|bei|ihr|dein|sein)|(?:nicht|keine) .{0,40}(?:über|übertrag|eingeräumt|erfa(?:ß|ss)t)|verbleib|gehört (?:dann )?(?:dir|ihnen|ihm|ihr)|gehört die anlage|verwenden es sonst|solange der vertrag läuft|vertreter|rechte aus diesem vertrag|käufer|anspruch|vollmacht|\bhaft|haftung|mangel|mängel|versicherung|pachtvertrag|mietvertrag/,
      ],
    },
    {
      says: [
        /alle|sämtlich|jede|was immer|alles|ausschlie(?:ß|ss)lich|umfassend|uneingeschränkt/,
        /rechte|nutzung|werk|ideen?|entw(?:u|ü)rf|aufnahme|texte|fotos|erfindung|ergebnis|inhalte|material|software|programm|konzept/,
        /übertr|abtret|tritt|einräum|räum|gehör|über\b|zusteh|stehen|eigentum|erwirbt|überlä(?:ß|ss)t|überlassen/,
        /unwiderruf|zeitlich|räumlich|unbefrist|dauer|für immer|alle zeit|ohne (?:weitere |gesonderte )?(?:vergütung|entgelt|bezahlung)|auch|abgegolten|ob bezahlt|entstehung|weltweit|nutzungsarten/,
      ],
      unless: [
        /werb|reklame|bleib(?:t|en) .{0,40}(?:eigentum|bei|ihr|dein|sein)|(?:nicht|keine) .{0,40}(?:über|übertr|eingeräumt|erfa(?:ß|ss)t)|verbleib|gehört (?:dir|ihnen|ihm|ihr)|solange der vertrag|vertretung|rechte aus diesem|mängel|mit (?:voll)?ständiger bezahlung|nach bezahlung/,
      ],
    },
  ],
  'likeness-for-ever': [
    {
      says: [
        /mitgeschnitten|mitschnitt|aufgezeichnet|gefilmt|fotografiert|aufnahmen|\bbild\b|bilder|fotos|stimme|texte|hochgeladen/,
        /werbung|werbezweck|instagram|facebook|sozialen medien|jeden zweck|jeglichen zweck|beliebig/,
        /verwend|nutz|veröffentlich|zeig|weitergeb|gezeigt/,
      ],
      unless: [/nur mit|einwillig|zustimm|nicht (?:für|zu) werbung|keine werbung|dürfen sie|darfst du/],
    },
    {
      says: [
        /bild|foto|film|aufnahme|video|gesicht|\bname|stimme|vornamen|abbild|porträt|überlassung/,
        /werb|reklame|veröffentlich|drucken|in das netz|website|soziale|nutz|vermarkt|zeigen|verwend|abtret|überlebt/,
        /unbefristet|zeitlich|für immer|auch nach|dauerhaft|ohne (?:\S{1,15} )?(?:vergütung|entgelt|grenze|zustimmung|frist)|unentgeltlich|unwiderruflich|jederzeit|beliebig|abtreten|alle medien|kostenlos|für alle|kostet sie/,
      ],
      unless: [
        /nur mit|nicht (?:veröffentlich|verwend|genutzt)|zustimm|widerruf(?:en|lich) (?:werden|jederzeit)|keine (?:bilder|fotos)|einwillig/,
      ],
      notBy: 'reader',
    },
  ],
  'data-shared': [
    {
      says: [
        /daten|kennzahl|verbrauch|standort|umsatzzahl|aufzeichn|kamera|ortung|tracking|profil|nachrichten|gesundheit|speicher|bewegung|anruf|verrät/,
        /weitergeb|weitergegeben|weiterleit|übermittel|verkauf|abgeben|teilen|geteilt|befreundete firmen|\bdritte[nr]?\b(?! tag)|partner|werb|auswert|verarbeit|mithör|überwach|filmen|mit ton|hersteller|interessent|angebot|marktbericht/,
      ],
      unless: [
        /(?:wird|gibt .{0,40}|geben .{0,40}) ?nichts|gar nicht|allein (?:zur|für)|nicht (?:weiter|verkauf|übermittel|an dritte|ausgewertet|für werbung)|nur (?:mit|soweit|zur|für|wenn)|zu nichts|einwillig|gesetzlich verpflichtet|vertraulich|datenschutz(?:gesetz|grundverordnung) (?:gilt|bleibt)|sonst zu nichts|keine weitergabe|bankdaten/,
      ],
      notBy: 'reader',
    },
    {
      says: [
        /daten|angaben|standort|nutzungsverhalten|profil|gespräche|kontakte|adresse|telefonnummer|gesundheit|bilder/,
        /an (?:\S{1,20} ){0,3}(?:dritte|partner|firmen|unternehmen|werbe|hersteller|händler|versicher|banken|behörden|auskunftei|arbeitgeber|angehörige|nachbarn)/,
      ],
      unless: [
        /wird nichts|gar nicht|nicht|niemand|keine|nur |allein (?:zur|für)|einwillig|zustimm|gesetzlich verpflichtet|vertraulich/,
      ],
      notBy: 'reader',
    },
  ],
  'praise-only': [
    {
      says: [
        /bewert|rezension|äu(?:ß|ss)er|negativ|kritik|schlecht|unschön|nachteilig|abfällig|herabsetz|öffentlich|rezens|sternchen|erzähl|wohlwollen|lobend/,
        /nicht|kein|nichts|unterlä(?:ß|ss)t|unterlassen|untersagt|nur (?:mit|nach|positiv)|ohne (?:\S{1,15} )?zustimmung|verpflichtet|kostet|strafe|vorher/,
        /über (?:uns|den|die|das)|bewert|rezension|online|internet|portal|presse|öffentlich|sozial/,
      ],
      unless: [
        /pflicht (?:zum|zur) .{0,20}nicht|dürfen .{0,40}(?:öffentlich|äu(?:ß|ss)ern|bewerten)|darf .{0,40}(?:kritisier|äu(?:ß|ss)ern|bewerten)|frei äu(?:ß|ss)ern|keine .{0,20}schweigepflicht|schlechtwetter|gut oder schlecht|hindert sie nicht|geschäftszahlen|öffentliche (?:hand|stelle|verkehr)/,
      ],
      notBy: 'other',
    },
    {
      says: [
        /mappe|referenz|portfolio/,
        /nicht|keine|untersagt|verbot|ohne (?:\S{1,15} )?zustimmung|zeigt und erwähnt/,
      ],
      unless: [/darf .{0,40}(?:zeigen|nennen|referenz)/],
      notBy: 'other',
    },
  ],
} satisfies Partial<Record<HarmType, readonly HarmSaying[]>>;
