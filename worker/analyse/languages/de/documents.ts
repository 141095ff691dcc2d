import type { DocumentWords } from '../document-words';

export const documentWords: DocumentWords = {
  kinds: {
    'blog-post': {
      opening:
        /\bforum\b|\bblog\b|frage von|antwort von|gepostet|minuten lesezeit|veröffentlicht (?:am|von)|^wie (?:ich|du|man|komme)/,
      signs:
        /kommentare?\b|antwort von|hallo zusammen|ich bin kein (?:anwalt|jurist)|beste antwort|\bdaumen\b|\bedit:|mein tipp|\bthread\b|\blg\b|abonnier|beitrag|gelesen|user\b/,
    },
    cv: {
      opening: /lebenslauf|curriculum vitae|geboren am/,
      signs:
        /berufserfahrung|beruflicher werdegang|ausbildung|schulbildung|studium|sprachkenntnisse|kenntnisse|hobbys|interessen|führerschein|abitur|universit[aä]t|praktikum|seit (?:\d{2}\/)?(?:19|20)\d\d|\b(?:19|20)\d\d ?- ?(?:(?:19|20)\d\d|heute)|staatsangehörigkeit|familienstand|abschluss|referenzen/,
    },
    essay: {
      opening: /erörterung|aufsatz|\bthema:|klasse \d|deutsch,|referat|hausarbeit|seminararbeit/,
      signs:
        /einerseits|andererseits|zun[aä]chst|schlie(?:ß|ss)lich|zusammenfassend|meiner meinung|befürworter|gegner|argument|gesellschaft|zum schluss|\bfazit|man könnte|jedoch|note:|philosoph|behauptet|beispielsweise|these/,
    },
    invoice: {
      opening: /\brechnung\b|gutschrift|quittung|honorarnote/,
      signs:
        /rechnung(?:s)?-?(?:nr|nummer|datum)|rechnung nr|mwst|ust-?id|umsatzsteuer|nettobetrag|bruttobetrag|zwischensumme|gesamtbetrag|\btotal\b|menge|einzelpreis|zahlbar (?:bis|innert|innerhalb)|\biban\b|\bbic\b|leistungszeitraum|kundennummer|zahlungsziel|einzahlung|skonto/,
    },
    'job-advertisement': {
      opening: /wir suchen|stellenanzeige|stellenangebot|stellenausschreibung|verst[aä]rkung|gesucht|\(m\/w\/d\)/,
      signs:
        /bewerb|wir bieten|ihr profil|dein profil|ihre aufgaben|deine aufgaben|das bringst du|vollst[aä]ndige unterlagen|\bm\/w\/d\b|eintrittstermin|ab sofort|vorstellungsgespr[aä]ch|gehalt nach|anforderungen|freuen uns auf|lebenslauf|bewerbungsschluss/,
    },
    letter: {
      opening: /sehr geehrte|betreff|betrifft:|guten tag (?:frau|herr)|kündigung meine/,
      signs:
        /mit freundlichen grü|hochachtungsvoll|hiermit kündige|ich bitte (?:sie|um)|ihr schreiben|bitte best[aä]tigen|anlagen?:|beschwerde|ich fordere|ich erwarte|habe ich ihnen|ihr mitarbeiter|nichts von ihnen höre|wende ich mich|erstatt|einschreiben mit|beste grü|freundliche grü/,
    },
    manual: {
      opening: /anleitung|bedienungs|gebrauchs|sicherheitshinweise|handbuch|betriebsanleitung/,
      signs:
        /netzstecker|stecker|einschalten|ausschalten|\bger[aä]t\b|warnung|gefahr|achtung|vorsicht|\bniemals\b|reinig|\bkabel|schutzbrille|technische daten|\bwatt\b|\bvolt\b|taste|schraube|abb\. ?\d|abbildung|kinder|motor|messer|entsorg|störung/,
    },
    minutes: {
      opening: /protokoll|sitzung|versammlung|niederschrift/,
      signs:
        /anwesend|entschuldigt|tagesordnung|\btop \d|beschluss|einstimmig|enthaltung|gegenstimme|vorsitz|schriftführ|kassier|n[aä]chste sitzung|n[aä]chster termin|abstimmung|protokollführ|sitzung (?:eröffnet|geschlossen|endet)|verschiedenes|berichtet/,
    },
    'news-article': {
      opening:
        /\b(?:zeitung|anzeiger|tagblatt|kurier|nachrichten|dpa|redaktion|bote)\b|^\p{Lu}\p{L}{2,20}\. |\p{Lu}\p{L}{2,20} \(\p{Ll}{2,4}\)/u,
      signs:
        /sagte|erkl[aä]rte|teilte .{0,30} mit|nach angaben|sprecher|richter|urteil|bundesgerichtshof|gerichtshof|am (?:montag|dienstag|mittwoch|donnerstag|freitag)|gestern|verbraucherzentrale|laut |kritisier|revision|kl[aä]ger|entschied|unserer zeitung|anwohner|prozent|urteilte|gab .{0,20} recht|\bsagt\b|so der\b|so die\b|hie(?:ß|ss) es|kündigte .{0,40}an\b|betonte|berichtete|warnte|forderte|begründete|bestätigte|minister|regierung|bürgermeister|gewerkschaft|millionen|im vergangenen|vergangenes jahr|pressemitteilung|mitteilung|branche|experten|verb[aä]nde|gericht (?:hat|gab)|instanz|vorsitzende|stadtrat|gemeinderat|wurde bekannt/,
    },
    'privacy-notice': {
      opening:
        /datenschutz(?:information|erkl[aä]rung|hinweis)|informationen? (?:zum|über den) datenschutz|umgang mit (?:ihren|deinen) daten/,
      signs:
        /personenbezogen|verantwortliche[rn]?|datenschutzbeauftragt|rechtsgrundlage|ihre rechte|speicher|auskunft|löschung|widerspr|aufsichtsbehörde|dsgvo|einwilligung|cookies|empf[aä]nger|verarbeit|art\. ?6|berechtigte[sn]? interesse/,
    },
    recipe: {
      opening: /rezept|zutaten|für \d{1,2} personen|portionen|vom blech/,
      signs:
        /zutaten|zubereitung|\bel\b|\btl\b|\b\d{1,4} ?(?:g|ml|kg|dl|l)\b|backofen|\bofen\b|butter|mehl|zucker|\bsalz\b|pfeffer|zwiebel|\beier?\b|rühr|schneid|koch(?:en|t)|backen|teig|topf|pfanne|prise|hefe|servier/,
    },
    statute: {
      opening: /\p{L}{0,30}(?:gesetz|verordnung|ordnung|satzung)\b.{0,80}|auszug|fassung vom/u,
      signs:
        /tritt .{0,30}in kraft|ordnungswidrig|bu(?:ß|ss)geld|im sinne dieses gesetzes|dieses gesetz|zust[aä]ndige behörde|verordnung|§(?= ?\d)|absatz|\babs\. \d|geahndet|abschnitt|landesregierung|begriffsbestimmung|gemeinde|erlaubnis|geldbuße|bekanntmachung/,
    },
  },
  binding:
    /\bdiese[rsmn]? (?:vertrag|vereinbarung|auftrag|nutzungsbedingungen|bedingungen)|\bder vertrag\b|vertragspart|(?:die|beide) parteien|nachfolgend|nachstehend|im folgenden|unterschr|(?:der|die|das) (?:mieter|vermieter|kunde|kundin|auftraggeber|auftragnehmer|arbeitgeber|arbeitnehmer|k[aä]ufer|verk[aä]ufer|darlehensgeber|darlehensnehmer|mitglied|anbieter|lieferant|kreditnehmer|bürge|makler|verein|sponsor|reisende|veranstalter)\w{0,3} (?:ist|hat|kann|darf|zahlt|muss|verpflichtet|tr[aä]gt|haftet|wird)|verpflicht|vereinbar(?:en|t)|(?:du|sie) (?:stimmst|akzeptier|zahlst|zahlen)|mit (?:deiner|ihrer) (?:anmeldung|unterschrift|bestellung)|zwischen|kündig|es gilt|schulde[tn]|wir (?:einigen|haben abgemacht)|unter uns (?:drei|vier|beiden)|zwischen uns|wir (?:teilen|gründen)|gilt (?:das|dies) als vertrag/,
};
