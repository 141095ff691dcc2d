import type { KindWords } from '../kind-words';

export const kindWords: KindWords = {
  kinds: {
    allotment: {
      names:
        /jardin (?:familial|ouvrier|partagé)|parcelle de (?:jardin|terre)|carré de terre|mise à disposition d'un jardin/,
      words:
        /\bjardins?\b|parcelle|potager|compost|légumes|cabanon|\bhaies?\b|arrosage|\bculti\w{1,5}|jardinier|\bterre\b|\bpoules\b|\bplates-bandes\b|récoltes?/,
    },
    amendment: {
      names: /\bavenant\b|lettre d'accompagnement|acte modificatif|modification du (?:contrat|bail)/,
      words:
        /contrat (?:initial|principal|d'origine)|bail initial|est (?:remplacé|modifié|supprimé)e?|restent? (?:inchangé|en vigueur)|présent avenant|autres (?:clauses|dispositions|articles)/,
    },
    apprenticeship: {
      names:
        /contrat d'apprentissage|dédit-formation|contrat de (?:formation|professionnalisation)|convention de (?:formation|stage)/,
      words:
        /apprenti|formation|maître d'apprentissage|\bstagiaire|frais de formation|dédit|centre de formation|diplôme|remboursement de la formation|tuteur/,
    },
    'artist-management': {
      names:
        /contrat (?:d'artiste|de management|d'enregistrement|d'influence\w{0,3})|management (?:d'artiste|de talents?)|mandat d'artiste|agence (?:de talents|d'influence\w{0,3})/,
      words:
        /\bartiste|\bmanager\b|enregistrement|\balbums?\b|phonogramme|concerts?|tournées?|maison de disques|redevances|\bcachet|musique|spectacle|\btalents?\b|créat(?:eur|rice)s? de (?:contenus?|vidéos)|influenceu|\bmarques\b|notoriété|\bvidéos?\b|abonnés|communauté|\bgroupe\b/,
    },
    broadband: {
      names: /(?:accès|abonnement) (?:à )?internet|contrat (?:internet|fibre|box)|fibre optique/,
      words:
        /\bfibre\b|\bbox\b|\binternet\b|\bdébit|mbit|télévision|\bchaînes\b|décodeur|ligne fixe|raccordement|routeur|\bwi-?fi\b/,
    },
    'building-works': {
      names: /(?:contrat|marché|devis) (?:de )?(?:travaux|rénovation|construction)|contrat d'entreprise|rénovation/,
      words:
        /\btravaux\b|\bchantier|entrepreneur|maître d'ouvrage|réception|\bréserves\b|salle de bains|cuisine|toiture|carrelage|décennale|acompte|plomberie|\bdevis\b|artisan|peinture|cloison/,
    },
    'care-home': {
      names: /contrat de séjour|maison de (?:retraite|repos)|\behpad\b|\bems\b|convention d'hébergement/,
      words:
        /résident|\bséjour\b|\behpad\b|maison de (?:retraite|repos)|hébergement|dépendance|\bsoins?\b|personne âgée|personne de confiance|tarif journalier|repas|aides?-soignant|famille|décès/,
    },
    childcare: {
      names: /contrat (?:d'accueil|de garde|de crèche)|\bcrèche\b|assistante? maternelle|micro-crèche/,
      words:
        /\bcrèche\b|\benfants?\b|\bparents?\b|assistante? maternelle|\bgarde\b|accueil|adaptation|puéricultrice|couches|\bgoûter|nourrice|éveil|retard/,
    },
    'commercial-agency': {
      names: /agen(?:t|ce) commercial|contrat d'agence|mandat d'agent|représentation commerciale/,
      words:
        /agent commercial|mandant|\bl'agent\b|commissions?|secteur|clientèle|représent|indemnité de (?:fin|cessation|clientèle)|prospect|ducroire|échantillons|vente/,
    },
    'commercial-lease': {
      names:
        /bail (?:commercial|professionnel|d'un (?:atelier|local|magasin))|location d'un (?:atelier|local|magasin|box)|(?:local|locaux) (?:commercial|professionnel)/,
      words:
        /\bbail\b|\blocal\b|\blocaux\b|commerce|atelier|boutique|magasin|pas-de-porte|destination des lieux|\bindice\b|\bilc\b|vitrine|fonds de commerce|charges|preneur|bailleur|activité/,
    },
    confidentiality: {
      names: /(?:accord|contrat|engagement|convention) de (?:confidentialité|non-divulgation|secret)|\bnda\b/,
      words:
        /informations? confidentielles?|confidentialité|confidentiel|divulg|secret|destinataire|savoir-faire|restitu|détrui|secrets? d'affaires/,
    },
    consultancy: {
      names: /(?:contrat|convention|mission) de (?:conseil|consultant|consulting)|prestations? de conseil/,
      words:
        /\bconsultant|\bconseil\b|honoraires|taux journalier|\bmission\b|livrables|recommandations|\batelier|indépendant|expertise|rapport|audit/,
    },
    'consumer-loan': {
      names:
        /crédit (?:à la consommation|renouvelable|personnel)|contrat de crédit|prêt personnel|offre de (?:crédit|prêt)/,
      words:
        /\bcrédit\b|\btaeg\b|taux (?:annuel|débiteur)|emprunteur|prêteur|mensualités?|échéances?|coût total|remboursement anticipé|rétractation|\bassurance emprunteur|impayé|\bfichier|prélèvement/,
    },
    course: {
      names:
        /(?:auto-?école|école de (?:langues?|conduite))|contrat de (?:cours|formation à la conduite)|inscription (?:aux|à un) cours|contrat d'enseignement/,
      words:
        /\bcours\b|\bleçons?\b|élève|moniteur|permis de conduire|code de la route|\bstagiaire|enseignant|professeur|inscription|niveau|examen|séances?|certificat|auto-?école/,
    },
    coworking: {
      names: /co-?working|espace de travail partagé|poste de travail|bureau partagé/,
      words:
        /co-?working|\bbureaux?\b|poste de travail|salle de réunion|imprimante|\bwi-?fi\b|communauté|espace|badge|domiciliation|horaires d'ouverture|casier/,
    },
    'domestic-work': {
      names:
        /(?:employé|aide|travail|emploi)\w{0,2} (?:de maison|ménagère|domestique|à domicile)|contrat de ménage|service de ménage|femme de ménage/,
      words:
        /ménage|nettoyage|repassage|domicile|aide ménagère|\bcesu\b|employé de maison|vitres|linge|produits d'entretien|aspirateur|intervenante?/,
    },
    employment: {
      names: /contrat (?:de travail|d'emploi|d'engagement)|contrat à durée indéterminée|\bcdi\b|promesse d'embauche/,
      words:
        /salarié|employeur|salaire|rémunération brute|période d'essai|congés?|heures supplémentaires|convention collective|temps de travail|maladie|préavis|licenciement|travailleur|embauch|démission|mutuelle|fonctions/,
    },
    'energy-installation': {
      names: /(?:panneaux|centrale|installation) (?:solaires?|photovoltaïques?)|pompe à chaleur|photovoltaïque/,
      words:
        /panneaux|photovoltaïque|solaire|pompe à chaleur|onduleur|\bkwc\b|rendement|pose|raccordement|autoconsommation|chauffage|mise en service|installateur|toiture/,
    },
    'energy-supply': {
      names: /(?:fourniture|contrat) (?:d'|de )?(?:électricité|gaz|énergie)/,
      words:
        /électricité|\bgaz\b|\bkwh\b|kilowattheure|compteur|abonnement|fournisseur|réseau|relève|consommation|point de livraison|coupure|heures creuses|énergie/,
    },
    'equipment-hire': {
      names:
        /location (?:de |d'un |d')?(?:matériel|outils?|outillage|machines?|équipement|caméra|appareil)|contrat de location de (?:matériel|machine|outil)/,
      words:
        /matériel|\bmachines?\b|\boutils?\b|\bengins?\b|location|loueur|caution|restitution|pelle|\bcaméra|objectif|heures de fonctionnement|panne|transport|sans opérateur/,
    },
    'estate-agency': {
      names: /mandat (?:exclusif|simple)?.{0,15}(?:vente|immobilier|location)|mandat exclusif|agen(?:ce|t) immobili/,
      words:
        /mandat|mandataire|agence immobilière|agent immobilier|acquéreur|vendeur|honoraires|visites?|\bbien\b|compromis|prix de vente|exclusivité|carte professionnelle/,
    },
    'fixed-term-employment': {
      names: /contrat à durée déterminée|\bcdd\b|contrat (?:saisonnier|d'extra)|emploi saisonnier/,
      words:
        /durée déterminée|\bcdd\b|saison|saisonnier|terme du contrat|salarié|employeur|planning|horaire|pourboires|tenue|période d'essai|salaire|indemnité de (?:précarité|fin de contrat)|extra/,
    },
    franchise: {
      names: /franchise/,
      words: /franchis(?:é|eur|e)|redevance|droit d'entrée|savoir-faire|enseigne|manuel|réseau|territoire|\bdip\b/,
    },
    'freelance-work': {
      names:
        /(?:création|conception|réalisation) (?:d'un |de )?(?:site|logo|identité)|(?:contrat|convention) de (?:prestation )?(?:graphi|webdesign|freelance|création)|identité visuelle|freelance|infographi/,
      words:
        /freelance|graphiste|webdesign|logotype|identité visuelle|boutique en ligne|esquisses?|illustrat|maquettes?|charte graphique|\blogo\b|site (?:web|internet)|cahier des charges|\bclient\b|allers-retours|corrections|livraison|développ|fichiers sources|recette/,
    },
    'funeral-plan': {
      names: /obsèques|concession funéraire|prévoyance funéraire|contrat funéraire/,
      words:
        /obsèques|funéraire|cercueil|\btombe|inhumation|crémation|cimetière|défunt|concession|caveau|deuil|enterrement/,
    },
    'goods-supply': {
      names:
        /(?:contrat|accord) (?:de |d')(?:fourniture|approvisionnement)|fourniture de marchandises|conditions (?:générales )?de vente aux (?:détaillants|commerçants)/,
      words:
        /fournisseur|livraisons?|commandes?|marchandises?|détaillant|\bstock\b|minimum de commande|palettes?|réserve de propriété|\bproduits\b|revente|factures?|invendus|tarif/,
    },
    'gym-membership': {
      names:
        /(?:abonnement|adhésion|inscription).{0,25}(?:salle|club|fitness|sport)|contrat d'adhésion|abonnement salle de sport/,
      words:
        /salle de sport|\bclub\b|fitness|abonn(?:é|ement)|adhérent|adhésion|musculation|cours collectifs|vestiaires?|frais d'inscription|certificat médical|suspension|entraînement|sauna|badge/,
    },
    'hire-purchase': {
      names: /location-vente|location avec option d'achat|\bloa\b|vente à tempérament/,
      words:
        /option d'achat|location-vente|\bloa\b|premier loyer|\bloyers?\b|véhicule|valeur de rachat|tempérament|crédit-preneur|restitution|kilométrage|valeur résiduelle/,
    },
    'holiday-let': {
      names: /location (?:saisonnière|de vacances|de courte durée)|gîte|meublé de tourisme/,
      words:
        /saisonnière|vacances|arrivée|départ|séjour|\bgîte|voyageur|taxe de séjour|\bdraps\b|forfait ménage|nuitée|réservation|villa|arrhes|vacancier|piscine/,
    },
    lodger: {
      names: /chambre chez l'habitant|sous-location|hébergement chez/,
      words:
        /chez (?:moi|nous|l'habitant)|\bchambre\b|sous-locataire|sous-location|cuisine|salle de bains|\binvités?\b|la maison|meublée?|visites?/,
    },
    'marketplace-terms': {
      names: /place de marché|conditions (?:générales )?(?:vendeurs?|des vendeurs|pour (?:les )?vendeurs)|marketplace/,
      words:
        /place de marché|marketplace|vendeurs?|annonces?|acheteurs?|boutique en ligne|plateforme|commissions?|versements?|classement|litiges?|compte vendeur/,
    },
    'mobile-phone': {
      names: /(?:contrat|abonnement|forfait) (?:de )?(?:téléphon|mobile)|forfait mobile|téléphonie mobile/,
      words:
        /forfait|\bmobile\b|\bsim\b|téléphone|itinérance|roaming|\bsms\b|\bgo\b|hors forfait|portabilité|couverture|opérateur|\brio\b/,
    },
    'model-release': {
      names:
        /(?:contrat|cession) (?:de mannequin|de campagne|d'influence|de droit à l'image)|cession (?:du|de) droit à l'image|influenceu|contrat de campagne/,
      words:
        /influenceu|mannequin|modèle|\bstor(?:y|ies)\b|\bréels?\b|publications?|abonnés|campagne|droit à l'image|\bmarque\b|photos?|réseaux sociaux|hashtag|tournage/,
    },
    'online-service': {
      names:
        /conditions (?:générales )?d'(?:abonnement|utilisation)|conditions (?:générales )?(?:du|de) service|site de rencontres?/,
      words:
        /application|\babonnement\b|\bcompte\b|essai gratuit|profil|utilisateur|rencontres?|premium|reconduction|abonné|\bcontenus?\b|suspen|désabonn|identifiants|mot de passe|service en ligne/,
    },
    'package-travel': {
      names: /voyage (?:à forfait|organisé)|contrat de voyage|conditions de voyage|vente de voyages?/,
      words:
        /voyage|voyageur|organisateur|\bvol\b|hôtel|forfait|\bcircuit|passeport|\bvisa\b|garantie financière|itinéraire|transfert|demi-pension|départ|agence de voyages?/,
    },
    'parking-space': {
      names: /(?:place|emplacement) de (?:parking|stationnement)|location (?:d'un )?(?:garage|parking|box)/,
      words:
        /stationnement|parking|garage|véhicule|immatriculation|\bbip\b|barrière|emplacement|\bplace\b|fourrière|télécommande/,
    },
    partnership: {
      names:
        /(?:convention|contrat|pacte) (?:d'association|d'associés|de société|d'actionnaires|entre associés)|pacte (?:de |d')(?:fondateurs|associés)|société simple/,
      words:
        /associés?|fondateurs?|apports?|bénéfices|parts sociales|société|gérance|retrait|vesting|dissolution|partage|clause de sortie|pertes|décisions/,
    },
    'personal-guarantee': {
      names:
        /caution(?:nement)? (?:solidaire|simple|personnel|de loyer)|acte de caution|cautionnement|engagement de caution/,
      words:
        /\bcaution\b|cautionnement|bénéfice de discussion|solidaire|créancier|débiteur|montant maximal|garant|engage à (?:payer|rembourser)|locataire|bailleur/,
    },
    'personal-training': {
      names:
        /entraînement (?:individuel|personnel)|coach(?:ing)? (?:sportif|personnel)|entraîneur personnel|personal train/,
      words:
        /entraîneu|\bcoach|séances?|sportif|programme|forfait de|questionnaire de santé|remise en forme|nutrition|\bclient|annulation|exercices|objectifs/,
    },
    'pet-care': {
      names:
        /pension (?:canine|féline|pour (?:chiens|chats|chevaux|animaux)|équine|de cheval)|garde d'animaux|contrat de pension/,
      words:
        /\bchien|\bchat|\bcheval|chevaux|\banimal\b|animaux|vétérinaire|vaccin|\bbox\b|\bécurie|pension|maréchal|nourriture|propriétaire|chenil/,
    },
    photography: {
      names: /photograph(?:e|ie|ique).{0,25}(?:mariage|prestation|contrat)|(?:reportage|contrat).{0,20}photo|mariage/,
      words:
        /photograph|mariage|mariés|reportage|cérémonie|retouch|galerie|album|clichés|fichiers|prises? de vues?|\bphotos?\b|préparatifs/,
    },
    'platform-work': {
      names:
        /(?:livreur|coursier|chauffeur|livraison).{0,40}(?:plateforme|partenaire|indépendant|contrat)|contrat de livraison|dernier kilomètre/,
      words:
        /livreur|coursier|chauffeur|livraison|plateforme|application|courses?|désactiv|note moyenne|indépendant|vélo|scooter|colis|repas|tournée|connexion|créneaux/,
    },
    'private-loan': {
      names:
        /(?:bon|contrat|reconnaissance) de (?:prêt|dette)|prêt (?:entre|d'argent|familial|amical|particulier)|reconnaissance de dette/,
      words:
        /\bprêt(?:e|eur|euse|é)?\b|emprunt|rembours|intérêts?|mensualité|échéance|\bdette|\bargent\b|somme|versement|\bami/,
    },
    'protection-plan': {
      names:
        /(?:plan|contrat|formule) (?:de )?protection|extension de garantie|garantie (?:casse|appareils?)|assistance dépannage/,
      words:
        /appareil|panne|casse|réparation|franchise|sinistre|remplacement|couvert|garantie|carence|dépannage|plafond|usure|oxydation|électroménager/,
    },
    publishing: {
      names: /contrat d'édition|édition littéraire|compte d'auteur|contrat d'auteur/,
      words:
        /\bauteur|éditeur|manuscrit|ouvrage|droits d'auteur|tirage|exemplaires|à-valoir|édition|numérique|épreuves|librairie|pilon|\bœuvre|traduction/,
    },
    removals: {
      names: /déménagement|lettre de voiture/,
      words:
        /déménage|mobilier|meubles|cartons|camion|chargement|emballage|garde-meubles?|lettre de voiture|monte-meubles|volume|inventaire|fragiles?/,
    },
    'residential-tenancy': {
      names:
        /bail (?:d'habitation|de (?:location|résidence|logement|colocation)|meublé|d'appartement|à loyer)|contrat de (?:location|bail)|location (?:d'un )?(?:logement|appartement|vide|meublée?)/,
      words:
        /locataire|bailleur|logement|\bloyer|appartement|dépôt de garantie|garantie locative|charges|état des lieux|\bbail\b|meublé|habitation|quittance|colocation|résidence principale|congé|loi du 6 juillet/,
    },
    'room-let': {
      names: /(?:location|bail) (?:d'une )?chambre|colocation|chambre (?:meublée|en colocation|chez)|kot/,
      words:
        /\bchambres?\b|colocat|colocataires?|\bcuisine\b|salle de bains|parties communes|ménage|\bbruit\b|\binvités?\b|la maison|frigo|partagée?s?/,
    },
    schooling: {
      names: /contrat de (?:scolarisation|scolarité)|école privée|soutien scolaire|frais de scolarité/,
      words:
        /\bécole\b|scolarité|scolaire|élève|parents|année scolaire|établissement|professeur|cantine|internat|soutien|devoirs|renvoi|inscription/,
    },
    'security-monitoring': {
      names: /télésurveillance|(?:contrat|abonnement) (?:d'|de )?(?:alarme|sécurité|surveillance)|alarme/,
      words:
        /alarme|télésurveillance|détecteur|intrusion|centrale|fausse alerte|caméra|gendarmerie|levée de doute|intervention|cambriolage|capteurs?/,
    },
    'self-storage': {
      names: /self-?stock|garde-meuble|(?:location|mise à disposition) (?:d'un )?(?:box|espace de stockage)|stockage/,
      words:
        /\bbox\b|stockage|entrepos|self-?stock|garde-meuble|cadenas|biens stockés|droit de rétention|accès|marchandises interdites/,
    },
    settlement: {
      names:
        /(?:accord|protocole|convention) (?:d'accord )?(?:transactionnel|de transaction|de rupture)|rupture conventionnelle|\btransaction\b/,
      words:
        /transaction(?:nel)?|indemnité|rupture|renonc|solde de tout compte|concessions réciproques|salarié|employeur|prud'hom|certificat de travail|définitif|litige|départ/,
    },
    'software-service': {
      names: /\bsaas\b|logiciel (?:en tant que|comme) service|abonnement logiciel|services? cloud/,
      words:
        /logiciel|\bsaas\b|utilisateur|\bcloud\b|disponibilité|licence|sauvegarde|\bapi\b|support|hébergé|abonnement|données du client|serveurs?|réversibilité/,
    },
    sponsorship: {
      names: /sponsor|parrainage|mécénat/,
      words:
        /sponsor|parrain|\bclub\b|maillot|\blogo\b|athlète|sportif|\bligue\b|match|saison|équipe|stade|panneau|visibilité/,
    },
    translation: {
      names: /(?:contrat|commande|prestation)s? de (?:traduction|rédaction)|prête-plume|traduct(?:ion|eur|rice)/,
      words:
        /traduct|traduire|prête-plume|rédact|manuscrit|\btexte|feuillet|\bmots?\b|signes|chapitre|relecture|langue (?:source|cible)|auteur/,
    },
    'vehicle-lease': {
      names:
        /location (?:longue durée|de (?:véhicule|voiture))|\blld\b|leasing|crédit-bail|option d'achat de véhicule|location avec option d'achat/,
      words:
        /véhicule|\bloyers?\b|kilométrage|kilomètres? supplémentaires?|leasing|location|restitution|option d'achat|voiture|entretien|pneus?|usure|locataire|bailleur|assurance tous risques/,
    },
    'vehicle-sale': {
      names:
        /vente (?:d'un |de )?(?:véhicule|voiture|automobile|moto)|achat (?:d'un )?(?:véhicule|voiture)|véhicule d'occasion|cession d'un véhicule/,
      words:
        /véhicule|voiture|kilométrage|acheteur|vendeur|occasion|contrôle technique|carte grise|immatriculation|vices? cachés?|accident|moteur|reprise|compteur/,
    },
    'venue-hire': {
      names:
        /location (?:d'une |de )?salle|mise à disposition d'une salle|salle (?:des fêtes|polyvalente|municipale|communale)/,
      words:
        /\bsalle\b|événement|\bfête|mariage|invités|traiteur|réception|capacité|vaisselle|cuisine|sonorisation|nettoyage|caution|horaires|\bmusique\b/,
    },
    'website-maintenance': {
      names:
        /(?:maintenance|hébergement|entretien) (?:et (?:maintenance|hébergement|entretien) )?(?:d'un |de |du )?(?:site|web)|hébergement|tierce maintenance/,
      words:
        /hébergement|site (?:web|internet)|maintenance|nom de domaine|sauvegarde|serveur|mises? à jour|extensions?|disponibilité|\bcms\b|sécurité|contenus?|boîtes? (?:mail|e-mail|courriel)/,
    },
    'zero-hours': {
      names: /(?:travail|contrat) (?:à l'appel|sur appel|intermittent|à zéro heure|zéro heure)|vacataire|extra/,
      words:
        /sur appel|à l'appel|vacation|vacataire|sans (?:garantie|minimum) d'heures|missions? proposées?|taux horaire|disponibilité|planning|pas d'obligation/,
    },
  },
  types: {
    employment: /contrat de travail|contrat à durée (?:in)?déterminée/,
    confidentiality: /(?:accord|contrat|engagement) de (?:confidentialité|non-divulgation)/,
    tenancy: /\bbail\b|contrat de location/,
    franchise: /franchise/,
    sponsorship: /parrainage|sponsor|mécénat/,
    hosting: /hébergement/,
    maintenance: /maintenance/,
    distribution: /distribution|distributeur/,
    agency: /agence commerciale|agent commercial|mandat/,
    consulting: /conseil|consultant/,
    development: /développement/,
    software: /logiciel|saas/,
    licence: /licence/,
    loan: /prêt|crédit/,
    partnership: /partenariat|coentreprise|collaboration|société/,
    supply: /fourniture|approvisionnement/,
    sale: /contrat de vente|cession/,
    'terms-of-service': /conditions (?:générales )?(?:d'utilisation|de service|de vente)|\bles présentes conditions\b/,
    services: /prestations?|services/,
  },
  terms: {
    title: /\bconditions\b|\brègles\b/,
    signUp:
      /dernière (?:mise à jour|révision)|(?:votre|ton|son) compte|en (?:cliquant|cochant|s'inscrivant|vous inscrivant)|notre (?:site|application)/,
  },
};
