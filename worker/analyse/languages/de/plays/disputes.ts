import type { DisputesWords } from '#worker/analyse/languages/play-words/disputes.ts';

export const disputes: DisputesWords = {
  arbitration: {
    rule: {
      about:
        /schiedsverfahren|schiedsgericht|schiedsklausel|schiedsvereinbarung|schiedsordnung|schiedsspruch|schiedsrichter|schiedsbestimm/,
      signs: [
        [
          /(?:streitigkeit\S{0,2}|streitfälle|ansprüche|meinungsverschiedenheiten|bemühungen).{0,260}(?:schiedsgericht|schiedsverfahren|schiedsordnung)/,
          3,
        ],
        [/(?:verbindliche[nsr]?|endgültig|abschließende[nsr]?) .{0,30}schieds/, 3],
        [/schiedsklausel|schiedsvereinbarung|schiedsordnung/, 2],
        [/ausschluss des ordentlichen rechtswegs|sammelklage|gruppenklage/, 1],
        [/schieds|streitigkeiten|streitbeilegung/, 1, 'heading'],
      ],
      unless: [/ausnahmen von der schieds|verbraucherschlichtungs|nicht verpflichtet/],
    },
    groupWaiver: /sammelklage|gruppenklage|class action|einzelfallbasis/,
  },
  'governing-law': {
    rule: {
      about: /recht\b|rechts\b|gesetz(?:e|en|es)?\b|rechtsordnung/,
      signs: [
        [
          /(?:unterlieg\S{1,3}|untersteh\S{1,3}|richte\S{1,3} sich nach|beurteil\S{1,3} sich nach|gilt|gelten|findet|anwendbar|anzuwenden|maßgeblich)\b.{0,80}\brechts?(?: der| des|\b)/,
          2,
        ],
        [/\brecht (?:der|des|von) .{0,60}(?:gilt|anwendbar|anwendung|anzuwenden)/, 3],
        [
          /(?:unterlieg\S{1,3}|gelten|gilt|gemäß|richte\S{1,3} sich nach|nach)(?: \S{1,20}){0,4} (?:gesetzen?|gesetz)(?: (?:der|des|von|im)\b|\b)/,
          2,
        ],
        [/(?:deutschen|niederländischen|österreichischen|englischen|französischen|irischen) gesetz/, 2],
        [
          /zwingende[nr]? (?:bestimmungen|vorschriften).{0,80}(?:recht|gesetz)|verbraucherschutz(?:bestimmungen|vorschriften|gesetze)/,
          3,
        ],
        [
          /(?:deutsche|österreichische|schweizerische|schweizer|englische|irische|luxemburgische)[mns]? (?:materielle[ns]? )?recht/,
          2,
        ],
        [/\bun-kaufrecht|cisg|einheitlichen? un-|kollisionsnorm|internationale[ns]? privatrecht/, 2],
        [/\brecht der bundesrepublik|recht(?:s)? der (?:schweiz|republik)|recht des staates/, 2],
        [
          /(?:diese[rs]?|die(?: vorliegenden)?|der) (?:\S{1,14} )?(?:vertrag|vereinbarung|bedingungen|\S{0,12}nutzungs|agb|geschäftsbedingungen)|streitigkeiten|rechtsfragen|ansprüche/,
          1,
        ],
        [/anwendbares recht|anzuwendendes recht|rechtswahl|schlussbestimmungen|gerichtsstand/, 1, 'heading'],
      ],
      unless: [/gesellschaft (?:deutschen|nach) recht/, /das recht (?:vor|zu|auf),? /],
    },
  },
  jurisdiction: {
    rule: {
      about: /gericht|zuständig/,
      signs: [
        [/gerichtsstand/, 3],
        [
          /ausschließliche[nrsm]? (?:zuständigkeit|rechtsprechung|gerichtsbarkeit)|ausschließlich (?:\S{1,14} ){0,8}gericht/,
          3,
        ],
        [/gerichtsbarkeit .{0,40}gericht/, 3],
        [
          /(?:klagen?|streitigkeiten|streitigkeit|rechtsverfahren|rechtliche schritte|ansprüche|rechtsstreit|verfahren)\b.{0,200}gericht/,
          2,
        ],
        [/\bgerichten? (?:in|von|der|des|zu|am|im|eines)\b|(?:örtlichen|bundes|landes?|bezirks)\S{0,8} ?gericht/, 1],
        [/wohnsitz|wohnhaft|ansässig|zuständig/, 1],
        [/gerichtsstand|rechtswahl|anwendbares recht|schlussbestimmungen/, 1, 'heading'],
      ],
      unless: [
        /gerichtlich (?:angeordnet|festgestellt)|gerichtsbeschluss|richtlinie|schiedsspruch|unwirksam|einstweilige/,
      ],
    },
    exclusive: /ausschließlich|allein/,
    homeCourts: /verbraucher|wohnsitz|ansässig/,
  },
  'covenant-not-to-sue': {
    rule: {
      about: /angreif|anzugreif|anfecht|anzufecht|bestreit|nichtangriff|verzicht|klage/,
      signs: [
        [/nichtangriffs(?:klausel|verpflichtung|abrede|pflicht)/, 3],
        [
          /(?:nicht|weder|unterlassen|unterlässt).{0,120}(?:angreif|anzugreif|anfecht|anzufecht|bestreit|in frage (?:zu )?stell)/,
          3,
        ],
        [
          /(?:marken?|patente?|schutzrechte?|rechte).{0,100}nicht.{0,40}(?:angreif|anzugreif|anfecht|anzufecht|bestreit)/,
          3,
        ],
        [/verzicht\S{0,3}.{0,60}auf.{0,30}(?:sämtliche|jegliche|alle).{0,30}(?:ansprüche|klage|forderungen)/, 3],
        [/nichtangriff|verzicht|abgeltung/, 1, 'heading'],
      ],
      unless: [/(?:verzicht\S{0,3}).{0,60}(?:einrede|vorkaufs|annahmeerklärung|zugang)|insolvenzanfechtung/],
    },
    release: /verzicht|erlass|abgegolten|abgeltung/,
  },
};
