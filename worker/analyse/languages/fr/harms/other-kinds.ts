import type { OtherKindWords } from '#worker/analyse/languages/harm-words.ts';

/** What tells one kind of harm from another. */
export const frenchOtherKinds: OtherKindWords = {
  endsContract:
    /\b(?:je peux|nous pouvons|il peut|elle peut|ils peuvent) (?:partir|m'en aller|s'en aller|arrêter|quitter) (?:à tout moment|quand)|\b(?:peut|peuvent|pouvons|pourra|droit de)\b.{0,40}\b(?:résilier|rompre|mettre fin à|dénoncer) (?:\S{1,10} ){0,2}(?:contrat|bail|abonnement|accord|convention)\b.{0,80}(?:à tout moment|sans (?:\S{1,10} ){0,2}(?:motif|raison)|préavis|jours)/,
  moneyKept:
    /\b(?:contribution|acompte|somme|prix|redevance|cotisation|avance|versement|participation|droit d'entrée|montant)s? (?:\S{1,14} ){0,4}(?:acquise?s?|conservée?s?)\b/,
  paidBackOnLeaving:
    /^(?=.{0,400}(?:rembours|restitu|reverse))(?=.{0,400}(?:quitte|départ|part\b|démission|licenci|rupture))(?=.{0,400}(?:entreprise|employeur|salaire|solde de tout compte|formation|stage|licenciement|diplôme))/,
  onDefault:
    /^(?!.{0,400}(?:à tout moment|quand (?:il|elle|on|nous)|sans (?:\S{1,12} ){0,3}(?:motif|raison|cause)|pour (?:quelque|toute) (?:motif|raison|cause)|à son gré|discrétion)).{0,400}\b(?:si|lorsque|en cas de|dès que|faute de)\b.{0,60}(?:manqu|ne (?:pai|pay|respect|règl|rempli|tien)\S{1,4} (?:pas|plus)|retard|impay|défaut de paiement|paiement|inexécution|violation|enfrein|comportement|conduite|nuit)/,
  allToCome:
    /\b(?:restant\S{0,3}|reste (?:à|des|du)|à courir|à échoir|jusqu'(?:au|à la) (?:terme|fin)|toutes les (?:mensualités|échéances|cotisations)|tous les (?:mois|loyers|versements)|solde d(?:es|u))\b(?! tout compte)/,
  wholeDamage:
    /\b(?:tout le|l'entier|l'intégralité du|la totalité du) (?:\S{1,10} )?(?:dommage|préjudice).{0,160}(?:quelle que soit|même si|sans faute|indépendamment|encore qu)|(?:sans faute|indépendamment|quelle que soit).{0,160}(?:tout le|l'intégralité du|la totalité du) (?:dommage|préjudice)/,
  anyDamage:
    /^(?!.{0,400}(?:pénal|amende|forfait))(?=.{0,400}(?:tout|chaque) (?:\S{1,12} )?(?:dommage|dégât)).{0,400}(?:même sans|sans (?:\S{1,8} )?faute|indépendamment de toute faute)/,
  downPayment: /(?:acompte|arrhes|versé d'avance|avance versée)/,
  fixedSum: /\b(?:pénal|amende|forfait|majoration)|\d ?(?:€|euros|dh\b|%)|€ ?\d|pour cent/,
  byOthers:
    /\b(?:vols?\b|volés?|cambriol|vandal|tempête|gel\b|inondation|foudre|nuisibles|des tiers|autres (?:locataires|membres|clients|usagers|occupants))/,
  atFault:
    /\b(?:faute|négligen|imprudence|causé|quelle que|quoi qu|même si|même en cas|notre personnel|savait|connaissance|averti|dommages?|blessure|accident|perte)/,
};
