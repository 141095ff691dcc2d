import type { HarmType } from '#worker/analyse/built-in/harms/harm-types.ts';
import type { HarmSaying } from '#worker/analyse/languages/harm-words.ts';
import { byAgreement } from './turned';

const afterwards =
  /\b(?:après|suiv\S{1,5}|une fois|fin|cessation|rupture|départ|terme|expiration|dès lors|quitt\S{1,4})\b|\b(?:pendant|durant|avant) (?:\S{1,8} )?(?:ans?|années?|mois)\b/;

/** What one works, and is paid for it. */
export const frenchWorkHarms = {
  'wage-deduction': [
    {
      says: [
        /\b(?:retenu|retien|déduit|dédui|prélev|repris|compens)\S{0,4}\b/,
        /\b(?:salaire|paie|rémunération|solde de tout compte|traitement|relevé|bulletin)\b/,
        /\b(?:manqu|casse|cassé|perte|dommage|erreur|différence|uniforme|matériel|amende|caisse|retard|avance|logement|repas)/,
      ],
      unless: [
        /\b(?:ne (?:peut|sera|pourra)|n[e'] ?\S{1,12} (?:jamais|pas|aucun)|aucune retenue|cotisations sociales|impôt|quotité)/,
      ],
    },
  ],
  'unpaid-time': [
    {
      says: [
        /\b(?:heures? (?:supplémentaires|en plus|de plus|au-delà)|ces heures|temps|trajets?|déplacements?|attente|astreinte|permanence|dépassements?|réunions?|demi-journées|matinées)\b/,
        /\bne (?:sont|donne|donnent|seront|compte|comptent|constitue)\S{0,1} (?:pas |ni |lieu )?(?:à (?:aucun\S{0,2} )?)?(?:\S{1,14} )?(?:pay|rémunér|compens|indemni|supplément|temps de travail)|\bn'est (?:pas |ni )(?:\S{1,10} )?(?:pay|rémunér|compens|indemni)|\b(?:compris|comprises?|inclus|incluses?) dans (?:le|la|son) (?:salaire|rémunération|forfait|traitement)|\bsans (?:rémunération|paiement|majoration|compensation|supplément)|\bne vient pas en déduction|\beffacé/,
      ],
      unless: [/\b(?:loyer|charges locatives|TVA|télétravail)\b/],
    },
  ],
  'hours-at-will': [
    {
      says: [
        /\b(?:horaires?|planning|service|équipes?|heures de travail|roulement|créneaux?)\b/,
        /\b(?:modifi|chang|annul|déplac|adapt|supprim|rédui|fix)/,
        /\b(?:sans (?:préavis|délai)|la veille|le jour même|heures (?:avant|à l'avance)|selon les (?:besoins|nécessités)|unilatéral|à (?:sa|son) (?:discrétion|gré)|à tout moment)/,
      ],
      unless: [byAgreement, /\b(?:cours|élève|ne (?:peut|pourra))\b/],
      notBy: 'reader',
    },
  ],
  'tips-kept': [
    {
      says: [
        /\bpourboires?|\bpour la décoration/,
        /\b(?:garde|reviennent|appartien|conserv|caisse|reten|l'hôtel|l'employeur|restaurant|dixièmes|pour cent)/,
      ],
      unless: [/\b(?:intégral|sans (?:aucune )?(?:déduction|retenue)|restent au|sont à|partagés? entre (?:les|tous))/],
    },
  ],
  'training-repaid': [
    {
      says: [
        /\b(?:formation|stage|cours|dédit-formation|diplôme|certificat)/,
        /\b(?:rembours|restitu|redevable|verse|rend)/,
        /\b(?:démission|départ|quitt|part avant|rupture|avant (?:le|la|l'|\S{1,8} ans)|rompt|dédit)/,
      ],
      unless: [/\b(?:élève|stagiaire peut|ne (?:doit|devra|sera)|organisme (?:rembourse|restitue))/],
      notBy: 'other',
    },
  ],
  'work-ban-after': [
    {
      says: [
        /\b(?:vous|tu|il|elle|le talent|l'artiste|la salariée|le salarié) (?:n[e'] ?)(?:pren|travaill|exerc|prêt|sign|rejoin|ouvr|propos|accept|collabor)\S{0,4} (?:ni|pas|plus|aucun|pour aucun)/,
        /\b(?:pendant|durant) (?:un|une|deux|trois|quatre|cinq|six|douze|dix-huit|vingt-quatre|\d{1,2}) (?:ans?|années?|mois)/,
        /\b(?:agent|manager|marque|maison|agence|concurren|entreprise|employeur|secteur|métier|studio|salle|client)/,
      ],
      unless: [/\b(?:confidentiel|secret|librement|reste libre)/],
      notBy: 'other',
    },
    {
      says: [
        /\b(?:s'interdi|interdi|ne (?:travaill|exerc|tien|sera|prend|plac|pourra|peut)|non-concurrence|s'engage à ne (?:pas|plus)|pas d'emploi|laisseras passer|n'exerc|aucun\S{0,1} (?:commune|canton|éditeur|emploi))/,
        /\b(?:concurren|secteur|métier|activité|emploi|entreprise|maison|poste|commerce|profession|friterie|hôtel|même|similaire|traductr|logistique)/,
        /\b(?:après|suivant|suivantes?|suivent|cessation|rupture|départ|une fois|expiration)\b|\b(?:pendant|durant|avant|passer) (?:un|deux|trois|quatre|cinq|dix-huit|douze|\d{1,2}) (?:ans?|années?|mois)|\bcette année-là/,
      ],
      unless: [
        /\b(?:confidentiel|sans clause|aucune (?:clause|interdiction)|pourra librement|reste libre|sollicit|débauch)/,
      ],
      notBy: 'other',
    },
  ],
  'clients-banned': [
    {
      says: [
        /\b(?:clients?|clientèle|salariés?|personnel|collaborat|restaurant|élèves|patients)\b/,
        /\b(?:s'interdi|interdi|ne (?:livre|travaill|sollicit|contact|dém|pourra|peut|trait|embauch|débauch)|s'engage à ne (?:pas|plus)|s'abst)/,
        /\b(?:sollicit|démarch|contact|débauch|embauch|trait|travaill|servir|livre|détourn|recrut)/,
        afterwards,
      ],
      unless: [/\b(?:données|confidentiel)/],
      notBy: 'other',
    },
  ],
} satisfies Partial<Record<HarmType, readonly HarmSaying[]>>;
