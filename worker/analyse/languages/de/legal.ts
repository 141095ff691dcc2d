import type { LegalWords } from '../legal-words';

export const legal: LegalWords = {
  laws: {
    'england-and-wales': /englisch|england/,
    scotland: /schottisch|schottland/,
    ireland: /\birisch|(?<!nord)irland/,
    spain: /spanisch|spanien/,
    france: /französisch|frankreich/,
    germany: /deutsch/,
    austria: /österreich/,
    switzerland: /schweiz/,
    belgium: /belgisch|belgien/,
    morocco: /marokk/,
    'saudi-arabia': /saudi/,
    emirates: /emirat|dubai/,
    egypt: /ägypt/,
    jordan: /jordani/,
  },
  statutes: {
    germany: /\bbgb\b|bürgerlichen? gesetzbuch(?:e?s)?\b(?! \(abgb)|\bgewo\b|\btzbfg\b/,
    austria:
      /\babgb\b|\bmrg\b|\bangg\b|angestelltengesetz|\bkschg\b.{0,20}(?:verbraucher|konsument)|konsumentenschutzgesetz/,
    switzerland: /obligationenrecht|\bart\. ?\d{1,3}[a-z]? or\b/,
  },
  situated:
    /(?:wohnung|haus|zimmer|mieträume|mietsache|mietobjekt|räume|arbeitsort|dienstort|arbeitsplatz|gelegen|liegt|befindet sich)(?: ist)?,? ?(?:in|im|am|an der|:)/,
  towns: {
    'england-and-wales': /\b(?:england|london)\b/,
    scotland: /\b(?:schottland|edinburgh)\b/,
    ireland: /\b(?:republik irland|dublin)\b/,
    spain: /\b(?:spanien|madrid|barcelona)\b/,
    france: /\b(?:frankreich|paris|straßburg)\b/,
    germany:
      /\b(?:deutschland|berlin|hamburg|münchen|köln|frankfurt|leipzig|dresden|stuttgart|düsseldorf|hannover|nürnberg|bremen|dortmund|essen-\S{3,12}|heidelberg|kassel|mannheim|augsburg)\b/,
    austria: /\b(?:österreich|wien|graz|linz|salzburg|innsbruck|klagenfurt)\b/,
    switzerland: /\b(?:schweiz|zürich|basel|bern|luzern|winterthur|st\. gallen)\b/,
    belgium: /\b(?:belgien|brüssel|eupen)\b/,
    morocco: /\b(?:marokko|casablanca)\b/,
    'saudi-arabia': /\b(?:saudi-arabien|riad)\b/,
    emirates: /\b(?:vereinigte[nr]? arabische[nr]? emiraten?|dubai)\b/,
    egypt: /\b(?:ägypten|kairo)\b/,
    jordan: /\b(?:jordanien|amman)\b/,
  },
  exempt: { emirates: /\b(?:difc|adgm)\b/ },
  matters: {
    injury: /\btod(?:es)?\b|leben|körper|gesundheit|verletzung(?:en)? von personen|personenschäd|unfäll/,
    'any-fault':
      /vorsatz|vorsätzlich|grob(?:er|e)?\b|(?:jede|jegliche|alle) (?:haftung|verantwortung)|keine(?:rlei)? (?:haftung|verantwortung)|haftung .{0,60}(?:ist|wird) (?:vollständig |gänzlich )?ausgeschlossen|in keinem fall|haftet (?:nicht|niemals|für nichts|in keinem)/,
    'fault-kept':
      /(?:außer|ausgenommen|es sei denn|sofern nicht|soweit nicht|ausnahme|unberührt|gilt nicht|nur (?:bei|für))\b.{0,140}(?:vorsatz|vorsätzlich|grob|fahrlässig|leben|körper|verschuld)|(?:vorsatz|vorsätzlich|grob|leben|körper).{0,100}(?:unberührt|ausgenommen|gilt nicht|haften wir|haftet)/,
    'large-repairs':
      /dach und fach|\bdach|fassade|heizung|therme|heizkessel|leitungen|statik|bausubstanz|elektroinstallation|schadstoff/,
    'restraint-paid': /entschädigung|karenz|vergüt|bezahlt|hälfte|abgeltung/,
    deposit: /kaution|mietsicherheit|sicherheitsleistung/,
    overtime: /überstunde|mehrarbeit/,
    animal: /haustier|\b(?:tier|hund|katze|pferd)(?:e[snr]?|es|s|n)?\b/,
    'collective-agreement': /tarifvertrag|tarif|kollektivvertrag|gesamtarbeitsvertrag|\bgav\b/,
    furnished: /(?<!un)möbliert/,
    'not-a-home':
      /ferienwohnung|urlaub|vorübergehend|geschäftsraum|gewerb|laden|büro|dienstwohnung|werkwohnung|studentenwohnheim/,
    'open-ended': /unbefristet|unbestimmte/,
    prolonged: /verlänger/,
    probation: /probezeit|auf probe|probemonat/,
    ending: /kündig|auflös|beend/,
    'other-notice':
      /wichtige[mnr]? grund|fristlos|besichtig|urlaub|dienstplan|schicht|krank|erhöh|änder|verlänger|probezeit/,
    interest: /zins(?:en|es|satz)?\b|verzugszins/,
    'no-interest': /(?:ohne|keine|nicht) (?:\S{1,12} )?(?:verzins|zins)|zinslos|zinsfrei|mietzins|pachtzins/,
    'letting-fee':
      /(?:vertragsausfertigung|bearbeitung|vermittlung|makler|verwaltung|abnahme|übergabe|reinigung)\S{0,3}(?:gebühr|pauschale|provision|kosten)/,
    bank: /\bbank\b|sparkasse|kreditinstitut/,
    'at-first':
      /(?:ersten|erste) (?:\S{1,8} )?(?:monate?n?|jahre?n?)|mindestmietzeit|mindestlaufzeit|kündigungsverzicht/,
  },
};
