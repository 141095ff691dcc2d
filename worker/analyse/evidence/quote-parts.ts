const ellipsis = /\s*(?:\[\s*(?:…|\.{3,})\s*\]|\(\s*(?:…|\.{3,})\s*\)|…|\.{3,}|\.(?: \.){2,})\s*/u;

/** The parts of a quote between its ellipses, none of them without words. */
export const quoteParts = (quote: string) => quote.split(ellipsis).filter((part) => /[\p{L}\p{N}]/u.test(part));
