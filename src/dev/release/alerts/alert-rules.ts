import { pointColumns as column, telemetryDataset } from '#src/platform/telemetry.ts';

export interface AlertRule {
  name: string;
  /** What it means for people, in a sentence. */
  means: string;
  /** Asks Analytics Engine for one row with one `value`. */
  query: string;
  /** The rule fires above `above`, or below `below`. */
  above?: number;
  below?: number;
  unit: string;
  /** The chapter of docs/operations.md that says what to do. */
  runbook: string;
}

/** Each stored point stands for as many as were sampled. */
const weight = '_sample_interval';

const ask = (value: string, where: string, minutes: number) =>
  `SELECT ${value} AS value FROM ${telemetryDataset} WHERE ${where} AND timestamp > NOW() - INTERVAL '${minutes}' MINUTE`;
const pointIs = (point: string) => `${column.point} = '${point}'`;
const points = `sum(${weight})`;
const share = (of: string) => `100 * sum(if(${of}, ${weight}, 0)) / sum(${weight})`;

/** Spend above what a day may cost, in US dollars: OPENAI_DAILY_COST is the hard stop, this comes before it. */
export const spendADay = 20;

/** D1 ends at 10 GB; moving to more databases takes weeks. */
const databaseBytes = 6e9;

export const alertRules: AlertRule[] = [
  {
    name: 'errors',
    means: 'More than one call in a hundred fails by our fault.',
    query: ask(share(`${column.status} >= 500`), `${pointIs('request')} AND ${column.name} != '/api/health'`, 15),
    above: 1,
    unit: '%',
    runbook: 'calls-fail',
  },
  {
    name: 'silence',
    means: 'Nothing at all is called: the app cannot be reached, or tells nothing of itself.',
    query: ask('count()', pointIs('request'), 60),
    below: 1,
    unit: 'calls',
    runbook: 'calls-fail',
  },
  {
    name: 'queue-age',
    means: 'Contracts wait longer than five minutes for their analysis to begin.',
    query: ask(`max(${column.ageMs}) / 1000`, `${pointIs('queue')} AND ${column.attempt} = 1`, 15),
    above: 300,
    unit: 's',
    runbook: 'the-queue-is-stuck',
  },
  {
    name: 'stalled',
    means: 'Contracts stood still and were queued again by the sweep.',
    query: ask(
      `sum(${column.count} * ${weight})`,
      `${pointIs('sweep')} AND ${column.name} = 'requeueStuckContracts'`,
      30,
    ),
    above: 5,
    unit: 'contracts',
    runbook: 'the-queue-is-stuck',
  },
  {
    name: 'dead-letters',
    means: 'An analysis was given up after every attempt; its owner was told and charged nothing.',
    query: ask(points, pointIs('dead_letter'), 15),
    above: 0,
    unit: 'messages',
    runbook: 'the-queue-is-stuck',
  },
  {
    name: 'model',
    means: 'A fifth of the analyses fail.',
    query: ask(share(`${column.outcome} != 'ok'`), `${pointIs('stage')} AND ${column.name} = 'analyse'`, 30),
    above: 20,
    unit: '%',
    runbook: 'the-language-model-is-away',
  },
  {
    name: 'sweep-failed',
    means: 'A part of the scheduled work fails again and again.',
    query: ask(points, `${pointIs('sweep')} AND ${column.outcome} = 'failed'`, 30),
    above: 2,
    unit: 'times',
    runbook: 'a-sweep-fails',
  },
  {
    name: 'sweep-missing',
    means: 'The scheduled work has not run.',
    query: ask('count()', pointIs('sweep'), 30),
    below: 1,
    unit: 'parts',
    runbook: 'a-sweep-fails',
  },
  {
    name: 'backup-missing',
    means: 'No copy of the database was finished for more than a day.',
    query: ask('count()', `${pointIs('backup')} AND ${column.name} = 'finished'`, 26 * 60),
    below: 1,
    unit: 'copies',
    runbook: 'restore',
  },
  {
    name: 'database-size',
    means: 'The database nears the 10 GB at which D1 ends.',
    query: ask(`max(${column.bytes})`, pointIs('database'), 60),
    above: databaseBytes,
    unit: 'bytes',
    runbook: 'the-database-grows',
  },
  {
    name: 'spend',
    means: 'The language model costs more than a day may.',
    query: ask(`sum(${column.costMicros} * ${weight}) / 1000000`, pointIs('model'), 24 * 60),
    above: spendADay,
    unit: 'USD',
    runbook: 'the-language-model-is-away',
  },
];
