import type { HarmType } from '#worker/analyse/built-in/harms/harm-types.ts';
import type { HarmSaying } from '#worker/analyse/languages/harm-words.ts';

/** What is paid, kept or not given back. */
export const germanMoneyHarms = {
  'late-charges': [
    {
      says: [
        /mahn|verzug|verspät|rückstand|säum|unbezahlt|überfällig|rücklastschrift|zu spät|ausbleib|nicht (?:pünkt|recht)\S{0,8}|erinnerung/,
        /\d ?(?:€|euro|eur|%|prozent|franken|chf|fr\.)|(?:€|chf|fr\.|eur) ?\d|vom hundert|gebühr|pauschal/,
      ],
      unless: [
        /zins des gesetzes|ohne mahn|kostenfrei|geringere kosten|\b[1-9] ?(?:%|prozent|vom hundert) (?:zinsen )?(?:im|pro|jährlich|p\.)|(?:zahlt|verspätet sich) der (?:unternehmer|sponsor|auftraggeber|arbeitgeber)|keine? (?:mahn|gebühr|zinsen|verzugs)|gesetzliche[nr]? (?:verzugs)?zins|basiszins|höchstens|reichen wir .{0,40}durch|schlagen nichts auf|nie\b|sonst nichts|viertelstunde|zahl(?:t|en) .{0,25}(?:dem|der) (?:kund|mieter|käufer|reisend)|wir (?:zahlen|schulden) ihnen|lieferverzug/,
      ],
    },
    {
      says: [
        /verzug|verspät|rückstand|zu spät|offen(?:en)?\b|ausständ/,
        /(?:pro|je|für jeden|jeden|für jede) (?:angefangene[nr]? )?(?:tag|woche|monat)|zinseszins|zins/,
        /%|prozent|€|euro|chf|fr\./,
      ],
      unless: [
        /zins des gesetzes|ohne mahn|kostenfrei|geringere kosten|\b[1-9] ?(?:%|prozent|vom hundert) (?:zinsen )?(?:im|pro|jährlich|p\.)|(?:zahlt|verspätet sich) der (?:unternehmer|sponsor|auftraggeber|arbeitgeber)|gesetzlich|basiszins|keine? zins|ohne zinsen|höchstens|lieferung/,
      ],
    },
  ],
  'flat-penalty': [
    {
      says: [
        /für jede[nrs]?\b|\bje\b|\bpro\b/,
        /\d ?[-–]?(?:€|euro|eur|franken|chf)|(?:€|chf|fr\.|eur) ?\d/,
        /zu (?:be)?zahlen|fällig|geschuldet|schuldet|schulden/,
        /egal,? ob|gleich,? ob|gleichgültig|auch ohne|unabhängig|ohne (?:sich|nachweis|rücksicht|dass)/,
      ],
      unless: [/höchstens|zahlen wir|schulden wir/],
      notBy: 'other',
    },
    {
      says: [
        /vertragsstrafe|konventionalstrafe|pönale|\bbu(?:ß|ss)e\b|\bstrafe\b|pauschal|kostet jedes mal|je (?:fall|versto(?:ß|ss)|mal)|für jede[nrs]? (?:fall|versto(?:ß|ss)|tag|arbeit|stunde|einzeln|zuwiderhandlung|verletzung)|pro (?:fall|versto(?:ß|ss)|kopf|mal)|pro angefangene/,
        /\d ?[-–]?(?:€|euro|eur|franken|chf|%)|(?:€|chf|fr\.|eur) ?\d|\d\.[-–]|hundert(?:fünfzig)? euro|monatslohn|monatsl(?:ö|o)hn|monatsmiete|tagessatz|vom hundert/,
        /schuld|zahlt|zahlen|bezahlt|kostet|fällig|abgezogen|zieht|rechne|berechn|verwirk|entricht|gehen .{0,60}weg|sind das|wird .{0,40}erhoben/,
      ],
      unless: [
        /keine? (?:vertragsstrafe|konventionalstrafe|strafe|pönale|bu(?:ß|ss)e)|strafe gibt|höchstens|zahlen wir ihnen|eine strafe .{0,20}nie|kleineren betrag|reinigung (?:auf|nach) wunsch/,
      ],
      notBy: 'other',
    },
    {
      says: [
        /ohne (?:dass|nachweis|rücksicht).{0,40}(?:schaden|verschulden|nachgewiesen)|gleichgültig,? ob|egal,? woran|unabhängig davon/,
        /\d ?(?:€|euro|eur|franken|chf|%)|(?:€|chf|fr\.|eur) ?\d|hundert/,
      ],
      notBy: 'other',
    },
    {
      says: [
        /weiterer schaden|weiteren schaden|darüber hinaus|ohne dass die zahlung|zusätzlich zum schaden/,
        /strafe|pönale|chf|euro|€|schuldet/,
      ],
      unless: [/haften wir|kein(?:e|en)? weitere/],
      notBy: 'other',
    },
    {
      says: [
        /verletz|versto(?:ß|ss)|zuwider|nichteinhalt|unterlä(?:ß|ss)t|verspät|vergi(?:ß|ss)t|verlier|verlor|raucht|rauchen|einstell|abwerb|fehlalarm|nichterschein|versäum|unpünktlich|zu spät/,
        /\d ?[-–]?(?:€|euro|eur|franken|chf|%)|(?:€|chf|fr\.|eur) ?\d/,
        /je\b|jede|pro\b|pauschal|strafe|ohne nachweis|unabhängig|gleich|mindestens/,
      ],
      unless: [
        /keine? (?:vertragsstrafe|strafe|pauschale|kosten)|höchstens|(?:zahlen|ersetzen) wir|der unternehmer zahlt|geringere|kostenfrei|verzugszins|\b[1-9] ?(?:%|prozent|vom hundert) (?:zinsen )?(?:im|pro|jährlich|p\.)|dem kunden|viertelstunde/,
      ],
      notBy: 'other',
    },
  ],
  'deposit-kept': [
    {
      says: [
        /kaution|anzahlung|sicherheit(?:sleistung)?|depot|vorauszahlung|einlage|genossenschaftsanteil|angeld|reservierung|pfand|eingezahlt|einzahlung/,
        /behalt|behält|verfäll|verfallen|einbehalt|verbleib|bleibt (?:beim|bei|uns|dem)|nicht (?:zurück|erstatt|verzins)|lä(?:ß|ss)t es hier|verloren|nehme ich|wenn ich dazu|erst (?:zurück|ausgezahlt|wenn)|sobald|ohne (?:zins|abrechnung)|kein konto|verrechn|zinsen/,
      ],
      unless: [
        /nicht (?:behalten|einbehalten|verfallen)|keine kaution|zuzüglich zinsen|samt zinsen|mit zinsen zurück|auf (?:einem )?(?:getrennten|gesonderten)|getrennt vom|treuhandkonto|binnen .{0,30}zurück|nur (?:für|wegen|bei) nachgew|in jedem fall (?:nicht )?zurückzuzahlen|in keinem fall zurück/,
      ],
    },
    {
      says: [
        /kaution|anzahlung|sicherheit|depot|vorauszahlung|einlage|pfand|reservierungsgebühr/,
        /zurück|auszahl|rückgabe|erstatt/,
        /erst|nur|nach\b|monate|ohne zins|abzüglich|unverzinst|nicht|ermessen|pauschal/,
      ],
      unless: [
        /treuhand|getrennt|samt zins|mit zins|nachgewiesen|binnen (?:vierzehn|zehn|14|10) tag|keine kaution|innerhalb von (?:14|zwei wochen)/,
      ],
    },
  ],
  'no-refund': [
    {
      says: [
        /(?:kommt|gibt es|bekommst|bekommen|kriegst) .{0,40}(?:nichts|kein geld|keinen cent) (?:zurück|retour)|(?:ein )?geld gibt es (?:dafür |dann )?nicht|dafür gibt es (?:nichts|kein(?:en)? (?:geld|ersatz))/,
      ],
      unless: [/von (?:dir|ihnen|ihm|ihr)\b/],
    },
    {
      says: [
        /(?:warten|behalten|halten|zahlen) wir .{0,80}(?:ausbezahl|ausgezahlt|auszahlung|guthaben|erlös)|auszahlung\S{0,3}.{0,60}(?:zurück|gestoppt|ausgesetzt|einbehalten)/,
        /\bbis (?:wir|alles|die|es)\b|solange|beschwerde|verdacht|geklärt/,
      ],
      notBy: 'reader',
    },
    {
      says: [
        /(?:nicht|keine?|kein(?:er|en)|niemals|nichts|weder|ohne|entfällt)\b.{0,50}(?:erstatt|rückzahl|zurückgezahlt|zurückbezahlt|zurück(?:ge|zu)|rückvergüt|gutgeschrieben|zurückerstatt|geld zurück|rückgewähr|zurückforder)|(?:erstatt|rückzahlung|zurückgenommen|rückvergütung|zurückzahlung)\S{0,8}\b.{0,40}(?:nicht|ausgeschlossen|keine|nie|entfällt)/,
      ],
      unless: [
        /erstatte(?:t|n)\b.{0,30}(?:den|die|das) nicht|kaution|nicht zurückzuzahlen|in keinem fall zurückzuzahlen|du musst .{0,30}nicht zurück|zurückholen dürfen wir|aktenkundig|unterlagen|nicht zurückgenommen werden|wandert zurück|vollmacht|regre(?:ß|ss)|fahrten/,
      ],
      notBy: 'reader',
    },
    {
      says: [
        /gutschein|guthaben|gutschrift|reiseguthaben|credits?\b/,
        /statt|anstelle|anstatt|in form|verfällt|verfallen|gültig|keine (?:bar)?auszahlung|nicht (?:bar|in geld|ausgezahlt)|wandeln|abzüglich/,
      ],
      unless: [/nach (?:ihrer|deiner) wahl|können (?:sie )?wählen|verfällt nicht|verfallen nicht/],
    },
    {
      says: [
        /behalt|behält|verfall|verfäll|verloren|verbleib|einbehalt|verwirkt|dann eben bezahlt|erlischt|erlöschen/,
        /eingezahlt|bezahlt|gezahlt|beträge|betrag|raten|gebühr|beitrag|ersparte|überschu(?:ß|ss)|stunden|guthaben|einheiten|ermä(?:ß|ss)igung|angefangene|geleistet|wertminderung/,
      ],
      unless: [
        /nicht (?:behalten|verfall|verloren|einbehalt)|verfällt (?:nicht|erst)|kaution|garantie|urheber|vollmacht|eigentum|erst,? wenn|verjährt|provision .{0,40}bezahlt|sobald .{0,40}bezahlt/,
      ],
      notBy: 'reader',
    },
    {
      says: [
        /nicht (?:genommen|genutzt|verbraucht|abgerufen|eingelöst|besucht|wahrgenommen)|ungenutzt|versäumt|restguthaben|übrig|ausgefallen|vorausbezahlt|im voraus/,
        /verfäll|verfallen|verlor|nicht (?:erstatt|nachgeholt|gutgeschrieben|ersetzt|angerechnet|übertrag)\S{0,4}|kein (?:anspruch|ersatz|geld)|ersatzlos|erlischt|behält|behalten/,
      ],
      unless: [/verfällt (?:nicht|erst)|verfallen (?:nicht|erst)|urlaub verfällt|kaution/],
    },
  ],
  'defects-no-set-off': [
    {
      says: [
        /kürzen|mindern|einbehalten|abziehen|zurückhalten/,
        /\berst\b/,
        /mangel|mängel|defekt|anerkannt|festgestellt|rechtskräftig/,
      ],
      unless: [/(?:vermieter(?:in)?|arbeitgeber(?:in)?|anbieter(?:in)?) darf .{0,40}erst/],
      notBy: 'other',
    },
    {
      says: [
        /zurückbehalt|einbehalt|zurückhalten|aufrechn|verrechn|minder(?:n|ung)|kürzen|mietzinsminderung|zurückforder|abziehen|abzug/,
        /nicht|kein|ausgeschlossen|weder|verzicht|nur (?:dann|mit|wenn|soweit)|untersagt|erst dann|unzulässig/,
      ],
      unless: [
        /(?:wir|arbeitgeber(?:in)?|vermieter(?:in)?|anbieter(?:in)?) (?:dürfen|darf|können|kann) .{0,40}nicht|verrechnung mit dem lohn|mit dem lohn|nicht gemindert werden,? wenn der vermieter|bleibt .{0,20}(?:unberührt|möglich)|ohne abzug|ziehen wir dir nicht ab|nicht mehr als|höchstens|\bmit dem (?:lohn|salär|gehalt)/,
      ],
      notBy: 'other',
    },
  ],
  'their-costs-on-reader': [
    {
      says: [
        /(?:bezahlen|zahlen|zahlt|bezahlt|trägt|tragen|übernimmt|übernehmen) .{0,40}(?:beide wege|hin- und rück|rücksendung|rückversand|samt (?:unserem|seinem|ihrem) anwalt)/,
      ],
      unless: [/(?:zahlen|tragen|übernehmen) wir|wir (?:zahlen|tragen|übernehmen)/],
      notBy: 'other',
    },
    {
      says: [
        /dazu (?:gehören|zählen) auch|umgelegt werden|umlagefähig|nebenkosten|betriebskosten/,
        /verwaltung(?:skosten|sgebühr)?\b|rücklage|instandhaltung|instandsetzung|erhaltungs/,
      ],
      unless: [/nicht|keine|(?:trägt|zahlt) (?:der|die) (?:vermieter|eigentümer)/],
    },
    {
      says: [
        /anwalt|inkasso|bearbeitungs(?:gebühr|entgelt|kosten|pauschale)|verwaltungs(?:kosten|gebühr|pauschale)|mahnkosten|betreibungskosten|gerichtskosten|kosten der (?:rechts|ein|betreib|durchsetz|prüfung|vertrag)|reise und unterkunft|freigabeentgelt|fahrtkosten|notar|gutachterkosten|umzug|zweite anfahrt|anfahrt|spesen|vertragsgebühr/,
        /trägt|tragen|zahlt|zahlen|bezahlt|belast|gehen zu|zu lasten|auf (?:seine|ihre|deine) kosten|schuldet|obendrauf|übernimmt|ersetzt|geschuldet|fällig|eingegangen|selbst/,
      ],
      unless: [
        /ohne mahn|zu lasten de[sr] (?:sponsor|vermieter|verkäufer|anbieter|arbeitgeber|unternehmer|veranstalter|gesellschaft)|(?:tragen|zahlen|übernehmen) wir|wir (?:tragen|zahlen|übernehmen)|jede (?:partei|seite) .{0,30}(?:selbst|eigen)|(?:nicht|keine?) .{0,30}(?:trag|zahl|berechn|kosten)|kostenlos|(?:vermieter(?:in)?|arbeitgeber(?:in)?|verkäufer|sponsor|gesellschaft) (?:trägt|zahlt|übernimmt|bezahlt)|hält .{0,60}(?:schadlos|frei)/,
      ],
      notBy: 'other',
    },
  ],
  'bonus-lost': [
    {
      says: [
        /von (?:den|allen|seinen|ihren|deinen|sämtlichen) .{0,40}(?:einnahmen|umsätzen|erlösen|gewinnen)|vom (?:umsatz|gewinn|erlös)/,
        /\d ?%|\d prozent|vom hundert/,
        /\ban (?:die|den|uns|mich)\b|führt .{0,40}ab\b|abzugeben|abzuführen/,
        /jahr|monat|danach|eigene/,
      ],
      unless: [/umsatzsteuer|jedem verkauf|erhält (?:der|die) (?:künstler|autor|vertreter)/],
      notBy: 'other',
    },
    {
      says: [
        /bonus|prämie|provision|sonderzahlung|freigabe|erfolgsbeteiligung/,
        /befriedigend|zufrieden|ermessen|belieben|empfind|geschäftsgang|nach lage|gutdünken/,
        /wenn|sofern|soweit|\bnur\b|nach\b/,
      ],
      unless: [/billigem ermessen|mindestens/],
      notBy: 'reader',
    },
    {
      says: [
        /provision|bonus|prämie|gratifikation|dreizehnte|13\. |sonderzahlung|weihnachtsgeld|anteile|urlaubsgeld|erfolgsbeteiligung|vergütung|lizenz|tranche|ausgleich|kunden .{0,40}bleiben|virtuell/,
        /verfall|verfällt|verliert|entfällt|erlischt|kein(?:e|en)? (?:anspruch|provision|bonus|prämie|ausgleich)|nur (?:zu|dann)|fällt .{0,20}keine|bekommt (?:er|sie|es) nichts|gibt nichts|verwirkt|kompostier|gekürzt|nicht (?:bezahlt|ausbezahlt|geschuldet)|leer aus|zurückzuzahlen/,
      ],
      unless: [
        /nicht (?:verfall|verloren|zurückzuzahlen)|verfällt nicht|trotzdem|dennoch gezahlt|keine provision (?:an|von) (?:uns|ihnen)|provisionsfrei für|mieterprovision|vermögen/,
      ],
      notBy: 'other',
    },
    {
      says: [
        /prozent|vom hundert|%|ein fünftel|provision|anteil/,
        /von (?:allen|sämtlichen|jedem|preisgeld)|auf (?:alle|sämtliche|einnahmen)|ungeachtet|gleich,? wer|ganz gleich|überweist|über das ende/,
        /einnahmen|preisgeld|verträge|umsatz|vermittelt|gefördert|antrittsgeld|provision|erlös/,
      ],
      unless: [/mehrwertsteuer|umsatzsteuer/],
    },
  ],
  'interest-steep': [
    {
      says: [
        /zins/,
        /(?:pro|je|im|per) (?:monat|woche|tag)|monatlich|zinseszins|(?:1[5-9]|[2-9]\d)(?:[.,]\d{1,2})? ?(?:%|prozent|vom hundert)|effektiv/,
        /%|prozent|vom hundert/,
      ],
      unless: [/gesetz|keine? zins|mietzins|zinslos|basiszins/],
    },
  ],
} satisfies Partial<Record<HarmType, readonly HarmSaying[]>>;
