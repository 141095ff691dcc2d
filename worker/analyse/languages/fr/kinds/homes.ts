import type { KindsOf } from '#worker/analyse/languages/kind-words.ts';

/** Kinds of contracts about rooms, houses and what belongs to them. */
export const homesKinds = {
  allotment: {
    names:
      /jardin (?:familial|ouvrier|partagé)|parcelle de (?:jardin|terre)|carré de terre|mise à disposition d'un jardin/,
    words:
      /\bjardins?\b|parcelle|potager|compost|légumes|cabanon|\bhaies?\b|arrosage|\bculti\w{1,5}|jardinier|\bterre\b|\bpoules\b|\bplates-bandes\b|récoltes?/,
  },
  'building-works': {
    names: /(?:contrat|marché|devis) (?:de )?(?:travaux|rénovation|construction)|contrat d'entreprise|rénovation/,
    words:
      /\btravaux\b|\bchantier|entrepreneur|maître d'ouvrage|réception|\bréserves\b|salle de bains|cuisine|toiture|carrelage|décennale|acompte|plomberie|\bdevis\b|artisan|peinture|cloison/,
  },
  'commercial-lease': {
    names:
      /bail (?:commercial|professionnel|d'un (?:atelier|local|magasin))|location d'un (?:atelier|local|magasin|box)|(?:local|locaux) (?:commercial|professionnel)/,
    words:
      /\bbail\b|\blocal\b|\blocaux\b|commerce|atelier|boutique|magasin|pas-de-porte|destination des lieux|\bindice\b|\bilc\b|vitrine|fonds de commerce|charges|preneur|bailleur|activité/,
  },
  coworking: {
    names: /co-?working|espace de travail partagé|poste de travail|bureau partagé/,
    words:
      /co-?working|\bbureaux?\b|poste de travail|salle de réunion|imprimante|\bwi-?fi\b|communauté|espace|badge|domiciliation|horaires d'ouverture|casier/,
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
  'estate-agency': {
    names: /mandat (?:exclusif|simple)?.{0,15}(?:vente|immobilier|location)|mandat exclusif|agen(?:ce|t) immobili/,
    words:
      /mandat|mandataire|agence immobilière|agent immobilier|acquéreur|vendeur|honoraires|visites?|\bbien\b|compromis|prix de vente|exclusivité|carte professionnelle/,
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
  'parking-space': {
    names: /(?:place|emplacement) de (?:parking|stationnement)|location (?:d'un )?(?:garage|parking|box)/,
    words:
      /stationnement|parking|garage|véhicule|immatriculation|\bbip\b|barrière|emplacement|\bplace\b|fourrière|télécommande/,
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
  'self-storage': {
    names: /self-?stock|garde-meuble|(?:location|mise à disposition) (?:d'un )?(?:box|espace de stockage)|stockage/,
    words:
      /\bbox\b|stockage|entrepos|self-?stock|garde-meuble|cadenas|biens stockés|droit de rétention|accès|marchandises interdites/,
  },
  'venue-hire': {
    names:
      /location (?:d'une |de )?salle|mise à disposition d'une salle|salle (?:des fêtes|polyvalente|municipale|communale)/,
    words:
      /\bsalle\b|événement|\bfête|mariage|invités|traiteur|réception|capacité|vaisselle|cuisine|sonorisation|nettoyage|caution|horaires|\bmusique\b/,
  },
} as const satisfies KindsOf;
