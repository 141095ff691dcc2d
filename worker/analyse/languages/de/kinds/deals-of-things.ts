import type { DealsOf } from '#worker/analyse/languages/deals.ts';

/** What titles call deals about things and money. */
export const dealsOfThings = {
  'animal-sale':
    /(?:pferde|hunde|welpen|tier|katzen|vieh|rinder|fohlen|pony|schaf|bienen)-?(?:ver)?kauf|(?:ver)?kauf (?:eines|einer|von|des|der) (?:\S{1,12} )?(?:pferd|hund|welpen|katze|kuh|rind|schaf|ziege|fohlen|pony|tier|bienen)/,
  'art-sale':
    /(?:kunst|bilder|gemälde|antiquitäten)-?(?:ver)?kauf|(?:ver)?kauf (?:eines|einer|von|des|der) (?:\S{1,12} )?(?:gemälde|kunstwerk|bild|skulptur|antiquität)/,
  'bike-hire':
    /(?:fahrrad|e-?bike|rad|velo|lastenrad|roller|scooter)-?(?:abo|miete|verleih|vermietung|mietvertrag|leasing)|(?:miete|mietvertrag|abo) (?:für |über )?(?:ein |einen |ihr |dein )?(?:e-?bike|fahrrad|velo|lastenrad|roller)/,
  'burial-plot':
    /grabnutzung|grabstätte|grabrecht|gruft|urnen(?:platz|nische|grab)|ruhebaum|bestattungswald|familiengrab/,
  'business-transfer':
    /unternehmens(?:ver)?kauf|geschäftsübernahme|betriebsübernahme|praxisübernahme|übernahme (?:des|der|eines|einer) (?:ladens|geschäfts|betriebs|praxis|gasthauses|bäckerei|filiale)|geschäftsübergabe|ablöse|anteilskauf|praxiskauf|übergabevertrag/,
  'container-hire':
    /(?:container|mulden|baustellen-?wc|toiletten|gerüst|dixi)-?(?:miete|gestellung|verleih|vermietung|bestellung)|(?:miete|gestellung) (?:eines|einer) (?:containers?|mulde|toilette|gerüst)/,
  'costume-hire':
    /(?:kostüm|brautkleid|kleider|trachten|smoking|frack|dirndl|anzug|talar)-?(?:verleih|miete|vermietung|leih)|(?:leih|miete|mietvertrag) (?:eines |über ein )?(?:kostüm|brautkleid|kleid|smoking|tracht)/,
  'crop-sale':
    /(?:heu|stroh|getreide|trauben|ernte|obst|kartoffel|mais|gras)-?(?:ver)?kauf|(?:ver)?kauf (?:der|von|des) (?:\S{1,14} )?(?:ernte|heu|stroh|trauben|getreide|gras)|traubenabnahme|abnahmevertrag/,
  'daily-delivery':
    /(?:milch|eier|brot|brötchen|gebäck|semmel|obst|gemüse|blumen|fisch|wasser|getränke|windel|zeitungs)-?(?:lieferung|liefervertrag|lieferdienst|dienst|service|zustellung|abo)|(?:lieferung|belieferung) (?:von|mit) (?:\S{1,12} )?(?:milch|eiern|brot|brötchen|obst|gemüse|blumen|äpfeln|käse|fleisch|wasser)/,
  'debt-acknowledgement': /schuldanerkenntnis|schuldanerkennung|schuldschein|schuldbekenntnis|wechsel(?!seitig)/,
  'device-hire':
    /(?:kopierer|drucker|kaffeemaschinen|wasserspender|pflegebett|rollstuhl|waschmaschinen|kühlschrank|fernseh|handy|laptop|computer|geräte|terminal|milchpumpen|hausgeräte|sauerstoffgerät)-?(?:miete|mietvertrag|verleih|vermietung|abo)|(?:miete|vermietung|mietvertrag) (?:eines|einer|von|über ein(?:en|e)?) (?:kopierer|drucker|kaffeemaschine|wasserspender|pflegebett|rollstuhl|waschmaschine|laptop|kühlschrank)/,
  energy:
    /stromliefer|gasliefer|energieliefer|(?:strom|gas|energie|fernwärme|wärme|wasser)-?(?:vertrag|tarif|versorgung|bezug|lieferung)/,
  'food-box':
    /(?:gemüse|obst|bio|abo|ernte|koch|wein|bier|kaffee|käse|fleisch|blumen|genuss|regional|überraschungs)-?(?:kiste|kisterl|box|körbe?|korb|tasche|abo)|solawi|solidarische landwirtschaft|kochbox|ernteanteil|foodcoop/,
  'fuel-delivery':
    /(?:brennholz|heizöl|pellets?|flüssiggas|gasflaschen|kohle|diesel|öl|hackschnitzel|kaminholz)-?(?:lieferung|liefervertrag|abo|bestellung|kauf)|(?:lieferung|belieferung) (?:von|mit) (?:brennholz|heizöl|pellets|flüssiggas|hackschnitzel)/,
  'furniture-hire':
    /möbel-?(?:miete|abo|verleih|vermietung|mietvertrag|leasing)|(?:miete|vermietung|mietvertrag) (?:von|über) (?:\S{1,12} )?(?:möbel|einrichtung|sofa|pflanzen)|pflanzenmiete|mietmöbel|home staging/,
  gift: /schenkung|übergabe aus der hand|zuwendung/,
  'goods-sale':
    /kaufvertrag|verkauf|kauf (?:eines|einer|von|des|der)|ratenkauf|teilzahlungskauf|kontrakt des verkaufes/,
  'goods-supply':
    /liefervertrag|rahmenliefer|belieferung|bezugsvertrag|liefervereinbarung|getränkeliefer|bierliefer|großhandel/,
  guarantee: /bürgschaft|\bbürge|mitverpflichtung|garantieerklärung|schuldbeitritt|solidarbürg/,
  'hire-purchase': /mietkauf|leasing|kaufoption|vorkaufsrecht am fahrzeug|ratenleihe/,
  'instrument-hire':
    /(?:instrumenten|klavier|cello|geigen|harfen|gitarren)-?(?:miete|mietvertrag|verleih|vermietung|leih)|(?:miete|leihe|vermietung|überlassung|mietvertrag) (?:eines|einer|von|über ein(?:e|en)?) (?:\S{1,12} )?(?:instrument|klavier|cello|geige|harfe|gitarre|akkordeon|flügel)/,
  'land-sale':
    /(?:grundstücks|haus|wohnungs|immobilien|acker|wald|garagen|liegenschafts)-?(?:ver)?kauf|(?:ver)?kauf (?:eines|einer|des|der) (?:grundstück|haus|wohnung|wiese|wald|acker|garage|liegenschaft|eigentumswohnung)|reservierungs(?:vertrag|vereinbarung)|vorvertrag|kaufanbot/,
  lending:
    /leihvertrag|leihe\b|leihgabe|gebrauchsleihe|gebrauchsüberlassung|unentgeltliche überlassung|reitbeteiligung/,
  loan: /darlehen|kredit|\bdarleh|geldleihe|hypothek/,
  neighbours:
    /nachbar|wegerecht|dienstbarkeit|grunddienstbarkeit|servitut|überfahrtsrecht|grenzbebauung|zaunvereinbarung|brunnenrecht|durchleitungsrecht/,
  'party-hire':
    /(?:zelt|festzelt|hüpfburg|geschirr|möbel für feste|party|ton(?:technik|anlage)|licht(?:technik|anlage)|bühnen|tische|stühle|whirlpool|sauna|festgarnituren|bierbank)-?(?:verleih|miete|vermietung|mietvertrag)|(?:miete|vermietung|mietvertrag) (?:eines|einer|von|über ein(?:e|en)?) (?:\S{1,12} )?(?:festzelt|zelt|hüpfburg|geschirr|tonanlage|musikanlage|saunafass|bierzelt)/,
  pawn: /pfandleih|pfandschein|verpfänd|leihhaus/,
  'payment-plan':
    /ratenzahlungsvereinbarung|ratenvereinbarung|zahlungsplan|abzahlungsvereinbarung|stundung|tilgungsvereinbarung/,
  'pet-adoption':
    /(?:tierschutz|tiervermittlungs|adoptions|abgabe|pflegestellen|schutz)-?vertrag|(?:adoption|vermittlung|abgabe) (?:eines|einer|von) (?:\S{1,12} )?(?:hund|katze|tier|pferd)/,
  'press-subscription':
    /zeitungsabo|zeitschriftenabo|abonnement (?:der|einer) (?:zeitung|zeitschrift)|buchclub|lesering/,
  release: /haftungsausschluss(?:erklärung)?|haftungsverzicht|verzichtserklärung|freistellungserklärung|enthaftung/,
  scholarship: /stipend|studienbeihilfe|förderv(?:ertrag|ereinbarung)|zuschussvereinbarung/,
  settlement:
    /vergleich(?:svereinbarung|svertrag)?|außergerichtliche einigung|abfindungserklärung|mediationsvereinbarung|schlichtung/,
  'settlement-of-employment':
    /aufhebungs(?:vertrag|vereinbarung)|auflösungs(?:vertrag|vereinbarung)|abwicklungsvertrag|beendigung des (?:arbeits|dienst)verhältnisses|ausscheidensvereinbarung|einvernehmliche auflösung/,
  'timber-sale':
    /holz(?:ver)?kauf|stehendholz|(?:ver)?kauf (?:von|des|der|stehenden) (?:\S{1,12} )?(?:holz|holzes|bäume|bäumen|stammholz|wald)|holz auf dem stock|stockkauf|holzernte|selbstwerber|holzschlag|christbaum/,
  'tool-hire':
    /(?:maschinen|werkzeug|geräte|bagger|kamera|drohnen|anhänger|kran|stapler|traktor|arbeitsbühnen|hebebühnen|generator)-?(?:miete|mietvertrag|verleih|vermietung|leihe)|(?:miete|vermietung|mietvertrag) (?:eines|einer|von|über ein(?:e|en)?) (?:\S{1,12} )?(?:bagger|maschine|kamera|anhänger|kran|traktor|werkzeug|stapler|gerät|häcksler|minibagger)/,
  'vehicle-hire':
    /(?:auto|wagen|fahrzeug|pkw|kfz|transporter|wohnmobil|camper|boots|yacht|motorrad|taxi|limousinen|oldtimer|lkw|segelboot|kanu|wohnwagen)-?(?:abo|miete|mietvertrag|verleih|vermietung|charter|überlassung)|auto-abo|mietwagen|chartervertrag|carsharing|(?:miete|vermietung|mietvertrag|überlassung) (?:eines|einer|von|über ein(?:e|en)?) (?:\S{1,12} )?(?:auto|wagen|fahrzeug|pkw|transporter|wohnmobil|boot|yacht|motorrad|taxi|lkw|campingbus|wohnwagens?)/,
  'vehicle-sale':
    /(?:auto|wagen|kfz|pkw|fahrzeug|gebrauchtwagen|motorrad|boots|wohnwagen|wohnmobil|traktor|roller|fahrrad|mobilheim)-?(?:ver)?kauf|(?:ver)?kauf(?:vertrag)? (?:für |über )?(?:eines|einer|des|ein|einen|eine|das|den) (?:\S{1,14} )?(?:auto|wagen|kfz|pkw|kraftfahrzeug|fahrzeug|okkasionsfahrzeug|motorrad|boot|wohnwagen|wohnmobil|traktor|roller|mobilheim)/,
  volunteering: /ehrenamt|freiwillig(?:en|es)|gastfamilie|gastschüler|austauschschüler/,
} as const satisfies DealsOf;
