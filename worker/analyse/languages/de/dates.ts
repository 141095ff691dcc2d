import type { DatesWords } from '../dates-words';

const stems =
  'erst zweit dritt viert fünft sechst siebt acht neunt zehnt elft zwölft dreizehnt vierzehnt fünfzehnt sechzehnt siebzehnt achtzehnt neunzehnt zwanzigst einundzwanzigst zweiundzwanzigst dreiundzwanzigst vierundzwanzigst fünfundzwanzigst sechsundzwanzigst siebenundzwanzigst achtundzwanzigst neunundzwanzigst dreißigst einunddreißigst';
const contract =
  '(?:(?:\\S{0,20})(?:vertrag|verhältnis|vereinbarung|laufzeit|mietzeit|leihe|vertragszeit|mietdauer|abo|abonnement|mitgliedschaft|saison|kurs|auftrag|einsatz|schutz|pacht|miete|zeitraum|nutzungszeit|aufenthalt|nutzung|überlassung|zusammenarbeit|beschäftigung|anstellung|betreuung|unterbringung|einlagerung|ausbildung|lehre|praktikum|partnerschaft))';

export const dates: DatesWords = {
  months: [
    'januar|jänner|jan|jän',
    'februar|feber|feb',
    'märz|maerz|mrz',
    'april|apr',
    'mai',
    'juni|jun',
    'juli|jul',
    'august|aug',
    'september|sept|sep',
    'oktober|okt',
    'november|nov',
    'dezember|dez',
  ],
  days: stems.split(' ').map((stem) => `${stem}en|${stem}er|${stem}es|${stem}e`),
  hijriMonths: [],
  spelledYear: 'zweitausend(?:und)?(?<rest>\\p{L}{1,24})',
  shapes: ['{day}\\.?[ -]?{month}\\.?[ -]{year}'],
  yearless: ['{day}\\.? ?{month}'],
  edges: [
    '(?:(?<last>ende|letzten tag (?:des|im)(?: monats)?|letzter tag im|schluss)|(?<middle>mitte)|(?<first>anfang|beginn)) (?:des monats )?{month}s?(?: {year})?',
  ],
  spanLink: '\\.? (?:bis(?: zum| einschließlich| einschließlich zum)?|und dem|-) ',
  weekdays: [
    /(?<!\p{L})(?:sonntag),? (?:\S{1,4} ){0,2}$/u,
    /(?<!\p{L})(?:montag),? (?:\S{1,4} ){0,2}$/u,
    /(?<!\p{L})(?:dienstag),? (?:\S{1,4} ){0,2}$/u,
    /(?<!\p{L})(?:mittwoch),? (?:\S{1,4} ){0,2}$/u,
    /(?<!\p{L})(?:donnerstag),? (?:\S{1,4} ){0,2}$/u,
    /(?<!\p{L})(?:freitag),? (?:\S{1,4} ){0,2}$/u,
    /(?<!\p{L})(?:samstag|sonnabend),? (?:\S{1,4} ){0,2}$/u,
  ],
  sameYear: /^,? (?:desselben jahres|des(?:selben| gleichen) jahres|im (?:selben|gleichen) jahr|dieses jahres)\b/,
  everyYear:
    /\b(?:jedes jahr|pro jahr|im jahr|jährlich|alljährlich|eines jeden jahres|folgejahr\S{0,2}|nächsten jahres|betreffenden jahres)\b/,
  recurring:
    /\b(?:jedes|jeden|jeder|jährlich|alljährlich|jeweils)\b[^.;]{0,30}$|^,? (?:jedes|jeden|eines jeden|eines jahres|jeweils|(?:des|im) (?:folgenden|nächsten|darauffolgenden) jahre?s?)/,
  filler:
    /(?:\b(?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonnabend|sonntag),?|\b(?:am|dem|den|der|des|ablauf des|spätestens|einschließlich|tag|um \d{1,2}(?:[.:]\d\d)? uhr,?))\s?$/,

  agreed:
    /(?:\b(?:datum|vertragsdatum|ausgestellt|ausstellungsdatum|vertragsschluss|auftrag vom|auftragsdatum|bestelldatum|bestellung vom|abschlussdatum|tag der unterzeichnung)|\b(?:unterzeichnet|unterschrieben|geschlossen|abgeschlossen|vereinbart|gemacht|ausgefertigt|angenommen)\b[^.;\d]{0,60}|\b(?:kam|ist mit der unterschrift [^.;\d]{2,30})|\bhaben (?:wir |beide )?|^[a-zäöüß() -]{3,60},|^(?:dieser|der|diese|die) (?:vertrag|vereinbarung))(?: (?:am|vom|den))?[ :._-]{0,30}(?:am |den |vom )?$/,
  dated: /(?:^|, )(?:vom|datiert vom) $/,
  notAgreed:
    /\b(?:geboren|geb|geburtsdatum|bis zum|bis|gesetz|zuletzt aktualisiert|aktualisiert|aktualisierung|zuletzt geändert|fassung|version|stand|richtlinie|verordnung|wipo|eingetragen|registriert|vertraulichkeitsvereinbarung|offerte|expertise|gekündigt|endet|seit|gutachten)\b[^.;]{0,60}$|\bzu[mr] [\p{L}-]{0,24}(?:vertrag|vereinbarung|abkommen)e?s? vom ?$/u,
  consented:
    /(?<!\p{L})(?:gelesen|einverstanden|unterschrift|unterschrieben|angenommen|bestätigt|zugestimmt)(?!\p{L})[^.;\d]{0,80}$/u,
  starts:
    /(?:(?:\b(?:\S{0,16}beginn|beginn|start|vertragsstart|eintritt|eintrittstag|(?:dienst|arbeits|stellen)antritt|(?:schlüssel|wohnungs|fahrzeug)?übergabe|(?:leistungs|veranstaltungs|hochzeits|umzugs|fest|dreh|miet)(?:tag|termin|datum)|tag der (?:feier|hochzeit|trauung|veranstaltung|leistung)|aufnahme|einzug|inkrafttreten|bezug|schutz ab|startklar ab|freischaltung|bereitstellung|erster (?:besuch|termin|einsatz|\S{0,16}tag)|abholung|anreise)\b"?,?(?: (?:ist|am|der|des vertrags|das ist|nämlich|bezeichnet|meint|bedeutet|erfolgt|findet)){0,2}[ :._|]{1,40}(?:den |am |ab )?)|\b(?:beginnt|beginnen|startet|starten|fängt|läuft ab|gilt ab|los geht(?:'s| es)|geht es los|beginnst|fangt an|fängst|tritt|wirksam ab)(?: (?:sein|das|der|die|mit|wirkung|zum|er|sie)){0,4}(?: (?:am|ab|mit|zum|vom|dem|den)){0,4} |\bzieh(?:st|t|en)(?: (?:sie|ihr|er|wir|du))? (?:am |zum )?|\b(?:holst|holt|holen)(?: (?:sie|du|ihr|wir|er))? (?:den|das|die|es|ihn|sie)[^.;\d]{0,30} (?:am )?|\bmit wirkung (?:vom|zum|ab dem|ab) )$/,
  startsAfter:
    /^(?: \S{1,20}){0,5} (?:aufgenommen|angestellt)\b|^(?: \S{1,14}){0,3} (?:beginnt|beginnen|beginnend|in kraft|startet|anfängt|einzieh\S{0,3}|bezogen|(?:frei|auf)geschaltet|in betrieb|bezugsfertig|los(?=[,;.]| und)|an(?=[,;.]| und| für))/,
  startOfElse:
    /\b(?:abwesenheit|urlaub|preis\S{0,5}|\S{0,10}rate\S?|zahlung\S{0,2}|zins\S{0,3}|kündigung|verlängerung|angebot\S{0,2}|garantie|probezeit|erhöhung|gewährleistung|studium|lehrgang|kompositionen|widerruf)\b[^.;]{0,50}$/,
  pricedFrom:
    /^,? (?:\S{1,12} ){0,3}(?:provision|preise?|gebühr\S{0,2}|entgelt\S{0,2}|beitrag|kommission|lohn|gehalt)\b/,
  startsOwn:
    /(?:\b(?:inkrafttreten|tritt|treten|wirksam|in kraft|gilt|gelten|gültig|angestellt|eingestellt|beschäftigt|gemietet|mietest|mietet|vermietet|überlassen|verliehen|versichert|aufgenommen|mitglied|los geht|geht es los|geht's los|schutz ab|freischaltung|startklar)\b[^.;]{0,60}|\b(?:vertrags|miet|pacht|laufzeit|dienst|arbeits|beschäftigungs|ausbildungs|lehr|mitgliedschafts|abo|schutz|versicherungs|nutzungs)(?:beginn|antritt|start|eintritt)\b[^.;]{0,30}|\b(?:beginn|start|eintritt|einzug|dienstantritt|vertragsstart|bezug)(?: (?:des|der) [^.:;]{3,24})? ?(?:[:|]|\.{3}|ist |am )[^.;:]{0,20}|\b(?:er|sie|es|ihr|du|das ganze)\b[^.;]{0,12}\b(?:beginn|start|fang|lauf|läuf|dauer)\S{0,4}\b[^.;]{0,30}|\b(?:beginnt|beginnst|startest|fängst|fangt) (?:er|sie|es|du|ihr)\b[^.;]{0,20})$/,
  performed:
    /\berste\S{0,2} (?:\S{1,14} )?(?:besuch|termin|fahrstunde|stunde|unterrichtsstunde|unterrichtstag|lieferung|mahlzeit|anprobe|einsatz|probe|auftritt|rate|zahlung)\b[^.;]{0,40}$|(?:hochzeit|trauung|feier|fest|veranstaltung|auftritt|konzert|dreh|dreharbeiten|shooting|umzug|lieferung|abholung|verladung|anlieferung|montage|einbau|prüfung|flug|reise|anreise|abreise|(?<!\p{L})(?:bau)?arbeiten|bauunternehmer|bau|fällung|ernte|aussaat|auszahlung|auszuzahlen|ausbezahlt|decksaison|decken|übersetzer|verkäufer|handwerker|lieferant|fotograf|tiere?|ware)(?:in|s|es|en|e|er|tag|tages|termin|datum|beginn)?(?!\p{L})[^.;]{0,50}$/u,
  startsByName: /\b(?:beginnt|startet|läuft|gilt|tritt)(?: (?:mit|ab|am|zum)) (?:dem |der )?/,
  startsWhenAgreed:
    /(?:beginnt|tritt|gilt|wirksam|läuft|startet)[^.;]{0,40}(?:mit|ab|bei|nach) (?:der |beidseitiger )?(?:unterzeichnung|unterschrift|vertragsschluss|datum dieses vertrags)/,
  ends: new RegExp(
    `(?:\\b(?:ende|vertragsende|mietende|ablauf|rückgabe|abreise|letzter (?:tag|arbeitstag|einsatz)|austritt) ?[:._]{1,40} ?(?:am |den |zum )?|\\b(?:dieser|der|das|die|diese|dein|ihr|unser|unsere|gegenwärtige) (?:gegenwärtige |vorliegende )?${contract}(?: [^.;,\\d]{0,40})? (?:endet|läuft aus|erlischt|ist beendet)(?: [^.;\\d]{0,30})?(?: (?:am|mit|mit dem|zum))? |(?:^|[.;] )(?:er|sie|es)(?: \\S{1,14}){0,2}? endet(?: (?:deshalb|somit|damit|also|daher|dann|automatisch)){0,2} (?:am |mit dem |zum )?|\\bund endet(?: nach [^.;,\\d]{3,30})?(?: (?:am|mit dem|zum|mit ablauf des))? |\\bletzte(?: (?:rate|zahlung|tilgung|monatsrate))?(?: [^.;,\\d]{0,20})? (?:ist|wird|fällt|fällig)(?: (?:die vom|am|zum)){0,2} |\\b(?:schluss|ende) ist (?:am )?|\\b\\S{3,14}(?<!wochen|monats|jahres|quartals)ende (?:ist |am |zum |den |der ){0,2})$`,
  ),
  endsAfter:
    /^(?: (?:endet|endend|ausläuft|zu ende)\b| (?:zu|auf)(?=[,;.]|$)|,? ist (?:dann )?(?:schluss|ende)\b|[^.;]{0,25} dann ist (?:schluss|ende)\b)/,
  givenBack: /(?<!\p{L})(?:zurück\S{0,7}|bring\S{1,3}|rückgabe|gibst|abgeben|abgibst|abreise)(?!\p{L})/u,
  endsOfElse:
    /(?:prüfung|tüv|hauptuntersuchung|untersuchung|zertifikat|bescheinigung|garantie|gewährleistung|versicherung|police|angebot|offerte|kostenvoranschlag|preis|genehmigung|pass|visum|vignette|zulassung|probezeit|probemonat|probe|probephase|muster|übersetzung|manuskript|liefert|saison|option|(?:kann|darf)[^.;]{0,60}(?:verlängern|ausdehnen|wählen)|derzeitige\S?)(?!\p{L})[^.;]{0,80}$/u,
  lasts:
    /\b(?:läuft|gilt|gültig|dauert|besteht|bleibt|befristet|geschlossen|fest|mietest|leihe|hast|überlasse|überlässt|überlassen|verpachte|vermiete)\b[^.;]{0,60}$/,
  until:
    /\b(?:bis|bis zum|bis einschließlich|endet|zum|(?:bringen|bringst|bringt|geben|gibst|gibt)(?: (?:sie|du|ihr))?(?: (?:ihn|es|sie|das|den|die)(?: \p{L}{3,14})?)?(?: am)?)(?: (?:zum|den|dem|einschließlich|mit|ablauf|des)){0,4} $|^ - $/u,
  tooLate: /(?<!\boder )\bvor(?: dem)? $/,
  atLatest: /\b(?:bis|spätestens|vor)(?: (?:am|zum|dem|spätestens)){0,2} $|^,? spätestens\b/,
  notBefore: /(?:nicht|nie|kein\S{0,2}|wenn|falls|endet|entstanden\S{0,2}|frühestens)\b[^.;]{0,80}\bvor(?: dem)? $/,
  effectiveOn: /(?<!\bbis )\b(?:zum|per|auf den|auf|mit wirkung(?: zum| vom| ab)?)(?: (?:ablauf|ende)(?: des)?)? $/,
  conditional:
    /(?<!\p{L})(?:wenn|falls|sofern|soweit|sollte|sollten|solange|wer|für den fall|vorausgesetzt)(?!\p{L}|[^.;,]{0,60} (?:nicht|keine?\S?)(?!\p{L}))[^.;,]{0,90}$|^[^\p{L}]{0,14}(?!seit|zeit|nicht|laut|samt)\p{L}{3,14}t (?:der|die|das|ein|eine|er|sie|es|wir|ihr|du|seitens)(?!\p{L})[^.;,]{0,90}$|(?<!\p{L})nach(?: dem)? $/u,
  spanEnd: /^ (?:bis|und|-)(?: (?:zum|einschließlich)){0,4} $/,
  from: /\b(?:vom|ab|ab dem|von|zwischen dem|seit dem|beginnt)(?: (?:dem|den)){0,4} $|\b(?:\S{0,14}(?:laufzeit|dauer|zeitraum|zeit)|aufenthalt|saison|termin): ?$/,
  replaced: /(?:statt|anstelle|ursprünglich\S{0,2}|bisher\S{0,3}|vormals|zunächst|nicht mehr|und nicht)\b[^.;]{0,30}$/,
  prolonged: /(?<!\p{L})(?:ersetzt durch|endet neu|läuft neu)(?!\p{L})[^.;]{0,60}$/u,
  own: new RegExp(
    `\\b(?:dieser|der|das|die|diese|dein|ihr|unser|gegenwärtige) (?:\\S{1,14} )?${contract}\\b|\\blos geht|\\bich leihe\\b|\\bleihe dir\\b|\\b(?:\\S{0,14}dauer|\\S{0,14}laufzeit|mietzeit|zeitraum|befristet)\\b|\\b(?:läuft|gilt|dauert) (?:vom|von|ab)\\b|\\b(?:steht|stehen) [^.;]{0,80}zur verfügung|\\bist (?:dann )?(?:schluss|ende)\\b|\\bkannst [^.;]{0,40}einziehen`,
  ),
  planned:
    /(?<!\p{L})(?:geplant\p{L}{0,2}|voraussichtlich\p{L}{0,2}|vorgesehen\p{L}{0,2}|erwartet\p{L}{0,2}|unverbindlich\p{L}{0,2}|ungefähr\p{L}{0,2})(?!\p{L})[^.;]{0,40}$/u,
  ruledOut:
    /^(?: (?!und|oder)\S{1,18}){0,5} (?:ausgeschlossen|nicht möglich|nicht zulässig|unzulässig|unmöglich)(?!\p{L})/u,
  reckoned:
    /(?<!\p{L})(?:abgerechnet|abrechnung|abgegrenzt|stichtag|stand|bestand|saldiert|ermittelt|index\p{L}{0,6}|zählerstand)(?!\p{L})[^;,]{0,40}$/u,
  informsYou:
    /(?<!\p{L})(?:schreib|informier|erinner|frag|benachrichtig|verständig)\p{L}{1,3} (?:wir |(?:die|der|das) \p{L}{2,20} )?(?:sie|ihnen|dich|dir|euch)(?!\p{L}|[^.;]{0,40} nicht)/u,
  free: /(?<!\p{L})(?:kostenlos|kostenfrei|unentgeltlich|gebührenfrei|ohne (?:dass es (?:et)?was kostet|kosten|entschädigung))(?!\p{L})/u,
  foreign:
    /\b(?:\S{0,20})(?:vertrag|vereinbarung|verhältnis|bürgschaft|versicherung|leasings?|genehmigung|erlaubnis|mandat|pacht)\S{0,3} (?:\S{1,16} ){0,3}(?:mit|zwischen|laut ihrer angabe)\b(?! wirkung| dem \S{0,20}(?:tag|termin|datum|beginn)\b| einer frist| einem| ablauf| beginn| der unterschrift| dem (?:\d|ablauf|ende)| \S{1,8} (?:tagen|wochen|monaten)| \d)|\b(?:verpachtet|vermietet)\b|\bdessen (?:vertrag|vereinbarung|baurechtsvertrag)|\bderen \S{0,14}(?:vertrag|vereinbarung)|eigenen \S{0,14}vertrag|geht (?:die|den|dich|sie) \S{0,14} ?nichts an|\bdiese bürgschaft|herstellergarantie|\S{0,14}versicherung [^.;]{0,40}(?:läuft|gilt|bleibt|gültig) [^.;]{0,20}bis\b|\bzu ende gegangen|versicherung vom|ihre alte wohnung|aus diesem pachtvertrag|vertraulichkeitsvereinbarung vom|ändert sich (?:dadurch|damit|daran) nichts|(?:berührt|betrifft|bindet) (?:sie|euch|dich|den|die|das|diesen) (?:\S{1,16} )?nicht|(?:ohne|keine\S?) (?:einfluss|auswirkung\S{0,2}|bedeutung)|unter einem vertrag|frühere[rnms]? (?:dienstgeber|arbeitgeber|mieter|pächter|eigentümer|vertrag)|gehört nicht (?:dazu|zum)/,
  pointsBack:
    /^[^\p{L}]{0,8}(?:er|sie|es|dieser|diese|dieses|jener|jene|jenes|letzterer|letztere|der andere|die andere|das andere|solche\S?)(?!\p{L})/u,
  termAhead:
    /(?:\b(?:\S{0,14}laufzeit|\S{0,10}dauer|mietzeit|dauer|zeitraum|laufzeit)\b(?: (?:dieses|des|der) \S{1,16})?(?: (?:beträgt|ist|umfasst|läuft))?:?(?: über| von| auf){0,4}|\b(?:auf|für|läuft|dauert|über)(?: (?:die|eine|einen) (?:feste |bestimmte )?(?:dauer|zeit|laufzeit|zeitraum) von)?(?: fest)?|\bbefristet(?: auf| für)?) $/,
  termBehind:
    /^,? (?:ab|vom|beginnend|fest|befristet|geschlossen|abgeschlossen|läuft|lang)\b|^,?(?: somit| also)? bis (?:zum )?/,
  notTerm:
    /\b(?:frist\S{0,3}|\S{0,10}kündig\S{0,6}|vorher|vor|probezeit|gewährleistung|garantie|verschwiegen\S{0,4}|vertraulich\S{0,4}|verzug|rückstand\S{0,2}|verlänger\S{1,4}|weitere[rns]?|jeweils|nach|danach|wettbewerb\S{0,8}|aufbewahr\S{0,5}|binnen|innerhalb|innert|spätestens|letzten|jede[rsn]?|später|vorlauf|setzt es sich)\b/,
  banned:
    /\b(?:darf|dürfen|wird|werden|soll|verpflichtet sich|unterlässt)\b[^.;]{0,60}\b(?:nicht|keine?\S{0,2}|weder)\b|\bunterlässt\b|\bnicht zu\b/,
  fromEnd:
    /^,? (?:ab|nach|seit)(?: [^ .;:,]{1,16}){0,4}? (?:\S{0,14}ende|ablauf|abschluss|beendigung|ausscheiden|auszug|erscheinen)\b/,
  notTermOf:
    /gewährleist|garantie|vertraulich|verschwiegen|krank|lohn|gehalt|rechnung|gelöscht|zinsen|strafe|haftung|haftet|aufbewahr|versicher|mängel|reparatur|verzicht/,
  open: /unbestimmte (?:zeit|dauer)|kein (?:enddatum|festes ende)|ohne (?:enddatum|festes ende|feste laufzeit)|unbefristet|auf unbegrenzte zeit|von monat zu monat/,
  minimum: /mindestlaufzeit|mindestvertragslaufzeit|mindestdauer|mindestmietzeit|mindestens\b.{0,20}(?:monate|jahre)/,
  offered:
    /^(?!.{0,400}(?:wenn nicht|sofern nicht|falls nicht|automatisch|von selbst|stillschweigend|es sei denn)).{0,300}(?<!\p{L})(?:kann|können|kannst|darf|dürfen|option|recht|berechtigt|allein)(?!\p{L})[^.;]{0,80}(?:verläng|auszudehnen|ausdehn|anhäng|weitere|zweites|verlangen)/u,
  renews: /verlänger|setzt (?:es|er|sie) sich|um weitere|weitere (?:\S{1,12} )?(?:jahre?|monate?)|erneuert/,

  afterTrial: /(?:nach|ende der|ablauf der).{0,30}probe/,
  counted: [
    {
      direction: 'before',
      from: 'end',
      behind:
        /^ (?:vor|zu)(?:m)? (?:(?:dem|der|des|ihrem|seinem|jeweiligen|deren|dessen)\b ?){0,3}(?:ablauf|ende|vertragsende|laufzeitende|mietende|mindestlaufzeit|vertragsablauf|beendigung|auslaufen)(?! (?:der|des|eines|einer|jede[rs]) (?!\S{0,20}(?:vertrag|laufzeit|miet|dauer|zeit|abo|pacht|verhältnis|mitglied|jahr|saison|kurs)))/,
    },
    {
      direction: 'before',
      from: 'end',
      behind: /^ (?:vorher|zuvor|davor|vor ablauf)\b/,
      when: 'renewal',
    },
    {
      direction: 'before',
      from: 'end',
      behind: /^ vor (?:diesem|jenem|dem (?:oben )?genannten) (?:tag|datum|termin|zeitpunkt)\b/,
      when: 'renewal',
    },
    { direction: 'before', from: 'end', ahead: /zum (?:ende|ablauf) der mindestlaufzeit .{0,60}frist von $/ },
    {
      direction: 'before',
      from: 'start',
      behind:
        /^ vor (?:(?:dem|der|des|ihrem|seinem)\b ?){0,2}(?:umzug|beginn|\S{0,14}beginn|abreise|anreise|reiseantritt|veranstaltung|hochzeit|termin|einzug|kursbeginn|start|übergabe|ersten (?:tag|termin))/,
    },
    {
      direction: 'after',
      from: 'agreement',
      behind:
        /^,? (?:ab|nach|seit|von)(?: (?:dem|der|erfolgter|beidseitiger|tag der|datum der)){0,4} ?(?:unterzeichnung|unterschrift|vertragsschluss|vertragsabschluss|auftragstag|bestellung|auftragserteilung|abschluss|vertragsdatum|auftrag|buchung)\b(?! (?:de[sr]|eines|einer) (?!vertrag))/,
    },
    {
      direction: 'after',
      from: 'agreement',
      ahead: /widerruf(?:srecht|sfrist)[^.;]{0,30} (?:von|beträgt|dauert|binnen|innert|innerhalb(?: von)?) $/,
      behind: /^(?!,? (?:nach|ab|seit|vor)\b)/,
    },
    {
      direction: 'after',
      from: 'agreement',
      ahead: /(?:binnen|innert|innerhalb(?: von)?) $/,
      behind: /^(?!,? (?:nach|ab|seit|vor)\b)[^.;]{0,60} (?:widerrufen|zurücktreten)\b/,
    },
    {
      direction: 'after',
      from: 'start',
      behind:
        /^,? (?:ab|nach|seit|von)(?: (?:dem|der|tag des)){0,4} ?(?:\S{0,14}beginn|einzug|eintritt|arbeitsantritt|vertragsstart|freischaltung|inkrafttreten|anreise|übergabe|bereitstellung)/,
    },
    {
      direction: 'after',
      from: 'end',
      behind:
        /^,? nach(?: (?:dem|der|ihrem|seinem|deinem|eurem|erfolgtem)){0,4} ?(?:ende|vertragsende|ablauf|beendigung|auszug|rückgabe|ausscheiden|mietende|abreise)\b(?! (?:des|der|eines|jedes) (?:kalender|geschäfts|wirtschafts|jeweiligen|monats|abrechnungs))/,
    },
  ],
  acts: {
    probation:
      /probezeit|probemonat|auf probe|schnupper|kennenlern|kennen zu lernen|einarbeitungszeit|eingewöhnung|testphase|testmonat|probephase|probewoche|erprobung/,
    cancellation:
      /widerruf\S{0,4}|widerrufen|zurücktreten|rücktritt|storn\S{1,6}|absag\S{1,3}|sagen sie (?:kostenlos )?ab|es sich anders überleg|bedenkzeit|abbestell/,
    renewal:
      /verlänger|setzt (?:es |er |sie )?sich|\bum (?:je(?:weils)? )?(?:ein )?weitere|weitere\S? (?:zwei|drei|ein)?\S{0,2} ?(?:jahre?|monate?)|auszudehnen|vor ablauf|hängen (?:wir|sich) [^.;]{0,40}dran|(?:läuft|geht) [^.;]{0,40}weiter\b|fortgesetzt/,
    notice: /kündig\S{0,6}|aussteigen|ausscheiden|aufhören|\bgehen\b|beenden/,
    payment:
      /zahl\S{1,5}|überweis\S{1,5}|rate\b|raten\b|fällig|kaution|anzahlung|akonto|saldo|lastschrift|vorschuss|erstatt\S{1,4}|ausgezahlt/,
    review:
      /angepasst|anpass\S{1,4}|erhöh\S{1,4}|überprüf\S{1,4}|steig(?:t|en|end)|gesteigert|wertgesichert|indexier\S{1,3}|teuerung/,
    handover:
      /liefer\S{1,4}|übergab\S{1,3}|übergib\S{1,2}|rückgabe|zurückgeb\S{1,2}|abhol\S{1,4}|einbau|montage|konzept|entwürfe|aufschaltung|bringst|fertigstellung|fertiggestellt|bezugsfertig|abnahme|auszug|räumung/,
  },
};
