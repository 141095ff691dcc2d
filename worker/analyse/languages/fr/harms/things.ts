import type { HarmType } from '#worker/analyse/built-in/harms/harm-types.ts';
import type { HarmSaying } from '#worker/analyse/languages/harm-words.ts';
import { byAgreement } from './turned';

const may = /\b(?:peut|pourra|peuvent|pourront|pouvons|pourrons|se réserve|je peux|on peut|faculté|libre de)\b/;

/** Rooms, things and services while it lasts. */
export const frenchThingsHarms = {
  'entry-at-will': [
    {
      says: [
        /\b(?:entr(?:e|er|ons|ent|era)|pénétr|accéd|accès|visit|passer|inspect)/,
        /\b(?:logement|appartement|chambre|maison|lieux|local|locaux|domicile|studio|box|pièce)\b/,
        /\b(?:sans (?:prévenir|préavis|avertir|avis|autorisation|avoir|demander|qu)|à (?:tout|toute) (?:moment|heure)|quand (?:il|elle|nous|bon)|(?:garde|conserve|avec) (?:un (?:double|jeu)|ses clés|la clé)|en (?:son|votre|ton) absence|en l'absence|tous les jours|(?:une|deux) fois (?:par|dans le) (?:mois|semaine)|dimanches)/,
      ],
      unless: [
        /\b(?:locatai|client|résident|membre)\S{0,3} (?:peut|pourra|a accès)|\bne (?:peut|pourra|entre)\b|\b(?:préavis|délai) de/,
        byAgreement,
      ],
      notBy: 'reader',
    },
  ],
  'repairs-on-reader': [
    {
      says: [
        /\b(?:répar|entretien|remise|remplacement|mises? aux normes|travaux|panne|vétusté|toiture|chaudière)/,
        /\b(?:à (?:la|sa|votre|ta) charge|en charge|sur (?:lui|elle|vous)\b|support|pai[et]|pay|incomb|pour (?:son|votre|ton) compte|à ses frais|facture)/,
        /\b(?:locatai|preneu|client|vous|votre|ton|occupant|franchisé|résident)/,
        /\b(?:toiture|charpente|chaudière|canalis|gros|structure|toutes?|y compris|même|vétusté|usure|normes|quelle? que|façade|murs?|sans exception)/,
      ],
      unless: [
        /\b(?:menues?|petites(?!,? (?:ou|et|comme) (?:grand|gross))|par (?:sa|votre) faute|négligence|bailleur (?:supporte|prend|répare|assure)|n'est pas)/,
      ],
      notBy: 'other',
    },
  ],
  'goods-taken': [
    {
      says: [
        /\b(?:vend(?:re|s|ons|u|ue|us)?|conserv|dispos|enlev|jet(?:te|er|ons)|détrui|débarrass|abandonn|devien|appartien|reprenons|reprend|prend la|est à moi|donne)\b/,
        /\b(?:biens|objets|effets|affaires|meubles|marchandises|véhicule|voiture|camionnette|contenu|se trouve|matériel)\b/,
        /\b(?:peut|pourra|pouvons|réput|considér|devien|est à moi|est vendu|sera vendu|sont vendus|reprenons|prend|vend|laissé|acquis)/,
      ],
      unless: [/\b(?:doit (?:enlever|débarrasser)|ne (?:peut|pourra)|réserve de propriété|données)/],
      notBy: 'reader',
    },
  ],
  'access-blocked': [
    {
      says: [
        /\b(?:suspen|bloqu|coup|désactiv|interromp|restrein|ferm|verrouill|refus|hors ligne|ne plus redémarrer)\S{0,6}\b/,
        /\b(?:accès|compte|service|badge|ligne|fourniture|courant|plateforme|profil|box|véhicule|moteur|porte|abonnement)\b/,
        /\b(?:sans (?:préavis|avis|mise en demeure|avertissement|délai|prévenir)|immédiat|aussitôt|sur-le-champ|automatique|à tout moment|dès (?:le|qu)|à distance|à (?:sa|notre) discrétion)/,
      ],
      unless: [/\bne (?:peut|pourra|pouvons)|\bmaintenance/],
      notBy: 'reader',
    },
  ],
  'pays-without-service': [
    {
      says: [
        /\b(?:loyers?|prix|cotisations?|mensualités?|redevances?|abonnement|mois|tarif|hébergement|forfait|facturée?s?)\b/,
        /\b(?:reste|restent|demeure|demeurent|continue|continuent|court|suit son cours|attend)\b.{0,40}\b(?:dus?|dues?|exigible|courir|entier|intact|plein prix|facturé|payable|cours)|\b(?:due?s?|payables?) en (?:entier|totalité)|\bsans (?:réduction|remise|diminution)|\bn'est pas (?:réduit|suspendu|déduit|remboursé)|\bintact/,
        /\b(?:même|pendant|durant|lorsque|quand|ferm|vacances|absen|maladie|panne|suspen|interrup|hospital|immobilis|congés|tant que|ces jours|quinze jours)/,
      ],
      unless: [/\b(?:salaire|rémunération|salarié|traitement|maintien de salaire)/],
      notBy: 'other',
    },
  ],
  'moved-at-will': [
    {
      says: [
        may,
        /\b(?:mut(?:er|ation)|affect|déplac|transfér|install|déménag|reloger|confie)\S{0,4}\b/,
        /\b(?:autre|autres|ailleurs|site|établissement|chambre|numéro|ville|poste|carré|emplacement|parcelle)\b/,
      ],
      unless: [byAgreement, /\bne (?:peut|pourra)|\bdonnées/],
      notBy: 'reader',
    },
  ],
  'other-performs': [
    {
      says: [
        /\b(?:se faire remplacer|remplac|substitu|sous-trait|une autre personne|autre (?:véhicule|modèle|hôtel|produit|intervenant))/,
        /\b(?:personne|intervenant|professionnel|artiste|professeur|coach|véhicule|modèle|hôtel|produit|article|formation|tiers|voyage)/,
        /\b(?:sans (?:préavis|accord|avoir|que|consult)|librement|qu'il (?:juge|tient)|à (?:son|sa) (?:choix|discrétion)|prix (?:reste|ne)|aussi souvent|s'en rapproche|ni repris ni)/,
      ],
      unless: [byAgreement],
      notBy: 'reader',
    },
  ],
  'no-date-promised': [
    {
      says: [
        /\b(?:délais?|dates?|livraison|retards?)\b/,
        /\b(?:indicati|intentions?\b|estimati|approximati|prévisionnel|non des promesses|ne promet|sans engagement|n'engage|ne (?:lie|constitue)|retards? .{0,60}\b(?:ne (?:donne|peut|ouvre|permet)|sans indemn)|(?:à la date|quand) .{0,20}(?:juge|convien)|dès que la trésorerie)/,
      ],
      unless: [/\b(?:loyer|pénalités de retard|impay)/],
      notBy: 'reader',
    },
  ],
} satisfies Partial<Record<HarmType, readonly HarmSaying[]>>;
