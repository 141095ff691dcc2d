import type { DealsOf } from '#worker/analyse/languages/deals.ts';

/** What titles call deals about places and rights, and about what is done together or for another. */
export const dealsOfPlaces = {
  'advertising-space':
    /\b(?:(?:espaces?|emplacements?|panneaux?|supports?) publicitaires?|affichage publicitaire|panneau d'affichage|mur publicitaire|bâche publicitaire)\b/,
  allotment:
    /\b(?:jardins? (?:familia(?:l|ux)|ouvriers?|partagés?|communautaires?|potagers?)|lopin|parcelle de jardin|carré de terre|jardin communal)\b/,
  ambassador: /\b(?:ambassadeurs?|ambassadrices?|égérie|endossement)\b/,
  broker:
    /\b(?:courtage (?:en |d')?(?:assurances?|crédit|prêt|hypothécaire|maritime)|courtiers?|mandat de courtage|courtage(?! matrimonial))\b/,
  'brand-licence':
    /\b(?:licence (?:de |d'|d'exploitation de |d'utilisation de )?(?:la )?(?:marques?|brevet|savoir-faire|personnage|logo|recette|dessins?|produits dérivés))\b/,
  carpool: /\b(?:covoiturage|trajets? partagés?|voiture partagée|garde partagée)\b/,
  'chair-rental':
    /\b(?:location (?:de |d'un |d'une )?(?:fauteuil(?: de coiffure)?|cabine|poste de coiffure|bac)|fauteuil de coiffure|cuisine partagée|mise à disposition (?:d'un |d'une )?(?:cabine|cabinet|fauteuil|cuisine))\b/,
  'commercial-agency':
    /\b(?:agents? commercia(?:l|ux)|agence commerciale|représentation commerciale|représentants? (?:de commerce|commercial)|vrp|contrat d'agence)\b/,
  confidentiality: /\b(?:confidentialité|non-?divulgation|secret)\b/,
  consignment:
    /\b(?:dépôt[- ]vente|consignation|commission à la vente|mise en vente pour compte|contrat (?:estimatoire|de commission)|galerie)\b/,
  desk: /\b(?:co-?working|poste de travail (?:partagé)?|bureau partagé|espace de travail|domiciliation|atelier partagé|poste nomade)\b/,
  distribution:
    /\b(?:distribution|distributeurs?(?! automatiques?)|revendeurs?|revente|concessionnaires?|importateur)\b/,
  'estate-agency':
    /\b(?:mandat (?:exclusif |simple |semi-exclusif |sans exclusivité )?(?:de |pour la )?vente|mandat de (?:location|recherche)|courtage immobilier|agence immobilière|agence foncière)\b/,
  'filming-location': /\b(?:lieu de tournage|tournage (?:dans|sur|en)|décor de tournage|mise à disposition de décor)\b/,
  fishing: /\b(?:droit de pêche|permis de pêche|carte de pêche|étang de pêche|bail de pêche)\b/,
  franchise: /\b(?:franchise|franchisée?s?|affiliation commerciale)\b/,
  garage:
    /\b(?:(?:place|emplacement|bail) (?:de |d'un )?(?:parking|stationnement|garage)|stationnement|parking|box fermé|garage)\b/,
  grazing:
    /\b(?:pâturages?|pacage|estivage|mise en alpage|alpage|parcours (?:de|pour) (?:ovins|brebis)|prise en pâture|vente d'herbe|rucher|ruches)\b/,
  'holiday-home':
    /\b(?:location (?:saisonnière|de vacances|touristique|meublée de tourisme)|gîte|maison de vacances|meublé de tourisme|chalet de vacances|chambre d'hôtes?|appartement de vacances)\b/,
  home: /\b(?:bail (?:d'habitation|de résidence|à loyer|de colocation|étudiant|mobilité|meublé|de logement|de maison)|contrat de (?:location|bail) (?:de |d'un )?(?:logement|meublé|vide|appartement|maison|chambre|studio)|location (?:d'un |d'une |de )?(?:logement|appartement|maison|chambre|studio|meublée)|colocation|sous-location|chambre (?:meublée|chez l'habitant|d'étudiant|d'étudiante)|logement (?:vide|meublé|étudiant)|cohabitation intergénérationnelle)\b/,
  hunting: /\b(?:(?:bail|location|droit|convention|action) (?:de |du droit de )?chasse|chasse|territoire de chasse)\b/,
  influencer:
    /\b(?:influenceu(?:r|se)s?|influence commerciale|marketing d'influence|créat(?:eur|rice)s? de contenus?|publications? sponsorisées?|contenus? sponsorisés?|partenariat (?:rémunéré|instagram|réseaux)|collaboration (?:commerciale|rémunérée|instagram)|réseaux sociaux|collab|youtubeu(?:r|se)|streamer|blogueu(?:r|se)|ugc)\b/,
  'joint-purchase':
    /\b(?:achat (?:en commun|commun|groupé|à plusieurs|à deux|à trois)|indivision|copropriété (?:d'un |de |du )?(?:bateau|navire|cheval|avion|voilier|véhicule|tracteur)|acquisition (?:en commun|commune)|quirat|quirataires|achat collectif|multipropriété|convention d'indivision)\b/,
  'land-lease':
    /\b(?:bail (?:rural|à ferme|à métayage|emphytéotique|agricole)|fermage|métayage|location (?:de |d'un |d'une |des )?(?:terrain|terres?|parcelle|pré|champ)|affermage)\b/,
  lease: /\b(?:bail|location)\b/,
  'market-stall':
    /\b(?:(?:emplacement|place|stand|étal|chalet) (?:sur |au |de |dans |du |de la |à la )?(?:le |la |un )?(?:marchés?|foire|noël|halle|braderie|brocante|salon|vente)|marché de noël|étals?|forains?|marchands? ambulants?|kiosque|aire de restauration|food court|exposants?|droit de place|occupation (?:temporaire )?du domaine public|buvette|pop-?up|boutique éphémère)\b/,
  'marketplace-terms':
    /\b(?:conditions (?:générales )?(?:d'utilisation|d'accès|applicables aux vendeurs|pour les vendeurs|d'adhésion des vendeurs)|cgu|place de marché|emplacement numérique|conditions générales d'abonnement|règles de la communauté)\b/,
  mooring: /\b(?:amarrage|anneau|mouillage|poste à quai|place (?:de |au )?port|bouée|ponton|port de plaisance)\b/,
  'music-licence':
    /\b(?:licence (?:de |d'|d'exploitation )?(?:musicale?|musique|synchronisation|phonogramme|chanson|œuvre musicale|beat)|synchronisation musicale)\b/,
  partnership:
    /\b(?:contrat de société|société (?:simple|civile|en participation|de fait|en nom collectif)|convention d'association|associés?|pacte d'(?:associés|actionnaires)|fondateurs|cofondateurs|co-?entreprise|joint[- ]venture|groupement|gie|partenariat (?:commercial|d'entreprises)|coopérative|mise en commun)\b/,
  'photo-licence':
    /\b(?:licence (?:de |d'|d'utilisation (?:de |d'))?(?:photos?|photographies?|images?|vidéos?|illustrations?|police|contenus?)|banque d'images|cession de droits (?:sur des |de )?photo\S{0,8})\b/,
  pitch:
    /\b(?:emplacement (?:de |pour |d'une? |au )?(?:camping|caravane|mobil-home|mobile-home|résidentiel|saisonnier|tente|roulotte)|camping|parc résidentiel|cabine de plage|parcelle de camping)\b/,
  publishing:
    /\b(?:contrat d'édition|édition (?:d'un|littéraire|musicale)|éditeur|éditrice|bail littéraire|publication d'un (?:livre|ouvrage|roman)|cession de droits d'auteur)\b/,
  referral:
    /\b(?:apport(?:eur)? d'affaires|parrainage commercial|affiliation|indicateur d'affaires|commission d'apport|recommandation rémunérée)\b/,
  'roof-lease':
    /\b(?:(?:bail|location|mise à disposition) (?:de |d'un |d'une |du )?(?:toiture|toit|terrasse technique|antenne|emplacement d'antenne|pylône|éolien(?:ne)?)|panneaux (?:sur|en) toiture)\b/,
  'shop-lease':
    /\b(?:bail (?:commercial|professionnel|dérogatoire|précaire|de bureaux?|d'atelier)|location (?:d'un |d'une |de |du )?(?:local(?: commercial)?|bureaux?|boutique|atelier|entrepôt|magasin)|locaux commerciaux|location-gérance)\b/,
  'software-licence':
    /\b(?:licence (?:de |d'utilisation de |d'usage de )?(?:logiciel|progiciel|utilisateur final)|cluf)\b/,
  'software-subscription':
    /\b(?:saas|logiciel (?:en ligne|en tant que service|hébergé)|abonnement (?:au |à un )?logiciel|service en nuage|infonuagique|abonnement pour les entreprises)\b/,
  sponsorship: /\b(?:parrainage(?! commercial)|sponsoring|sponsors?|mécénat|commandite|partenariat sportif)\b/,
  'sports-ground':
    /\b(?:(?:location|mise à disposition|occupation|utilisation) (?:de |du |d'un |d'une |de la |des )?(?:terrain de (?:sport|foot|football|tennis)|gymnase|piscine|stade|installations? sportives?|court de tennis|salle omnisports|patinoire|manège))\b/,
  'storage-unit':
    /\b(?:box de stockage|garde-meubles? en libre|self-?stockage|self-?storage|libre[- ]stockage|location de box|local de stockage|cave de stockage|mini-?entrepôt|garde-place)\b/,
  syndicate:
    /\b(?:tontine|cuma|copropriété de machines?|écurie de groupe|club d'investissement|groupe de joueurs|cagnotte|partage de matériel|matériel en commun|entraide agricole)\b/,
  'talent-agency':
    /\b(?:(?:agent|agence|mandat|management) (?:artistique|littéraire|sportif)|(?:agent|agence|management|représentation) (?:de |d'|du )(?:artistes?|mannequins?|talents?|joueur|créateurs?|influenceurs?|sportif)|management|gestion de carrière|impresario|imprésario|talents)\b/,
  'ticket-agency':
    /\b(?:billetterie|vente de billets|dépôt de billets|point de vente (?:de )?(?:jeux|loterie)|guichet)\b/,
  'vending-machine':
    /\b(?:distributeurs? automatiques?|automates? (?:de vente|à)|borne de recharge|flipper|machines? à (?:sous|boissons|snacks?)|guichet automatique|casiers? (?:à colis|automatiques?|connectés?)|mise en dépôt d'(?:un |une )?(?:appareil|automate|machine))\b/,
} as const satisfies DealsOf;
