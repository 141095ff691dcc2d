import type { CompetitionWords } from '#worker/analyse/languages/play-words/competition.ts';

export const competition: CompetitionWords = {
  'non-compete': {
    rule: {
      about: /compet|concurrencia/,
      signs: [
        [
          /(?:no (?:podrá|podrán|competirá|realizará|desarrollará|ejercerá|prestará)|se (?:compromete|obliga|abstendrá)|abstenerse|prohib).{0,200}(?:compet|concurrencia|concurrent)/,
          2,
        ],
        [
          /(?:no (?:competencia|concurrencia|competir)|competencia (?:desleal y )?(?:directa|indirecta)|competencia con)/,
          2,
        ],
        [/actividad(?:es)?|negocio|empresa|productos|servicios|sector/, 1],
        [/no (?:competencia|concurrencia)|pacto de|exclusividad|competencia/, 1, 'heading'],
      ],
      unless: [
        /tribunales|juzgados|órgano competente|autoridad(?:es)? competente|jurisdicción|(?:jueces|juez) competente|defensa de la competencia|precios competitivos/,
      ],
      threshold: 4,
    },
  },
  'competitive-restriction-exception': {
    rule: {
      about: /compet|exclusiv|concurrencia/,
      signs: [
        [
          /(?:lo anterior|prohibición|restricción|exclusividad|obligación|pacto).{0,140}(?:no (?:impedirá|será (?:de aplicación|aplicable)|se aplicará|afectará|alcanza|restringe))/,
          3,
        ],
        [
          /(?:salvo|excepto|con excepción|a excepción|no obstante).{0,120}(?:compet|exclusiv|concurrencia)|(?:compet|exclusiv|concurrencia)\S{0,40}.{0,160}(?:salvo que|salvo cuando|excepto|con excepción|a excepción)/,
          3,
        ],
        [/podrá|participaciones|cotizad/, 1],
      ],
      unless: [/tribunales|jurisdicción|órgano competente/],
      threshold: 4,
    },
  },
  'restraint-after-employment': {
    rule: {
      about: /no competencia|no concurrencia|competir|competencia/,
      signs: [
        [
          /(?:pacto|obligación|cláusula) de no (?:competencia|concurrencia)|(?:trabajador|empleado)\S{0,2}.{0,120}(?:no (?:podrá|competir)|se abstendrá|se compromete a no).{0,160}(?:tras|después|extinción|finaliz|terminación)/,
          3,
        ],
      ],
    },
  },
};
