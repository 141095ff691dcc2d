import type { KindsOf } from '#worker/analyse/languages/kind-words.ts';

/** Kinds of contracts about rooms, houses and what belongs to them. */
export const homesKinds = {
  allotment: {
    names: /kleingarten(?:pacht)?|schrebergarten|gartenpacht|pachtvertrag über (?:einen|eine) (?:garten|parzelle)/,
    words:
      /kleingart|schrebergarten|parzelle|gartenlaube|\blaube\b|\bbeete?\b|obstb[aä]um|kompost|gartenordnung|vereinsgel[aä]nde|\bhecken?\b|gartenverein/,
  },
  'building-works': {
    names:
      /bauvertrag|werkvertrag|(?:bad|küchen|dach|wohnungs|haus)(?:sanierung|umbau|renovierung)|handwerkervertrag|bauleistung|\bbad\b.{0,20}bestellen/,
    words:
      /\bbaustelle|bauherr|bauleistung|handwerker|fliesen|sanierung|umbau|renovier|badezimmer|\bbad\b|aufmaß|abnahme|mängel|\bgewerke?\b|estrich|armatur|abschlag|dachdecker|\bmaler|trockenbau|bautagebuch|bauwerk/,
  },
  'commercial-lease': {
    names:
      /gewerbe(?:miet|raum)|mietvertrag über (?:gewerbe|geschäfts|laden|werkstatt|büro)|miete (?:von|einer?s?) (?:werkstatt|laden)|geschäftsraummiete|pachtvertrag|ladenlokal/,
    words:
      /gewerbe|geschäftsr[aä]um|\bladen\b|ladenlokal|werkstatt|schaufenster|umsatzmiete|betriebspflicht|konkurrenzschutz|betriebskosten|nebenkosten|mietfl[aä]che|mietzweck|umsatzsteuer|mietsache|\bindex/,
  },
  coworking: {
    names: /co-?working|arbeitsplatz(?:miete|nutzung)|schreibtischplatz/,
    words:
      /co-?working|schreibtisch|arbeitsplatz|besprechungsr[aä]um|drucker|\bwlan\b|community|hausordnung|öffnungszeiten|mitglied|schließfach|\bdesk\b|kaffee/,
  },
  'energy-installation': {
    names:
      /(?:solar|photovoltaik|pv-|w[aä]rmepumpe|heizung)\S{0,20}.{0,30}(?:vertrag|kauf|lieferung|montage|finanzierung)|(?:lieferung|kauf|montage) .{0,30}(?:solaranlage|photovoltaik|w[aä]rmepumpe)/,
    words:
      /photovoltaik|solar|w[aä]rmepumpe|wechselrichter|\bmodule?\b|\bkwp\b|einspeise|montage|inbetriebnahme|\bdach\b|anlage|heizung|stromspeicher|förderung|ertrag/,
  },
  'energy-supply': {
    names: /(?:strom|gas|energie|fernw[aä]rme)(?:liefer|versorgungs|bezugs)?(?:vertrag|lieferung|tarif)/,
    words:
      /\bstrom|\bgas\b|\bkwh\b|kilowattstunde|z[aä]hler|arbeitspreis|grundpreis|netzbetreiber|versorger|tarif|abschlag|energie|messstelle|z[aä]hlerstand|stromsperre/,
  },
  'estate-agency': {
    names: /makler(?:vertrag|auftrag|alleinauftrag)|alleinauftrag|verkaufsauftrag/,
    words:
      /makler|alleinauftrag|courtage|k[aä]ufer|besichtig|immobilie|exposé|verkaufspreis|interessent|nachweis|provision|eigentümer|grundbuch|notar/,
  },
  'holiday-let': {
    names: /ferien(?:wohnung|haus|mietvertrag|unterkunft)|beherbergungsvertrag/,
    words:
      /ferienwohnung|ferienhaus|\bgast\b|g[aä]ste|anreise|abreise|endreinigung|kurtaxe|bettw[aä]sche|urlaub|übernachtung|personenzahl|buchung/,
  },
  lodger: {
    names: /untermiet|möblierte\w{0,2} zimmer|zimmer zur untermiete/,
    words:
      /untermiet|hauptmieter|untervermiet|möbliert|\bzimmers?\b|küchenbenutzung|mitbenutz|wohngemeinschaft|\bwg\b|besuch/,
  },
  'parking-space': {
    names: /stellplatz|garagenmiet|parkplatz|einstellplatz|tiefgarage/,
    words: /stellplatz|garage|parkplatz|einstellplatz|fahrzeug|kennzeichen|abschlepp|parken|\btor\b|schranke|\bpkw\b/,
  },
  'residential-tenancy': {
    names: /wohn(?:ungs|raum)?-?mietvertrag|mietvertrag (?:über|für) (?:eine?|die|den)? ?wohn|mietvertrag/,
    words:
      /\bmieter|vermieter|wohnung|\bmiete\b|kaution|schönheitsreparatur|betriebskosten|heizkosten|hausordnung|mietzins|nettomiete|kaltmiete|wohnfl[aä]che|untervermiet|mietverh[aä]ltnis|haustier|einzug|auszug/,
  },
  'room-let': {
    names: /zimmer(?:miet)?vertrag|wg-?zimmer|wohngemeinschaft|mietvertrag über (?:ein )?zimmer|zimmervermietung/,
    words:
      /\bzimmers?\b|wohngemeinschaft|\bwg\b|mitbewohn|gemeinschaftsr[aä]um|\bküche\b|putzplan|gemeinsam|\bbad\b|nebenkostenpauschale|nachtruhe/,
  },
  'self-storage': {
    names: /self-?storage|lager(?:raum|box|abteil)|einlagerung/,
    words:
      /lagerraum|lagerbox|lagerabteil|einlager|self-?storage|vorh[aä]ngeschloss|pfandrecht|lagergut|zugang|\bbox\b|verbotene gegenst[aä]nde/,
  },
  'venue-hire': {
    names:
      /(?:saal|raum|hallen|veranstaltungs|festsaal)(?:miet|nutzung|überlassung)|miete (?:des|eines) (?:saal|festsaal)|veranstaltungsvertrag|hallenvertrag/,
    words:
      /\bsaal|\bhalle\b|veranstaltung|\bfeier\b|hochzeit|g[aä]ste|bestuhlung|bewirtung|catering|bühne|musik|\bgema\b|aufbau|abbau|nutzungszeit|r[aä]umlichkeit/,
  },
} as const satisfies KindsOf;
