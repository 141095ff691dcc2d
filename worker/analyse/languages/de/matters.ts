import type { MatterWords } from '../matter-words';

export const matterWords: MatterWords = {
  matters: {
    'anti-assignment':
      /abtret|übertrag|\bdritte|weitergeb|weitergabe|jemand ander|andere(?:n|r)? person|eintreten|übernehm|untervermiet|rechtsnachfolg|überlass|ersatzperson|nachmieter|persönlich|zession|vertreter|stellvertret/,
    'cap-on-liability':
      /haft|begrenz|beschr[aä]nk|höchst|maximal|nicht mehr als|bis zu|schadenersatz|schadensersatz|\bsch[aä]den\b|schaden|verantwort|eigene gefahr|ersatz/,
    confidentiality:
      /vertraulich|verschwieg|geheim|offenleg|diskret|stillschweig|privat|nicht (?:weiter(?:sag|geb|erz[aä]hl)|erz[aä]hl)|unter uns|weitergeb|veröffentlich|schweig|preisgeb/,
    'cooling-off':
      /widerruf|rücktritt|14 tage|vierzehn tage|bedenkzeit|anders überleg|storn|fernabsatz|umentscheid|reue|zurücktreten/,
    'data-protection':
      /daten|dsgvo|privatsph[aä]re|\bdsg\b|personenbezogen|cookies|aufzeichn|kamera|\bbilder\b|persönliche angaben/,
    'entire-agreement':
      /gesamte[nr]? (?:vereinbarung|abrede|inhalt|vertrag)|vollst[aä]ndig|nebenabrede|mündlich|frühere|vorherige|bisherige|ersetzt|sonstige abrede|alles,? was wir|ausschließlich|ausschliesslich|abschließend|abschliessend|besteht aus|bestandteil|nichts anderes|prospekt|werbung|zusagen|nur (?:was|das)|verabredet/,
    'force-majeure':
      /höhere[rn]? gewalt|unabwendbar|unvorherseh|außerhalb|ausserhalb|streik|hochwasser|sturm|\bbrand\b|feuer|pandemie|epidemie|krieg|unwetter|wetter|naturereignis|naturkatastrophe|stromausfall|nicht zu vertreten|unverschuldet|außergewöhnlich|aussergewöhnlich|krankheit|notfall|schnee|regen|störung/,
    'governing-law':
      /recht(?:s|es|em)?\b(?! ?(?:,|auf\b|zu\b|der\b|des\b|haben|hat))|gesetz|\bbgb\b|\bor\b \d|\babgb\b|\bzgb\b|§ ?\d{2,3} |\bhgb\b|\bksch/,
    holiday: /urlaub|ferien|freie tage|feiertag|freistell|erholung|\bfrei\b|ruhetag/,
    insurance: /versicher|police|deckung|abgedeckt|haftpflicht|kasko|berufsgenossenschaft|unfall|\bsuva\b|selbstbehalt/,
    'ip-assignment':
      /urheber|nutzungsrecht|geistige[sn]? eigentum|eigentum|rechte|gehör|lizenz|patent|übertrag|verwert|inhaber/,
    jurisdiction: /gericht|schieds|schlichtung|mediation|\bklage|klagen\b|ombuds|friedensrichter|rechtsweg|amtsgericht/,
    'licence-grant':
      /lizenz|nutzungsrecht|nutz(?:en|ung)|gestatte|erlaub|einr[aä]um|rechte?\b|berechtig|dürf|darf|zugang|veröffentlich/,
    'payment-terms':
      /zahl|bezahl|preis|miete|entgelt|honorar|vergüt|rechnung|gebühr|lohn|gehalt|provision|beitrag|kosten|€|euro|franken|\bchf\b|\brate|zins|betrag|fr\. ?\d/,
    repairs:
      /reparatur|reparier|instand|wartung|warten|schönheits|renovier|m[aä]ngel|mangel|sch[aä]den|schaden|besch[aä]dig|defekt|zustand|pfleg|reinig|kaputt|streich|abnutz|unterhalt|erneuer/,
    'service-levels':
      /verfügbar|reaktionszeit|reaktion|bandbreite|geschwindigkeit|erreichbar|stunden|\bzeiten\b|frist|qualit[aä]t|störung|entstör|ausfall|prozent|%|mindest|unterbrech|sorgfalt|termin|werktag|innert|innerhalb|binnen|garantier/,
    severability:
      /unwirksam|nichtig|ungültig|salvatorisch|undurchführbar|unzul[aä]ssig|teilnichtig|(?:übrige[ns]?|rest(?:liche[nr]?)?|alles andere|andere[nr]?).{0,60}(?:gilt|gelten|gültig|bleib|bestehen|wirksam|berührt|halt|steh)|der rest\b|\bübrigen\b|im übrigen|rechtswidrig|gegen (?:das|ein) gesetz|nicht (?:gilt|gelten|h[aä]lt|halten)|lücke/,
    'termination-for-cause':
      /kündig|\bfristlos|wichtige[nrm]? grund|rücktritt|zurücktreten|auflös|aufheb|beend|endet|\bende|verzug|verletz|versto|sperr|ausschluss|ausschließ|r[aä]um|entzieh|einstell|abbrech|f[aä]llig stell|storn|pflichtverletz|schwerwiegend/,
    'termination-for-convenience':
      /kündig|kündbar|auflös|beend|endet|\bende|aufhör|austret|austritt|storn|rücktritt|zurücktreten|aussteig|abmeld|vorzeitig|widerruf|ausziehen|aufheb|loslös|verlassen|frist|zurückgeb|zurückbring|früher|schluss/,
    variation:
      /[aä]nder|schriftlich|anpass|nachtrag|abweich|erg[aä]nz|textform|schriftform|neue bedingungen|überprüf|aktualisier/,
    warranty:
      /gew[aä]hr|garant|mangel|m[aä]ngel|beschaffen|qualit[aä]t|nachbesser|nacherfüll|ersatzlieferung|sachm|wie gesehen|besichtigt|zustand|einwandfrei|funktion|fachgerecht|zusicher|geeignet|defekt|sorgfalt|reparatur/,
    'working-hours':
      /stunden|arbeitszeit|schicht|\buhr\b|wochen|montag|teilzeit|vollzeit|dienstplan|pensum|überstunden|\btage\b|einsatzzeit/,
  },
  resting:
    /rahmenvertrag|hauptvertrag|rahmenvereinbarung|(?:unsere|die) (?:agb|allgemeinen geschäftsbedingungen) (?:gelten|finden|unter)|gem[aä](?:ß|ss) (?:dem )?vertrag vom/,
  letter:
    /(?:^|\n)(?:meine? )?(?:liebe[rs]?|sehr geehrte[rs]?) |\n(?:herzlich(?:st)?|liebe grü(?:ß|ss)e|mit freundlichen grü(?:ß|ss)en|dein[e]?)\b/,
};
