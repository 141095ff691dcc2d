import type { ActorWords } from '../actor-words';

/** What may be a party, as the one group of a pattern with the flags `dgu`. */
const noun = '(\\p{Lu}\\p{L}{2,60}(?: \\p{Lu}\\p{L}{2,60})?)';

export const actors: ActorWords = {
  article: /^(?:(?:le|la|les) |l')/i,
  pronouns: { you: /^vous$/i, we: /^nous$/i },
  quantities: {
    each: /chaque partie|chacune des (?:deux )?parties/,
    either: /l'une (?:ou l'autre )?des (?:deux )?parties/,
    any: /toute partie(?! d[eu'])|(?<!')une des (?:deux )?parties/,
    neither: /aucune (?:des )?(?:deux )?parties?/,
  },
  acts: {
    granting: 'concède|accorde|octroie|consent|autorise',
    assigning: 'cède|transfère|transmet',
  },
  actor: (verbs) => [`(?:^|[\\s(])(?:[Ll]e |[Ll]a |[Ll]')${noun}(?: \\S{1,16}){0,2}? (?:${verbs})`],
  bothBound: /les (?:deux )?parties (?:s'|ne|doivent|conviennent|se)/,
  bound: [
    new RegExp(
      `(?:^|[\\s(])(?:[Ll]e |[Ll]a |[Ll]')${noun}(?: \\S{1,40}){0,2}? (?:s'engage|s'interdit|s'oblige|s'abstien|ne peut|ne pourra|devra|doit|est tenue?|garantit|souscri|renonce|verse|paiera)`,
      'dgu',
    ),
  ],
  bothPromise: /réciproque|les parties se/,
  asksForVerb: false,
  promisor: new RegExp(`(?:^|[\\s(])[Ll]e ${noun}`, 'dgu'),
  bothMay: /les parties peuvent/,
  rightHolder: [new RegExp(`(?:^|[\\s(])[Ll]e ${noun}(?=.{0,30}(?:peut|pourra))`, 'dgu')],
};
