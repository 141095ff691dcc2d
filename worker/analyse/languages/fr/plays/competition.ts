import type { CompetitionWords } from '#worker/analyse/languages/play-words/competition.ts';

export const competition: CompetitionWords = {
  'non-compete': {
    rule: {
      about: /concurren/,
      signs: [
        [/(?:s'interdit|s'engage|ne (?:pourra|peut|doit)|interdi|s'abst).{0,220}(?:concurren)/, 2],
        [
          /non-concurrence|clause de non|activité concurrente|entreprise concurrente|concurrencer|concurrente? (?:à|de|avec)/,
          2,
        ],
        [/activité|entreprise|société|produits|services|directement|indirectement/, 1],
        [/concurren.{0,160}(?:s'interdit|s'engage|ne pourra|interdi)/, 2],
        [/non-concurrence|concurrence/, 1, 'heading'],
      ],
      unless: [/à concurrence d|concurrence déloyale|autorité de la concurrence|droit de la concurrence|concurremment/],
      threshold: 4,
    },
  },
  'competitive-restriction-exception': {
    rule: {
      about: /concurren|exclusi/,
      signs: [
        [
          /(?:ce qui précède|interdiction|restriction|exclusivité|obligation|clause).{0,140}(?:ne (?:s'applique|fait pas obstacle|vise|concerne|saurait empêcher|s'étend)|n'interdit|n'empêche)/,
          3,
        ],
        [
          /(?:sauf|à l'exception|par exception|par dérogation|toutefois).{0,120}(?:concurren|exclusi)|(?:concurren|exclusi)\S{0,40}.{0,160}(?:sauf|à l'exception|excepté)/,
          3,
        ],
        [/pourra|peut|participations?|cotée/, 1],
      ],
      unless: [/tribunal|à concurrence d|juridiction/],
      threshold: 4,
    },
  },
  'restraint-after-employment': {
    rule: {
      about: /non-concurrence|concurren/,
      signs: [
        [
          /(?:clause|obligation|interdiction) de non-concurrence|(?:salarié)\S{0,2}.{0,140}(?:s'interdit|s'engage à ne pas).{0,160}(?:après|rupture|cessation|fin du contrat|départ)/,
          3,
        ],
      ],
      unless: [
        /(?:\bni|sans|aucune|pas de|exempt[e]? de|n'est (?:pas |ni )?(?:tenue?|soumise?|liée?) (?:à|par)(?: aucune)?) (?:\S{1,12} ){0,2}(?:clause|obligation|interdiction)? ?(?:de )?non-concurrence/,
      ],
    },
  },
};
