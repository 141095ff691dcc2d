const ellipsis =
  /\s{0,100}(?:\[\s{0,9}(?:…|\.{3,99})\s{0,9}\]|\(\s{0,9}(?:…|\.{3,99})\s{0,9}\)|…|\.{3,}|\.(?: \.){2,})\s*/u;

/** The parts of a quote between its ellipses, none of them without words. */
export const quoteParts = (quote: string) => quote.split(ellipsis).filter((part) => /[\p{L}\p{N}]/u.test(part));
