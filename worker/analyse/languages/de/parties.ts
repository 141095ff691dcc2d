import type { PartyWords } from '../party-words';

export const partyWords: PartyWords = {
  roles: {
    protected:
      /^(?:au-?pair|spieler(?:[:*/_]?in)?|musiker(?:[:*/_]?in)?|illustrator(?:[:*/_]?in)?|landwirt(?:[:*/_]?in)?|(?:gast)?wirt(?:[:*/_]?in)?|kleingärtner(?:[:*/_]?in)?|aussteller(?:[:*/_]?in)?|stand(?:platz|betreiber|inhaber|nehmer)(?:nehmer)?(?:[:*/_]?in)?|parzellenpächter(?:[:*/_]?in)?|betreute person|stipendiat(?:[:*/_]?in)?|freiwillige[rn]?|creator(?:[:*/_]?in)?|leihnehmer(?:[:*/_]?in)?|vertriebspartner(?:[:*/_]?in)?|vertragshändler(?:[:*/_]?in)?|verteiler(?:[:*/_]?in)?|(?:unter)?mieter(?:[:*/_]?in|schaft)?|mietende[rn]?|mietpartei|bestandnehmer(?:[:*/_]?in)?|untermieter(?:[:*/_]?in)?|(?:unter)?pächter(?:[:*/_]?in)?|bewohner(?:[:*/_]?in)?|nutzungsberechtigte[rn]?|assistent(?:[:*/_]?in)?|assistenz|aushilfe|hilfskraft|haushaltshilfe|werkstudent(?:[:*/_]?in)?|(?:arbeit|dienst)nehmer(?:[:*/_]?in)?|arbeitnehmende[rn]?|mitarbeitende[rn]?|lernende[rn]?|angestellte[rn]?|mitarbeiter(?:[:*/_]?in)?|beschäftigte[rn]?|lehrling|auszubildende[rn]?|praktikant(?:[:*/_]?in)?|schüler(?:[:*/_]?in)?|student(?:[:*/_]?in)?|(?:kurs)?teilnehmer(?:[:*/_]?in)?|(?:kurs)?teilnehmende[rn]?|darlehensnehmer(?:[:*/_]?in)?|kreditnehmer(?:[:*/_]?in)?|schuldner(?:[:*/_]?in)?|verbraucher(?:[:*/_]?in)?|reisende[rn]?|fahrgast|mitglied|abonnent(?:[:*/_]?in)?|versicherungsnehmer(?:[:*/_]?in)?|patient(?:[:*/_]?in)?|autor(?:[:*/_]?in)?|verfasser(?:[:*/_]?in)?|urheber(?:[:*/_]?in)?|übersetzer(?:[:*/_]?in)?|künstler(?:[:*/_]?in)?|model|sportler(?:[:*/_]?in)?|athlet(?:[:*/_]?in)?|fahrer(?:[:*/_]?in)?|zusteller(?:[:*/_]?in)?|kurier(?:[:*/_]?in)?|handelsvertreter(?:[:*/_]?in)?|vertreter(?:[:*/_]?in)?|franchisenehmer(?:[:*/_]?in)?|freelancer(?:[:*/_]?in)?|designer(?:[:*/_]?in)?|berater(?:[:*/_]?in)?|freie[rn]? mitarbeiter(?:[:*/_]?in)?|eltern|bauherr(?:[:*/_]?in|en|schaft)?|brautpaar|leasingnehmer(?:[:*/_]?in)?|entleiher(?:[:*/_]?in)?|betreute[rn]?|heimbewohner(?:[:*/_]?in)?)(?:s|n|en)?$/i,
    backing:
      /^(?:mitverpflichtete[rn]?|bürgen?|bürgin|garant(?:in|en)?|mitschuldner(?:[:*/_]?in)?|mitunterzeichner(?:[:*/_]?in)?|solidarschuldner(?:[:*/_]?in)?)$/i,
    served:
      /^(?:(?:stuten|vieh|bienen|boots)(?:halter|besitzer|eigner)(?:[:*/_]?in)?|(?:pferde|tier|hunde)besitzer(?:[:*/_]?in)?|hinterleger(?:[:*/_]?in)?|kommittent(?:[:*/_]?in)?|einlagerer(?:[:*/_]?in)?|bezieher(?:[:*/_]?in)?|beschenkte[rn]?|kund(?:e|e?[:*/_]?in|schaft)|käufer(?:[:*/_]?in|schaft)?|familie|mandant(?:[:*/_]?in)?|klient(?:[:*/_]?in)?|(?:tier|hunde|pferde|katzen)?halter(?:[:*/_]?in)?|einsteller(?:[:*/_]?in)?|werkbesteller(?:[:*/_]?in)?|abnehmer(?:[:*/_]?in)?|auftraggebende[rn]?|nutzende[rn]?|nutzer(?:[:*/_]?in)?|besteller(?:[:*/_]?in)?|auftraggeber(?:[:*/_]?in|schaft)?|gast|erwerber(?:[:*/_]?in)?|lizenznehmer(?:[:*/_]?in)?|eigentümer(?:[:*/_]?in)?|einleger(?:[:*/_]?in)?|interessent(?:[:*/_]?in)?|anwender(?:[:*/_]?in)?)(?:s|n|en)?$/i,
    working:
      /^(?:miteigentümer(?:[:*/_]?in)?|auftragnehmer(?:[:*/_]?in)?|(?:[a-zäöüß]{0,20})lehrer(?:[:*/_]?in)?|auftragnehmende[rn]?|haupt-?mieter(?:[:*/_]?in)?|werkunternehmer(?:[:*/_]?in)?|handwerker(?:[:*/_]?in)?|gesellschafter(?:[:*/_]?in)?|partner(?:[:*/_]?in)?|gründer(?:[:*/_]?in)?|partei [ab12])(?:s|n|en)?$/i,
    serving:
      /^(?:brauerei|brauhaus|verwahrer(?:[:*/_]?in)?|lagerhalter(?:[:*/_]?in)?|frachtführer(?:[:*/_]?in)?|hengsthalter(?:[:*/_]?in)?|züchter(?:[:*/_]?in)?|produzent(?:[:*/_]?in)?|kursleiter(?:[:*/_]?in)?|großhändler(?:[:*/_]?in)?|anbieter(?:[:*/_]?in)?|dienstleister(?:[:*/_]?in)?|lieferant(?:[:*/_]?in)?|unternehmer(?:[:*/_]?in)?|unternehmen|gesellschaft|firma|verkäufer(?:[:*/_]?in|schaft)?|verband|tagesmutter|tagesvater|leistungserbringer(?:[:*/_]?in)?|(?:tier|hunde|pferde|musik|tanz|segel|fahr|ski|sprach|koch)(?:schule|pension)|praxis|[a-zäöüß]{0,20}betreiber(?:[:*/_]?in)?|[a-zäöüß]{3,20}(?:anbieter|verkäufer|veranstalter)(?:[:*/_]?in)?|veranstalter(?:[:*/_]?in)?|agentur|studio|verein|fitnessstudio|schule|kita|träger|fotograf(?:[:*/_]?in)?|installateur(?:[:*/_]?in)?|spediteur(?:[:*/_]?in)?|umzugsdienst|werkstatt|händler(?:[:*/_]?in)?|verlag|trainer(?:[:*/_]?in)?|sponsor(?:[:*/_]?in)?|makler(?:[:*/_]?in)?|manager(?:[:*/_]?in)?|management|hersteller(?:[:*/_]?in)?|pfleger(?:[:*/_]?in)?|einrichtung|heim|hotel|reiseveranstalter(?:[:*/_]?in)?|versorger|netzbetreiber|akademie)(?:s|n|en)?$/i,
    strong:
      /^(?:leihgeber(?:[:*/_]?in)?|[a-zäöüß]{0,20}vermieter(?:[:*/_]?in|schaft)?|vermietende[rn]?|bestandgeber(?:[:*/_]?in)?|ausbilder(?:[:*/_]?in)?|ausbildungsbetrieb|lehrbetrieb|ausbildende[rn]?|vermietpartei|verpächter(?:[:*/_]?in)?|arbeitgeber(?:[:*/_]?in)?|dienstgeber(?:[:*/_]?in)?|darlehensgeber(?:[:*/_]?in)?|kreditgeber(?:[:*/_]?in)?|geldgeber(?:[:*/_]?in)?|gläubiger(?:[:*/_]?in)?|bank|plattform|franchisegeber(?:[:*/_]?in)?|lizenzgeber(?:[:*/_]?in)?|versicherer|leasinggeber(?:[:*/_]?in)?|verleiher(?:[:*/_]?in)?|hauseigentümer(?:[:*/_]?in)?)(?:s|n|en)?$/i,
  },
  pronouns: {
    i: ['ich', 'mir', 'mich'],
    we: ['wir', 'uns'],
    you: ['du', 'dir', 'dich', 'ihnen', 'Sie'],
  },
  formsOf: [
    [/(?<=er)in$/, ['', 's', 'n', 'innen']],
    [/er$/, ['ers', 'ern', 'erin']],
    [/e$/, ['en', 'in']],
    [/in$/, ['e', 'en', 'innen']],
    [/(?<=[^es])$/, ['s', 'es', 'en', 'in']],
    [/s$/, ['']],
  ],
  before:
    /^(?:von|vom|zum|zur|durch|an|für|gegen|mit|bei|beim|gegenüber) |^(?:der|die|das|dem|den|des|ein|eine|einem|einer|jeder|jede) /i,
  numbered: / (?:nr\. ?)?(?:\d{1,2}|[a-z]|i{1,3}|eins|zwei|drei)$/i,
  joining: /^(?:und|oder|sowie|noch)$/,
  all: /^(?:jede[rn]?|beide[nr]?|keine[rn]?|eine[rn]?|alle[rn]?)? ?(?:der |die |den )?(?:beiden )?(?:vertrags)?(?:partei(?:en)?|partner|seiten)$|^(?:beide|wir beide|du und ich|sie und wir)$/i,
  notActing:
    /(?:^|[\s(])(?:(?:von|durch|an|für|gegen|mit|bei|gegenüber|zwischen|seitens)(?: (?:der|die|das|dem|den|jedem))?|vom|zum|zur|beim|dem|des|den|namens|als)\s?$/i,
  owning: /^(?!)/,
  deedsAfter: {
    'may-not':
      /^(?:,[^,.;]{1,80},)? ?(?:\p{L}{1,24} ){0,1}?(?:(?:darf|darfst|dürfen|kann|können|kannst) (?:\p{L}{1,24} ){0,6}?(?:nicht|nur|kein\p{L}{0,2})|(?:ist|sind|bist) (?:es )?nicht (?:berechtigt|befugt)|verpflichtet sich, [^.;]{0,80}(?:nicht|zu unterlassen)|hat kein(?:en)? (?:Recht|Anspruch))(?!\p{L})/iu,
    'gives-up':
      /^(?:,[^,.;]{1,80},)? ?(?:\p{L}{1,24} ){0,1}?(?:verzichte(?:t|n|st)?|verliert|verlieren|verlierst|verwirkt)(?!\p{L})/iu,
    may: /^(?:,[^,.;]{1,80},)? ?(?:\p{L}{1,24} ){0,1}?(?:darf|darfst|dürfen|kann|kannst|können|(?:ist|sind|bist) (?:jederzeit )?(?:berechtigt|befugt)|behält sich|behalten uns|hat das Recht|haben das Recht)(?!\p{L})/iu,
    must: /^(?:,[^,.;]{1,80},)? ?(?:\p{L}{1,24} ){0,1}?(?:muss|musst|müssen|(?:ist|sind|bist) (?:dazu )?verpflichtet|verpflichte(?:t|n|st) (?:sich|uns|dich)|hat|haben|hast|wird|werden|wirst|soll|zahl(?:t|en|st)|bezahl(?:t|en|st)|trägt|tragen|trägst|hafte(?:t|n|st)|schulde(?:t|n|st)|leiste(?:t|n|st)|übern(?:immt|ehmen|immst)|stellt|entrichtet|erstatte(?:t|n|st)|sorgt|überweis(?:t|en))(?!\p{L})/iu,
  },
  deedsBefore: {
    'may-not': /(?!)/,
    'gives-up': /(?:verzichte(?:t|n|st)?|verliert|verlieren|verlierst) ?(?:der|die)?\s?$/i,
    may: /(?<![a-zäöüß])(?:darf|darfst|dürfen|kann|kannst|können|(?:ist|sind) berechtigt|behält sich|behalten) ?(?:der|die)?\s?$/i,
    must: /(?<![a-zäöüß])(?:muss|musst|müssen|ist|sind|bist|hat|haben|hast|wird|werden|wirst|soll|zahl(?:t|en|st)|trägt|tragen|haftet|haften|schuldet|verpflichtet sich|erstattet|erstatten|übernimmt) ?(?:der|die)?\s?$/i,
  },
  deniedAfter: /^ (?:\p{L}{1,24} ){0,6}?(?:nicht|kein\p{L}{0,2}|nur)(?!\p{L})/iu,
  condition:
    /^(?:[\d.()a-z]{1,8} )?(?:wenn|falls|sofern|soweit|sobald|solange|bevor|nachdem|bei|im fall|kommt|gerät|zahlt|kündigt|verletzt)(?!\p{L})/iu,
  verbs: null,
  apart: null,
};
