import type { LiabilityWords } from '#worker/analyse/languages/play-words/liability.ts';

export const liability: LiabilityWords = {
  'cap-on-liability': {
    rule: {
      about: /responsab|dommages|indemnit/,
      signs: [
        [
          /(?:responsabilité|indemnité|indemnisation).{0,160}(?:ne (?:pourra|peut|saurait|pourrait)(?: en aucun cas)? (?:excéder|dépasser|être supérieure)|n'excéd|(?:est|sera|serait) (?:\S{1,40} )?(?:limitée?|plafonnée?) (?:à|au)|dans la limite)/,
          3,
        ],
        [/plafond|responsabilité (?:totale|maximale|globale|cumulée)/, 2],
        [
          /(?:en aucun cas|ne (?:saurait|pourra|peut)|exclu).{0,120}(?:responsable|responsabilité|dommages).{0,120}(?:indirect|manque à gagner|immatériel|perte de)/,
          3,
        ],
        [/limitation|plafonnement|responsabilité/, 1, 'heading'],
      ],
      unless: [/assurance (?:de )?responsabilité/],
    },
    fees: /(?:sommes?|montants?|prix|redevances|honoraires|rémunération).{0,60}(?:payé|versé|perçu|réglé|dû|dues|encaissé)/,
    indirect: /indirect|manque à gagner|perte de (?:profit|bénéfice|chiffre|exploitation)|immatériel/,
  },
  'limitation-of-liability': {
    rule: {
      about: /responsab|en l'état|à vos risques/,
      signs: [
        [
          /(?:n'est|ne (?:sera|saurait|peut|pourra|seront)|n'assume|n'accepte|décline|exclut|exonér).{0,80}(?:responsable|responsabilité)/,
          3,
        ],
        [/(?:en aucun cas|aucune) .{0,60}(?:responsable|responsabilité)/, 3],
        [/responsabilité.{0,120}(?:limitée|exclue|plafonnée|ne pourra)/, 3],
        [/en l'état|à (?:vos|ses) (?:propres )?risques/, 2],
        [/limitation|responsabilité|exclusion|garantie/, 1, 'heading'],
      ],
    },
    limits:
      /limitée? (?:\S{1,12} ){0,6}(?:à|au)\b|plafonn|n'excèd|ne (?:peut|pourra|saurait) (?:excéder|dépasser)|n'est pas limitée|illimitée|au (?:maximum|plus)\b/,
    exceptions: /sauf|faute lourde|dol\b|dolosive|dommages? corporels?|hormis|excepté/,
  },
  'uncapped-liability': {
    rule: {
      about: /responsab|limitation|plafond|exclusion/,
      signs: [
        [
          /(?:limitations?|plafond\S{0,6}|exclusions?|limites?).{0,100}(?:ne (?:s'appliqu|sont pas|saurai|pourr)|n'est pas applicable|ne sera pas)/,
          4,
        ],
        [/(?:rien|aucune (?:disposition|stipulation)).{0,80}(?:limit|exclu|exonér).{0,60}responsabilité/, 4],
        [/responsabilité (?:\S{1,14} ){0,4}(?:illimitée|sans limite|sans limitation)/, 4],
        [
          /(?:sauf|excepté|hormis|à l'exception).{0,60}(?:faute lourde|\bdol\b|faute intentionnelle|faute dolosive).{0,200}responsab|responsab.{0,200}(?:sauf|excepté|hormis).{0,60}(?:faute lourde|\bdol\b|faute intentionnelle|faute dolosive)/,
          4,
        ],
        [/faute lourde|\bdol\b|dommages? corporels?|décès|fraude|confidentialité|contrefaçon/, 1],
      ],
      unless: [/assurance/],
      threshold: 4,
    },
    confidentiality: /confidential/,
    indemnity: /garantie d'éviction|obligation d'indemnis|contrefaçon/,
    seriousFault: /faute lourde|faute intentionnelle|faute dolosive|\bdol\b/,
    injury: /dommages? corporels?|décès/,
    fraud: /fraude/,
    intellectualProperty: /propriété intellectuelle/,
  },
  'liquidated-damages': {
    rule: {
      about: /pénalité|clause pénale|indemnité|astreinte|forfaitaire/,
      signs: [
        [/clause pénale/, 3],
        [/pénalités? (?:\S{1,14} ){0,3}(?:de|d'un|égale|journalière|forfaitaire|contractuelle)/, 3],
        [/(?:indemnité|somme|dommages(?: et |-)intérêts) (?:\S{1,14} ){0,3}(?:forfaitaire|libératoire)/, 3],
        [/indemnité (?:de (?:résiliation|rupture)|compensatrice)/, 2],
        [/%|euros?|€|égale? à/, 1],
      ],
      unless: [
        /retard de paiement|recouvrement|sans (?:pénalité|indemnité)|intérêts de retard|indemnité forfaitaire .{0,40}recouvrement|taux d'intérêt/,
      ],
    },
    perDay: /par (?:jour|semaine)|journali/,
  },
};
