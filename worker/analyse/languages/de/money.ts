import type { MoneyWords } from '../money-words';

const feminine =
  /(?:in|schaft|ung|erei|schule|firma|bank|gmbh|(?<![a-zäöüß])ag|mutter|familie|agentur|praxis|plattform|partei|kasse|akademie|stiftung|gemeinde|pension)$/i;

export const moneyWords: MoneyWords = {
  roles: {
    pays: /^(?:(?:haupt-?|unter)?mieter(?:[:*/_]?in|schaft)?|mietende[rn]?|bestandnehmer(?:[:*/_]?in)?|nutzungsberechtigte[rn]?|mandant(?:[:*/_]?in)?|klient(?:[:*/_]?in)?|(?:tier|hunde|pferde|katzen)?halter(?:[:*/_]?in)?|einsteller(?:[:*/_]?in)?|werkbesteller(?:[:*/_]?in)?|abnehmer(?:[:*/_]?in)?|auftraggebende[rn]?|nutzende[rn]?|(?:kurs)?teilnehmende[rn]?|pächter(?:[:*/_]?in)?|bewohner(?:[:*/_]?in)?|mitglied|kund(?:e|e?[:*/_]?in|schaft)|käufer(?:[:*/_]?in|schaft)?|besteller(?:[:*/_]?in)?|auftraggeber(?:[:*/_]?in|schaft)?|erwerber(?:[:*/_]?in)?|reisende[rn]?|gast|(?:kurs)?teilnehmer(?:[:*/_]?in)?|schüler(?:[:*/_]?in)?|eltern|familie|darlehensnehmer(?:[:*/_]?in)?|kreditnehmer(?:[:*/_]?in)?|abonnent(?:[:*/_]?in)?|nutzer(?:[:*/_]?in)?|anwender(?:[:*/_]?in)?|arbeitgeber(?:[:*/_]?in)?|dienstgeber(?:[:*/_]?in)?|ausbildungsbetrieb|lehrbetrieb|plattform|verlag|sponsor(?:[:*/_]?in)?|franchisenehmer(?:[:*/_]?in)?|lizenznehmer(?:[:*/_]?in)?|leasingnehmer(?:[:*/_]?in)?|bauherr(?:[:*/_]?in|en|schaft)?|patient(?:[:*/_]?in)?|brautpaar|entleiher(?:[:*/_]?in)?|versicherungsnehmer(?:[:*/_]?in)?)(?:s|n|en)?$/i,
    earns:
      /^(?:vermieter(?:[:*/_]?in|schaft)?|vermietende[rn]?|bestandgeber(?:[:*/_]?in)?|verpächter(?:[:*/_]?in)?|anbieter(?:[:*/_]?in)?|dienstleister(?:[:*/_]?in)?|lieferant(?:[:*/_]?in)?|verkäufer(?:[:*/_]?in|schaft)?|tagesmutter|tagesvater|leistungserbringer(?:[:*/_]?in)?|praxis|(?:tier|hunde|pferde|musik|tanz|segel|fahr|ski|sprach|koch)(?:schule|pension)|[a-zäöüß]{0,20}betreiber(?:[:*/_]?in)?|[a-zäöüß]{3,20}(?:anbieter|verkäufer|veranstalter)(?:[:*/_]?in)?|veranstalter(?:[:*/_]?in)?|reiseveranstalter(?:[:*/_]?in)?|auftragnehmer(?:[:*/_]?in)?|darlehensgeber(?:[:*/_]?in)?|kreditgeber(?:[:*/_]?in)?|geldgeber(?:[:*/_]?in)?|bank|assistent(?:[:*/_]?in)?|assistenz|aushilfe|hilfskraft|haushaltshilfe|werkstudent(?:[:*/_]?in)?|(?:arbeit|dienst)nehmer(?:[:*/_]?in)?|arbeitnehmende[rn]?|mitarbeitende[rn]?|lernende[rn]?|mitarbeiter(?:[:*/_]?in)?|angestellte[rn]?|lehrling|auszubildende[rn]?|praktikant(?:[:*/_]?in)?|berater(?:[:*/_]?in)?|designer(?:[:*/_]?in)?|freelancer(?:[:*/_]?in)?|handelsvertreter(?:[:*/_]?in)?|vertreter(?:[:*/_]?in)?|autor(?:[:*/_]?in)?|übersetzer(?:[:*/_]?in)?|künstler(?:[:*/_]?in)?|athlet(?:[:*/_]?in)?|sportler(?:[:*/_]?in)?|fahrer(?:[:*/_]?in)?|kurier(?:[:*/_]?in)?|fotograf(?:[:*/_]?in)?|handwerker(?:[:*/_]?in)?|werkunternehmer(?:[:*/_]?in)?|umzugsdienst|studio|verein|schule|kita|träger|trainer(?:[:*/_]?in)?|makler(?:[:*/_]?in)?|franchisegeber(?:[:*/_]?in)?|lizenzgeber(?:[:*/_]?in)?|leasinggeber(?:[:*/_]?in)?|verleiher(?:[:*/_]?in)?|heim|einrichtung)(?:s|n|en)?$/i,
  },
  working:
    /^(?:assistent(?:[:*/_]?in)?|assistenz|aushilfe|hilfskraft|haushaltshilfe|werkstudent(?:[:*/_]?in)?|(?:arbeit|dienst)nehmer(?:[:*/_]?in)?|arbeitnehmende[rn]?|mitarbeitende[rn]?|lernende[rn]?|mitarbeiter(?:[:*/_]?in)?|angestellte[rn]?|lehrling|auszubildende[rn]?|praktikant(?:[:*/_]?in)?|berater(?:[:*/_]?in)?|designer(?:[:*/_]?in)?|freelancer(?:[:*/_]?in)?|handelsvertreter(?:[:*/_]?in)?|vertreter(?:[:*/_]?in)?|autor(?:[:*/_]?in)?|übersetzer(?:[:*/_]?in)?|künstler(?:[:*/_]?in)?|athlet(?:[:*/_]?in)?|sportler(?:[:*/_]?in)?|fahrer(?:[:*/_]?in)?|kurier(?:[:*/_]?in)?)(?:s|n|en)?$/i,
  article: /(?<![\p{L}])(?:der|die|das|den|dem) $/iu,
  payer: [
    /(?<!\p{L})(?:(?:be)?zahlt|erstattet|schuldet|vergütet|ersetzt|gewährt|überweist|schreibt) (?:an [①②]|ihm|ihr|ihnen|dir|euch|dafür) ([①②])(?!\p{L})/giu,
    /(?<!an )([①②])(?: (?!nicht|nichts|kein)[^\s①②,;:.]{1,16}){0,3}? (?:(?:an )?[①②] )?(?:(?:be)?zahl(?:t|en|st|e)|entrichte(?:t|n)|schulde(?:t|n|st)|überweis(?:t|en)|leiste(?:t|n)|erstatte(?:t|n)|vergüte(?:t|n)|gib(?:t|st)|geben|gewährt|schreib(?:t|en)|trägt|hinterlegt|ersetzt|leg(?:t|en|e)(?! [^.;¤#]{0,30}(?:still|nieder))|bringst|lieh|leiht|schießt|steuert|übernimmt|beteiligt sich|beteiligen (?:sich|uns)|schick(?:e|st|t|en))(?!\p{L})/giu,
    /(?<!\p{L})(?:(?:be)?zahl(?:t|en|st|e)|entrichtet|schuldet|schulden|überweist|überweisen|leistet|erstattet|erstatten|vergütet|gibst|geben|gewährt|zieht|trägt|hinterlegt|schreiben|lege|ersetzt|schick(?:e|st|t|en)|muss|müssen|hat|haben) (?!an )([①②])(?!\p{L})/giu,
    /(?:von|durch) (?:der )?(?:an )?([①②]) (?:[^\s①②,;:.]{1,16} ){0,3}?(?:zu (?:zahlen|tragen|entrichten|leisten|erstatten)|gezahlt|bezahlt|geschuldet|getragen)/giu,
    /(?:kostet|kosten)(?: [^\s①②,;:.]{1,16}){0,1}? (?:an )?([①②])/giu,
    /¤[^.;:,①②]{0,50} (?:(?:be)?zahl(?:e|st|t|en)|lege?|trägt|trage|tragen|übernehme|übernimmt|übernehmen) ([①②])(?!\p{L})/giu,
    /¤[^.;①②]{0,60} an ([①②]) zur last(?!\p{L})/giu,
    /(?:zu ?lasten|auf kosten|auf rechnung) (?:des |der |von )?(?:an )?([①②])/giu,
    /an ([①②]) [^.;①②]{0,50}¤[^.;]{0,50}? (?:abgezogen|abgebucht|verrechnet|belastet|berechnet|angelastet|auferlegt|in rechnung gestellt)(?!\p{L})/giu,
    /¤(?: (?:wird|werden))? von [^;.#①②¤]{0,30}an ([①②]) [^;.#①②¤]{0,30}(?:abgezogen|einbehalten|gekürzt)(?!\p{L})/giu,
    /(?:macht|sind|ist|beträgt)(?: das)? für ([①②])(?!\p{L})/giu,
    /(?:berechne|verrechne|stelle)\p{L}{0,3}(?: ②| ①)? an ([①②])/giu,
  ],
  payee: [
    /([①②])(?= )[^.;:①②¤#]{0,60} (?:und|oder|sowie) (?:(?:be|ver)rechne[nt]?|verlang(?:en|t)|erheb(?:en|t))(?!\p{L})[^.;①②]{0,60}¤/giu,
    /¤[^.;#①②]{0,60}, (?:die|das|den|der|welche[ns]?) ([①②])(?= )[^.;:①②¤#]{0,70} (?:zurück\p{L}{0,14}|rückerstattet|verwahrt|erstattet|auszahlt)(?!\p{L})/giu,
    /([①②]) (?:hat|haben|hast)(?: (?!kein)[^\s①②,;:.¤]{1,16}){0,4} anspruch auf(?!\p{L})/giu,
    /(?<!\p{L})(?:steht|stehen|gebührt|gebühren) an ([①②])(?= [^.;]{0,40}¤)/giu,
    /(?:(?:be)?zahl(?:t|en|st|e|bar)|entrichtet|schuldet|schulden|überweist|überweisen|leistet|erstattet|erstatten|vergütet|gibst|geben|gebe|gewährt|ersetzt|schreiben|zieht)(?: (?:[①②]|[^\s①②,;:.¤]{1,16})){0,3}? an ([①②])/giu,
    /([①②])(?: (?!nicht|nichts|kein)[^\s①②,;:.]{1,16}){0,3}? (?:erhält|erhalten|erhältst|bekommt|bekommen|bekommst|krieg(?:e|st|t|en)|nehmen|nimmt|berechne(?:t|n)|verlang(?:t|en)|behält|behalten|bezieht|verdien(?:t|st)|kassiert|erheb(?:t|en))(?!\p{L})/giu,
    /(?<!\p{L})(?<!rechnung )(?:erhält|erhalten|erhältst|bekommt|bekommen|bekommst|krieg(?:e|st|t|en)|nehmen|nimmt|berechnen|verlangt|behält|rechne) ([①②])(?!\p{L})/giu,
    /¤[^;.]{0,30}?(?<! von) an ([①②])(?!\p{L})/giu,
    /(?:zieh|buch|bring|rechne)\p{L}{0,3} ([①②])[^.;①②]{0,50}¤[^.;]{0,60}? (?:ab|in abzug)(?!\p{L})/giu,
    /([①②])[^.;]{0,90} (?:zieh|buch|bring)\p{L}{0,3} [^.;①②¤]{0,30}¤[^.;]{0,60}? (?:ab|in abzug)(?!\p{L})/giu,
    /([①②])[^.;①②¤]{0,40}¤[^.;①②]{0,40} (?:einbehalten|zurückbehalten|abziehen|abbuchen|verlangen|berechnen|verrechnen|fordern|erheben|kassieren|in rechnung stellen)(?!\p{L})/giu,
    /an ([①②]) [^.;①②]{0,50}¤[^.;]{0,50}? (?:gut|gutgeschrieben|erstattet|rückerstattet|zurückerstattet|vergütet|ausgezahlt|ausbezahlt|überwiesen)(?!\p{L})/giu,
  ],
  toward: [
    { mark: 'an ', called: /^(?:ihnen|dir|mir|uns|ihr|ihm)$/i },
    { mark: 'an ', article: /^dem/i },
    { mark: 'an ', article: /^der/i, called: feminine },
  ],
  thirdPerson: {
    pronouns:
      /(?<!\p{L})(?:er|ihm|(?<she>sie|Sie(?= (?:zahlt|bezahlt|stellt|gewährt|erhält|trägt|hat|ist|wird|muss|darf|kann|soll|leistet|übernimmt|schuldet|erstattet|vergütet|überweist|ersetzt|behält|haftet|entrichtet|verpflichtet sich|bekommt)(?!\p{L}))|ihr(?= [\d€]| CHF| EUR)))(?!\p{L})/gu,
    likeYou:
      /^Sie (?:zahlt|bezahlt|stellt|gewährt|erhält|trägt|hat|ist|wird|muss|darf|kann|soll|leistet|übernimmt|schuldet|erstattet|vergütet|überweist|ersetzt|behält|haftet|entrichtet|verpflichtet sich|bekommt)(?!\p{L})/u,
    feminine,
  },
  wePay: [],
  youPay: [/(?<!\p{L})(?:rechne ich|schreib ich an|nehmen wir|berechnen wir|verlangen wir)(?!\p{L})/giu],
  offPrice:
    /(?:vo[mn]|auf)(?: (?:der|den|die|dem|das))? (?:\p{L}{2,14} )?\p{L}{0,14}(?:rechnung|rechnungsbetrag|preis|miete|mietzins|honorar|werklohn|entgelt|gebühr|beitrag|pauschale)(?:e?s|en)?(?!\p{L})/iu,
  breaking:
    /^(?:[\d.()]{1,6} )?(?:tut (?:er|sie) (?:das|dies|es)|verstößt (?:er|sie)|hält (?:er|sie) sich nicht)(?!\p{L})/iu,
  paying:
    /(?<!\p{L})(?:(?:be)?zahl(?:t|en|st|e|ung|ungen|bar)|kostet|kosten|geld|was zahle|wie viel|preise?|fällig|entgelt|gebühr(?:en)?|belastet|verrechnet|berechnet|erhoben|geschuldet|in rechnung|zu entrichten|zu leisten|dazu kommt|dazu kommen|kommt [^.;]{0,40}(?:dazu|hinzu)|fällt|fallen|schlägt|macht)(?!\p{L})/iu,
  work: /(?<!\p{L})(?:arbeitnehmer\p{L}{0,4}|arbeitgeber\p{L}{0,4}|gehalt|lohn|honorar\p{L}{0,10}|deine rechnung\p{L}{0,2}|ihre rechnung\p{L}{0,2}|beratung\p{L}{0,10}|freiberuf\p{L}{1,6}|dienstvertrag|arbeitszeit|schicht\p{L}{0,3}|tantiemen?|(?:deine?|ihre?|eure?)[rmns]? (?:vergütung|gage|entlohnung|bezahlung)|gage)(?!\p{L})/giu,
  leftOut: {
    before:
      /(?:(?:bisherig|früher(?=e)|vorherig|ehemalig)\p{L}{0,3}[^.;¤#]{0,40}|bis(?: zu)?|höchstens(?: mit)?|maximal|mindestens|(?<!(?:kaution|betrag|darlehen|rechnung|summe|scheck|anzahlung) )über|unter|ab|mehr als|weniger als|nicht mehr als|Höchst(?:summe|betrag)(?: von)?|begrenzt auf|beschränkt auf|Deckungssumme(?: von)?|im Wert von|Wert von|Kapital von|in Höhe von höchstens|übersteig(?:t|en)|unterschreitet|statt|anstelle von|anstatt|bisher|bislang|von bisher|bis zu einem Betrag von|bis zur Höhe von|bis zum Betrag von|in Höhe von bis zu|oberhalb von|unterhalb von|von mehr als|Bestellwert von|Mindestbestellwert:?|Auftragswert von|Neuwert von|Zeitwert von|Listenpreis von|Laden(?:verkaufs)?preis[^.;¤#]{0,40}|Umsatz von|Freigrenze von|Anschaffungs(?:wert|preis)(?: von|:)|Restwert(?: von|:)|erlassen ①|erlassen an ①|erlä(?:ß|ss)t [^.;¤#]{0,40}|Aufträge von mindestens|Pos\. \d{1,2} je)(?: rund| etwa| der Summe von)? ?$/iu,
    behind:
      /^ ?(?:auf #|\((?:gestrichen|durchgestrichen|entfällt)|wert|übersteig|im Höchstfall|Höchstbetrag|Deckung|unbestritten|oder mehr|Umsatz|netto\.$)/iu,
    sentence:
      /(?<!\p{L})(?:\p{L}{0,20}haftpflicht\p{L}{0,20}|versicherungssumme|stammkapital|grundkapital|zum Beispiel|z\. ?B\.|gesetzliche Höchst\p{L}{1,6}|bußgeld|haftet|haften|haftung|versichert)(?!\p{L})/iu,
  },
  every: {
    hour: /^[^.;:,#]{0,24}?(?:(?:pro|je|die|in der|\/) ?(?:\p{L}{1,14} )?(?:stunde|std)|stündlich)(?!\p{L})/iu,
    day: /^[^.;:,#]{0,24}?(?:(?:pro|je|am|jede[nrms]|für jeden|\/) ?(?:\p{L}{1,14} )?\p{L}{0,12}tag|täglich|pro nacht|je nacht)(?!\p{L})/iu,
    week: /^[^.;:,#]{0,24}?(?:(?:pro|je|jede[nr]?|die|in der|\/) ?(?:\p{L}{1,14} )?woche|wöchentlich)(?!\p{L})/iu,
    month: /^[^.;:,#]{0,30}?(?:(?:pro|je|im|jede[ns]|\/) ?(?:kalender)?monat(?:s|es)?|monatlich|mtl)(?!\p{L})/iu,
    quarter: /^[^.;:,#]{0,24}?(?:(?:pro|je|im|\/) ?(?:quartal|vierteljahr)|vierteljährlich|quartalsweise)(?!\p{L})/iu,
    year: /^[^.;:,#]{0,24}?(?:(?:pro|je|im|jedes|\/) ?(?:kalender)?jahr|jährlich|p\. ?a\.?)(?!\p{L})/iu,
  },
  often: {
    hour: /(?:stündlich|stundensatz|stundenlohn|jede (?:weitere |angefangene )?stunde|zusatzstunde)(?!\p{L})/iu,
    day: /(?:täglich|tagessatz|tagegeld|jeden (?:\p{L}{1,12} )?tag|je tag)(?!\p{L})/iu,
    week: /(?:wöchentlich)(?!\p{L})/iu,
    month:
      /(?:monatlich\p{L}{0,2}|monats(?:gehalt|lohn|salär|entgelt|vergütung|gebühr|pauschale|bezug)|bruttomonats(?:gehalt|lohn|bezug)|monatspreis|monatsmiete|im monat|jeden monat|monatsbeitrag|je monat|mietzins|grundmiete)(?!\p{L})/iu,
    quarter: /(?:vierteljährlich)(?!\p{L})/iu,
    year: /(?:jährlich|jahreslohn|jahresgehalt|im jahr|jedes jahr|jahresbeitrag)(?!\p{L})/iu,
  },
  each: /^ ?(?:je|pro|für jede[nrs]?|das stück|pro kopf|die (?:minute|seite))(?!\p{L})/iu,
  total: /(?:summe|gesamt|insgesamt|zusammen|total)/iu,
  saidFor: {
    noLabel:
      /^(?:wenn|falls|sonst|andernfalls|ansonsten|für (?:diese|jede)\p{L}?|ab|nach|vor|bei|danach|dann|und|oder|aber|am|im|in|zum|ja|nein|monatlich|jährlich|das|dies|es|wir|sie|du|heute)(?!\p{L})|,/iu,
    part: /(?<!\p{L})(?:davon|darunter|wovon|hiervon|in \p{L}{2,8} (?:gleichen )?(?:raten|monatsraten|teilen|hälften|teilbeträgen|teilzahlungen))(?!\p{L})/iu,
    inParts: /(?<!\p{L})(?:in|auf) (?:[\p{L}\d]{1,14} ){1,3}$/u,
    behind: /^(?: (?:pro|je|im) \p{L}{1,14})? (?:für|als|an|zur|zum)(?: \p{L}{1,14}){0,2} $/iu,
    unit: /(?<!\p{L})(?:für je|je angefangene) $/iu,
    again: /(?<!\p{L})(?:die|der|den|diese[rn]?|dieser betrag von) $/iu,
  },
  purposes: {
    rent: /(?<!\p{L})\p{L}{0,12}(?:miete|mietzins|pacht|pachtzins|nutzungsentgelt|leasingrate)(?!\p{L})|für den bagger|für die rüttelplatte/giu,
    'running-costs': /(?:nebenkosten|betriebskosten|heizkosten|hausgeld|für heizung)/giu,
    deposit: /(?:kaution|sicherheitsleistung|mietsicherheit|pfand|in bar auf sonderkonto)/giu,
    price: /(?<!\p{L})\p{L}{0,14}(?:preis|festpreis|pauschale?|kosten?|kostet|pauschal)(?!\p{L})/giu,
    'down-payment': /(?:anzahlung|akonto|bei unterzeichnung|bei vertragsschluss|erste rate)/giu,
    balance: /(?:restbetrag|restzahlung|saldo|den rest)/giu,
    instalment: /(?<!\p{L})\p{L}{0,10}(?:raten?|teilbeträge?n?|monatlichkeiten)(?!\p{L})/giu,
    salary: /(?<!\p{L})\p{L}{0,14}(?:gehalt|lohn|entgelt|vergütung|brutto)(?!\p{L})/giu,
    bonus: /(?:prämie|bonus|sonderzahlung|weihnachtsgeld|zu weihnachten)/giu,
    overtime: /(?:überstunden?|mehrarbeit)/giu,
    severance: /(?:abfindung)/giu,
    allowance: /(?:tagegeld|spesen|zulage|taschengeld|zuschuss)/giu,
    membership: /(?:mitgliedsbeitrag|mitgliedschaft|monatsbeitrag)/giu,
    subscription: /(?:abonnement|abo(?!\p{L})|tarif|paket|grundgebühr|flat|monatspreis|schutzplan)/giu,
    joining: /(?:anmeldung|aufnahmegebühr|einschreibung|beitrittsgebühr)/giu,
    'set-up': /(?:einrichtung|installation|anschluss(?!\p{L})|bereitstellung|aktivierung)/giu,
    course: /(?:kursgebühr|kursgeld|kurs(?!\p{L})|unterricht|schulgeld|fahrstunde|seminar)/giu,
    commission: /(?:provision|courtage|maklerlohn)/giu,
    royalty: /(?:tantiemen?|lizenz(?!\p{L})|autorenhonorar|umsatzbeteiligung)/giu,
    advance: /(?:vorschuss)/giu,
    loan: /(?:darlehen(?:sbetrag|ssumme)?(?!\p{L})|kreditbetrag|in einer summe|gebe ich|zahlen wir [^.]{0,20}aus)/giu,
    interest: /(?:zins(?:en|es)?(?!\p{L})|sollzins)/giu,
    'late-payment': /(?:verspätet|verspätung|verzug|rückstand|zu spät|verspätete rückgabe)/giu,
    reminder: /(?:mahnung|mahngebühr|mahnkosten|erinnerung)/giu,
    'returned-payment': /(?:rücklastschrift|rückbuchung)/giu,
    penalty: /(?:vertragsstrafe|konventionalstrafe|pönale|verletzung von|je fall|zuwiderhandlung|jedes mal)/giu,
    cancellation: /(?:storno|stornierung|rücktritt|absage|vorzeitige)/giu,
    reconnection: /(?:wiederanschluss|freischaltung|entsperrung|freigabeentgelt)/giu,
    replacement: /(?:verlust|verliert|ersatz(?!\p{L})|nachschlüssel|verloren)/giu,
    damage: /(?:schaden|schäden|beschädigung)/giu,
    cleaning: /(?:reinigung|endreinigung|putzfrau|wäsche)/giu,
    repair: /(?:reparatur|wartung|instandhaltung|maler|arbeiten bis)/giu,
    insurance: /(?:versicherungsbeitrag|schutzbrief|garantieverlängerung)/giu,
    excess: /(?:selbstbehalt|selbstbeteiligung|eigenanteil)/giu,
    delivery: /(?:lieferung|versand|transport|zustellung)/giu,
    travel: /(?:anreise|anfahrt|kilometer|reisekosten|fahrtkosten)/giu,
    expenses: /(?:auslagen|materialkosten|musterkollektion|diesel|porto)/giu,
    meals: /(?:verpflegung|mittagessen|essen(?!\p{L})|mahlzeit)/giu,
    energy: /(?:strom|kilowattstunde|kwh|heizung|wasser(?!\p{L})|gas(?!\p{L}))/giu,
    storage: /(?:einlagerung|lager(?!\p{L})|lagerung|standgeld)/giu,
    parking: /(?:stellplatz|parkplatz|garage(?!\p{L}))/giu,
    'extra-time': /(?:weitere stunde|zusatzstunde|angefangene stunde|jede weitere|korrekturrunde|auf abruf)/giu,
    usage: /(?:je minute|telefon|internet|daten(?!\p{L})|gigabyte)/giu,
    refund: /(?:erstattung|erstatte[tn]?(?!\p{L})|rückzahlung|zurückge(?:zahlt|geben)|zurück(?!\p{L}))/giu,
    discount:
      /(?:vo(?:m|n der) \p{L}{3,24} abgezogen|rabatt|nachlass|gutschrift|gutgeschrieben|abzug|zieht (?:die|der)|schreiben wir|gut(?!\p{L})|anrechnung)/giu,
    compensation:
      /(?:entschädigung|schadenersatz|schadensersatz|termin versäumt|kommt niemand|tag der verspätung|späte)/giu,
    sponsorship: /(?:sponsoring|sponsorbeitrag)/giu,
    contribution: /(?:einlage|beitrag|beteiligung)/giu,
    fee: /(?<!\p{L})\p{L}{0,14}(?:honorar|gebühr|gebühren)(?!\p{L})/giu,
  },
};
