import { readDateOrder } from '#worker/analyse/built-in/dates/date-order.ts';
import { type DatedStatement, readStatements } from '#worker/analyse/built-in/dates/dated-statements.ts';
import { DayFeatures } from '#worker/analyse/built-in/dates/day-features.ts';
import { type DayRole, dayRoles, likelyDay, scoreDays } from '#worker/analyse/built-in/dates/likely-day.ts';
import type { LinearModel } from '#worker/analyse/built-in/learned/linear-model.ts';
import type { ContractText } from '#worker/analyse/built-in/text/contract-text.ts';
import type { Key } from './keyed-document.schema.ts';
import { isKeyedContract, type KeyedDocument } from './keyed-documents.ts';
import { readText } from './read-contract.ts';
import { readSlots } from './read-slots.ts';
import { lastSplit, tuningSplits } from './splits.ts';
import { type Example, type Settings, trainLinear } from './train-linear.ts';

/** Chosen by the tuning briefs. */
const settings: Settings = { size: 2 ** 16, epochs: 20, rate: 0.05, decay: 1e-3, fewestDocuments: 2 };

/** The days of a keyed contract, with what its key says of them. */
export interface DayDocument {
  name: string;
  brief: string;
  language: string;
  contract: ContractText;
  statements: DatedStatement[];
  wanted: Record<DayRole, string | null>;
  features: Pick<Example, 'slots' | 'values'>[];
}

export const readDayDocuments = (documents: readonly KeyedDocument<Key>[]): Promise<DayDocument[]> =>
  Promise.all(
    documents.filter(isKeyedContract<Key>).map(async (document) => {
      const { agreementDate, startDate, endDate } = document.key.facts;
      const { contract } = await readText(document);
      const statements = readStatements(contract, { order: readDateOrder(contract), notBefore: agreementDate });
      const reader = new DayFeatures(statements, contract);
      return {
        name: document.name,
        brief: document.key.brief,
        language: document.key.language,
        contract,
        statements,
        wanted: { agreed: agreementDate, start: startDate, end: endDate },
        features: statements.map((one) => readSlots((sink) => reader.readTo(one, sink), settings.size)),
      };
    }),
  );

/** Learns which days have a role; each mention of the day that the key names is one. */
export const trainDays = (documents: readonly DayDocument[], role: DayRole): LinearModel =>
  trainLinear(
    documents.flatMap(({ name, statements, wanted, features }) =>
      statements.flatMap(({ date }, at): Example[] => {
        const read = features[at];
        return read ? [{ ...read, label: date === wanted[role] ? 1 : 0, weight: 1, document: name }] : [];
      }),
    ),
    settings,
  );

/** Of the contracts whose key names such a day: how many are told it rightly; and how many of any are told a wrong one. */
export interface DayScore {
  contracts: number;
  named: number;
  right: number;
  wrong: number;
}
export type DayReport = Record<DayRole, DayScore>;

export function measureDays(documents: readonly DayDocument[]): { tune: DayReport; last: DayReport } {
  const tune = tuningSplits(documents).map(({ train, held }) => scoreHeld(train, held));
  const { train, held } = lastSplit(documents);
  return { tune: addReports(tune), last: scoreHeld(train, held) };
}

const scoreHeld = (train: readonly DayDocument[], held: readonly DayDocument[]): DayReport =>
  ofEachRole((role) => {
    const model = trainDays(train, role);
    const told = held.map(({ statements, contract, wanted }) => ({
      wanted: wanted[role],
      day: likelyDay(scoreDays(model, statements, contract), role)?.date ?? null,
    }));
    return {
      contracts: held.length,
      named: told.filter(({ wanted }) => wanted !== null).length,
      right: told.filter(({ wanted, day }) => day !== null && day === wanted).length,
      wrong: told.filter(({ wanted, day }) => day !== null && day !== wanted).length,
    };
  });

const addReports = (reports: readonly DayReport[]): DayReport =>
  ofEachRole((role) => {
    const total = (field: keyof DayScore) => reports.reduce((sum, report) => sum + report[role][field], 0);
    return { contracts: total('contracts'), named: total('named'), right: total('right'), wrong: total('wrong') };
  });

const ofEachRole = (read: (role: DayRole) => DayScore): DayReport =>
  Object.fromEntries(dayRoles.map((role) => [role, read(role)])) as DayReport;
