import type { KindsOf } from '#worker/analyse/languages/kind-words.ts';

/** Kinds of contracts of consumers for a service. */
export const servicesKinds = {
  broadband: {
    names: /(?:accès|abonnement) (?:à )?internet|contrat (?:internet|fibre|box)|fibre optique/,
    words:
      /\bfibre\b|\bbox\b|\binternet\b|\bdébit|mbit|télévision|\bchaînes\b|décodeur|ligne fixe|raccordement|routeur|\bwi-?fi\b/,
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
  course: {
    names:
      /(?:auto-?école|école de (?:langues?|conduite))|contrat de (?:cours|formation à la conduite)|inscription (?:aux|à un) cours|contrat d'enseignement/,
    words:
      /\bcours\b|\bleçons?\b|élève|moniteur|permis de conduire|code de la route|\bstagiaire|enseignant|professeur|inscription|niveau|examen|séances?|certificat|auto-?école/,
  },
  'funeral-plan': {
    names: /obsèques|concession funéraire|prévoyance funéraire|contrat funéraire/,
    words:
      /obsèques|funéraire|cercueil|\btombe|inhumation|crémation|cimetière|défunt|concession|caveau|deuil|enterrement/,
  },
  'gym-membership': {
    names:
      /(?:abonnement|adhésion|inscription).{0,25}(?:salle|club|fitness|sport)|contrat d'adhésion|abonnement salle de sport/,
    words:
      /salle de sport|\bclub\b|fitness|abonn(?:é|ement)|adhérent|adhésion|musculation|cours collectifs|vestiaires?|frais d'inscription|certificat médical|suspension|entraînement|sauna|badge/,
  },
  'mobile-phone': {
    names: /(?:contrat|abonnement|forfait) (?:de )?(?:téléphon|mobile)|forfait mobile|téléphonie mobile/,
    words:
      /forfait|\bmobile\b|\bsim\b|téléphone|itinérance|roaming|\bsms\b|\bgo\b|hors forfait|portabilité|couverture|opérateur|\brio\b/,
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
  'protection-plan': {
    names:
      /(?:plan|contrat|formule) (?:de )?protection|extension de garantie|garantie (?:casse|appareils?)|assistance dépannage/,
    words:
      /appareil|panne|casse|réparation|franchise|sinistre|remplacement|couvert|garantie|carence|dépannage|plafond|usure|oxydation|électroménager/,
  },
  removals: {
    names: /déménagement|lettre de voiture/,
    words:
      /déménage|mobilier|meubles|cartons|camion|chargement|emballage|garde-meubles?|lettre de voiture|monte-meubles|volume|inventaire|fragiles?/,
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
} as const satisfies KindsOf;
