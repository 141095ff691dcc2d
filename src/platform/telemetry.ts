/** What is measured, never whose: no ids of people or contracts, no names, no addresses, no content. */
export interface Point {
  /**
   * `request` one call of the API · `queue` a message as it is taken up · `dead_letter` one that was given up · `stage` a
   * step of an analysis · `model` what a piece of work used of a language model · `sweep` a part of the scheduled work ·
   * `backup` a piece of the nightly copy · `database` its size
   */
  point: 'request' | 'queue' | 'dead_letter' | 'stage' | 'model' | 'sweep' | 'backup' | 'database';
  /** Pattern of the route, name of the queue, stage, model or part. */
  name: string;
  /** `ok`, or what went wrong: the code of a failure. */
  outcome?: string;
  method?: string;
  status?: number;
  /** Wall time; the clock of a Worker stands still between two waits. */
  ms?: number;
  /** Statements that were sent to the database, and rows that it handed over. */
  statements?: number;
  rows?: number;
  /** How long a message had waited. */
  ageMs?: number;
  /** Of a message; 1 the first time. */
  attempt?: number;
  promptTokens?: number;
  completionTokens?: number;
  /** Millionths of a US dollar. */
  costMicros?: number;
  /** Size of the database. */
  bytes?: number;
  /** How many a part of the scheduled work took care of. */
  count?: number;
}

export interface Telemetry {
  record(point: Point): void;
}

/** Where each value stands in Analytics Engine. Columns are never given another meaning: points stay for three months. */
export const pointColumns = {
  point: 'index1',
  version: 'blob1',
  worker: 'blob2',
  name: 'blob3',
  outcome: 'blob4',
  method: 'blob5',
  status: 'double1',
  ms: 'double2',
  statements: 'double3',
  rows: 'double4',
  ageMs: 'double5',
  attempt: 'double6',
  promptTokens: 'double7',
  completionTokens: 'double8',
  costMicros: 'double9',
  bytes: 'double10',
  count: 'double11',
} as const satisfies Record<keyof Point | 'version' | 'worker', string>;

export const telemetryDataset = 'plainclause';

interface Source {
  worker: 'api' | 'analysis';
  /** Of the deployed code. */
  version: string;
}

/** A point as it is written, its values in the order of the columns. */
export interface WrittenPoint {
  indexes: string[];
  blobs: string[];
  doubles: number[];
}

/** Writes points where they can be asked for; what cannot be written is let go, since no work may fail by it. */
export function createTelemetry(
  dataset: { writeDataPoint(point: WrittenPoint): void } | undefined,
  { worker, version }: Source,
): Telemetry {
  return {
    record(point) {
      const { outcome = 'ok', method = '', name, point: index } = point;
      const { status, ms, statements, rows, ageMs, attempt, promptTokens, completionTokens } = point;
      const { costMicros, bytes, count } = point;
      const doubles = [status, ms, statements, rows, ageMs, attempt, promptTokens, completionTokens];
      try {
        dataset?.writeDataPoint({
          indexes: [index],
          blobs: [version, worker, name, outcome, method],
          doubles: [...doubles, costMicros, bytes, count].map((value) => value ?? 0),
        });
      } catch {}
    },
  };
}
