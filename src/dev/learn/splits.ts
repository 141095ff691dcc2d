/**
 * Briefs whose documents give the last figure: nothing is chosen by them. They are unlike one another: a legal
 * department, questions and answers, an online service, a scan.
 */
const lastBriefs = ['C', 'F', 'J', 'M'];

/** The other briefs in parts: settings are chosen by how each part is read after training on the others. */
const tuningFolds = [
  ['A', 'H', 'N'],
  ['B', 'G', 'P'],
  ['D', 'I', 'O'],
  ['E', 'K', 'L'],
];

interface Split<Document> {
  train: Document[];
  held: Document[];
}

/** Training and held documents; every document but those of the last briefs is held once. */
export function tuningSplits<Document extends { brief: string }>(documents: readonly Document[]): Split<Document>[] {
  const { train } = lastSplit(documents);
  return tuningFolds.map((fold) => ({
    train: train.filter(({ brief }) => !fold.includes(brief)),
    held: train.filter(({ brief }) => fold.includes(brief)),
  }));
}

export function lastSplit<Document extends { brief: string }>(documents: readonly Document[]): Split<Document> {
  return {
    train: documents.filter(({ brief }) => !lastBriefs.includes(brief)),
    held: documents.filter(({ brief }) => lastBriefs.includes(brief)),
  };
}
