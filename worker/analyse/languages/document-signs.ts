/** Outward signs of a document by which its parties bind themselves, in folded words. */
type Sign = 'titled' | 'between' | 'named' | 'agreed' | 'signed';

export type DocumentSigns = Readonly<Record<Sign, RegExp>>;
