import type { ActorWords } from '../actor-words';

/** What may be a party, as the one group of a pattern with the flags `dgu`. */
const noun = '(\\p{Lu}\\p{L}{3,60})';

export const actors: ActorWords = {
  article: /^(?:der|die|das|dem|den) /i,
  // "sie" is "they".
  pronouns: { you: /^(?:Sie|Ihnen)$/, we: /^(?:wir|uns)$/i },
  quantities: {
    each: /(?:jede[rn]?|beide[nr]?) (?:der )?(?:vertrags)?(?:partei(?:en)?|partner)|beiderseits|beiden seiten/,
    either: /eine[rn]? der (?:beiden )?(?:vertrags)?parteien/,
    any: /\beine[rn]? (?:vertrags)?partei\b/,
    neither: /keine[rn]? (?:der )?(?:vertrags)?(?:partei(?:en)?|partner)/,
  },
  acts: {
    granting: 'gewährt|räumt|erteilt|gestattet',
    assigning: 'überträgt|tritt',
  },
  actor: (verbs) => [
    `(?:^|[\\s(])(?:[Dd]er|[Dd]ie) ${noun}(?: hiermit)? (?:${verbs})`,
    `(?:${verbs}) (?:der|die) ${noun}`,
  ],
  bothBound: /die (?:vertrags)?parteien|parteien verpflichten/,
  bound: [
    new RegExp(
      `(?:^|[\\s(])(?:[Dd]er|[Dd]ie) ${noun}(?: \\S{1,40}){0,1}? (?:verpflichtet sich|ist (?:verpflichtet|nicht (?:berechtigt|befugt))|darf|wird|hat|muss|gewährleistet|garantiert|unterhält|schließt|verzichtet)`,
      'dgu',
    ),
    new RegExp(`(?:verpflichtet sich|darf|wird|hat) (?:der|die) ${noun}`, 'dgu'),
    new RegExp(`(?:^|\\s)[Dd]em ${noun} ist (?:es )?(?:\\S{1,40} )?(?:untersagt|nicht gestattet|verboten)`, 'dgu'),
    new RegExp(`ist (?:es )?dem ${noun}`, 'dgu'),
  ],
  bothPromise: /gegenseitig|wechselseitig/,
  asksForVerb: false,
  promisor: new RegExp(`(?:^|[\\s(])(?:[Dd]er|[Dd]ie) ${noun}`, 'dgu'),
  bothMay: /(?:den|die) (?:vertrags)?partei(?:en)?/,
  rightHolder: [new RegExp(`(?:^|[\\s(])(?:[Dd]er|[Dd]ie) ${noun}(?=.{0,20}(?:kann|ist berechtigt|darf))`, 'dgu')],
};
