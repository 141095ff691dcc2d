import type { LicenceScopeWords } from '#worker/analyse/languages/play-words/licence-scope.ts';

export const licenceScope: LicenceScopeWords = {
  'licence-grant': {
    rule: {
      about: /licence|droit (?:\S{1,16} ){0,3}d'(?:utilis|usage|exploit)|autorise/,
      signs: [
        [
          /(?:concèd|concéd|accord|octroi|confèr|consent|bénéficie).{0,140}(?:licence|droit (?:\S{1,16} ){0,4}d'(?:utilis|usage|exploit))/,
          3,
        ],
        [/licence.{0,80}(?:est (?:concédée|accordée|consentie)|d'utilis|d'usage|d'exploit)/, 3],
        [/autorise.{0,80}(?:à utiliser|à reproduire|à exploiter|l'utilisation)/, 3],
        [/licence|concession de droits/, 1, 'heading'],
      ],
      unless: [
        /(?:ne|n')(?: \S{1,14}){0,2} (?:confère|concède|accorde|emporte)|aucune licence|aucun droit|licence de (?:débit|transport|taxi)|licences et permis/,
      ],
    },
    nonExclusive: /non[ -]exclusi/,
    exclusive: /(?<!non[ -])exclusi(?:f|ve)/,
    free: /gratuit|à titre gracieux|sans redevance|libre de redevances?/,
    revocable: /(?<!ir)\brévocable/,
    sublicensing: /(?:droit|faculté) de (?:concéder des sous-licences|sous-licencier)/,
  },
  'non-transferable-licence': {
    rule: {
      about: /cessible|transférable|transmissible|sous-licen|incessible/,
      needs: [/licence|droit|logiciel|marque/],
      signs: [
        [/(?:non[ -]|in)(?:cessible|transférable|transmissible)|non[ -]sous-licenciable/, 3],
        [/(?:ne (?:peut|pourra|peuvent)|sans (?:le )?droit de|s'interdit d|interdit de).{0,80}sous-licen/, 3],
        [/licence.{0,80}ne (?:peut|pourra) (?:être )?(?:cédée|transférée|transmise)/, 3],
      ],
    },
    sublicensing: /sous-licen/,
    excepted: /sauf|sans (?:l'|le )?(?:accord|consentement|autorisation)|à l'exception/,
  },
  'perpetual-licence': {
    rule: {
      about: /perpétuel|irrévocabl|à perpétuité|durée (?:illimitée|indéterminée)|sans limitation de durée/,
      needs: [/licence|droit d'(?:utilis|usage|exploit)/],
      signs: [
        [/(?:perpétuel|irrévocabl|perpétuité|illimitée).{0,120}(?:licence|droit d')/, 3],
        [/(?:licence|droit d').{0,120}(?:perpétuel|irrévocabl|perpétuité|durée illimitée|sans limitation de durée)/, 3],
        [/(?:concède|accorde|octroie).{0,160}(?:perpétuel|irrévocabl|durée illimitée)/, 3],
      ],
      unless: [/irrévocablement (?:à la compétence|renonc)|non irrévocable|mandat irrévocable/],
    },
    onward: /(?<!non[ -])(?<!in)(?:cessible|transférable)|droit de (?:concéder des sous-licences|sous-licencier)/,
  },
  'unlimited-licence': {
    rule: {
      about: /illimité|sans limit/,
      signs: [
        [/nombre illimité d(?:e |')(?:utilisateurs|copies|licences|installations|postes|appareils)/, 3],
        [/(?:licence|utilisation|accès|usage) (?:\S{1,14} ){0,3}illimité/, 3],
        [/licence.{0,80}sans limit(?:e|ation) d(?:e |u |')(?:nombre|utilisateurs|copies|postes)/, 3],
      ],
      unless: [/responsabilité|durée illimitée/],
    },
  },
};
