import type { ToldMoneyWords } from '../told-money-words';

export const toldMoney: ToldMoneyWords = {
  once: /(?<!\p{L})(?:einmalig\p{L}{0,2}|ein einziges mal|nur einmal|(?<!noch )einmal(?= (?:¤|bei|zu|am|im|und))|in einer summe|auf einmal|pauschal für (?:die|den|das) (?:ganze|gesamte)\p{L}{0,2})(?!\p{L})/iu,
  eachBefore:
    /(?<!\p{L})(?:jede[rsnm]?|je|pro|jeweils|sooft|jedes mal|jedesmal)(?!\p{L})(?! (?:legt|zahlt|trägt|gibt|bekommt|erhält|haftet|darf|kann|muss|partei|vertragspartei|seite|der (?:beiden|parteien)|von (?:uns|ihnen|euch)|gesellschafter\p{L}{0,2}|nach|desto|zur hälfte|①|②))/giu,
  eachBehind:
    /^ ?(?:\([^()#]{1,30}\) ?)?(?:je|pro|für je(?:de[nrs]?)?|(?:das|die|der) (?:stück|flasche|seite|minute|palette|tonne|kiste|karte|portion|einheit|person|nase|meter|kilo|liter|hektar|kilometer|festmeter|kubikmeter|quadratmeter|stunde)|per|\/ ?\p{L}|(?:je)?weils (?:pro|je))/iu,
  eachFar:
    /(?<!\p{L})(?:(?:für|bei|pro|an|mit|zu)? ?jede[rsnm]?|je|pro|jedes mal|jedesmal)(?!\p{L})(?! (?:partei|vertragspartei|seite|nach|①|②))/iu,
  eachEnds:
    / (?:(?:ist|sind|wird|werden|hat|haben|zahl(?:t|en|e|st)|legt|schuldet|erhält|kostet|kosten|beträgt|ein|eine|einen|und|sowie|ab|an|aus|gut)(?!\p{L}).{0,200}|(?:der|die|das|den|dem|welche[rns]?|von))$/iu,
  eachVerb: / \S+$/u,
  noPeriod: /^ ?(?:der übergabe|des (?:einzugs|auszugs|abschlusses)|nach (?:der|dem)|vor (?:dem|der)|vorher|danach)/iu,
  noPeriodIn: /halbe|viertel(?:stunde| ?stunde)|am (?:\p{L}{4,10} )?(?!tag$)\p{L}{0,14}tag$/iu,
  noAttribute: /^(?:mietzins|grundmiete)$/iu,
  andMore: /,| (?:und|oder|sowie|zuzüglich|plus|nebst) /iu,
  gap: /^(?:(?:,? (?:von|in höhe von|über|beträgt|betragen|betrug|ist|sind|macht|lautet auf|beläuft sich auf|belaufen sich auf|im betrag von|zu|mit|auf|derzeit|zurzeit|zur zeit|aktuell|nunmehr|neu|künftig|insgesamt|einmalig|pauschal|einheitlich|genau|rund|etwa|ca\.|brutto|netto|eine|ein|einen|in der höhe von|wird auf|wird mit|festgesetzt|vereinbart|nämlich|also|monatlich\p{L}{0,2}|jährlich\p{L}{0,2}|wöchentlich\p{L}{0,2}|täglich|im (?:monat|jahr)|pro (?:stunde|tag|nacht|woche|monat|jahr)|je (?:stunde|tag|nacht|woche|monat|jahr)|\([^()#]{1,30}\)|(?:an )?[①②])){0,4}| ?[:=|–-]| ?\.{3,60}|,) ?$/iu,
  vague:
    /^(?:bei unterzeichnung|bei vertragsschluss|erste rate|lieferung|zustellung|kostet|kosten|für den bagger|für die rüttelplatte|in bar auf sonderkonto|verspätet\p{L}{0,2}|verzug|verspätung|säumig|zu spät|rückstand|verloren\p{L}{0,2}|verlust|ersatz|schäden|schaden|beschädigt\p{L}{0,2}|kündigung|storn\p{L}{0,8}|absage|wasser|strom|gas|minuten?|daten|extra|zusätzlich\p{L}{0,2}|gutschr\p{L}{0,6}|gut|rabatt|erstattet|erstatten|rückzahlung|zurück|kurs|training|verliehen|leiht|lohn|plan|paket)$/iu,
  latePayment:
    /(?:verzugs(?:zins|schaden|pauschale|gebühr)|zahlungs(?:verzug|rückstand)|verspätete[nrs]? zahlung|(?:zahl|miete|rate|rechnung|beitrag|betrag|geld|überweis)\p{L}{0,6} (?:\S{1,12} ){0,5}(?:zu spät|verspätet|verzug|rückstand|nicht (?:rechtzeitig|pünktlich|fristgerecht))|mit der zahlung|säumniszuschlag)/iu,
  onlyIf:
    /(?<!\p{L})(?:[Ww]enn|[Ff]alls|[Ss]ofern|[Ww]er|[Ss]ollte[nt]?|[Ii]m Falle?|[Bb]ei (?:Verlust|Verstoß|Verstoss|Verspätung|Verzug|Zuwiderhandlung|Beschädigung|Diebstahl|Nichteinhaltung|[Vv]orzeitig\p{L}{1,3}|Absage|Rücktritt)|[Aa]ndernfalls|[Ss]onst|[Aa]nsonsten|[Ww]idrigenfalls|\p{L}{0,10}[Ss]trafe|Pönale)(?!\p{L})|^(?:[\d.()§a-z ]{1,10})?(?!(?:Für|Bei|Mit|Die|Der|Das|Den|Dem|Ab|An|Auf|Aus|In|Im|Nach|Vor|Von|Zu|Zum|Zur|Am|Beim|Über|Unter|Durch|Gegen|Ohne|Um|Als|Auch|Dann|Dazu|So|Und|Wie|Was|Bis|Seit|Neben|Außer|Ein|Eine|Einen|Jede[rns]?|Diese[rnsm]?|Nur|Nicht|Wir|Sie|Ich|Er|Es)(?!\p{L}))[A-ZÄÖÜ]\p{L}{2,14} (?:der|die|das|den|dem|ein|eine|einen|er|sie|es|Sie|du|wir|①|②|an ①|an ②)(?!\p{L})[^.:#]{0,120}, (?:so )?\p{Ll}{3,14}(?!\p{L})/u,
  goesOn: /, (?:und|oder|sonst|andernfalls|ansonsten|widrigenfalls|aber|dazu)(?!\p{L})|\. /iu,
  rise: /(?<!\p{L})(?:erhöht|erhöhen|steigt|steigen|steigert|wächst|angehoben|erhöhung|anhebung|steigerung)[^.;#¤]{0,40} um (?:jeweils |weitere |je )?$/iu,
  riseBehind: /^ (?:mehr|teurer|höher|erhöht|angehoben)(?!\p{L})/iu,
  capBefore:
    /(?<!\p{L})(?:höchstens(?: mit| auf)?|maximal|(?:nicht|nie) mehr als|bis zu(?: einem Betrag von)?|bis zur Höhe von|in Höhe von (?:höchstens|bis zu)|(?:begrenzt|beschränkt|gedeckelt) auf|(?:Höchst|Maximal)(?:summe|betrag)(?: von)?)(?: insgesamt| rund)? ?$/iu,
  capBehind:
    /^(?: (?:je|pro|im) \p{L}{1,14})? ?(?:im Höchstfall|höchstens|maximal|beschränkt|begrenzt|gedeckelt)(?!\p{L})/iu,
  noCap: /(?:versicher|police|deckung|haftpflicht|kreditrahmen|umsatz|bestellung(?:en)? (?:bis|über))/iu,
  strangerPaid:
    /(?:legt|legen|zahlt|zahlen|gibt|kommt|kommen)(?: [^\s;:.]{1,16}){0,5}? (?:in|auf) (?:die|das) ((?:gemeinsame |gemeinschaftliche )?(?:Kassa|Kasse|Gemeinschaftskasse|Projektkonto|Gesellschaftskonto))(?!\p{L})|(?<!\p{L})(?:(?:be)?zahlt|(?:be)?zahlen|überweist|schuldet|entrichtet|erstattet|leistet|gezahlt|bezahlt|zahlbar|geht|gehen)(?!\p{L})(?: (?!an )[^\s;:.]{1,18}){0,5}? (?:an (?:die |das |den |der )?|dem )((?!①|②|Konto|Monat|Tag|Jahr|Ende|Zeitpunkt|Stelle|Ersten|Letzten|Kalender|Fall|Betrag|Preis)\p{Lu}[\p{L}-]{2,28})|[①②] (?:(?:be)?zahlt|schießt|schuldet|erstattet|überweist) der ((?!①|②)\p{Lu}[\p{L}-]{2,28})/gu,
  strangerPays:
    /(?:(?<!\p{L})(?:zahlt|zahlen|bezahlt|bezahlen|erstattet|schuldet|leistet|vergütet|trägt|entrichtet|übernimmt) (?:der (?!①|②)\p{Lu}\p{L}{2,24}|die (?:Eltern|Versicherung|Krankenkasse|Kasse|Gemeinde|Stadt|Bank|Behörde|Agentur|Betreuer\p{L}{0,3}|Gäste|Fahrer\p{L}{0,3}))|(?:[Dd]er|[Dd]ie|[Dd]as) (?:Staat|Bund|Land|Kanton|Gemeinde|Stadt|Krankenkasse|Versicherung|Vorpächter\p{L}{0,2}|Vormieter\p{L}{0,2}|Bürg(?:e|in)|Fahrer\p{L}{0,2}|Betreuer\p{L}{0,2})(?!\p{L})[^.;①②]{0,50}(?:zahlt|zahlen|erstattet|schuldet|schuldig|gewährt|übernimmt))(?!\p{L})/u,
};
