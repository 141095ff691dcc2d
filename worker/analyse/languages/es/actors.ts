import type { ActorWords } from '../actor-words';

/** What may be a party, as the one group of a pattern with the flags `dgu`. */
const noun = '(\\p{Lu}\\p{L}{2,60}(?: \\p{Lu}\\p{L}{2,60})?)';

export const actors: ActorWords = {
  article: /^(?:el|la|los|las) /i,
  pronouns: { you: /^(?:usted|ustedes)$/i, we: /^nosotros$/i },
  quantities: {
    each: /cada (?:una de las )?partes?|ambas partes/,
    either: /cualquiera de las (?:dos )?partes/,
    any: /cualquiera de ambas|cualquier parte(?! del? )|una de las partes/,
    neither: /ningun[ao] (?:de (?:las|ambas) )?partes?/,
  },
  acts: {
    granting: 'otorga|concede|autoriza',
    assigning: 'cede|transfiere|transmite|se obliga a ceder',
  },
  actor: (verbs) => [`(?:^|[\\s(])(?:[Ee]l|[Ll]a) ${noun}(?: \\S{1,16}){0,2}? (?:${verbs})`],
  bothBound: /las partes (?:se|no|deber|acuerdan)/,
  bound: [
    new RegExp(
      `(?:^|[\\s(])(?:[Ee]l|[Ll]a) ${noun}(?: \\S{1,40}){0,2}? (?:no podrá|no puede|se obliga|se compromete|deberá|mantendrá|contratará|suscribirá|garantiza|tendrá|está obligad|queda obligad|renuncia|pagará|se abstendrá)`,
      'dgu',
    ),
  ],
  bothPromise: /recíproca|las partes se/,
  asksForVerb: false,
  promisor: new RegExp(`(?:^|[\\s(])(?:[Ee]l|[Ll]a) ${noun}`, 'dgu'),
  bothMay: /las partes podrán/,
  rightHolder: [new RegExp(`(?:^|[\\s(])[Ee]l ${noun}(?=.{0,30}podrá)`, 'dgu')],
};
