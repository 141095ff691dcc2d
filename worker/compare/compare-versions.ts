import type { Change, Comparison } from '#src/features/comparison/comparison.schema.ts';
import type { StoredAnalysis } from '#src/features/contracts/analysis.schema.ts';
import type { ContractText } from '#src/features/contracts/contract-text.schema.ts';
import type { Locale } from '#src/i18n/locale.schema.ts';
import { compareTexts } from './compare-texts';
import { changedPlaces } from './facts/changed-places';
import { compareFacts } from './facts/compare-facts';
import { sameReader } from './facts/same-reader';
import type { PlacedChange } from './join-steps';

export interface ReadVersion {
  content: Pick<ContractText, 'text' | 'blocks'>;
  analysis: StoredAnalysis;
  /** Of the contract. */
  language: Locale;
}

/** What is different in a version of a contract from the one before. */
export async function compareVersions(
  before: ReadVersion,
  after: ReadVersion,
): Promise<Omit<Comparison, 'before' | 'after'>> {
  const compared = await compareTexts(before.content, after.content);
  const { changes, versions, aligned, renumbered, unchanged, unchangedAtEnd, likeness } = compared;
  const places = changedPlaces(changes, versions, aligned);
  const factsOf = ({ analysis, content, language }: ReadVersion) => ({ analysis, text: content.text, language });
  const counted = (kind: Change['kind']) => changes.filter((change) => change.kind === kind).length;
  return {
    changes: changes.map(plain),
    unchangedAtEnd,
    counts: {
      changed: counted('changed'),
      added: counted('added'),
      removed: counted('removed'),
      moved: counted('moved'),
      renumbered,
      unchanged,
    },
    likeness,
    acrossLanguages: before.language !== after.language,
    sameReader: sameReader(before.analysis, after.analysis) !== null,
    facts: compareFacts(factsOf(before), factsOf(after), { changes, places }),
  };
}

function plain({ touched: _, ...change }: PlacedChange): Change {
  return change;
}
