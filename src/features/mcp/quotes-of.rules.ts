/** The words of the contract that something rests on; what was not found in it is none of them. */
export const quotesOf = (evidence: readonly { quote: string; match: string }[]): string[] =>
  evidence.filter(({ match }) => match !== 'none').map(({ quote }) => quote);
