import type { DealsOf } from '#worker/analyse/languages/deals.ts';

/** What titles call deals about work that is done. */
export const dealsOfWork = {
  accounting:
    /\b(?:comptabilité|comptables?|expertise[- ]comptable|fiduciaire|fiscaliste|déclaration d'impôts?|tenue de livres)\b/,
  advertising:
    /\b(?:(?:ordre|contrat|régie) (?:de |d'insertion )?publicit(?:é|aire)|insertion publicitaire|prestations? (?:de )?marketing|référencement)\b/,
  alarm: /\b(?:alarme|télésurveillance|vidéosurveillance|surveillance à distance|bail de surveillance)\b/,
  'animal-training':
    /\b(?:dressage|débourrage|éducation canine|éducateur canin|éducation (?:de|du) chien|travail du (?:jeune )?cheval)\b/,
  'au-pair': /\bau[- ]pair\b/,
  'app-creation':
    /\b(?:développement|création|conception) (?:d'une |de l'|d')?(?:application|logiciel|jeu vidéo|appli)\b/,
  apprenticeship: /\b(?:apprentissage|apprentie?|contrat de professionnalisation|formation continue|alternance)\b/,
  beauty:
    /\b(?:coiffure|coiffeu(?:r|se)|maquillage|maquilleuse|esthétique|soins? (?:de beauté|du visage|esthétiques)|tatouages?|onglerie|massages?|spa|épilation|bronzage)\b/,
  'building-works':
    /\b(?:travaux|marché (?:de travaux|privé)|rénovation|construction (?:de|d'une?) |réfection|ravalement|toiture|couverture et zinguerie|plomberie|maçonnerie|carrelage|peinture (?:de|d'un|intérieure)|électricité générale|extension de (?:la )?maison|surélévation|équipe de bâtiment|forage|aménagement (?:de|d'une) (?:cuisine|combles)|menuiserie|louage d'ouvrage|construction de maison)\b/,
  camp: /\b(?:colonie de vacances|camps? (?:de|d'été|scout|musical|sportif|linguistique)|centre (?:aéré|de loisirs)|stage (?:d'été|de ski|sportif|d'équitation)|séjour (?:de vacances|linguistique))\b/,
  'care-home':
    /\b(?:maison de retraite|ehpad|contrat de séjour|contrat d'hébergement(?! (?:web|de site|internet))|foyer (?:logement|pour personnes)|résidence (?:seniors?|autonomie|services)|maison de repos|home pour personnes)\b/,
  caretaking:
    /\b(?:gardiennage (?:d'immeuble|de propriété)|conciergerie|concierge|gardien(?:ne)? d'immeuble|garde des clés)\b/,
  catering:
    /\b(?:traiteur|buffet|banquet|méchoui|chef à domicile|cuisinier à domicile|repas de (?:noces?|mariage)|réception et traiteur|cocktail dînatoire|vin d'honneur)\b/,
  childcare:
    /\b(?:crèche|micro-crèche|garde d'enfants?|garderie|assistante? maternelle|nounou|baby-?sitting|accueil (?:de l'enfant|parascolaire|périscolaire|de jour)|maman de jour|jardin d'enfants|halte-garderie|gardienne d'enfants|contrat d'accueil|service de garde)\b/,
  cleaning:
    /\b(?:nettoyage|ménage|entretien (?:des locaux|ménager|de bureaux)|lavage de vitres|laveur de vitres|ramonage|ramoneur|débarras)\b/,
  'club-membership':
    /\b(?:(?:adhésion|abonnement|inscription) (?:à |au |à la |à une |annuelle )?(?:club|salle de sport|salle|association|fitness|piscine)|salle de sport|club (?:de|sportif|nautique)|carte de membre|licence sportive|adhésion)\b/,
  coaching:
    /\b(?:coaching|entraîneur personnel|entraînement (?:individuel|personnel)|accompagnement personnel|mentorat)\b/,
  commission:
    /\b(?:commande (?:d'une? (?:œuvre|portrait|sculpture|fresque|bijou|meuble|robe)|artistique|d'œuvre)|sur mesure|couturi(?:er|ère)|confection|retouches|portrait|fresque|sculpture|illustration|tailleur|marbrier|facture d'orgue)\b/,
  consultancy:
    /\b(?:conseil (?:en|aux entreprises|stratégique)|consultante?s?|consultance|mission de conseil|management de transition)\b/,
  dating: /\b(?:agence matrimoniale|courtage matrimonial|agence de rencontres?|rencontres?)\b/,
  'elder-care':
    /\b(?:aide à domicile|soins à domicile|maintien à domicile|auxiliaire de vie|garde-malade|garde de nuit|aide (?:aux|à la) personnes?|accueil de jour|accueil familial|soins infirmiers|téléassistance|dame de compagnie|proche aidant|répit)\b/,
  employment:
    /\b(?:contrat de travail|contrat d'emploi|contrat d'engagement(?! (?:artistique|d'un))|promesse d'embauche|lettre d'engagement|saisonniers?|vendangeurs?|cdi|cdd|extras?)\b/,
  'equipment-maintenance':
    /\b(?:(?:entretien|maintenance|contrat d'entretien) (?:complet |annuel |préventive? |intégral |et (?:de )?(?:dépannage|réparation) )?(?:de |d'|du |des |de la |de l'|d'une? |de votre )?(?!site|page|web|la tombe|tombe|jardin|espaces? verts|locaux|bureaux|ménag)(?:chaudière|chauffage|ascenseurs?|photocopieurs?|copieurs?|pompe(?: à chaleur)?|climatis\S{2,6}|machines?|matériel|installations?|équipements?|piscine|extincteurs?|portail|poêle|fosse|groupe électrogène|orgues?|cave|panneaux|adoucisseur|ventilation|monte-charge)|accord d'un piano|accordage|maintenance(?! (?:et \S{3,12} )?(?:du |de |d'un )?(?:votre )?(?:site|web))|contrat d'entretien(?! (?:de|du|des|d')))\b/,
  events:
    /\b(?:organisation (?:de |d'un |du |d'une )?(?:votre )?(?:mariage|événements?|fête|anniversaire|réception)|wedding planner|décoration (?:de |du )?(?:mariage|salle|événement)|fleuriste|décoration florale|goûter d'anniversaire|fête d'anniversaire)\b/,
  funeral: /\b(?:obsèques|funérailles|funéraires?|pompes funèbres|crémation|inhumation)\b/,
  gardening:
    /\b(?:jardinage|jardiniers?|(?:entretien|tonte) (?:de |du |d'un |des )?(?:votre )?(?:jardin|parc|espaces? verts|pelouse|haies?)|élagage|paysagiste|taille de haies?|abattage d'arbres?)\b/,
  'grave-care':
    /\b(?:entretien (?:de |d'une |de la |des )?(?:tombes?|sépultures?|concession|monument funéraire)|fleurissement (?:de |d'une )?(?:la )?tombe)\b/,
  guarding:
    /\b(?:gardiennage|agents? de sécurité|sécurité (?:privée|incendie|événementielle)|vigiles?|veilleur de nuit|rondes?|maître-chien)\b/,
  'health-plan':
    /\b(?:(?:plan|forfait|abonnement|formule|carte) (?:dentaire|santé|de soins|vétérinaire|optique|médical)|plan de soins|contrat de soins|mutuelle dentaire)\b/,
  'house-sitting': /\b(?:garde de (?:la )?maison|gardiennage de maison|house-?sitting|home-?sitting)\b/,
  household:
    /\b(?:aide[- ]ménagère|employée? de maison|aide familiale|gouvernante|femme de ménage|travail domestique)\b/,
  internship:
    /\b(?:convention de stage|stages?(?! (?:d'été|de ski|sportif|d'équitation))|stagiaire|stage en entreprise)\b/,
  'it-support':
    /\b(?:(?:maintenance|support|assistance|infogérance) (?:informatique|technique)|infogérance|dépannage informatique)\b/,
  laundry: /\b(?:blanchisserie|laverie|pressing|repassage|nettoyage à sec|location-entretien de linge)\b/,
  lessons:
    /\b(?:cours|leçons?|auto-?école|école de (?:musique|danse|conduite|langues?|voile|ski|équitation|cirque)|enseignement (?:de|musical)|stage de (?:danse|musique|langue|poterie)|ateliers? (?:de|d')|soutien scolaire|répétiteur|formation (?:en|professionnelle|à distance|de|qui)|professeur(?:e)? particulier|conservatoire)\b/,
  livery:
    /\b(?:pension (?:équestre|équine|de (?:cheval|chevaux|poney)|pour (?:cheval|chevaux|poney|équidés?)|au (?:pré|box)|d'un (?:cheval|poney))|demi-pension (?:d'un |de )?(?:cheval|poney)|mise en pension (?:d'un |de )?(?:cheval|équidé|poney))\b/,
  'machine-work':
    /\b(?:travaux agricoles|moissonnage|moisson|labour|battage|ensilage|fauchage|tonte de moutons|travail à façon|vendange mécanique|épandage|distillation)\b/,
  meals:
    /\b(?:repas (?:à domicile|sur roues|scolaires?)|portage de repas|livraison (?:de |des )?repas|cantine|restauration (?:scolaire|collective)|restaurant scolaire|popote roulante|popote)\b/,
  'model-release':
    /\b(?:cession de droit à l'image|droit à l'image|autorisation d'image|séance photo|mannequin|figuration|figurante?s?)\b/,
  performance:
    /\b(?:(?:engagement|contrat|prestation|représentation|animation|cession de (?:droits de )?(?:représentation|spectacle)) (?:artistique|musicale?|de spectacle|d'artistes?|du spectacle)|spectacle|concert|orchestre|groupe de musique|musiciens?|dj|disc-?jockey|disco mobile|animation (?:de|musicale|d'une|soirée)|magicien|clown|fanfare|chorale|conférencier|officiante?|conteu(?:r|se)|griot|soirée dansante|bal)\b/,
  'pest-control':
    /\b(?:dératisation|désinsectisation|lutte (?:contre les nuisibles|antiparasitaire)|traitement (?:des )?termites|nuisibles|désinfection|punaises de lit)\b/,
  'pet-care':
    /\b(?:pension (?:canine|féline|pour (?:chiens?|chats?|animal|animaux)|animale)|garde (?:de |d')(?:votre )?(?:chiens?|chats?|animal|animaux)|toilettage|promen(?:ade|eur) de chiens?|chenil|chatterie|pet-?sitting)\b/,
  photography:
    /\b(?:photograph(?:e|ie|ique)s?|reportage (?:photo|de mariage|vidéo)|vidéaste|film de mariage|captation|prise de vues?|photobooth|borne photo)\b/,
  'platform-work':
    /\b(?:livreu(?:r|se)s?|coursiers?|livraison par l'intermédiaire d'une plateforme|chauffeur partenaire|chauffeurs? vtc)\b/,
  printing: /\b(?:impression|imprimerie|imprimeur|reliure|broderie|sérigraphie|gravure|enseigne)\b/,
  'property-management':
    /\b(?:gestion locative|gérance (?:d'immeuble|locative|immobilière)|mandat de gérance|mandat de gestion(?! de carrière)|syndic|administration de biens|régie d'immeubles?|conciergerie locative)\b/,
  'protection-plan':
    /\b(?:plan de protection|garantie (?:étendue|prolongée|casse)|extension de garantie|assistance (?:dépannage|routière|habitation)|protection (?:de |pour )?(?:votre |l')?(?:appareil|téléphone|mobile|maison))\b/,
  recording:
    /\b(?:studio d'enregistrement|enregistrement (?:d'un|musical|en studio|phonographique)|mixage|mastering|doublage|voix[- ]off|ingénieur du son)\b/,
  recruitment:
    /\b(?:recrutement|placement de personnel|chasseur de têtes|intérim|travail temporaire|mise à disposition de personnel|agence de placement|location de services)\b/,
  removals: /\b(?:déménagement|déménageurs?|garde-meubles?|transport de meubles|emménagement)\b/,
  repair:
    /\b(?:réparations?|restauration (?:d'un|d'une|de (?:meubles?|tableaux?|véhicules?))|remise en état|carrosserie|tapissier|dépannage|rénovation d'un (?:meuble|bateau|piano))\b/,
  schooling:
    /\b(?:contrat de scolarisation|scolarité|scolarisation|école (?:privée|maternelle|primaire|internationale)|lycée|collège|inscription scolaire|internat|établissement scolaire|réinscription)\b/,
  'snow-clearing': /\b(?:déneigement|service hivernal|viabilité hivernale|salage)\b/,
  'stud-service': /\b(?:saillie|monte|étalon|insémination|élevage en commun|contrat d'élevage|poulinage)\b/,
  survey:
    /\b(?:architectes?|géomètres?|maîtrise d'œuvre|expertise|bureau d'études|diagnostics?|décorat(?:eur|rice)|architecture d'intérieur|ingénieur(?:-conseil)?|estimation)\b/,
  telecoms:
    /\b(?:fibre|internet fixe|accès à l'internet|accès internet|téléphonie|téléphone|forfait mobile|abonnement mobile|télévision|câble|ligne mobile)\b/,
  translation: /\b(?:traduction|traduct(?:eur|rice)s?|interprétation|interprètes?|sous-titrage)\b/,
  transport:
    /\b(?:transports?|transporteur|coursier|messagerie|voiturage|fret|affrètement(?! d'une équipe)|ramassage scolaire|navette|chauffeur|taxi (?:scolaire|conventionné)|convoyage|remorquage|acheminement|camionnage)\b/,
  travel:
    /\b(?:voyages?|forfait touristique|croisière|excursion|circuit|randonnée|visite guidée|guide|expédition|pèlerinage|safari|séjour (?:à|au|aux|en))\b/,
  treatment:
    /\b(?:traitements?|thérapie|psychothérapie|kinésithérapie|orthodonti(?:e|que)|implants?|chirurgie|clinique|procréation|fertilité|appareils? auditifs?|sage-femme|doula|ostéopathie|laser|devis dentaire|cure)\b/,
  'vehicle-servicing':
    /\b(?:(?:entretien|maintenance|révision) (?:et \S{3,14} )?(?:de |du |d'un |d'une |de la |des )?(?:votre )?(?:véhicules?|voitures?|auto(?:mobile)?s?|flotte|vélos?|moto|scooter|bateau|camion|tracteur|camping-car))\b/,
  warehousing:
    /\b(?:entreposage|hivernage|dépôt (?:de|de meubles|de marchandises|salarié)|gardiennage de (?:bateau|caravane|bateaux|caravanes)|stockage de (?:marchandises|meubles|vin)|hôtel de pneus|gardiennage de pneus|garde de (?:vin|meubles))\b/,
  'waste-collection':
    /\b(?:(?:collecte|enlèvement|évacuation) (?:de |des |d')?(?:déchets|ordures|encombrants|gravats|huiles)|vidange (?:de )?(?:la )?fosse)\b/,
  'website-creation':
    /\b(?:(?:création|conception|réalisation|développement|refonte) (?:et \S{1,14} )?(?:de |d'un |d'une |du )?(?:votre )?(?:site|boutique en ligne|page web))\b/,
  works:
    /\b(?:prestations? de services?|contrat de prestations?|contrat d'entreprise|contrat de services?|louage de services)\b/,
  writing:
    /\b(?:rédaction|rédacteur|correction de (?:textes?|manuscrit)|relecture|prête-plume|nègre littéraire|biographie|transcription|discours)\b/,
} as const satisfies DealsOf;
