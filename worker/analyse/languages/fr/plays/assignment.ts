import type { AssignmentWords } from '#worker/analyse/languages/play-words/assignment.ts';

export const assignment: AssignmentWords = {
  'anti-assignment': {
    rule: {
      about: /céder|cession|cédé|transfér|transmettre|cessible/,
      signs: [
        [
          /(?:ne (?:peut|peuvent|pourra|pourront|saurait|saurai(?:en)?t)|interdi(?:t|te)|s'interdit|aucune (?:des )?parties?|ni ).{0,140}(?:céder|cession|cédée?s?|transfér|transmettre|transmise?)/,
          3,
        ],
        [
          /(?:céder|cession|cédée?s?|transférer|transférée?s?|transmise?).{0,140}(?:sans (?:l'|le )?(?:accord|consentement|autorisation|agrément)|soumise? à (?:l'|l’)?(?:accord|agrément|autorisation)|qu'avec (?:l'accord|le consentement))/,
          3,
        ],
        [/intuitu personae|incessible/, 2],
        [/contrat|droits|obligations|convention|présentes/, 1],
        [/cession|transfert|intuitu personae/, 1, 'heading'],
      ],
      unless: [/propriété intellectuelle|virement|données à caractère|sous-lou/],
      threshold: 4,
    },
    consent: /accord|consentement|autorisation|agrément/,
    reasonable:
      /refus.{0,40}(?:sans (?:motif|raison)|déraisonnable|injustifi)|sans motif (?:légitime|valable|raisonnable)/,
    alone: /discrétionnaire|seule discrétion|à sa (?:seule )?discrétion/,
    isVoid: /\bnulle?\b|sans effet|inopposable/,
    freely:
      /(?:peut|pourra) (?:librement )?(?:céder|transférer).{0,120}(?:sans (?:l'|le |avoir)|librement)|pourra librement céder/,
    barred: /\b(?:aucune?|ne|n')\b|interdi/,
  },
  'change-of-control': {
    rule: {
      about:
        /changement de contrôle|prise de contrôle|fusion|modification .{0,30}(?:contrôle|actionnariat|capital)|cession .{0,30}contrôle/,
      signs: [
        [/changement de contrôle|prise de contrôle|modification .{0,30}(?:du contrôle|de l'actionnariat)/, 3],
        [
          /(?:fusion|cession|acquisition).{0,80}(?:majorité|contrôle|actions|actifs|capital).{0,160}(?:résili|inform|accord|notifi|agrément)/,
          3,
        ],
        [/changement de contrôle/, 1, 'heading'],
      ],
    },
    ends: /(?<!(?:indemnité|frais|commission|prime)s? de )résili|mettre fin/,
    needsConsent: /accord|consentement|agrément|autorisation/,
    tells: /inform|notif|avis/,
  },
  subcontracting: {
    rule: {
      about: /sous-trait/,
      signs: [
        [/(?:peut|pourra|ne peut|interdi|droit|faculté|autoris|est libre).{0,120}sous-trait/, 3],
        [/sous-trait\S{1,6}.{0,160}(?:accord|autorisation|agrément|responsab|consentement|interdit)/, 3],
        [/(?:recourir|recours|faire appel) à .{0,30}sous-traitan/, 3],
        [/sous-traitance/, 1, 'heading'],
      ],
      unless: [/données (?:à caractère )?personnel|rgpd|au sens de l'article 28/],
    },
    consent: /accord|consentement|autorisation|agrément|agré/,
    barred: /ne (?:peut|pourra|peuvent)|interdi/,
    liable: /(?:reste|demeure|est|sera) (?:\S{1,14} ){0,3}responsable|répond/,
  },
  'first-refusal': {
    rule: {
      about: /préemption|préférence|premier (?:refus|choix)|première offre|priorité|option d'achat/,
      signs: [
        [
          /droit de (?:préemption|préférence|premier refus|première (?:offre|négociation)|priorité)|pacte de préférence/,
          3,
        ],
        [/option d'achat/, 3],
        [/(?:par priorité|en priorité|de préférence).{0,100}(?:propos|offr|acquér|achet|mêmes conditions)/, 3],
        [/préemption|préférence/, 1, 'heading'],
      ],
      unless: [/renonce.{0,60}(?:préemption|préférence)|actions de préférence/],
    },
    answering: /notific|réception|offre|exerc|accept|réponse/,
  },
};
