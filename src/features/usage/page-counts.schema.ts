/** Tokens that an analysis costs beyond those of its document. */
export const tokensForInstructions = 2000;
export const tokensPerPage = 750;
export const maxPagesAtAll = 250;

/** How many pages the tokens left are enough for. */
export const maxPagesFor = (tokensLeft: number) =>
  Math.max(0, Math.min(maxPagesAtAll, Math.floor((tokensLeft - tokensForInstructions) / tokensPerPage)));

/** As how many pages of text an analysis of so many tokens counts. */
export const pagesCharged = (tokens: number) =>
  Math.max(1, Math.ceil((tokens - tokensForInstructions) / tokensPerPage));
