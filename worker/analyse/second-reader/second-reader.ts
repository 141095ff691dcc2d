import type { Analyst, Findings } from '../analyst';
import { createLocator } from '../evidence';
import { disagreements } from './disagreements';
import { createFactCheck } from './fact-check';
import { notCovered } from './not-covered';

const mostPassages = 10;

interface Readers {
  /** Whose findings they are. */
  first: Analyst;
  /** Reads for itself, at once; its findings are only held against those of the first. */
  second: Analyst;
  /** Called when the second could not read: the first is then checked against the text alone. */
  onTrouble: (error: unknown) => void;
}

/**
 * An analyst whose findings another one checks. What they disagree about is shown, never averaged: facts that the text
 * does not state are marked, and passages that the other would point at are listed to be read.
 */
export function createSecondReader({ first, second, onTrouble }: Readers): Analyst {
  return {
    async analyse(document, options) {
      const { onProgress, ...alone } = options;
      const other = await second.analyse(document, alone).catch((error: unknown): null => {
        onTrouble(error);
        return null;
      });
      const locate = createLocator(document.text);
      const check = createFactCheck(document, locate);
      const checkedProgress = onProgress && ((found: Findings) => onProgress(check(found)));
      const findings = check(
        await first.analyse(document, { ...alone, ...(checkedProgress && { onProgress: checkedProgress }) }),
      );
      if (!other || findings.notAContract) return findings;
      const { missingClauses, passages } = disagreements(findings, other, options.language);
      const readClosely = [...passages, ...notCovered(findings, other, { locate, text: document.text })];
      const { measured } = other;
      return { ...findings, measured, missingClauses, readClosely: readClosely.slice(0, mostPassages) };
    },
  };
}
