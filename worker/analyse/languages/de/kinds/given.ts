import type { GivenWords } from '#worker/analyse/languages/kind-words.ts';

/** What the text speaks of where one side gives what the key says. */
export const given: GivenWords = {
  venture:
    /kauf(?:en|t) (?:wir )?(?:\S{1,14} ){0,5}(?:gemeinsam|zusammen|zu (?:zweit|dritt|viert))|(?:gemeinsam|zusammen|zu (?:zweit|dritt|viert)) (?:\S{1,14} ){0,5}(?:kaufen|gekauft|anschaffen|angeschafft)|je (?:ein(?:e|er)? )?(?:hälfte|drittel|viertel)|zu (?:gleichen teilen|je einem)|jede[rs]? (?:zahlt|gibt|legt|von uns)|(?:euro|franken) (?:pro kopf|jeder|von jedem)|wir (?:beide|drei|vier|alle)|uns (?:beiden|dreien|vieren|allen)|miteigentümer|miteigentum|gesellschafter|(?:sein|ihr|mein|dein)(?:en)? anteil|anteile?\b|gemeinschaftskasse|gemeinsame kasse|teilen (?:wir )?(?:uns )?(?:die |alle )?(?:kosten|gewinn)|gewinn(?:e|anteil|verteilung)?\b|einlage|mehrheit|einstimmig|abwechselnd|(?:die|den) (?:beiden|zwei|drei) anderen|wer aussteigen|aussteig|auszahlen lassen|ausbezahlt/,
  promotion:
    /reels?\b|\bstor(?:y|ys|ies)\b|tik ?tok|instagram|youtube|follower|hashtag|gesponsert|rabattcode|dein code|influencer|creator|markenbotschafter|verlink|\bposts?\b|postest|beitrag pro monat|bezahlte partnerschaft|\bwerbung\b|sponsor|logo auf|bandenwerbung|trikot|livestream/,
  goodsRegularly:
    /lieferung|liefern|liefert|(?:jede|erste|letzte) (?:kiste|box|lieferung)|kisten\b|pro (?:kiste|liter|dutzend|kilo|kg|tonne|lieferung|palette)|mindest(?:menge|abnahme|bestell)|ernte\b|saison\b|gemüse|obst|\beier\b|milch|brot|brennholz|abholstelle|leergut|pfand\b|lieferschein|lieferant|abnehmer|abnahme|ware\b|belieferung/,
  goodsOnce:
    /verkauf(?:t|e|en)\b|verkäufer|käufer|kaufpreis|eigentum geht|eigentumsübergang|wie besichtigt|gekauft wie|sachmängel|gewährleistung ausgeschlossen|frei von rechten|übergabe\b|restkaufpreis|anzahlung|kaufgegenstand/,
  thing:
    /vermieten wir|wir vermieten|bleib(?:t|en) (?:unser|in unserem|eigentum)|zurück(?:geben|gegeben|bringen|gabe)|rückgabe|mietgegenstand|mietsache|das gerät|die maschine|die möbel|das fahrzeug|das rad|das instrument|pro tag|tagesmiete|übliche abnutzung|schadensfreikauf|kilometer|abholung|verspätete rückgabe|mietdauer|ausleihe|leihgegenstand/,
  place:
    /standplatz|\bstand\b|parzelle|liegeplatz|stellplatz|quadratmeter|m2|m²|die fläche|das gelände|stromanschluss|öffnungszeiten|markt(?:tag|leitung|amt|ordnung)?\b|standgeld|aufbau|abbau\b|räumen|schlüssel|kein mietverhältnis|überlass(?:en|ung)|nutzung der|platzordnung|aussteller/,
  home: /vermieter|mieter|mietzins|kaltmiete|nebenkosten|wohnung|zimmer|möbliert|betriebskosten|hausordnung|kaution|wohnfläche|einzug|auszug|schönheitsreparaturen/,
  money:
    /darlehen|leihe? (?:ich )?dir|verleih(?:e|t)|geliehen|zurück(?:zahl|bezahl)\S{0,4}|zinsen|zinssatz|\bzins\b|rate\b|raten\b|tilg|schuld(?:et|en|est)|restschuld|das geld|überweise ich dir/,
  work: /unterricht|lektion|stunden?lohn|wir (?:kommen|putzen|reinigen|betreuen|kochen|spielen|reparieren|behandeln|füttern|holen|prüfen)|(?:reinigt|unterrichtet|betreut|kocht|spielt|repariert|behandelt|füttert|leistet|erbringt|führt) |termine?\b|sitzung|besuch\b|pro (?:stunde|sitzung|termin|person|gast|einsatz|kind)|unser(?:e|en|em)? (?:team|personal|lehrkräfte|mitarbeiter|techniker|zahnärzte)|die (?:leistung|arbeit|feier|behandlung|pflege|betreuung|veranstaltung|vorstellung)|der auftritt|gage|heu\b|stroh|misten|box nr|menü|gäste|schüler|honorar|absage|stornierung|ausfallhonorar/,
  commission:
    /provision|vermittel\S{1,4}|vermittlung|auftraggeber|vertret(?:er|ung|en)|im namen|für rechnung|makler|alleinauftrag|nachgewiesen|handelsvertreter|unternehmer\b|kommission/,
  right:
    /tantieme|lizenz(?:geber|nehmer|gebühr)?|urheberrecht|nutzungsrecht|vervielfältig|ausschließliche[sn]? recht|verlag\b|auflage|unterlizenz|exemplar|verwertung|honorar pro exemplar/,
  upkeep:
    /wartung|instandhaltung|inspektion|kontrolle|ersatzteile?|verschleißteile|störung|pannen?|techniker|reaktionszeit|monteur|die anlage|das gerät|heizung|aufzug|pikett|notdienst|service-?intervall|entstör/,
};
