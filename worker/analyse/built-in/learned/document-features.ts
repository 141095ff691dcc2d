import type { ContractText } from '../text/contract-text';
import { ConceptReader } from './concepts/concept-reader';
import { signsOf } from './document-signs';
import { tokensOf } from './fold-tokens';
import { hashText, mixHashes } from './hash';
import type { FeatureSink } from './passage-features';

/** What a document is shows early; a long one is read no further than this, in UTF-16 units. */
const readLength = 60_000;

/** How much each kind of feature weighs; the features of a kind share its weight. */
const shares = { word: 1.5, pair: 0.7, concept: 1, sequence: 0.7, heading: 0.5 };
type Kind = keyof typeof shares;
const kinds = Object.keys(shares) as Kind[];
const shareOfSign = 0.7;

/** Features of a whole document: how often words, and concepts whatever the language, stand in it. */
export function readDocumentFeatures({ sentences, language, text }: ContractText, sink: FeatureSink) {
  const reader = new ConceptReader(language);
  const seed = hashText(language);
  const counts = new Map(kinds.map((kind) => [kind, new Map<number, number>()]));
  const count = (kind: Kind, hash: number) => {
    const ofKind = counts.get(kind);
    ofKind?.set(hash, (ofKind.get(hash) ?? 0) + 1);
  };
  for (const { words, isHeading, start } of sentences) {
    if (start > readLength) break;
    const tokens = tokensOf(words);
    const hashes = tokens.map((token) => hashText(token, seed));
    for (const [at, hash] of hashes.entries()) {
      count(isHeading ? 'heading' : 'word', hash);
      const next = hashes[at + 1];
      if (next !== undefined) count('pair', mixHashes(hash, next));
    }
    const concepts = reader.conceptsOf(tokens);
    for (const [at, here] of concepts.entries())
      for (const one of here) {
        count('concept', one);
        for (const other of concepts[at + 1] ?? []) count('sequence', one * 1024 + other);
      }
  }
  for (const sign of signsOf(text, language)) sink(hashText(sign), shareOfSign);
  for (const [kind, ofKind] of counts) sinkCounts(ofKind, kind, sink);
}

/** Frequent features count more, but not in proportion; all of a kind together have the length of its share. */
function sinkCounts(counts: ReadonlyMap<number, number>, kind: Kind, sink: FeatureSink) {
  const salt = hashText(`document ${kind}`);
  const total = [...counts.values()].reduce((sum, times) => sum + times, 0);
  for (const [hash, times] of counts) sink(mixHashes(hash, salt), shares[kind] * Math.sqrt(times / total));
}
