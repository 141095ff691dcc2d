import type { ConceptWords } from '#worker/analyse/built-in/learned/concepts/concept.ts';

export const concepts: ConceptWords = {
  drafter:
    'nous notre nos bailleur* bailleresse propriétaire* société entreprise prêteur* prêteuse banque employeur* agence agent prestataire* fournisseur* concédant franchiseur* éditeur* éditrice manager* producteur* plateforme studio salle club école crèche maison vendeur* concessionnaire* hôte centre association organisat* commerçant* artisan* installateur* magasin atelier exploitant* gestionnaire* établissement organisme donneur cabinet mandataire* créancier* loueur* garagiste',
  reader:
    'vous votre vos tu ton ta tes toi locataire* preneur client* cliente* membre* adhérent* salarié* employé* travailleur* emprunteur* emprunteuse acheteur* acquéreur* auteur* autrice artiste* franchisé* parent* élève* étudiant* utilisat* abonné* caution* garant* indépendant* consultant* licencié* résident* voyageur* passager* apprenti* livreur* chauffeur* consommat* souscript* mandant* hébergé* famille* mariés débiteur* stagiaire*',
  both: 'deux_parties chacune_des chaque_partie parties réciproqu* mutuel* ensemble l_une_ou_l un_commun_accord l_un_et_l aucune_des_parties d_un_commun',
  'third-party':
    'tiers partenaire* affilié* groupe annonceur* publicit* autres autrui autre_société assureur* sous_traitant*',
  authority: 'autorité* police mairie préfecture tribunal loi médiateur* cnil syndicat* administration état inspection',
  heirs: 'héritier* succession conjoint* famille enfant* mari femme veuf veuve proches ayants',
  may: 'peut peuvent pourra* pourront puisse* faculté droit_de libre_de autorisé* possible loisible permis',
  must: 'doit doivent devra* devront tenu* oblig* engage* il_faut faut est_à sont_à requis exig* astreint* impose*',
  'may-not':
    'ne_peut ne_peuvent ne_pourra* ne_pourront interdi* pas_le_droit n_a_pas_droit n_ont_pas_droit pas_autorisé* défendu s_interdit ne_saurai* ne_doit aucun_droit',
  'need-not':
    'n_est_pas_tenu* pas_obligé* sans_obligation n_a_pas_à n_ont_pas_à pas_besoin dispens* n_est_pas_oblig* n_oblige nul_besoin',
  will: 'sera seront aura auront fera feront restera',
  not: 'ne n pas ni jamais aucun* nul* plus non point guère',
  nothing: 'rien aucun* personne néant zéro nul',
  without: 'sans dépourvu* hors absence',
  only: 'seul* seulement uniquement exclusiv* que_par rien_que simple* ne_que',
  unless: 'sauf excepté hormis à_moins sinon hors exclu* à_l_exception jusqu_à_ce tant_que excepté*',
  'even-if':
    'même quand_bien bien_que malgré nonobstant indépendamment quoi_qu quel_que quelle_que que_ce_soit y_compris néanmoins toutefois qu_il_soit qu_elle',
  if: 'si lorsque quand cas dès_lors dès_que dès hypothèse s_il',
  whatever: 'quel_que quelle_que quels_que quelles_que quelqu_en quoi_que tout_motif quiconque n_importe quelconque',
  any: 'tout toute quelconque chaque n_importe',
  all: 'tous toutes tout entier* intégral* totalité ensemble complet* entièr*',
  discretion:
    'discrétion* gré convenance jug* estim* appréci* souverain* avis choix choisi* décid* décision opportun* libre* librement préfér* souhait* plaît veut guise',
  deemed:
    'réput* considér* censé* présum* vaut valent équiva* tenu_pour est_compté* assimil* entendu* regardé* compte_pour comptent_comme',
  final:
    'définiti* sans_appel irrévocabl* incontest* sans_recours font_foi fait_foi fera_foi liant* acquis* dernier_mot',
  accepts:
    'accept* reconna* reconnu* déclar* consent* confirm* autoris* sign* atteste* approuv* adhér* agré* comprend*',
  refuse: 'refus* rejet* dénie* oppos* contest* discut*',
  consent: 'permission accord consentement autorisation agrément demande* approbation avec_l_accord aval',
  reasonable:
    'raisonnabl* juste* équitabl* proportionn* bonne_foi justifi* légitim* loyal* réel* réell* effectiv* prouvé*',
  'by-law': 'loi légal* légaux code règlement* décret réglementaire* convention_collective droits_que barème public',
  proof:
    'preuve* prouv* justificatif* justifi* établi* facture* reçu* photo* relevé* registre* constat* compteur démontr*',
  fault: 'faute* fautif tort* manque* néglig* responsable* manquement* défaill* défaut*',
  'any-time':
    'à_tout_moment tout_moment en_tout_temps quand_bon à_toute_heure de_temps_en_temps quand_il quand_elle n_importe_quand à_toute_époque',
  'at-once':
    'immédiat* sur_le_champ aussitôt le_jour_même séance_tenante sans_délai sans_attendre à_l_instant d_office de_suite même_jour dès_réception sans_préavis',
  automatic: 'automati* tacite* tacitement de_plein_droit d_elle_même de_lui_même d_office sans_formalité',
  renew: 'renouvel* reconduct* reconduit* prolong* prorog* continu* poursui* nouvelle_période repart* année_suivante',
  notice:
    'avis préavis prévenir* prévenu* avert* notifi* inform* lettre courrier mail écrit mise_en_demeure délai_de_prévenance annonc*',
  reason: 'motif* motiv* raison* expli* justifi* cause* pourquoi',
  'in-advance': 'avance d_avance anticip* préalable* acompte* avant à_la_signature à_la_commande arrhes',
  late: 'retard* tard tardi* impayé* échu* report* arriéré* décal* manqu*',
  early:
    'anticip* avant_le_terme avant_la_fin avant_terme quitt* rétract* résili* annul* part* départ abandonn* dédi* renonc* désist* prématur*',
  remaining: 'reste* restant* solde* à_courir à_échoir rest* dû_jusqu dues_jusqu',
  forever: 'toujours perpétu* définitiv* monde_entier illimité* à_vie permanent* pour_toujours durée_légale indéfini*',
  period: 'jour* semaine* mois an ans année* trimestre* période* durée délai heure* saison* mensuel* annuel*',
  'no-end': 'indéterminé* indéfini* sans_limite illimité* nouvel_ordre sans_terme sans_fin',
  deadline: 'au_plus_tard avant_le dans_les délai* jusqu_au expir* passé_ce échéance sous_peine',
  'after-end': 'après à_l_issue à_l_expiration fin_du_contrat à_son_départ postérieur* survi* suivant* au_delà suivent',
  wait: 'attent* attend* jusqu_à tant_que pendant_que en_suspens',
  fee: 'frais tarif* supplément* majorat* coût* redevance* cotisation* factur* prestation* droit_d_entrée honoraire* charges forfait*',
  penalty: 'pénalit* amende* clause_pénale indemnité_forfaitaire forfaitaire* double* triple* sanction* retenue*',
  pay: 'paie* paye* payer payé* pai* vers* règl* régl* acquitt* débit* doit dû due* dus prend_en_charge suppor* rembours* prélev*',
  price: 'prix loyer* tarif* mensualité* somme* montant* cotisation* salaire échéance* redevance abonnement',
  increase: 'augment* hauss* relev* majoré* major* révis* index* ajust* réévalu* supérieur* indice montera* monter',
  decrease: 'rédui* réduct* baiss* diminu* remise* rabais* moins* abatt*',
  interest: 'intérêt* taux capitalis* taeg agios',
  deposit: 'dépôt* caution* acompte* arrhes garantie séquestre réservation provision retenue',
  refund: 'rembours* restitu* rend* rendu* repris avoir crédit* revers* recrédit*',
  keep: 'conserv* gard* retien* retenu* retenir reste* acquis* demeur* nous_restent propriété_de',
  forfeit: 'perd* perte* caduc* déch* expir* perdu* annulé* éteint* tomb* sans_valeur abandon* renonc* périm*',
  deduct: 'déduit* dédui* retenu* retenue* prélev* compens* imput* ôt* sur_le_salaire sur_sa_paie décompt*',
  'own-cost':
    'à_ses_frais à_vos_frais à_sa_charge à_la_charge à_votre_charge de_sa_poche aux_frais ses_propres ses_frais à_son_compte charge_du charge_de_la incomb*',
  free: 'gratuit* sans_frais offert* inclus* compris* à_nos_frais à_notre_charge sans_supplément gracieus* rien_à_payer',
  minimum: 'minim* au_moins moins_de plancher engagement durée_minimale',
  cap: 'plafon* maxim* au_plus limit* jusqu_à ne_peut_dépasser excéd* dépass* dans_la_limite',
  percent: 'pour_cent 0% pourcentage moitié tiers_du quart dixième part prorata %',
  wages: 'salaire* paie rémunér* prime* heures_supplémentaires bonus traitement gain* droits_d_auteur cachet* fiche',
  commission: 'commission* pourcentage courtage honoraire* redevance*',
  estimate:
    'indicati* environ estim* approximati* prévision* devis habituel* à_titre_indicatif cherch* efforc* souhait* moyenne',
  debt: 'dette* impayé* arriéré* dû recouvr* huissier* créance* exigib* déchéance saisi* poursui* fichier*',
  'full-amount':
    'intégral* en_totalité totalité prix_total mois_entier toutes_les_mensualités montant_total plein en_entier en_totalité',
  unpaid:
    'non_payé* non_rémunéré* sans_rémunération pas_payé* sans_contrepartie sans_indemnité ne_donne_lieu ne_donnent_lieu ni_rémunération déjà_inclus comprend_déjà bénévol* sans_salaire',
  tip: 'pourboire*',
  change: 'modifi* chang* vari* adapt* révis* mise_à_jour remplac* évol* ajust* réorganis* substitu* fixe* fixera',
  end: 'fin résili* rompre* romp* ruptur* rupture termin* cess* arrêt* licenci* met_fin mettre_fin résolu* annul* congé dénonc* clore clôtur* se_sépare',
  suspend: 'suspen* bloqu* coup* désactiv* gel* retir* supprim* exclu* restrein* couper interromp* fermer verrouill*',
  'take-away':
    'repren* reprise repris saisi* retir* expuls* vend* enlev* confisqu* vid* récupér* évacu* serrure* débarrass*',
  enter: 'entr* accè* accéd* visit* inspect* clé* clef* pénétr* logement passage domicile',
  watch:
    'caméra* film* enregistr* surveill* contrôl* géolocalis* localis* gps suiv* écout* boîtier* mesur* consult* photographi*',
  'share-data': 'communiqu* transm* partag* cèd* céd* divulg* revend* diffus* fournit mis_à_disposition transfèr*',
  data: 'données informations adresse mail téléphone* historique* contacts messages dossier* fichier* profil*',
  publish:
    'publi* photo* image* vidéo* site réseaux promotion* annonc* diffus* témoignage* nom marketing publicit* campagne*',
  'own-work':
    'propriété_intellectuelle droits appart* propriété titulaire invent* idée* création* créat* œuvre* oeuvre* matéri* manuscrit enregistrement* contenu* cède tout_ce_qu',
  licence: 'licence* usage_de cession exploit* sous_licenc* adapt* reprodui* reproduct* représent*',
  compete:
    'concurren* rival* similaire* même_activité même_secteur clientèle démarch* débauch* rayon_de même_métier analogue* non_concurrence sollicit*',
  'work-elsewhere':
    'autre_emploi autre_employeur autres_clients ailleurs autre_travail autres_entreprises pour_un_autre pour_autrui autre_activité cumul',
  secret: 'confidentiel* confidentialité secret* silence tair* divulgu* révél* discrétion réserve',
  criticise:
    'critiqu* dénigr* négati* réputation avis* comment* plain* propos image_de s_exprim* défavorabl* mal_parler',
  transfer: 'céd* cession transfér* transm* cède autre_société repreneur* successeur* substitu* acquéreur*',
  substitute: 'remplac* substitu* équival* similaire* sous-trait* sous_trait* autre_prestataire comparable* suppléant*',
  sell: 'vend* vente* enchère* marché alién*',
  search: 'fouill* sac* casier* test* dépist* examen* médic* contrôl* antécédents vérifi*',
  inform: 'inform* site affich* espace_client publi* appli* consult* page panneau lien newsletter',
  liable: 'respons* répond* réponse tenu_des garant_de imput* supporte_les assum*',
  damage: 'dommage* perte* dégât* dégrad* vol vols détruit* cass* détérior* préjudice* tache* sinistre* bris',
  injury: 'bless* mort décès décéd* accident* corporel* maladie',
  negligence: 'néglig* faute_lourde dol intention* imprud* inattention notre_personnel préposés',
  indemnify:
    'garantit_contre relève_et_garantit tenir_indemne indemne* garantir dédommag* prend_à_sa_charge relèv* tient_quitte',
  compensate: 'indemni* dédommag* compens* répar* rembours* contrepartie geste',
  claim: 'réclam* action* agir poursui* exig* demand* recours plaint* assign* revendiqu* prétend*',
  waive: 'renonc* dégag* libèr* décharg* exonèr* abandonn* exclu* s_interdit sans_recours quitte*',
  guarantee: 'cautionn* caution garant* hypothèque* gage* nantissement* sûreté* personnel* patrimoine biens aval',
  jointly: 'solidair* solidarité conjoint* indivis* bénéfice_de discussion division ensemble',
  'as-is':
    'en_l_état tel_quel dans_l_état sans_garantie connu vu_et_agréé bon_état tels_quels examiné* à_sa_convenance sans_réserve',
  defect: 'défaut* vice* panne* malfaçon* erreur* caché* dysfonction* défectu* problème*',
  repair: 'répar* entret* remplac* nettoy* remise_en_état rénov* repein* travaux peintur* maintenance vétusté',
  insurance: 'assur* police* franchise couvert* prime* garantie* sinistre*',
  'outside-control': 'force_majeure indépendant* météo* intempéri* grève* imprév* circonstances aléa* pénurie*',
  risk: 'risque* périls dang* ses_risques',
  court: 'tribuna* juridiction* juge* compéten* litige* for',
  arbitration: 'arbitr* médiat* concili* expert*',
  'foreign-law': 'droit_de loi_de régi* droit_applicable soumis* siège étrang* lois_de droit_anglais',
  'language-version': 'version* prévaut prévaudra traduction* langue texte_en',
  'written-form': 'par_écrit lettre_recommandée recommandé* accusé original main_propre personne signé* papier',
  hours: 'heure* horaire* planning* astreinte* nuit* dimanche* week pause* garde* fériés disponib* amplitude',
  absence: 'congé* maladie absen* grossesse ferm* vacances présent* ne_se_présente forfait_absence arrêt_de',
  shift: 'planning* garanti* appel* appelé* créneau* joign* disponib* sans_travail roulement* dernier_moment vacation*',
  visitor: 'visite* invité* hôte* héberg* animal animaux enfant* fum* bruit* musique fête* ami amis nuit',
  health: 'santé médec* médic* soin* vétérinaire* hôpital traitement*',
  training: 'formation* stage* diplôme* certific* examen* cours permis',
  exclusive: 'exclusi* uniquement_par préféren* préempt* aucun_autre seul_habilité premier_refus ne_que_chez',
  'buy-from': 'approvision* acheter_à achète* auprès_de_nous nos_produits agréé* référenc* centrale désign* par_nous',
  target: 'objecti* quota* chiffre_d_affaires résultat* performance* note* évaluation* classement seuil*',
  move: 'mutat* mobilité déplac* autre_lieu autre_salle autre_site autre_établissement reloge* transfer* lieu_de_travail autre_chambre affect*',
  'use-limit':
    'usage_raisonnable débit non_utilisé* non_consommé* report* cumul* kilomètr* limite_de caduc* non_prises crédit*',
};
