import type { ComparedVersion, Comparison } from '../src/features/comparison/comparison.schema';
import type { StoredAnalysis } from '../src/features/contracts/analysis.schema';
import { findingsOf } from '../src/features/contracts/findings-of';
import type { CompareRequest, VersionRow } from '../src/platform/compare';
import { compareVersions } from './compare/compare-versions';
import type { WorkerDeps } from './worker-deps';

/** Answers the API Worker, which knows that both are the caller's. Null where the text of one of them is gone. */
export async function handleCompare(
  deps: Pick<WorkerDeps, 'contractTexts' | 'contractFindings'>,
  { before, after }: CompareRequest,
): Promise<Comparison | null> {
  const [old, now] = await Promise.all([read(deps, before), read(deps, after)]);
  if (!old || !now) return null;
  return { before: told(before, old.analysis), after: told(after, now.analysis), ...(await compareVersions(old, now)) };
}

async function read(deps: Parameters<typeof handleCompare>[0], row: VersionRow) {
  const [content, analysis] = await Promise.all([deps.contractTexts.read(row), findingsOf(deps, row)]);
  return content && analysis && { content, analysis, language: row.detectedLanguage ?? row.language };
}

const told = (row: VersionRow, { title, reader }: StoredAnalysis): ComparedVersion => ({
  id: row.id,
  fileName: row.fileName,
  givenTitle: row.givenTitle,
  title,
  createdAt: row.createdAt.toISOString(),
  detectedLanguage: row.detectedLanguage,
  language: row.language,
  reader,
});
