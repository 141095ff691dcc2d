import type { ActorWords } from '../actor-words';

const name = "[A-Z][\\w&.'-]{0,60}(?: [A-Z][\\w&.'-]{0,60}){0,3}";
/** What may be a party, as the one group of a pattern with the flags `dgu`. */
const noun = `(${name}|[Yy]ou)`;

export const actors: ActorWords = {
  article: /^the /i,
  pronouns: { you: /^you$/i, we: /^(?:we|us)$/i },
  quantities: {
    each: /\b(?:each|both|every)(?: of the)? part(?:y|ies)\b/,
    either: /\beither(?: of the)? part(?:y|ies)\b/,
    any: /\bany(?: of the)? part(?:y|ies)\b/,
    neither: /\b(?:neither|no)(?: of the)? part(?:y|ies)\b/,
  },
  acts: {
    granting: 'grants?|granted|authori[sz]es|licen[cs]es',
    assigning: 'assigns?|transfers?|agrees to assign|conveys',
  },
  actor: (verbs) => [
    `(?:^|[,;:.)] |\\b(?:and|that|Agreement|Term|hereunder|hereof|hire) )(?:[Tt]he )?${noun}(?: (?:hereby|also|shall|will|may|irrevocably|further|agrees to)){0,3} (?:${verbs})\\b`,
  ],
  bothBound:
    /\bthe parties (?:shall|will|agree|may not|must|hereby)|\b(?:either|each|neither) \S{1,30} (?:or|and|nor) \S{1,30} (?:shall|will|may)/,
  bound: [
    new RegExp(
      `\\b(?:assign(?:ed|able)|transfer(?:red|able)|exchanged|pledged|encumbered|delegated|sublicensed|maintained|provided) by (?:the )?${noun}(?= (?:without|to|in|at|with|by)\\b|[,.;])`,
      'dgu',
    ),
    new RegExp(
      `(?:^|[,;:.)] |\\b(?:that|and|Agreement|Term|hereof|thereafter) )(?:[Tt]he )?${noun} (?:further |hereby |also |specifically )?(?:(?:shall|will|must)(?! consent| (?:have|be|retain|receive) (?:the |an? )?(?:sole |exclusive )?(?:right|option|entitled|opportunity))|may (?:not|only)|agrees?|covenants?|undertakes?|warrants|represents|is (?:required|obliged|obligated|prohibited)|is not (?:permitted|entitled))\\b`,
      'dgu',
    ),
  ],
  bothPromise: /\bthe parties (?:shall|will|agree)|indemnifying party|mutual/,
  asksForVerb: true,
  promisor: new RegExp(
    `(?:^|[,;:.)] |\\b(?:that|hereof|Agreement|law|the|The) )(?:[Tt]he )?${noun},?(?: also| hereby| further)? (?:shall|will|agrees?|must|hereby agrees?|undertakes?)\\b`,
    'dgu',
  ),
  bothMay: /\beither \S{1,30} or \S{1,30} (?:may|can|shall)|by either\b|\bone party|\bthe parties may/,
  rightHolder: [
    new RegExp(
      `(?:^|[,;:.)] |\\b(?:that|hereof|Agreement|contrary|and) )(?:[Tt]he )?${noun}(?: also)? (?:may|shall have the right|has the right|reserves the right|is entitled|can)\\b`,
      'dgu',
    ),
    new RegExp(`terminated (?:at any time )?by (?:[Tt]he )?${noun}[,; ]`, 'dgu'),
  ],
};
