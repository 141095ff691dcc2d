import type { CompetitionWords } from '#worker/analyse/languages/play-words/competition.ts';

export const competition: CompetitionWords = {
  'non-compete': {
    rule: {
      about: /wettbewerb|konkurren/,
      signs: [
        [
          /(?:verpflichtet sich|wird|darf|ist (?:es )?(?:\S{1,40} ){0,3}untersagt|nicht|keine|unterlässt|unterlassen|enthält sich).{0,200}(?:wettbewerb|konkurren)/,
          2,
        ],
        [/(?:wettbewerb|konkurren).{0,120}(?:nicht|untersagt|keine|zu unterlassen|enthalten|verboten)/, 2],
        [
          /wettbewerbsverbot|konkurrenzverbot|konkurrenzunternehmen|konkurrenzklausel|wettbewerber|(?:im|in) (?:wettbewerb|konkurrenz)/,
          1,
        ],
        [/tätig|unternehmen|beteilig|unmittelbar|mittelbar|produkte|waren|betreib|vertreib/, 1],
        [/wettbewerb|konkurrenz/, 1, 'heading'],
      ],
      unless: [/unlautere|wettbewerbsfähig|wettbewerbsrecht|ausschreibung|uwg\b/],
      threshold: 4,
    },
  },
  'competitive-restriction-exception': {
    rule: {
      about: /wettbewerb|konkurren|exklusiv|ausschließlich/,
      signs: [
        [
          /(?:wettbewerbsverbot|konkurrenz\S{0,40}|exklusivität|ausschließlichkeit|beschränkung).{0,140}(?:gilt nicht|findet keine anwendung|erstreckt sich nicht|umfasst nicht|hindert nicht|steht .{0,30}nicht entgegen)/,
          3,
        ],
        [
          /(?:ausgenommen|mit ausnahme|abweichend|ungeachtet|es sei denn).{0,120}(?:wettbewerb|konkurren|exklusiv)|(?:wettbewerb|konkurren|exklusiv)\S{0,40}.{0,160}(?:ausgenommen|mit ausnahme|es sei denn)/,
          3,
        ],
        [/beteiligung|darf|börsennotiert|zulässig|bleibt|sind|gilt/, 1],
      ],
      unless: [/gerichtsstand|unlauter/],
      threshold: 4,
    },
  },
  'restraint-after-employment': {
    rule: {
      about: /wettbewerbsverbot|wettbewerb|konkurrenz/,
      signs: [
        [
          /nachvertragliche\S{0,2} wettbewerbsverbot|(?:arbeitnehmer|mitarbeiter)\S{0,3}.{0,160}(?:nach (?:beendigung|ende|dem ausscheiden)|nachvertraglich).{0,160}(?:wettbewerb|konkurrenz|tätig)|karenzentschädigung/,
          3,
        ],
      ],
    },
  },
};
