import type { Telemetry } from '../src/platform/telemetry';
import { AnalysisError } from './analyse/analyst';
import { ExtractionError } from './extract/extracted-document';

/** Does one step of an analysis, and records how long it took and how it ended. */
export async function inStage<Result>(
  { telemetry }: { telemetry: Telemetry },
  name: 'read' | 'analyse' | 'store',
  work: () => Promise<Result>,
): Promise<Result> {
  const started = Date.now();
  let outcome = 'ok';
  try {
    return await work();
  } catch (error) {
    outcome = error instanceof AnalysisError || error instanceof ExtractionError ? error.code : 'unforeseen';
    throw error;
  } finally {
    telemetry.record({ point: 'stage', name, outcome, ms: Date.now() - started });
  }
}
