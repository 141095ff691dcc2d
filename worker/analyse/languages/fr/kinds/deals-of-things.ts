import type { DealsOf } from '#worker/analyse/languages/deals.ts';

/** What titles call deals about things and money. */
export const dealsOfThings = {
  'animal-sale':
    /\b(?:(?:vente|cession|achat) (?:de |d'un |d'une |du |des )?(?:\S{1,12} )?(?:chiens?|chiots?|chats?|chatons?|cheval|chevaux|jument|poulain|poney|vaches?|bétail|moutons?|chèvres?|animal|animaux|équidé|ruches?|génisses?))\b/,
  'art-sale': /\b(?:vente (?:d'une? |de |du )?(?:œuvres?(?: d'art)?|tableau|sculpture|antiquités?|peinture))\b/,
  'bike-hire':
    /\b(?:location|abonnement) (?:de |d'un |d'une |à un )?(?:longue durée (?:de |d'un )?)?(?:votre )?(?:vélos?|vae|trottinettes?|vélo-cargo)\b|\babonnement vélo\b/,
  'burial-plot':
    /\b(?:concession (?:funéraire|de (?:cimetière|terrain)|dans le cimetière|au cimetière)|caveau|columbarium|droit de sépulture)\b/,
  'business-transfer':
    /\b(?:(?:cession|vente) (?:de |du |d'un )?(?:fonds de commerce|commerce|entreprise|clientèle|parts sociales|actions|cabinet|boutique)|reprise (?:de |d'un |du |de la )?(?:commerce|fonds|boutique|cabinet|entreprise)|pas-de-porte)\b/,
  'container-hire':
    /\b(?:location (?:de |d'un |d'une )?(?:bennes?|conteneurs?|toilettes?|wc|échafaudages?|bungalows?|algeco))\b/,
  'costume-hire':
    /\b(?:location (?:de |d'un |d'une )?(?:costumes?|robes?|déguisements?|tenues?|smoking|caftan|habits?))\b/,
  'crop-sale':
    /\b(?:(?:vente|achat) (?:de |de la |du |d'une |sur pied de |des )?(?:récolte|foin|paille|raisins?|vendange|céréales|olives|herbe|blé|fourrage|cacao|café|arachides))\b/,
  'daily-delivery':
    /\b(?:(?:livraison|fourniture|vente) (?:quotidienne |hebdomadaire |régulière |à domicile )?(?:de |d'|du |des |de la )(?:\S{1,12} )?(?:lait|œufs?|pain|fruits|légumes|fleurs|poissons?|eau|café|fromages?|viande|viennoiseries|denrées))\b/,
  'debt-acknowledgement': /\b(?:reconnaissance de dette|billet à ordre|effet de commerce)\b/,
  'device-hire':
    /\b(?:location (?:de |d'un |d'une |du )?(?:photocopieurs?|copieurs?|imprimantes?|machine à café|fontaine à eau|lit médicalisé|fauteuil roulant|lave-linge|réfrigérateur|télévis\S{2,5}|terminal de paiement|tpe|ordinateurs?|téléphones?|tire-lait|matériel médical|électroménager|adoucisseur))\b/,
  energy:
    /\b(?:fourniture (?:d'électricité|de gaz|d'énergie|de chaleur|d'eau)|contrat d'(?:électricité|énergie)|abonnement (?:électricité|gaz|eau)|réseau de chaleur)\b/,
  'food-box':
    /\b(?:paniers? (?:de légumes|bio|paysans?|maraîchers?|fermiers?|solidaires?|hebdomadaires?|gourmands?|de fruits|de la ferme|de saison)|\bpaniers?\b(?= [\p{L}"«])|amap|box (?:repas|vin|bière|beauté|fleurs|à cuisiner|mensuelle|surprise|de)|caissette|agriculture contractuelle|abonnement (?:vin|café|fleurs|aux paniers))\b/u,
  'fuel-delivery':
    /\b(?:(?:livraison|fourniture|vente) (?:de |d'|du )?(?:bois de chauffage|fioul|mazout|granulés|pellets|gaz (?:butane|propane|en bouteille|en citerne)|charbon|carburant|bûches))\b/,
  'furniture-hire':
    /\b(?:location (?:de |d'un |d'une )?(?:meubles|mobilier|canapé|plantes)|abonnement (?:meubles|mobilier)|meubles en location|home staging)\b/,
  gift: /\b(?:donation|don (?:de|manuel)|acte de don)\b/,
  'goods-sale':
    /\b(?:contrat de vente|vente (?:de|d'|du|à tempérament|à crédit|entre particuliers)|compromis de vente|contrat d'achat|acte de vente|bon d'achat|promesse de vente)\b/,
  'goods-supply':
    /\b(?:contrat (?:de fourniture|d'approvisionnement)|fourniture (?:de|d'|des)|approvisionnement|espace revendeurs|vente en gros)\b/,
  guarantee:
    /\b(?:cautionnement|caution (?:solidaire|personnelle)|acte de caution|garantie à première demande|garante?|aval)\b/,
  'hire-purchase':
    /\b(?:location[- ](?:vente|avec option)|option d'achat|crédit-bail|leasing|loa|lld|lease|travailler-payer|versement journalier)\b/,
  'instrument-hire':
    /\b(?:(?:location|prêt) (?:de |d'un |d'une |du )?(?:instruments?|piano|violon|violoncelle|harpe|guitare|flûte|accordéon|trompette))\b/,
  'land-sale':
    /\b(?:(?:vente|compromis|promesse|réservation|achat) (?:de |d'un |d'une |du |de la )?(?:vente (?:de |d'un |d'une )?)?(?:immeuble|maison|appartement|terrain|parcelle|garage|bien immobilier|immobilière)|contrat de réservation|compromis de vente|promesse (?:unilatérale|synallagmatique))\b/,
  lending:
    /\b(?:prêt à usage|commodat|prêt (?:de |d'un |d'une )(?:matériel|véhicule|voiture|œuvres?|tableau|objets?|cheval|livres?|outils?|salle|vélo)|mise à disposition gratuite)\b/,
  loan: /\b(?:prêts?|crédit|emprunt|microcrédit|hypothécaire|avance de fonds|avance d'argent|bon de prêt)\b(?!-bail| à usage)/,
  neighbours: /\b(?:voisins?|voisinage|mitoyen(?:ne|neté)?|servitude|droit de passage|bornage|puits commun)\b/,
  'party-hire':
    /\b(?:location (?:de |d'un |d'une )?(?:tentes?|chapiteau|barnum|châteaux? gonflables?|structures? gonflables?|vaisselle|tables?|chaises?|sono(?:risation)?|éclairage|matériel de (?:fête|réception)|jacuzzi|spa|bâches|scène))\b/,
  pawn: /\b(?:gage|nantissement|mont-de-piété|prêt sur gage)\b/,
  'payment-plan':
    /\b(?:échéancier|plan (?:de paiement|d'apurement|de remboursement)|facilités de paiement|délais? de paiement|étalement de (?:la )?dette)\b/,
  'pet-adoption':
    /\b(?:(?:adoption|famille d'accueil|placement) (?:de |d'un |d'une |du |pour )?(?:chiens?|chats?|animal|animaux|équidé|lapin))\b/,
  'press-subscription': /\b(?:abonnement (?:au journal|à la revue|au magazine|presse)|club de livres?)\b/,
  release: /\b(?:décharge de responsabilité|renonciation|quitus|décharge)\b/,
  scholarship: /\b(?:bourses? (?:d'études?|de recherche|de formation)|subvention|allocation d'études)\b/,
  settlement:
    /\b(?:transaction|transactionnel(?:le)?|protocole (?:d'accord|transactionnel)|accord amiable|conciliation|règlement amiable)\b/,
  'settlement-of-employment':
    /\b(?:rupture conventionnelle|(?:fin|rupture|résiliation) (?:du |de (?:la relation|son|votre) )(?:contrat )?(?:de )?travail|convention de départ|solde de tout compte|départ négocié)\b/,
  'timber-sale':
    /\b(?:(?:vente|achat|coupe|exploitation) (?:de |d'|du |d'une )?(?:coupe (?:de |d')?)?(?:bois|arbres|peupliers?|chênes|sapins|futaie)(?! de chauffage)(?: sur pied)?|bois sur pied|coupe (?:de bois|forestière|affouagère))\b/,
  'tool-hire':
    /\b(?:location (?:de |d'un |d'une |des |du )?(?:machines?|matériel|outils?|outillage|engins?|pelleteuse|mini-?pelle|appareils?|caméras?|drone|groupe électrogène|tracteur|remorque|grue|nacelle|bétonnière|vidéoprojecteur|tronçonneuse|équipements?))\b/,
  'vehicle-hire':
    /\b(?:(?:location|abonnement|affrètement|mise à disposition|autopartage) (?:de |d'un |d'une |du |à une )?(?:véhicules?|voitures?|auto(?:mobile)?s?|camionnettes?|utilitaire|taxi|camping-car|caravane|fourgon|moto|scooter|bateau|voilier|yacht|péniche|limousine|camion|minibus|kayak|pirogue)|location coque nue|affrètement)\b(?! d'une équipe)/,
  'vehicle-sale':
    /\b(?:(?:vente|cession|achat) (?:de |d'un |d'une |du )?(?:\S{1,12} )?(?:véhicules?|voiture|auto(?:mobile)?|camionnette|moto(?:cyclette)?|scooter|bateau|voilier|camping-car|caravane|tracteur|camion|mobil-home|vélo))\b/,
  volunteering: /\b(?:bénévol(?:at|e)s?|volontaria?t|volontaires?|service civique)\b/,
} as const satisfies DealsOf;
