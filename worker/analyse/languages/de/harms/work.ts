import type { HarmType } from '#worker/analyse/built-in/harms/harm-types.ts';
import type { HarmSaying } from '#worker/analyse/languages/harm-words.ts';

/** What one works, makes, says and is known by. */
export const germanWorkHarms = {
  'wage-deduction': [
    {
      says: [
        /lohn|gehalt|vergütung|bezüge|honorar|provision|entgelt/,
        /abgezogen|abzieh|zieht .{0,60}ab\b|einbehalt|verrechn|aufrechn|abgetreten|abtret|direkt (?:bei|vom) arbeitgeber|zahlt dann an uns|ihrem betrieb|kürz/,
      ],
      unless: [
        /nicht (?:abgezogen|verrechnet|einbehalten|gekürzt)|nur so weit|pfändbar|steuer|sozialversicherung|keine abzüge|mit (?:ihrer|deiner|seiner) (?:schriftlichen )?zustimmung/,
      ],
    },
  ],
  'unpaid-time': [
    {
      says: [
        /überstund|mehrarbeit|wegzeit|fahrzeit|fahrtzeit|reisezeit|rüstzeit|bereitschaft|wartezeit|umkleide|arbeitszeit hinaus|vorbereitung|stunden|probearbeit|wochenend|schlie(?:ß|ss)zeit|besprechung|feinschliff|korrektur|runden|nacharbeit|sonntag|tage\b|mehrleistung|pausen?/,
        /abgegolten|nicht (?:gesondert |zusätzlich |extra )?(?:vergütet|bezahlt|entlohnt|ausgeglichen)|unbezahlt|unentgeltlich|keine? (?:gesonderte |zusätzliche |weitere )?(?:vergütung|bezahlung|entgelt|geld)|geld gibt es|ohne (?:gesonderte |zusätzliche )?(?:vergütung|bezahlung|entgelt|lohn)|gilt nicht als arbeitszeit|inbegriffen|umsonst|nachgezählt|eingerechnet|zum halben|abgefeiert|verfallen/,
      ],
      unless: [
        /nicht (?:unentgeltlich|umsonst)|werden (?:\S{1,15} ){0,3}(?:bezahlt|vergütet|ausgeglichen)\b|öffnungszeit|(?<!an|ange)kündigungsfrist|schaden|verfallen (?:nicht|erst)/,
      ],
      notBy: 'other',
    },
    {
      says: [
        /kein(?:e|en)? (?:entgelt|lohn|vergütung|honorar|bezahlung)|unentgeltlich|ruht der lohn|entfällt (?:der|die|das) (?:lohn|vergütung|honorar)|geht leer aus|gehen leer aus|gehen aufs haus|ohne zinsen/,
        /krank|auftrag|arbeit|stunden|tage|etappe|zeit|leistung|wochenend|teil|tranche|rechnung|bleibt/,
      ],
      unless: [
        /kein(?:e|en)? (?:entgelt|vergütung) (?:verlangt|berechnet|an uns)|unentgeltliche? (?:einschulung|nachbesserung|wartung|reparatur)|kostenlos/,
      ],
    },
    {
      says: [
        /nicht|kein|ohne|unbezahlt|umsonst|gratis|unentgeltlich|inbegriffen|abgegolten/,
        /bezahl|vergüt|entlohn|lohn|honorar|entgelt|geld|zuschlag|freizeitausgleich|abgegolten|inbegriffen|gratis|umsonst|unentgeltlich/,
        /überstund|mehrarbeit|überzeit|anfahrt|fahrtzeit|wegzeit|wartezeit|bereitschaft|rufbereitschaft|vorbereit|aufräum|putzen|reinig|schulung|probetag|sonntag|feiertag|wochenend|korrekturschleife|überarbeitung|änderungswünsche|nachbereit|umzieh|umkleid/,
      ],
      unless: [
        /(?:nicht|nie) (?:unentgeltlich|umsonst|verlangt)|werden (?:\S{1,15} ){0,4}(?:bezahlt|vergütet)\b.{0,20}zuschlag|für (?:sie|den kunden) (?:kostenlos|unentgeltlich)|wird nicht verlangt|berechnen wir/,
      ],
    },
  ],
  'hours-at-will': [
    {
      says: [
        /auf abruf|befreit|freigestellt|auftragslage|zu wenig arbeit|ruhige[nr]? (?:wochen|zeit)|nicht eingesetzt/,
        /(?:\d\d (?:%|prozent|vom hundert)|hälfte)\b.{0,40}(?:lohn|gehalt|salär|entgelt|vergütung)|(?:lohn|gehalt|salär|entgelt)\S{0,3}.{0,40}(?:\d\d (?:%|prozent)|hälfte|entfällt|ruht)/,
      ],
      unless: [/krank|taggeld|versicherung|mutterschaft|unfall|voll(?:en|er) lohn/],
    },
    {
      says: [
        /arbeitszeit|dienstplan|schicht|einsatz|lage der|dienst|stundenzahl|arbeitstage|einsatztage|tage bestimmt/,
        /jederzeit|kurzfristig|einseitig|ändern|geändert|absag|abgesagt|streich|verschieb|nach (?:bedarf|betrieblich)|auf abruf|ohne (?:ankündigung|vorlauf)|bestimmt der|bestimmt die|vorlauf von/,
      ],
      unless: [
        /einvernehm|zustimm|gilt er als geleistet|(?:wird|werden) (?:trotzdem )?bezahlt|nicht (?:geändert|abgesagt)|mindestens (?:vier|zwei|14|zehn) (?:wochen|tage)|kundendienst|einsatzpflicht/,
      ],
      notBy: 'reader',
    },
  ],
  'tips-kept': [
    {
      says: [
        /trinkgeld/,
        /behält|einbehalt|gehört|gehen an|flie(?:ß|ss)|kasse|firma|betrieb|arbeitgeber|abzuliefern|abgeliefert|haus\b/,
      ],
      unless: [
        /gehör(?:t|en) (?:dir|ihnen|den (?:mitarbeit|angestellt|arbeitnehm))|behält(?:st)? (?:du|der arbeitnehmer|die arbeitnehmerin)|behalten sie|verteilt (?:unter|auf)/,
      ],
    },
  ],
  'training-repaid': [
    {
      says: [
        /ausbildung|fortbildung|weiterbildung|schulung|kurs|lehrgang|studien|führerschein|einarbeitung|prüfung|umzugskosten|antrittsprämie|abfindung/,
        /zurückzahl|zurückzuzahl|rückzahl|erstattet|erstatten|zurückerstatt|rückerstatt|zurück\b|zu ersetzen/,
      ],
      unless: [
        /nicht (?:zurück|zu erstatten|erstatt)|keine rückzahlung|erstatten wir|fällt .{0,30}aus|nimmt der anbieter|teilnahmegebühr|erstattet (?:der|die) (?:arbeitgeber|anbieter|veranstalter)(?:in)? (?:ihr|ihm|dem|der)/,
      ],
    },
  ],
  'work-ban-after': [
    {
      says: [
        /wettbewerb|konkurr|mitbewerb|gleichartig|gleichen branche|selbe branche|eigene[nrms]{0,2} (?:laden|betrieb|geschäft|unternehmen|salon)|angestellter|tätig|berätst|berät|auftrag|aufträge|arbeitet|nichts mehr zu tun|branche/,
        /nach (?:dem ende|beendigung|ende|vertragsende|ablauf|austritt|seinem|ihrem)|(?:monate|jahre) (?:lang|nach|darüber|danach)|während (?:\S{1,10} )?(?:monate|jahre)|anderthalb jahre|(?:zwei|drei|fünf|\d) jahre|\d{1,2} monate|darüber hinaus|hinaus/,
        /nicht|kein|niemand|untersagt|verbot|unterlä(?:ß|ss)t|enthalt|verboten/,
      ],
      unless: [
        /wettbewerbsverbot .{0,50}(?:nicht|besteht nicht|streichen|aufgehoben|entfällt)|frei,? |darf .{0,40}tätig|kein wettbewerbsverbot|keiner dem anderen|vermietet|nicht gehindert|haftet|gewähr/,
      ],
      notBy: 'other',
    },
    {
      says: [
        /\bnach (?:dem |der |seinem |ihrem )?(?:ende|beendigung|ausscheid|austritt|vertragsende|ablauf)|jahre? (?:lang|nach)|monate? (?:lang|nach)|während eines jahres/,
        /konkurr|wettbewerb|mitbewerb|gleiche|ähnlich|selbständig|selbstständig|eigene|umkreis|kilometer|\bkm\b|branche|andere[nrm]? (?:betrieb|firma|unternehmen|studio|agentur|verlag|arbeitgeber)/,
        /nicht|kein|verbot|untersagt|unterlassen|enthalt|verpflichtet/,
      ],
      unless: [
        /kein wettbewerbsverbot|wettbewerbsverbot .{0,50}(?:nicht|streich|aufgehoben|entfällt)|frei,? |nicht gehindert|\bhaft|gewähr|karenzentschädigung wird|verschwieg|kündigungsfrist|verjähr/,
      ],
      notBy: 'other',
    },
  ],
  'clients-banned': [
    {
      says: [
        /anschreib|anruf|beliefer|bedien|betreu|kontaktier|ansprech|abwerb/,
        /(?:darf|dürfen|darfst)\b/,
        /(?:jahre?|monate?) (?:lang|nach)|nach (?:dem )?(?:ende|vertragsende|ausscheiden)/,
        /nicht|kein/,
      ],
      unless: [
        /jederzeit|verschwieg|verjähr|bleibt .{0,20}(?:frei|unberührt)|dürfen wir|wir dürfen|darf (?:die|der) (?:anbieter|auftraggeber|arbeitgeber)/,
      ],
    },
    {
      says: [
        /kunden|kundin|mitarbeiter|personal|patient|klient|mandant|erzieher|beschäftigte|angestellte|lieferant|auftraggeber|helfer|pflegekraft/,
        /abwerb|ansprech|beauftrag|beschäftig|engagier|anstell|einstell|betreu|annehm|annimmt|direkt|anwerb|kontakt|vermittel|bedien/,
        /\bnach (?:dem|der|ende|beendigung|vertrag)|jahre|monate|danach|während|ausscheid/,
        /nicht|kein|verbot|untersagt|zahlt|schuldet|€|euro|chf|strafe|unterlä(?:ß|ss)t/,
      ],
      unless: [
        /rechnung|darf .{0,40}(?:einstell|beschäftig|betreu)|frei\b|nur mit (?:zustimmung|telefon)|(?<!an|ange)kündigungsfrist|\bhaft|haftung|steht er ein|stehen wir ein|mahnung|reparatur/,
      ],
      notBy: 'other',
    },
  ],
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
