import type { SolicitationWords } from '#worker/analyse/languages/play-words/solicitation.ts';

export const solicitation: SolicitationWords = {
  'no-solicit-customers': {
    rule: {
      about: /client/,
      signs: [
        [
          /(?:s'interdi\S{1,3}|ne (?:pourra|peut|doit)|s'engage\S{0,3} à ne pas|s'abst).{0,200}(?:démarch|sollicit|détourn|prospect|contact|capter|travailler|entrer en relation|fournir).{0,100}client/,
          4,
        ],
        [/non-sollicitation|clientèle/, 1, 'heading'],
      ],
      unless: [
        /service client|données personnelles|(?:salarié|employé|collaborateur|personnel)\S{0,2} (?:\S{1,20} ){0,3}du client/,
      ],
      threshold: 4,
    },
  },
  'no-solicit-employees': {
    rule: {
      about: /salarié|employé|personnel|collaborateur|débauch/,
      signs: [
        [/(?:débauch|embauch|recrut|sollicit|engager|employer).{0,140}(?:salarié|employé|personnel|collaborateur)/, 2],
        [
          /(?:s'interdi\S{1,3}|ne (?:pourra|peut|doit)|s'engage\S{0,3} à ne pas|s'abst).{0,200}(?:débauch|embauch|recrut|sollicit|engager|employer)/,
          2,
        ],
        [/non-sollicitation|non-débauchage|débauchage/, 1, 'heading'],
      ],
      unless: [/discrimin/],
      threshold: 4,
    },
  },
  'non-disparagement': {
    rule: {
      about: /dénigr|réputation|image|diffam|désobligean/,
      signs: [
        [/dénigr/, 3],
        [
          /(?:s'interdi\S{1,3}|s'engage\S{0,3}(?: \S{1,40}){0,2} à ne pas|s'abst|ne (?:pourra|doit)|éviter).{0,160}(?:réputation|diffam|désobligean|nuire à l'image|à l'image)/,
          3,
        ],
        [/non-dénigrement|réputation/, 1, 'heading'],
      ],
      unless: [/droit à l'image/],
    },
  },
};
