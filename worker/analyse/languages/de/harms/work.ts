import type { HarmType } from '#worker/analyse/built-in/harms/harm-types.ts';
import type { HarmSaying } from '#worker/analyse/languages/harm-words.ts';

/** What one works, and is paid for it. */
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
        /gehör(?:t|en) (?:dir|ihnen|den (?:mitarbeit|angestellt|arbeitnehm))|behält(?:st)? (?:du|der arbeitnehmer|die arbeitnehmerin)|behalten sie|verteilt (?:unter|auf)|ohne abzug|ungekürzt|in voller höhe/,
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
} satisfies Partial<Record<HarmType, readonly HarmSaying[]>>;
