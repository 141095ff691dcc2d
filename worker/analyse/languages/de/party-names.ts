import type { PartyNameWords } from '../party-name-words';

export const partyNameWords: PartyNameWords = {
  nameBegins: [/(?<![\p{L}\d'.&/-])(?=\p{Lu}|[dl]'\p{Lu})/gu],
  lead: /^(?:[\s"'_.,:;()[\]*/-]|(?:götti(?:bueb|meitli|kind)?|gotte|paten(?:kind|sohn|tochter|onkel|tante)|firmling|onkel|tante|neffen?|nichte|cousin|cousine|schwester|bruder|sohn|tochter|enkel(?:in|kind|sohn|tochter)?|mutter|vater|mama|papa|oma|opa|grosi|großmutter|grossmutter|großvater|grossvater|schwager|schwägerin|schwieger(?:sohn|tochter|vater|mutter)|freundin?|nachbarin?|kolleg(?:e|en|in)|stief(?:sohn|tochter|bruder|schwester))(?= \p{Lu}[\p{L}'-]{2,20}(?: \p{Lu}|[,\n]|$))(?! (?:GmbH|AG|KG|OHG|UG|und)(?!\p{L}))|(?:\(?(?:\d{1,2}(?:\.\d{1,2})?|[a-d]|i{1,3})[).]|der|die|das|dem|den|herrn?|frau|ing|mag|dipl-ing|firma|(?:seine|ihre|dessen|deren) (?:ehe|lebens)?(?:frau|gattin|partnerin|gefährtin|tochter|schwester),?|(?:sein|ihr|dessen|deren) (?:ehe|lebens)?(?:mann|gatte|partner|gefährte|sohn|bruder),?|eheleuten?|familie|ehepaar|geschwister|gesellschaft|und|sowie|zwischen|unterzeichne(?:te|nde)n?|auf (?:einer|der einen|der anderen) seite|einerseits|andererseits|im konto hinterlegte unternehmen)(?![\p{L}\d])\.?,?){1,12}/iu,
  titles: /(?<=\s)(?:herrn?|frau|firma)\s(?=\p{Lu})/giu,
  within: /^(?:von|vom|van|der|den|dem|zu|zum|zur|und|für|des|de|di|la|am|an|im)$/i,
  firm: /(?:^|\s)(?:ggmbh|mbh|gmbh|flexco|e\. ?v|e\. ?u|e\. ?k|eg|og|gesbr|gbr|ohg|kg|ag|se|ug|s\.r\.l|sàrl|garage|gesellschaft|\p{L}{0,30}verein|stiftung|anstalt|sparkasse|\p{L}{0,30}kasse|\p{L}{0,30}werkstatt|\p{L}{0,30}schule|\p{L}{0,30}akademie|\p{L}{0,30}verband|\p{L}{2,30}erei|\p{L}{2,30}gemeinschaft|\p{L}{0,30}agentur|\p{L}{0,30}praxis|\p{L}{2,30}gärtnerei|\p{L}{2,30}stelle|\p{L}{0,30}institut|\p{L}{0,30}zentrum|\p{L}{0,30}werke?|stadt|gemeinde|\p{L}{0,30}verlag|studio|klinik|genossenschaft|hausverwaltung|[\p{L}-]{0,30}-kg)\.?(?=[\s,]|$)/iu,
  stop: null,
  neverOfPerson: null,
  address:
    /\p{L}(?:straße|strasse|str\.|gasse|platz|allee|chaussee|promenade)(?=$|[\s,.:;])|(?:^|\s)(?:postfach|hausnummer|stiege|obergeschoss|erdgeschoss|gebäude|bezirk|kanton|landkreis|ortsteil|plz)(?=$|[\s,.:;])|^(?:am|an der|im|in der|auf der|auf dem) \p{L}{1,40}$/iu,
  noParty:
    /^[^.;!?\n]{0,60}?(?<!\p{L})(?:ist|sind|wird|werden)(?: \p{L}{2,12}){0,3} (?:nicht|keine?)(?: \p{L}{2,12}){0,2} ?(?:vertragspartei(?:en)?|vertragspartner(?:in)?|partei(?:en)? (?:dieses|des vorliegenden|unseres))|^[^\n:]{0,40}\((?:nicht|keine) (?:Vertragspartei|Vertragspartner)/iu,
  former:
    /(?<!\p{L})(?:frühere[rnsm]?|ehemalige[rnsm]?|bisherige[rnsm]?|vorherige[rnsm]?|vormalige[rnsm]?|alte[rnsm]?|damalige[rnsm]?|vorige[rnsm]?|ex-?|verstorbene[rnsm]?)(?: [\p{L}-]{3,25}){0,2},? $|(?<!\p{L})(?:vorbesitzer(?:in)?|vorvermieter(?:in)?|vorgänger(?:in)?|rechtsvorgänger(?:in)?|voreigentümer(?:in)?|versichert (?:bei|durch)|konto (?:bei|der)|finanziert (?:durch|von)|gekauft (?:bei|von)|erworben von|verpfändet an|erstellt (?:durch|von)|verfasst von|ausgearbeitet (?:durch|von)|beraten durch|beglaubigt durch|dienstverhältnis (?:bei|mit|zu)|beschäftigt bei|angestellt bei),? (?:der |die |dem |herrn |frau )?$/iu,
  never:
    /^(?:In|Im|Am|Bei|Für|Mit|Zu|Aus|An|Auf|Von|Nach|Alle|Jede[rn]?)\s|(?:^|\s)(?:\p{L}{0,60}vertrag|\p{L}{0,60}bedingungen|vereinbarung|vertragsparteien|parteien|artikel|anlage|datum|stempel|firmenstempel|handzeichen|siegel|unterschrift|januar|februar|märz|april|mai|juni|juli|august(?! [a-zäöüß]{3,})|september|oktober|november|dezember|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|straße|strasse|anschrift|adresse|gesetz|was|wann|wer|wie|wo|wenn|falls|sofern|bitte|dieser?|diese[mns]|ihr|ihre|ihnen|hallo|liebe[rs]?|ist|sind|nicht|kein|(?:angebot|marke|dienst) (?:der|des|von)|wohnung|bezug|bestätigung|buchung|bestellung|anmeldung|grü(?:ß|ss)en?|grüe?ssli|gru(?:ß|ss))(?=$|[\s,.:;])/iu,
  labels:
    /^(?:für|angebot für|(?:gemietet|gekauft|bestellt|gebucht) (?:bei|von)|(?:vermietet|verkauft|geliefert) (?:an|von|durch)|(?:dokument |exemplar |vertrag )?(?:erstellt|ausgestellt|ausgefertigt|vorbereitet|gedruckt|bestätigt|angenommen) für|kontoinhaber(?:in)?|name|(?:vor- und (?:nach|zu|familien)?name)|firmenname|vertragspartner(?:in)?|zwischen|und|parteien|rechnungsempfänger(?:in)?)$/i,
  nameOf: /^als |^(?:(?:vor- und )?name|daten|angaben|personalien|unterschrift) (?:des |der )/i,
  notLabels:
    /^(?:bank|model|heim|hotel|einrichtung|träger|plattform|gesellschaft|schule|verein|studio|werkstatt|filiale|laden|betrieb|gast|fahrer(?:in)?|fahrgast|partner(?:in)?|management|eltern|verlag)$/i,
  peopleLabels: /^(?:gast|fahrer(?:in)?|fahrgast|partner(?:in)?)$/i,
  partners:
    /^(?:gesellschafter|mitgesellschafter|partner|gründer|mitgründer|teilhaber|miteigentümer)(?:[:*/_]?in)?(?:s|n|nen)?$/i,
  formed:
    /^(?:(?:name|firma|bezeichnung) (?:der |des |unserer |unseres )(?:gesellschaft|gbr|firma|unternehmens|betriebs|geschäfts|projekts|vereins|gemeinschaft)|(?:die )?gesellschaft|firma|firmenname|geschäftsbezeichnung|gesellschaftsname)(?!\p{L})/iu,
  amongUs:
    /(?<!\p{L})(?:(?:zwischen|unter|für|bindet) uns(?: (?:beiden|beide|zweien|dreien|drei|vieren|vier|allen|alle))?|(?:zwischen uns )?(?:dreien|vieren)|wir (?:zwei|beide|beiden|drei|vier|fünf|alle|unterzeichnenden|geschwister|brüder|schwestern|freunde|freundinnen|nachbarn|cousins)|uns (?:zwei|beiden|beide|drei|dreien|vier|vieren)) ?[,:(-] ?/giu,
  ours: /^,? unsere?[mnr]? (?:neue[nr]? )?(?=\p{L})/u,
  openers: /(?<!\p{L})(?:zwischen|parteien sind|parteien(?= ?:)|vertragspartner sind)(?!\p{L})(?: ?:)?/giu,
  defines:
    /(?:(?:den|die|das|der) (?:wir|ich)(?: (?:hier|kurz|künftig|im folgenden))?(?= ?")|nachfolgend|nachstehend|im folgenden|hiernach|in der folge(?: genannt)?|künftig|im weiteren|kurz)(?: (?:auch|kurz))?[,:]? ?/gi,
  roleBehind: /(?:,? als (?:der |die )?|\s- )/gi,
  above: /(?<!\p{L})(?:oben|vor)(?:stehend)?[ -]?(?:genannte|bezeichnete)[rnms]?(?!\p{L})/iu,
  represents: /(?<!\p{L})(?:gesetzlich )?vertreten (?:durch|von)(?!\p{L})/iu,
  parent: /^ (?:seine|ihre|die|den|der)[nr]? (?:mutter|vater|eltern)(?!\p{L})/iu,
  signsFor: /^(?:für|i\. ?v\.|i\. ?a\.) /i,
  means: /^ ?(?:=|sind|ist|bist|bezeichnet|meint|:) /i,
  spoken: {
    i: /(?:^|[\s(])[Ii]ch(?:,| bin) /g,
    we: /(?:^|[\s("])(?:[Ww]ir)"?(?:(?: sind|:|,) | \()/g,
    you: /(?:^|[\s("])(?:(?:[Dd]u"?(?: bist|:)|[Dd]i[rch]{1,2},|Ihnen,|Sie"?:|Sie sind) |(?:[Dd]u|Sie|[Ii]hr) \()/g,
  },
  kin: / mein(?:e[mnr]?)? \p{Lu}[\p{Ll}-]{2,14},? (?=\p{Lu})/u,
  kinTitle: /^(?:Onkel|Tante|Oma|Opa|Großmutter|Großvater|Mama|Papa|Vetter|Cousine)(?!\p{L})/u,
  runBy:
    /(?<!\p{L})(?:(?:betrieben|angeboten|bereitgestellt|erbracht|herausgegeben|geführt) (?:von|durch)(?: der| die)?|(?:ist )?(?:eine? )?(?:marke|angebot|dienst|plattform|geschäftsbezeichnung) (?:der|von)|(?:anbieter(?:in)?|betreiber(?:in)?|vertragspartner(?:in)?|verkäufer(?:in)?)(?: (?:des|der|dieser|dieses|von) [^;:,\n]{3,50}?)? (?:ist|sind)(?: die| der)?|Inh(?:aber(?:in)?)?\.?:?) /giu,
  welcome: /(?:^|[\n.!] ?)(?:(?:Herzlichen )?Glückwunsch|Gratulation|(?:Herzlich )?Willkommen)[,!]? /gi,
  greeting:
    /^(?:(?:mein\p{L}{0,2} )?(?:liebe[rs]?|liebste[rs]?|hallo|servus|grüezi|moin|hoi|hey|hi|sali|salü|guten (?:tag|morgen|abend)|grüß (?:gott|dich|euch))(?!\p{L})|sehr geehrte)/iu,
  agrees:
    /^(?:(?:ich|wir) (?:bin|sind) )?(?:auch |ebenfalls |damit )?(?:einverstanden|vereinbart|gelesen|angenommen|akzeptiert|bestätigt|unterschrieben|zugestimmt|abgemacht)(?!\p{L})|^(?:ich stimme|wir stimmen)(?!\p{L})/iu,
  signed:
    /^(?:(?:(?:(?:ich|wir) (?:bin|sind|stimme|stimmen) )?(?:auch |ebenfalls |damit |so |alle |beide )?(?:einverstanden|vereinbart|zu(?=[ :])|zugestimmt)|unterschrift|unterschrieben|gelesen|angenommen|akzeptiert|bestätigt|erhalten|zur kenntnis|in ordnung|gegengezeichnet|abgemacht)[^:\n]{0,40}:|\(|_{3,}|(?:deine?|euer|eure|ihre?) (?=[\p{L}-]{2,20}(?: [\p{L}-]{2,20}){0,2}$))\s?/iu,
  notSigned: /zeug|^für |geschäftsführ|i\. ?a\.|i\. ?v\./i,
};
