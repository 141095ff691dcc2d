import type { KindsOf } from '#worker/analyse/languages/kind-words.ts';

/** Kinds of contracts by which people work and create. */
export const workKinds = {
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
  consultancy: {
    names: /(?:contrat|convention|mission) de (?:conseil|consultant|consulting)|prestations? de conseil/,
    words:
      /\bconsultant|\bconseil\b|honoraires|taux journalier|\bmission\b|livrables|recommandations|\batelier|indépendant|expertise|rapport|audit/,
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
  'fixed-term-employment': {
    names: /contrat (?:de travail )?à durée déterminée|\bcdd\b|contrat (?:saisonnier|d'extra)|emploi saisonnier/,
    words:
      /durée déterminée|\bcdd\b|saison|saisonnier|terme du contrat|salarié|employeur|planning|horaire|pourboires|tenue|période d'essai|salaire|indemnité de (?:précarité|fin de contrat)|extra/,
  },
  'freelance-work': {
    names:
      /(?:création|conception|réalisation) (?:d'un |de )?(?:site|logo|identité)|(?:contrat|convention) de (?:prestation )?(?:graphi|webdesign|freelance|création)|identité visuelle|freelance|infographi/,
    words:
      /freelance|graphiste|webdesign|logotype|identité visuelle|boutique en ligne|esquisses?|illustrat|maquettes?|charte graphique|\blogo\b|site (?:web|internet)|cahier des charges|\bclient\b|allers-retours|corrections|livraison|développ|fichiers sources|recette/,
  },
  'model-release': {
    names:
      /(?:contrat|cession) (?:de mannequin|de campagne|d'influence|de droit à l'image)|cession (?:du|de) droit à l'image|influenceu|contrat de campagne/,
    words:
      /influenceu|mannequin|modèle|\bstor(?:y|ies)\b|\bréels?\b|publications?|abonnés|campagne|droit à l'image|\bmarque\b|photos?|réseaux sociaux|hashtag|tournage/,
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
  publishing: {
    names: /contrat d'édition|édition littéraire|compte d'auteur|contrat d'auteur/,
    words:
      /\bauteur|éditeur|manuscrit|ouvrage|droits d'auteur|tirage|exemplaires|à-valoir|édition|numérique|épreuves|librairie|pilon|\bœuvre|traduction/,
  },
  settlement: {
    names:
      /(?:accord|protocole|convention) (?:d'accord )?(?:transactionnel|de transaction|de rupture)|rupture conventionnelle|\btransaction\b/,
    words:
      /transaction(?:nel)?|indemnité|rupture|renonc|solde de tout compte|concessions réciproques|salarié|employeur|prud'hom|certificat de travail|définitif|litige|départ/,
  },
  translation: {
    names:
      /(?:contrat|commande|prestation)s? de (?:traduction|rédaction)|prête-plume|traduct(?:eur|rice)|traduction (?:d'un |d'une |du (?:roman|livre|manuel|site)|de l'ouvrage|littéraire)/,
    words:
      /traduct|traduire|prête-plume|rédact|manuscrit|\btexte|feuillet|\bmots?\b|signes|chapitre|relecture|langue (?:source|cible)|auteur/,
  },
  'zero-hours': {
    names: /(?:travail|contrat) (?:à l'appel|sur appel|intermittent|à zéro heure|zéro heure)|vacataire|extra/,
    words:
      /sur appel|à l'appel|vacation|vacataire|sans (?:garantie|minimum) d'heures|missions? proposées?|taux horaire|disponibilité|planning|pas d'obligation/,
  },
} as const satisfies KindsOf;
