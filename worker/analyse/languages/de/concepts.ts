import type { ConceptWords } from '#worker/analyse/built-in/learned/concepts/concept.ts';

export const concepts: ConceptWords = {
  drafter:
    'wir uns unser* vermieter* verpächter* eigentümer* unternehmen firma gesellschaft darlehensgeber* kreditgeber* bank arbeitgeber* agentur makler* anbieter* *lieferant* dienstleister* lizenzgeber* franchisegeber* verlag* verleger* manager* plattform studio *verein schule kita haus händler* verkäufer* *betreiber* veranstalter* verwalt* zentrum werkstatt auftragnehmer* handwerk* installateur* betrieb* institut leasinggeber* träger gläubiger* versorger* akademie heim gmbh',
  reader:
    'sie ihr ihre ihren ihrem ihrer ihnen du dein* dir dich mieter* pächter* kund* mitglied* arbeitnehm* mitarbeiter* beschäftigt* angestellt* darlehensnehmer* kreditnehmer* käufer* erwerber* autor* künstler* franchisenehmer* gast gäste gastes eltern schüler* teilnehmer* nutzer* abonnent* bürge* bürgin freiberuf* auftraggeber* lizenznehmer* bewohner* reisend* auszubild* fahrer* verbraucher* leasingnehmer* brautpaar besteller* schuldner* versicherungsnehmer* verkäuferin',
  both: 'beide* jede_partei parteien gegenseitig* einander gemeinsam* einvernehmlich beiderseit* jeder_von jeweils_andere*',
  'third-party':
    'dritt* partner* verbunden* konzern* werbe* anderen andere_firma versicherer* nachunternehmer* auskunftei* subunternehmer*',
  authority: 'behörde* polizei amt gericht* gesetz* staat betriebsrat gewerkschaft gemeinde aufsicht*',
  heirs: 'erbe* ehegatt* ehefrau ehemann famili* kind* angehörig* witwe*',
  may: 'darf dürfen kann können berechtigt* recht_auf befugt* erlaubt* steht_frei zulässig* vorbehalt* behält_sich behalten_uns',
  must: 'muss muß müssen hat_zu haben_zu ist_zu sind_zu verpflicht* *pflicht* schulde* soll sollen obliegt erforderlich* nötig zu_zahlen zu_tragen',
  'may-not':
    'darf_nicht dürfen_nicht darf_kein* dürfen_kein* kann_nicht können_nicht verboten untersagt nicht_gestattet kein_recht kein_anspruch keinen_anspruch nicht_berechtigt ausgeschlossen unzulässig nicht_erlaubt unterlässt',
  'need-not':
    'muss_nicht müssen_nicht nicht_verpflichtet keine_pflicht braucht_nicht braucht_kein* nicht_nötig brauchen_nicht keine_verpflichtung schuldet_nicht entbehrlich',
  will: 'wird werden',
  not: 'nicht kein* nie niemals weder noch nirgends niemand*',
  nothing: 'nichts kein* niemand* null nie',
  without: 'ohne frei_von fehlt entfällt entbehrl* ohnehin',
  only: 'nur allein* ausschließlich lediglich bloß einzig* ausschliesslich',
  unless:
    'außer es_sei sofern_nicht soweit_nicht ausgenommen mit_ausnahme bis_auf sonst solange_nicht ausser wenn_nicht vorbehaltlich abgesehen',
  'even-if':
    'auch selbst ungeachtet unabhängig trotz obwohl gleichviel gleichgültig ganz_gleich egal dennoch gleich_ob sogar unbeschadet',
  if: 'wenn falls sofern sobald bei soweit im_fall im_falle',
  whatever: 'gleich_aus welche* was_auch wer_auch egal jeglich* gleichgültig wie_lange wann_immer beliebig*',
  any: 'jede* jeglich* irgend* sämtlich*',
  all: 'alle* sämtlich* ganz* gesamt* voll* vollständig*',
  discretion:
    '*ermessen* belieben billig* meinung ansicht entscheid* befind* hält für_nötig halten bestimm* wunsch wähl* wahl geschmack gutdünken beurteil* möchte will einschätz* freie*',
  deemed:
    'gilt gelten als_erteilt als_genehmigt unterstellt angenommen vermutet anzusehen zählt zählen betrachtet bedeutet stillschweig* anerkannt versteht_sich',
  final:
    'endgültig* verbindlich* unwiderruf* unanfechtbar* maßgeb* abschließend* bindend* letzte_wort einwand* unstreitig',
  accepts:
    'anerkenn* akzeptier* einverstanden bestätig* erklär* zustimm* stimmt bewilli* unterschr* unterzeichn* willigt kenntnis versicher*',
  refuse: 'weiger* verweiger* ablehn* abgelehnt widersprech* beanstand* bestreit* versag*',
  consent: 'zustimmung erlaubnis genehmig* einwillig* rücksprache gefragt fragen einverständnis absprache',
  reasonable:
    'angemessen* billig* treu_und verhältnismäßig* zumutbar* begründet* tatsächlich* nachgewiesen* redlich* ortsüblich* gerecht*',
  'by-law': 'gesetz* *gesetz gesetzlich* bgb verordnung* vorschrift* rechtlich* tarif* gewährleistungsrecht zwingend*',
  proof: '*beweis* nachweis* nachweisen belegt *beleg* rechnung* quittung* foto* protokoll* zähler* aufzeichn* darleg*',
  fault:
    'verschuld* schuld vorsatz vorsätzlich fahrlässig* *verletzung verstoß verstöß* vertretung zu_vertreten *verzug',
  'any-time': 'jederzeit zu_jeder zu_jedem von_zeit nach_bedarf wann_immer jeden_tag bei_bedarf beliebig_oft',
  'at-once':
    'sofort* unverzüglich fristlos* umgehend auf_der_stelle am_selben am_gleichen augenblicklich alsbald stehenden noch_am taggleich ohne_frist gleichen_tag',
  automatic: 'automat* von_selbst stillschweig* von_allein ohne_weiteres ohne_weitere selbsttätig',
  renew:
    'verlänger* erneuer* weiteres_jahr weitere_jahre läuft_weiter fortgesetzt fort weiter setzt_sich schließt_sich',
  notice:
    '*frist* ankündig* *benachrichtig* mitteil* mitgeteilt anzeig* kündig* *schreiben brief* schriftlich* vorher bescheid melde* hinweis* textform e-mail mahn*',
  reason: 'grund gründe* gründ* begründ* anlass anlaß ursache warum erklärung',
  'in-advance': 'voraus* im_voraus vorher vorab anzahlung* vorkasse vorschuss bei_unterschrift bei_bestellung',
  late: 'spät* verspät* *verzug verzöger* rückstand* rückständ* säumig* überfällig* versäum* mahnung*',
  early:
    'vorzeitig* vor_ablauf früher* vor_der_zeit rücktritt widerruf* aussteig* ausscheid* storn* abbrech* abbruch verläs* scheidet beendet_vor tritt zurück',
  remaining: 'rest* übrig* verbleib* ausstehend* offen* saldo noch_offen restlich*',
  forever:
    'ewig dauer* unbefrist* zeitlich_unbe* weltweit unbegrenzt lebenslang* für_immer immer unwiderruflich bleibend',
  period:
    'tag* woche* monat* jahr* quartal* *zeitraum* stunde* *dauer saison* *monatig* *jährig* wochen* *jährlich* *monatlich*',
  'no-end': 'unbefrist* unbestimmt* unbegrenzt* bis_auf_weiteres ohne_grenze endlos',
  deadline: 'binnen innerhalb spätestens bis_zum bis_zur ablauf *frist verfäll* fristgerecht',
  'after-end':
    'nach_ende nach_beendigung nach_vertragsende danach nach_ablauf nachvertrag* nach_dem_ende fortgelten über_das_ende nach_dem_ausscheiden nachwirk*',
  wait: 'wart* bis_zu solange ausgesetzt aufschub bis_dahin',
  fee: '*gebühr* *kosten* *entgelt* *pauschale* *zuschlag* *aufschlag* *beitrag* *honorar* aufwand* aufwendung* *spesen* berechn* umlage* *nebenkosten*',
  penalty: '*strafe* buße vertragsstraf* pauschal* doppelt* dreifach* *straf schadenspauschale* bußgeld',
  pay: 'zahl* bezahl* *zahlung* schuldet trägt tragen begleich* entricht* fällig* übernimmt abgebucht eingezogen erstatt* leistet aufkommen beteilig*',
  price: '*preis* *miete *rate *raten *betrag* summe *lohn* *gehalt* *entgelt* *pacht tarif* monatsmiete *beitrag',
  increase:
    'erhöh* steig* anheb* angehoben anpass* angepasst anzupass* *anpassung* *erhöhung* teurer index* *mehr höher* nachfordern nachzahl*',
  decrease: 'minder* senk* *nachlass ermäßig* gekürzt kürz* rabatt weniger verringer* herab*',
  interest: '*zins* *prozentpunkt* effektiv* jahreszins verzinst',
  deposit: '*kaution* anzahlung* sicherheit* *reservierung* pfand hinterleg* einbehalt* vorschuss',
  refund:
    'erstatt* zurückgezahlt rückzahl* zurückzahl* *rückerstattung* gutschrift* gutgeschrieben zurückgegeben rückgabe zurück gutschein* auszahl*',
  keep: 'behält behalten einbehalt* verbleib* bleibt bleiben *eigentum steht_zu zurückbehalt* gehört_uns',
  forfeit:
    'verfäll* verfallen verlier* verlust* erlisch* erlösch* verwirk* entfällt entfallen wertlos ersatzlos hinfällig *verfall weg untergeh* aufgegeben verzicht*',
  deduct: 'abzieh* abgezogen abzug* verrechn* aufrechn* einbehalt* vom_lohn vom_gehalt gekürzt abgerechnet angerechnet',
  'own-cost':
    'auf_eigene eigene_kosten auf_seine_kosten auf_ihre_kosten zu_lasten auf_kosten aus_eigener zulasten eigener_tasche selbst_zu eigenen_kosten',
  free: 'kostenlos* unentgeltlich* gratis kostenfrei* ohne_aufpreis inklusive inbegriffen auf_unsere_kosten zahlen_wir umsonst geschenkt',
  minimum: 'mindest* *mindest* wenigstens nicht_unter untergrenze *laufzeit',
  cap: 'höchst* begrenz* *grenze* maximal* beschränk* höchstens bis_zu nicht_mehr_als übersteig* obergrenze gedeckelt',
  percent: 'prozent* 0% hälfte drittel viertel zehntel anteil* v_h %',
  wages:
    '*lohn* *gehalt* *vergütung* überstunden* *zulage* bonus prämie* tantieme* gage* sonderzahlung* mehrarbeit stundenlohn',
  commission: '*provision* courtage prozentsatz *honorar* tantieme*',
  estimate:
    'voraussicht* ungefähr etwa circa unverbindlich* schätz* *richtwert* bemüht bemühen angestrebt üblich* in_der_regel kostenvoranschlag geplant*',
  debt: 'schuld* *rückstand* forderung* inkasso* mahn* vollstreck* schufa eintreib* *pfändung* abgetreten',
  'full-amount':
    'in_voller voller_höhe vollen_preis volle_miete gesamte* gesamtpreis ganze_summe in_einer_summe vollständig voller_monat restsumme',
  unpaid:
    'unbezahlt* nicht_vergütet nicht_bezahlt ohne_vergütung abgegolten ohne_lohn kein_lohn ohne_ausgleich ohne_bezahlung keine_arbeitszeit nicht_als_arbeitszeit unvergütet abgedeckt ehrenamt*',
  tip: 'trinkgeld*',
  change:
    'änder* ändern *änderung* geändert anpass* umstell* ersetz* verleg* austausch* abweich* umgestalt* neu_fest verschieb* umzulegen wechsel* festsetz*',
  end: 'kündig* *kündigung* beend* end* endet aufheb* auflös* *rücktritt einstell* schließ* entlass* erlischt aufhör* trennen abmeld*',
  suspend:
    'sperr* gesperrt aussetz* abschalt* abgeschaltet stilllegen löschen gelöscht einfrier* ausschließ* ausschluss unterbrech* drossel* entfern* abklemm* abstell* deaktivier* stillgelegt',
  'take-away':
    'zurückhol* abhol* wegnehm* verwert* räum* pfand* verkauf* entsorg* einzieh* *besitz herausgabe abtransport* sicherstell* schloss versteiger* öffnen',
  enter: 'betret* zutritt zugang besichtig* *schlüssel* hausbesuch* besuch* begeh* wohnung *kontrolle hinein nachsehen',
  watch:
    '*kamera* film* aufzeich* überwach* *kontroll* orten ortung gps standort* mithör* mess* protokollier* beobacht* erfasst *gerät auswert* gespeichert speicher*',
  'share-data':
    'weitergeb* weitergegeben weitergabe übermitt* teilen teilt offenleg* mitteilt verkauft überlass* bekanntgeb* schufa auskunftei* zugänglich',
  data: '*daten* information* adresse* anschrift telefon* *nummer *akte* nachrichten kontakte profil* verlauf',
  publish:
    'veröffentlich* *foto* *bild* *aufnahmen* video* website internet werb* werbung *werbe* namen presse soziale* kampagne* bewertung*',
  'own-work':
    '*urheber* *rechte *rechten gehör* *eigentum* erfind* idee* entwurf entwürfe* *werk* arbeitsergebnis* material* manuskript aufnahmen inhalte* überträgt abgetreten schöpf* geschaffen',
  licence: 'lizenz* nutzungsrecht* nutzungsrechte* verwert* bearbeit* unterlizenz* vervielfält* weltweit nutzen',
  compete:
    'konkurr* *wettbewerb* mitbewerb* rival* ähnlich* gleiche_branche gleichartig* umkreis abwerb* kundschaft *schutz wettbewerbsverbot branche',
  'work-elsewhere':
    'nebentätig* nebenbeschäft* andere_arbeit anderen_arbeitgeber andere_auftraggeber für_andere nebenjob für_dritte anderweit* weitere_auftraggeber',
  secret: 'vertraulich* geheim* schweig* stillschweigen verschwieg* offenbar* verrat* diskret*',
  criticise:
    'kritik* kritisch* schlecht* negativ* abfällig* bewertung* äußer* ruf ansehen beschwer* nachteilig* herabsetz* öffentlich',
  transfer:
    'abtret* übertrag* *übertragung abgetreten rechtsnachfolg* anderes_unternehmen übergeh* eintret* weitergeb* veräußer* nachfolg* tritt_ein',
  substitute: 'ersatz* ersetz* gleichwert* ähnlich* subunternehm* unterauftrag* vertret* anderer vergleichbar* umbuch*',
  sell: 'verkauf* verkäuf* versteiger* *markt* veräußer*',
  search: 'durchsuch* tasche* spind* test* untersuch* ärzt* *prüfung führungszeugnis kontroll*',
  inform:
    'inform* aushang internet* website portal app veröffentlich* bekanntgemacht hinweis* newsletter aushäng* schwarz* rundschreiben',
  liable: 'haft* *haftung* verantwort* einsteh* einzustehen steht_ein aufkommen *schuld rechenschaft',
  damage:
    '*schaden* *schäden* *verlust* verlor* beschädig* zerstör* diebstahl gestohlen bruch abhanden *verschleiß kratzer flecken mangel',
  injury: 'verletz* *tod gesundheit* unfall* unfäll* körper* leben krank*',
  negligence: 'fahrlässig* grob* vorsatz vorsätzlich* leicht_fahrlässig* erfüllungsgehilf* personal unachtsam*',
  indemnify:
    'freistell* stellt_frei freizustellen schadlos* *freistellung ersetzt_uns hält_schadlos frei_von_ansprüchen stellt_uns',
  compensate:
    'entschädig* *ersatz* ausgleich* erstatt* gutschrift* schadenersatz* schadensersatz* minder* abfind* karenz*',
  claim: 'anspruch ansprüche* *forderung* klag* geltend verlang* reklam* beschwer* rüge* rechtsmittel rechtsweg',
  waive:
    'verzicht* aufgeb* entbind* erläss* ausgeschlossen ausschluss erledigt abgegolten abbeding* keine_ansprüche ausschließ*',
  guarantee:
    '*bürg* garant* *sicherheit* persönlich* hypothek* *pfand* sicherungs* privatvermögen *grundschuld* einstehen selbstschuld* abtretung',
  jointly: 'gesamtschuld* gemeinschaft* solidar* jeder_für vorausklage zusammen samtverbindlich',
  'as-is':
    'wie_besichtigt wie_gesehen gekauft_wie wie_es_steht ohne_gewähr unter_ausschluss im_jetzigen bekannt zustand keine_gewähr wie_er',
  defect: 'mangel mängel* mangelhaft* defekt* fehler* *störung* *ausfall* panne* gebrech* problem*',
  repair:
    '*reparatur* reparier* instand* *wartung* wartet renovier* streich* reinig* *erneuer* beheb* pfleg* *arbeiten schönheits*',
  insurance: '*versicher* *police* selbstbehalt* selbstbeteil* deckung* *schutz* prämie*',
  'outside-control':
    'höhere_gewalt höherer_gewalt unvorherseh* *wetter* streik* umstände *engpass* *engpäss* unabwendbar* witterung*',
  risk: '*risiko* gefahr* eigene_gefahr wagnis',
  court: 'gericht* *gericht* gerichtsstand klage* zuständig* rechtsstreit*',
  arbitration: 'schieds* schlicht* mediation* sachverständig* gutacht*',
  'foreign-law':
    'recht_der recht_des *recht unterlieg* ausländ* sitz_der irisch* englisch* gesetze_von liechtenstein* zypr*',
  'language-version': 'fassung* *übersetzung* sprach* vorrang* wortlaut',
  'written-form':
    'schriftlich* einschreiben eingeschrieben* persönlich* original* eigenhändig* unterschrieben briefpost per_post papier notariell*',
  hours:
    'stunde* *arbeitszeit* *dienst* überstunden* wochenende* nacht* sonntag* feiertag* *bereitschaft* pause* rufbereit* schicht*',
  absence:
    'urlaub* krank* fehlzeit* abwesen* schwanger* schließ* ferien* *tage nichterscheinen erscheint_nicht teilnahme fernbleib* fehlt betriebsferien schließzeit*',
  shift:
    'schicht* dienstplan* einsatz* abruf* kurzfristig* garantiert* verfügbar* erreichbar* einteil* nach_hause zugeteilt abgesagt',
  visitor: 'besuch* gäste übernacht* haustier* tiere kinder rauch* lärm musik freunde partner* feier*',
  health: 'gesundheit* ärzt* arzt medikament* behandl* pfleg* tierarzt* tierärzt* krankenhaus',
  training: '*ausbildung* fortbildung* weiterbildung* *kurs* *prüfung* *schulung* zertifik* schein lehrgang*',
  exclusive:
    'exklusiv* ausschließlich_über allein* vorkauf* vorrecht* nur_über nur_bei alleinauftrag kein_anderer nur_mit',
  'buy-from':
    'bezieh* bezug* bei_uns_zu nur_bei abnahm* von_uns gelistet* zugelassen* eigene_produkte *lieferant* vorgegeben* benannt*',
  target: '*ziel* quote* umsatz* leistung* bewertung* rang* soll vorgaben absatz*',
  move: 'versetz* umsetz* anderer_ort anderen_ort andere_filiale anderes_zimmer *umzug* verleg* andere_räume arbeitsort* *standort* einsatzort ausweich*',
  'use-limit':
    'drossel* *volumen* nicht_genutzt* ungenutzt* nicht_verbraucht* übertrag* *kilometer* *kontingent* verfallen fair_use nicht_genommen* restguthaben guthaben*',
};
