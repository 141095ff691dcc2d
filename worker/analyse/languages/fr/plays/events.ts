import { headingAlone } from '#worker/analyse/languages/heading-alone.ts';
import type { EventsWords } from '#worker/analyse/languages/play-words/events.ts';

export const events: EventsWords = {
  'force-majeure': {
    rule: {
      about: /force majeure|cas fortuit|indépendant(?:e|s)? de (?:sa|leur) volonté/,
      signs: [
        [/force majeure|cas fortuit/, 2],
        [
          /(?:ne (?:sera|seront|pourra|peut|saurait|saurai)|aucune (?:des )?parties?|exonér|suspen|libéré).{0,160}(?:responsable|inexécution|retard|manquement|obligations|force majeure)/,
          2,
        ],
        [
          /(?:échappant|indépendant)\S{0,2} (?:au|à|de|du) .{0,20}(?:contrôle|volonté)|imprévisible|irrésistible|article 1218/,
          1,
        ],
        [/force majeure/, 2, 'heading'],
      ],
      unless: [headingAlone],
    },
    lasting: /force majeure|cas fortuit|(?:cet|tel) événement|se prolong|perdur|dure|persist/,
    ends: /résili|résoudre|résolution|mettre fin/,
  },
  notices: {
    rule: {
      about: /notification|communication|mise en demeure|élection de domicile|élisent domicile/,
      signs: [
        [
          /(?:toute|toutes|les).{0,20}(?:notification|communication)s?\b.{0,160}(?:par écrit|écrite|lettre|recommandé|adress|envoy|courriel|courrier)/,
          3,
        ],
        [
          /(?:notification|communication)s?\b.{0,100}(?:réput|considér|prend|prennent|prendront).{0,40}(?:reçue|effectuée|effet|remise)/,
          3,
        ],
        [/(?:élisent|élection de) domicile/, 3],
        [/notification|communication/, 1, 'heading'],
      ],
      unless: [headingAlone, /communication au public|moyens de communication|préavis de/],
    },
    electronic: /courriel|courrier électronique|e-?mail|voie électronique/,
    onSending:
      /(?:reçue?s?|effectuée?s?|réputée?s?|prend effet).{0,60}(?:dès|à la date|au moment|le jour) .{0,12}(?:envoi|expédition)/,
  },
  'unilateral-change': {
    rule: {
      about: /modifi|chang|mettre à jour|mises? à jour|révis|évoluer/,
      signs: [
        [
          /(?:pouvons|pourrons|peut|pourra|peuvent|réserv\S{1,4} (?:\S{1,12} ){0,3}(?:le droit|la faculté|la possibilité)).{0,120}(?:modifi|chang|mettre à jour|révis|évoluer)/,
          3,
        ],
        [/conditions|tarifs?|prix|services?|contrat|politique|fonctionnalités/, 1],
        [
          /à tout moment|périodiquement|sans (?:préavis|avis préalable)|discrétion|unilatéralement|de temps (?:à autre|en temps)/,
          1,
        ],
        [/modification|évolution/, 1, 'heading'],
      ],
      unless: [/par écrit|d'un commun accord|les deux parties|avenant|mot de passe|cookies|vous pouvez/],
      threshold: 5,
    },
    withoutWarning: /sans (?:préavis|avis préalable|notification|information) ?/,
    withWarning: /préavis|vous (?:inform|notifi|prévien|avis)|seront notifi/,
  },
};
