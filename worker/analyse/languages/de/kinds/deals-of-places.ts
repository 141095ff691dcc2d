import type { DealsOf } from '#worker/analyse/languages/deals.ts';

/** What titles call deals about places and rights, and about what is done together or for another. */
export const dealsOfPlaces = {
  'advertising-space':
    /werbefläche|plakat(?:wand|fläche|standort)|werbetafel|werbebanner|bandenwerbung|giebelwand|fahrzeugwerbung|werbestandort/,
  allotment:
    /kleingarten|schrebergarten|gartenparzelle|gemeinschaftsgarten|pflanzplätz|gartenpacht|krautgarten|familiengarten/,
  ambassador: /markenbotschaft|botschafter(?:vertrag|in)|testimonial/,
  broker: /versicherungsmakler|kreditvermittlung|finanzmakler|schiffsmakler|maklervertrag|finanzierungsvermittlung/,
  'brand-licence': /(?:marken|patent|muster|merchandising|logo|rezept|know-how|figuren)-?(?:lizenz|nutzung)/,
  carpool: /fahrgemeinschaft|mitfahr|auto-?teilen|gemeinsame nutzung (?:eines|des) autos|nanny-?sharing/,
  'chair-rental':
    /stuhlmiete|(?:friseur|behandlungs|therapie)(?:stuhl|platz|raum)(?:-?miete| mieten|vermietung|nutzung)|mitbenutzung (?:eines|der|des) (?:praxis|küche|studio|behandlungsraum)|küchennutzung|praxisgemeinschaftsraum/,
  'commercial-agency':
    /handelsvertret|handelsagent|vertretung in|vertretungsvertrag|handelsagentur|vermittlungsvertreter/,
  confidentiality: /vertraulich|geheimhaltung|verschwiegenheit|\bnda\b/,
  consignment: /kommission|konsignation|in kommission|verkauf auf rechnung|galerievertrag|trödelvertrag/,
  desk: /co-?working|arbeitsplatz (?:im|in einem) (?:gemeinschafts|büro)|schreibtischplatz|gemeinschaftsbüro|bürogemeinschaft|flexdesk|atelierplatz|werkstattplatz/,
  distribution:
    /vertriebsv|vertragshändler|händlervertrag|wiederverkauf|alleinvertrieb|vertriebspartner|importvertrag|handelspartner/,
  'estate-agency':
    /(?:immobilien)?maklerauftrag|alleinauftrag|verkaufsauftrag|verkaufsmandat|immobilienmakler|vermittlungsauftrag|makleralleinauftrag/,
  'filming-location': /dreh(?:ort|genehmigung|arbeiten)|motivvertrag|motivmiete|filmmotiv/,
  fishing: /fischerei|angel(?:karte|schein|gewässer|erlaubnis)|fischwasser|fischereipacht/,
  franchise: /franchise/,
  garage: /stellplatz|parkplatz|abstellplatz|garage|tiefgarage|einstellhalle|autoabstellplatz/,
  grazing:
    /weide(?:vertrag|recht|nutzung|überlassung|pacht|gang)|beweidung|alpung|sömmerung|almweide|bienen(?:stand|stock|völker)|pensionsvieh/,
  'holiday-home':
    /ferien(?:haus|wohnung|hütte|unterkunft|apartment)|berghütte|chalet|urlaubs(?:miete|wohnung)|gästehaus|beherbergung/,
  home: /(?:wohnungs|wohnraum|zimmer|wg|haus|untermiet)-?(?:mietvertrag|vertrag)|(?:miete|mietvertrag|vermietung) (?:über |für )?(?:eine |ein |einer |eines )?(?:\S{1,14} )?(?:wohnung|zimmer|haus|apartment|einfamilienhaus)|untermiete|wohngemeinschaft|studentenzimmer|studentisches apartment|wohnheim/,
  hunting: /jagdpacht|jagd(?:vertrag|erlaubnis|revier|gebiet)|pirschvertrag|begehungsschein|abschuss/,
  influencer:
    /influencer|creator|content-?(?:kooperation|deal|vertrag)|social[- ]media|gesponserte (?:beiträge|posts)|bezahlte (?:kooperation|partnerschaft)|kooperation (?:auf|mit) (?:instagram|tiktok|youtube)|blogger|streamer|podcast-?werbung|werbekooperation/,
  'joint-purchase':
    /gemeinsame[rn]? (?:kauf|anschaffung|erwerb|eigentum|ankauf)|miteigentum|(?:boots|eigner|halter|käufer|anschaffungs|eigentümer)gemeinschaft|gemeinschaftskauf|bruchteilsgemeinschaft|kaufen wir (?:gemeinsam|zusammen|zu (?:zweit|dritt|viert))|sammelkauf|einkaufsgemeinschaft/,
  'land-lease':
    /(?:land|acker|wiesen|grundstücks|landwirtschaftliche[rn]?)-?pacht|pachtvertrag|erbbaurecht|baurechtsvertrag|verpachtung|flächenüberlassung/,
  lease: /mietvertrag|bestandsvertrag|bestandvertrag|vermietung|\bmiete\b/,
  'market-stall':
    /markt(?:stand|platz|beschicker|händler|bude|fahrer|hütte)|standplatz|(?:weihnachts|christkindl|wochen|floh|bauern|jahr)markt|verkaufsstand|imbissstand|messestand|standfläche|pop-?up|kiosk|foodtruck-?(?:platz|stellplatz)|aussteller|gastronomiefläche|schank(?:erlaubnis|recht)/,
  'marketplace-terms':
    /nutzungsbedingungen|plattformbedingungen|(?:verkäufer|händler|anbieter|nutzer|autoren|tutoren)-?bedingungen|marktplatz(?:bedingungen|regeln)|verkaufen auf|bedingungen für (?:verkäufer|autor|schreibende|betreuer)/,
  mooring: /liegeplatz|bootsplatz|bojenplatz|\bboje\b|marina|steganlage|stegplatz|hafenplatz|ankerplatz/,
  'music-licence': /(?:musik|song|beat|synchronisations|sync|sample|tonträger)-?lizenz|musiknutzung|aufführungsrecht/,
  partnership:
    /gesellschaftsvertrag|gesellschaftervereinbarung|\bgbr\b|gesellschaft bürgerlichen rechts|einfache gesellschaft|gründervereinbarung|gründervertrag|joint venture|arbeitsgemeinschaft|kooperationsvertrag|stille beteiligung|stille gesellschaft|partnerschaftsvertrag|praxisgemeinschaft|bandvertrag|genossenschaft(?=svertrag)|zusammenarbeitsvertrag/,
  'photo-licence':
    /(?:bild|foto|video|schrift|illustrations|stock|inhalte|film)-?(?:lizenz|nutzungsrecht|nutzungsvertrag|agentur)|bilddatenbank|nutzungsrechte an (?:fotos|bildern|videos)/,
  pitch:
    /(?:camping|dauercamping|wohnwagen|mobilheim|wohnmobil|zelt)-?(?:platz|stellplatz|parzelle)|dauerstellplatz|dauercamp|strandkorb(?!verleih)|badehütte|campingvertrag/,
  publishing: /verlagsvertrag|autorenvertrag|verlagsvereinbarung|herausgebervertrag|buchvertrag|v e r l a g s/,
  referral:
    /tippgeber|empfehlungs(?:vertrag|prämie|programm|vereinbarung)|affiliate|provisionsvereinbarung|vermittlungsprovision|kundenvermittlung|vermittlungsvereinbarung/,
  'roof-lease':
    /dach(?:pacht|nutzung|miete|überlassung|flächen)|(?:antennen|mobilfunk|windkraft|solar|funkmast)-?(?:standort|standortvertrag|nutzungsvertrag|pacht)|gestattungsvertrag.{0,20}dach/,
  'shop-lease':
    /geschäftsraum|geschäftsräume|gewerbe(?:miet|raum|fläche)|ladenlokal|(?:büro|werkstatt|lager|praxis|atelier|gastronomie|hallen)-?(?:miete|mietvertrag)|miete von (?:werkstatt|laden)|betriebspacht/,
  'software-licence': /software-?lizenz|endbenutzer-?lizenz|\beula\b|programmüberlassung|softwareüberlassung/,
  'software-subscription':
    /\bsaas\b|(?:nutzung|miete|überlassung|abo) (?:der|einer|von) (?:\S{0,14})software|software-?(?:miete|abo|als dienst)|cloud-?(?:dienst|vertrag|software)/,
  sponsorship: /sponsor/,
  'sports-ground':
    /(?:sportplatz|turnhallen|hallen|platz|schwimmbad|tennisplatz|eishallen|reithallen)-?(?:nutzung|überlassung|belegung|benützung)|benutzung (?:der|des|einer|eines) (?:turnhalle|sporthalle|sportplatz|schwimmbad)/,
  'storage-unit': /lagerabteil|lagerbox|selfstorage|self-storage|lagerraum|mietlager|einlagerungsbox|kellerabteil/,
  syndicate:
    /tippgemeinschaft|lotto(?:gemeinschaft|spielgemeinschaft)|maschinengemeinschaft|maschinenring|rennpferde?gemeinschaft|gemeinschaftsmaschine|anlegerclub|investmentclub|zuchtgemeinschaft|hofgemeinschaft/,
  'talent-agency':
    /künstler(?:betreuung|agentur|management|vermittlung)|managementvertrag|modelagentur|literaturagentur|spielervermittl|spielerberater|bookingagentur|artist management|talentagentur/,
  'ticket-agency':
    /vorverkauf|ticket(?:vertrieb|verkauf|agentur)|kartenverkauf|kartenvorverkauf|lotto-?annahmestelle|reisebüroagentur|vorverkaufsstelle/,
  'vending-machine':
    /automaten(?:aufstell|platz|vertrag|standort)|(?:verkaufs|getränke|snack|spiel|geld|bankomat|zigaretten)-?automat|ladesäule|ladestation|paketstation|paketfach|aufstellung (?:eines|von) (?:\S{0,12}automat|fotoautomat)/,
} as const satisfies DealsOf;
