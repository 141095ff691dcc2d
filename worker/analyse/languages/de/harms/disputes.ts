import type { HarmType } from '#worker/analyse/built-in/harms/harm-types.ts';
import type { HarmSaying } from '#worker/analyse/languages/harm-words.ts';

/** Who decides, how one objects, and where. */
export const germanDisputesHarms = {
  'claim-period-short': [
    {
      says: [
        /(?:alles|werk|arbeit|leistung|sache|ware|bau)\b.{0,40}(?:für gut befunden|als abgenommen|als genehmigt|als mangelfrei|für in ordnung)|war (?:es )?vertragsgemä(?:ß|ss)|nicht gerügt .{0,40}(?:vertragsgemä|in ordnung|genehmigt|erledigt)/,
      ],
      unless: [/angemessene frist|textform|gesetzlich|§|bgb|verweiger/],
      notBy: 'other',
    },
    {
      says: [
        /stunden|tagen?\b|tages\b|sofort|unverzüglich|sogleich|\bbis (?:dahin|zum)|bei (?:unserer )?(?:abfahrt|übergabe|lieferung|abholung)|vor ort|wochen\b|zettel|vordruck|binnen|innert|innerhalb/,
        /rüg|mängel|mangel|meld|anzeig|reklam|beanstand|geltend|schaden|schäden|fehler|steht|bemängel|abrechnung|einwend/,
        /(?:gilt|gelten) als|genehmigt|verfall|verfällt|ausgeschlossen|erlischt|erlöschen|verloren|in ordnung|verwirkt|nicht mehr|zu spät|unbeachtlich|für immer richtig|anerkannt|kein anspruch|verlust/,
      ],
      unless: [
        /fällt das geld|(?:verfallen|verfällt|erlöschen|erlischt) (?:nicht|erst)|nicht (?:verloren|ausgeschlossen)|beheben wir|beseitigt (?:der|die)|(?:vermieter|verkäufer|anbieter)(?:in)? (?:hat|mu(?:ß|ss)|beseitigt)|gilt er als geleistet|gilt die etappe/,
      ],
      notBy: 'other',
    },
    {
      says: [
        /stunden|tag|sofort|unverzüglich|\bbis\b|vor ort|abreise|unterschrift|binnen|innert|innerhalb|woche/,
        /rüge|mängel|mangel|melde|anzeige|reklam|beanstand|schäden|schaden|einspruch|einwend|widerspr/,
        /gilt|gelten|genehmigt|verfäll|verfallen|ausgeschlossen|erlischt|verlor|verwirkt|nicht mehr|zu spät|anerkannt|sonst|danach/,
      ],
      unless: [
        /fällt das geld|verfallen (?:nicht|erst)|nicht (?:verloren|ausgeschlossen)|beheben|beseitig|kündigungsfrist|gilt er als|mahnung|schwärzt|unbeschadet|keine mängel|\bkein(?:e|en)? (?:frist|pflicht)/,
      ],
      notBy: 'other',
    },
  ],
  'silence-accepts': [
    {
      says: [
        /schweig|stillschweig|nicht (?:\S{1,15} ){0,3}widerspr|widerspr(?:icht|echen|ichst) .{0,30}nicht|keine(?:n)? (?:antwort|widerspruch|einwand)|ohne (?:widerspruch|antwort)|durch (?:die )?(?:nutzung|benutzung|betreten|weiternutzung)|wer .{0,30}(?:nutzt|betritt|öffnet|anmeldet)|weiter nutz|abbuchung gilt|bereits (?:das|mit dem)|mit dem (?:öffnen|betreten|einloggen|klick)/,
        /zustimm|einverstanden|angenommen|genehmigt|anerkannt|anerkenn|\bgilt|gelten|akzeptier|vereinbart|kommt .{0,30}zustande|bindet/,
      ],
      unless: [
        /schweigen (?:ist|gilt) (?:\S{1,10} )?(?:kein|nicht|als ablehn)|nicht als zustimmung|bindet sie an nichts|keine zustimmung|bleibt .{0,20}beim alten|schweigt sie|schweigt der unternehmer|verlängert/,
      ],
      notBy: 'other',
    },
    {
      says: [
        /nicht (?:\S{1,15} ){0,4}(?:widersprech|widerspricht|meld|antwort|äu(?:ß|ss)er|reagier|ableh)\S{0,4}|hören wir nichts|keine rückmeldung|schweigen|ohne rückmeldung|wer weiter/,
        /gilt|gelten|zustimm|genehmigt|angenommen|vereinbart|einverstanden|verbindlich|wirksam/,
      ],
      unless: [/kein ja|nicht als|ablehnung|schweigen ist|unternehmer|gilt er als geleistet/],
    },
  ],
  'their-word-final': [
    {
      says: [
        /(?:für|als) (?:geklärt|befriedigend|ausreichend|angemessen|gelungen|zufriedenstellend|erledigt) (?:hält|halten|befindet|befinden|empfindet|erachtet)|keine rechenschaft|rückfrage bedarf es nicht|ohne rückfrage|nachher nichts begründen|nichts (?:zu )?begründen/,
      ],
      unless: [/gericht|beide|gutachter|sachverständig|gemeinsam/],
      notBy: 'reader',
    },
    {
      says: [
        /nach (?:\S{1,15} )?(?:ermessen|einschätzung|dafürhalten|belieben|gutdünken|urteil)|allein (?:entscheid|ma(?:ß|ss)geb|bestimm)|entscheidet (?:allein|der|die|das|abschlie|end)|frei in|in (?:seinem|ihrem) urteil frei|ma(?:ß|ss)gebend (?:ist|sind|allein)|ma(?:ß|ss)geblich (?:ist|sind)|das sage ich|unanfechtbar|abschlie(?:ß|ss)end|endgültig|nicht (?:begründen|anfechtbar|bestreit|überprüf)|für immer richtig|gegenbeweis|bestimmt (?:der|die|das|es|er|sie)|festlegt|legt .{0,40}fest\b|keine einsicht|einsicht .{0,60}nicht|mu(?:ß|ss) (?:es|das) nicht begründen|gilt als (?:bewiesen|nachgewiesen|richtig|fehlalarm)|gefällt/,
      ],
      unless: [
        /überweisung|gutschrift|zahlungseingang|poststempel|absendung|zugang|zeitpunkt|gericht|richter|einvernehm|beide|gutachter|sachverständig|gemeinsam|neutral|billige[mn] ermessen|nicht endgültig|endgültig (?:frei|erledigt|freigestellt)|trainerin|gesetz|eltern (?:bestimm|entscheid)|nach ihrer wahl|nur,? wenn|behandelnd/,
      ],
      notBy: 'reader',
    },
    {
      says: [
        /(?:unsere|seine|ihre|deren|dessen|meine|des (?:vermieters|anbieters|betreibers|verkäufers|veranstalters)|der (?:vermieterin|anbieterin|gesellschaft|leitung|bank|schule|agentur)) (?:\S{1,15} )?(?:aufzeichnung|entscheid|feststellung|beurteilung|einschätzung|abrechnung|messung|protokoll|urteil|schätzung|bewertung|wort|meinung|zählung|angaben?)/,
        /gilt|gelten|ma(?:ß|ss)geb|bindend|verbindlich|endgültig|entscheid|genügt|beweis|zählt|unanfechtbar|richtig/,
      ],
      unless: [
        /gericht|einvernehm|beide|gutachter|sachverständig|gemeinsam|neutral|nicht (?:bindend|verbindlich|endgültig)|widerleg|gegenbeweis ist (?:zulässig|möglich)/,
      ],
    },
  ],
  'court-far-away': [
    {
      says: [
        /gerichtsstand|gericht\b|gerichte\b|richter|klage|klagt|verklag|recht (?:des|der|von)|zuständig/,
        /ausschlie(?:ß|ss)lich|allein|nur\b|verzichtet|sitz (?:der|des|von)|am sitz|geht man|wo (?:wir|der anbieter|die gesellschaft)|ausländisch/,
        /sitz|ort|wohnort|wohnsitz|geht man|land|staat|gerichtsstand ist|\bin [A-Z]/,
      ],
      unless: [
        /wohnsitz de[sr] (?!verkäufer|vermieter|anbieter)|verbraucher|ihres wohnsitzes|nach (?:ihrer|seiner) wahl|verklagte seite|beklagte|gesetzliche(?:n|r)? gericht|wohnsitz des (?:kunden|mieter|käufer|verbrauch)|vermieters? ohne|gelegene|ort der wohnung|wo (?:sie|du|er|die mieterin) wohn/,
      ],
    },
  ],
  'no-court': [
    {
      says: [
        /schiedsgericht|schiedsrichter|schiedsspruch|schiedsverfahren|rechtsweg|schlichtungs|gericht\b|richter|mietgericht|schiedsmann|schiedsgutacht/,
        /ausgeschlossen|endgültig|verzicht|entscheidet|verbindlich|statt|unter ausschlu(?:ß|ss)|kein gericht|nicht (?:vor|zu) (?:ein|das|dem) gericht|abschlie(?:ß|ss)end|unanfechtbar|pflicht|vor gericht zu/,
      ],
      unless: [
        /rechtsweg .{0,25}(?:offen|unberührt|bleibt|steht)|ersetzt das gericht nicht|freiwillig|nicht verpflichtet|nicht teil|pflicht ist sie nicht|wohnsitz|schneidet|ist nicht vereinbart|gerichtsstand|wohnort|ein gericht (?:oder|es)|ohne gericht|arbeitsgericht bleibt|mangel festgestellt|gericht mindern|ein gericht den/,
      ],
    },
  ],
  'enforced-without-court': [
    {
      says: [
        /sofortige[nr]? (?:zwangs)?vollstreckung|zwangsvollstreckung|ohne (?:richter|gericht|urteil|klage)|unterwirf|unterwerf|vollstreckbar|lohnabtretung|lohn .{0,30}abgetreten|pfändung ohne|grundschuld|grundpfand|pfandbrief/,
        /vollstreck|grundschuld|haus|lohn|konto|vermögen|holt|abgeben|urkunde|abgetreten|brief|zurückgenommen|unwiderruflich|widerrufen|verwert|zurücknehmen/,
      ],
      unless: [
        /keine grundschuld|nicht (?:vollstreck|unterwerf|abgetreten|gepfändet)|erlischt|jederzeit widerruf|durch (?:ein )?gericht/,
      ],
    },
  ],
  'passed-to-anyone': [
    {
      says: [
        /abtret|abgetreten|übertrag|überlassen|weitergeb|weiterverkauf|verkaufen|auf (?:einen )?dritte|jedem dritten|anderen gläubiger|inkasso|verpfänd/,
        /vertrag|forderung|rechte|kredit|schuld|brief|anspr|ihn\b|sie\b|es\b/,
        /ohne|jederzeit|jedem|beliebig|an wen|wem|dritte|frei\b|nicht (?:zu )?fragen|verwehrt/,
      ],
      unless: [
        /nicht (?:abtret|übertrag|verkauf|weiter)|nur mit|zustimm|keiner bank|beide|nicht abtretbar|urheber|daten|untermiet|darf (?:er|sie|der mieter|die mieterin|die kundin)/,
      ],
      notBy: 'reader',
    },
  ],
  'cooling-off-lost': [
    {
      says: [
        /widerruf|rücktrittsrecht|14 tage|vierzehn tage/,
        /verbraucht|\bweg\b|dahin\b|vorbei|aufgebraucht|gilt .{0,20}nicht mehr|erledigt/,
      ],
      unless: [/vollmacht|erst (?:nach|wenn)|bleibt/],
      notBy: 'other',
    },
    {
      says: [
        /widerruf|rücktrittsrecht|vierzehn tage|14 tage|14-tag|bedenkzeit/,
        /erlischt|erloschen|verzicht|erledigt|entfällt|kein(?:e|en)?\b|verlier|ausgeschlossen|nicht (?:mehr )?(?:besteht|möglich|zu)|besteht nicht|vorzeitig|verfällt|sofort beginn/,
      ],
      unless: [
        /nicht verzicht|bleibt|kein(?:e|en)? (?:grund|begründung|kosten|entschädigung)|ohne angabe|ohne kosten|jederzeit widerruf|vollmacht|(?<!an|ange)kündigungsfrist|verzug|mahnung|binnen vierzehn tagen (?:zurück|nach)|zwei wochen/,
      ],
      notBy: 'other',
    },
  ],
} satisfies Partial<Record<HarmType, readonly HarmSaying[]>>;
