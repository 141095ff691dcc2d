import type { ContractText } from '#src/features/contracts/contract-text.schema.ts';
import { breathe } from '#worker/breathe.ts';
import { align } from './align';
import { readWords, Vocabulary } from './compared-words';
import { type Version, versionOf } from './find-candidates';
import { joinSteps } from './join-steps';
import { common } from './likeness';
import { listSteps } from './list-changes';
import { readProvisions } from './provisions';

type Text = Pick<ContractText, 'text' | 'blocks'>;

/** Which provisions of two versions are new, gone, changed or moved, and which words in them. */
export async function compareTexts(before: Text, after: Text) {
  const vocabulary = new Vocabulary();
  const read = async ({ text, blocks }: Text): Promise<Version> => {
    const words = readWords(text, vocabulary);
    await breathe();
    return versionOf(words, readProvisions(words, blocks));
  };
  const versions = { before: await read(before), after: await read(after) };
  await breathe();
  const aligned = align(versions.before, versions.after);
  await breathe();
  const steps = listSteps({ ...versions, vocabulary }, aligned);
  await breathe();
  const likeness = sharedWords(versions.before, versions.after);
  return { ...joinSteps(steps, versions.after), likeness, versions, aligned };
}

/** 0 to 1: the share of their words that both have. */
function sharedWords(before: Version, after: Version): number {
  const [one, other] = [before.words.ids.toSorted(), after.words.ids.toSorted()];
  const all = one.length + other.length;
  return all === 0 ? 1 : (2 * common(one, other)) / all;
}
