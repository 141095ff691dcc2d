import type { HarmType } from '#worker/analyse/built-in/harms/harm-types.ts';
import type { HarmSaying } from '#worker/analyse/languages/harm-words.ts';
import { agreed, eitherParty, may, readerMay } from './turned';

const forBreach =
  /\b(?:manquement|faute grave|faute lourde|inexécution|impay|défaut de paiement|force majeure|motif (?:grave|légitime|sérieux))/;

/** How it ends, and what that costs. */
export const frenchLeavingHarms = {
  'ended-at-will': [
    {
      says: [
        may,
        /\b(?:résilier|mettre fin|mettre un terme|rompre|clore|clôturer|fermer|dénoncer|retirer le tout|se séparer|arrêter|renoncer à la campagne|supprimer (?:le|votre|tout) compte|exclure)\b/,
        /\b(?:à tout (?:moment|instant)|à n'importe quel moment|sans (?:(?:avoir|être|devoir|qu)\S{0,6}.{0,30}\b)?(?:motif|raison|cause|préavis|explication|justif|indemnit|exposer|délai)|à (?:sa|notre|son) (?:\S{1,8} )?(?:discrétion|convenance|gré|heure)|immédiatement|sur-le-champ|du jour au lendemain|le jour même|quand (?:il|elle|nous) |à l'heure de son choix|(?:moyennant|avec|sous) (?:un |une |un préavis de )?(?:délai de |préavis de )?(?:un|deux|trois|cinq|sept|huit|dix|quinze|48|quarante-huit|\d{1,2}) (?:jours?|heures)|pour (?:tout|n'importe quel) motif)/,
      ],
      unless: [
        readerMay,
        eitherParty,
        forBreach,
        agreed,
        /\bet pour rien d'autre|\b(?:peut|pouvons) (?:\S{1,12} ){0,4}que (?:si|dans|en|pour)\b/,
      ],
      notBy: 'reader',
    },
    {
      says: [
        /\b(?:on|nous|je) (?:n'(?:a|ai|avons) pas à (?:expliquer|m'expliquer|nous expliquer|justifier)|(?:te|vous) (?:le dit|fais signe|le dis|préviens|prévenons))\b/,
        /\b(?:jours?|heures|lendemain|clé|départ|enlever|partir|dernier jour)\b/,
        /\b(?:deux|trois|cinq|dix|quinze|huit|\d{1,2}) jours|\blendemain|\bheures/,
      ],
      unless: [agreed],
    },
  ],
  'unequal-notice': [
    {
      says: [
        /\b(?:préavis|délai|prévenir|mettre fin|résili|congé|rompre|quitter|dénonc)/,
        /\b(?:jours|mois|semaines|heures)\b.{0,120}\b(?:jours|mois|semaines|heures)\b/,
        /\b(?:tandis que|alors que|en revanche|quant à|de son côté|pour sa part|nous pouvons, nous|(?:le|la) \S{1,14} (?:\S{1,10} )?(?:moyennant|avec|dans) .{0,40}(?:le|la) \S{1,14} (?:\S{1,10} )?(?:moyennant|avec|dans))\b/,
      ],
      unless: [eitherParty, /\b(?:pénalité|ancienneté|cadres?|paiement)\b/],
    },
    {
      says: [
        /\b(?:seule?|uniquement) (?:le|la|l') ?\S{1,20} (?:peut|pourra|a la faculté de) .{0,30}\b(?:résilier|rompre|mettre fin|dénoncer)|\b(?:résilier|rompre|mettre fin|dénoncer|renoncer)\b.{0,120}\b(?:(?:ne (?:le )?(?:peut|dispose|peuvent)|n'a) pas|ne dispose d'aucune|cette faculté n'appartient|vous, vous (?:menez|restez))|\b(?:vous|toi|tu) (?:restes?z?|demeurez|es tenu)\b.{0,60}\b(?:nous (?:pouvons|pourrons)|je peux)|\btoi, en revanche/,
      ],
      unless: [/\bne peut pas être rompu/],
    },
  ],
  'no-early-exit': [
    {
      says: [
        /\b(?:ne (?:peut|pourra|peux|pouvez|pourrez|peuvent)|aucune? (?:résiliation|sortie|départ|désistement|rétractation)|pas de (?:porte de sortie|résiliation|sortie)|renonce à|sans (?:faculté|possibilité|droit) de|n'a pas le droit de|en aucun cas)\b/,
        /\b(?:résili|mettre fin|rompre|quitter|sortie|sortir|partir|se dédire|se désister|retirer|congé|interrompre|arrêter|dénonc)/,
        /\b(?:avant|pendant|durant|anticip|jusqu'(?:à|au)|durée|ni pour|même (?:en|pour|si)|aucune? (?:motif|cause|raison|prétexte)|pour ce motif|quelle? qu)/,
      ],
      unless: [
        eitherParty,
        /\b(?:le (?:bailleur|prestataire|loueur|prêteur|vendeur|fournisseur)|la (?:société|bailleresse|propriétaire)|l'(?:employeur|exploitant|organisateur|opérateur|agence)) ne (?:peut|pourra)|\brembours|frais|consommat/,
      ],
      notBy: 'other',
    },
    {
      says: [
        /\b(?:durée ferme|engagement ferme|ferme et (?:irrévocable|définitive?)|durée incompressible|durée minimale|restez jusqu'au bout|tu restes pour l'année)\b/,
      ],
      unless: [/\bsans (?:engagement|durée minimale)/, eitherParty],
    },
  ],
  'rest-due-on-leaving': [
    {
      says: [
        /\b(?:reprendre (?:sa|votre|ta) (?:route|liberté)|partir|part(?:ez|s)?\b|quitt|s'en all|s'en va|départ|résili|mettre fin|rompre|rompt|sortir|se retir|dédit)/,
        /\b(?:indemnité|dédit|pénalité|prix entier|entier du prix|totalité du prix|prix (?:convenu )?en entier)\b/,
        /\b(?:moyennant|contre|à condition d|après (?:avoir )?|règlement|paiement|vers|doit|due?s?\b)/,
        /\b\d{3}\b|\b(?:cents?|mille)\b|\bprix\b/,
      ],
      unless: [
        /\b(?:licenciement|aucune? (?:indemnité|pénalité|dédit)|sans (?:indemnité|pénalité|frais)|ne (?:doit|devra|sera)|n'est (?:dû|due))/,
      ],
      notBy: 'other',
    },
    {
      says: [
        /\b(?:résili|rompt|rupture|désist|départ|part(?:ez|s|ir|ent|ait)?\b|quitt|renonc|annul|sortie|avant (?:le terme|la fin|l'échéance)|anticip|cess|retrait|retir|s'en va|plus tôt|abandon|interromp)/,
        /\b(?:mensualités?|mois|loyers?|cotisations?|redevances?|échéances?|salaires?|prix|sommes?|abonnements?|totalité|solde|forfait)\b.{0,50}\b(?:restant\S{0,2}|rest\S{1,4}|à (?:courir|échoir|venir)|non échu\S{0,2}|jusqu'(?:à|au)\b|(?:de|du|pour) (?:la )?(?:durée|période) (?:restante|en cours|entière)|manqu|due?s? en (?:entier|totalité))/,
        /\b(?:pay|vers|due?s?\b|doit|devr|exigible|redevable|rembours|indemnit|acquitt|régl|pénalité|factur)/,
      ],
      unless: [
        /\b(?:ne (?:doit|devra|paie|paiera|devez|sera)|n'est (?:dû|due)|aucun|prorata|remboursé|rembourse|rembourser|à l'exclusion de toute autre)|\d ?(?:€|euros|CHF|EUR|francs|DH|dirhams|\$) (?:pour|par) (?:chaque )?mois/,
      ],
      notBy: 'other',
    },
    {
      says: [
        /\b(?:indemnité|pénalité|facturé|retenu|dû|conserv|acquis|pour cent|%)/,
        /\b(?:(?:\d{2} ?%|\d{2} pour cent|nonante-cinq pour cent|moitié|totalité|intégralité|tout)\S{0,2} .{0,30}\b(?:mensualités|loyers|mois|prix|solde|salaires|forfait)|autant de mois)/,
        /\b(?:résili|désist|rupture|départ|renonc|annul|avant (?:le terme|la fin)|quitt|anticip|reloué|revendue|reprise|preneur)/,
      ],
      unless: [/\b(?:rembours|ne (?:doit|devra|sera))/],
      notBy: 'other',
    },
  ],
  'rest-due-on-arrears': [
    {
      says: [
        /\b(?:impay|retard|défaut de paiement|non-paiement|ne paie|manque une|échéance (?:non|manquée)|premier incident|à défaut de (?:paiement|règlement)|cesse de payer|pas payé)/,
        /\bdéchéance du terme|\bexigib\S{1,6}\b.{0,60}\b(?:totalité|toutes?|intégral|reste|solde|immédiat)|\b(?:totalité|toutes les|tout ce qui|l'intégralité|le solde|capital restant)\b.{0,80}\b(?:exigible|immédiatement|de suite|aussitôt|d'un coup|vient à échéance|le jour même|en une fois|due?s?)/,
      ],
      unless: [/\b(?:mise en demeure (?:restée|préalable)|deux mensualités|trois (?:mensualités|échéances))/],
    },
  ],
} satisfies Partial<Record<HarmType, readonly HarmSaying[]>>;
