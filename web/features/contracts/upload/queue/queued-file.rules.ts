import type { SizeValidation } from '#src/features/contracts/contracts.schema.ts';
import { fileProblem } from '../upload-file.rules';
import { needsUpgrade } from '../upload-refusal.rules';
import type { Wanted } from '../use-upload';

/** Where one of several files stands. */
type Step =
  /** `answer`: what the user said to its question. */
  | { step: 'waiting'; answer: { size: SizeValidation; wanted: Wanted } | null }
  | { step: 'checking' }
  /** It is sent only when its question is answered. */
  | { step: 'asking'; size: SizeValidation; side: string | null }
  | { step: 'sending'; sent: number }
  /** `side`: the party it is analysed for; undefined where none is certain. */
  | { step: 'sent'; contractId: string; side: string | null | undefined }
  /** `upgradable`: a larger plan would take it. */
  | { step: 'refused'; problem: string; upgradable: boolean }
  /** Something went wrong on the way; it can be tried again. */
  | { step: 'failed'; problem: string };

export type QueuedFile = { id: number; file: File } & Step;
export type StepOf = Step;

/** The place in the queue of a file that was chosen. */
export function enqueue(file: File, id: number): QueuedFile {
  const problem = fileProblem(file);
  if (problem !== null) return { id, file, step: 'refused', problem, upgradable: false };
  return { id, file, step: 'waiting', answer: null };
}

/** What becomes of a file that the server has measured: null where it can be sent without a question. */
export function judge(size: SizeValidation): Step | null {
  const { machineReading, reader } = size;
  const byMachine = machineReading?.allowed === true;
  if (!size.allowed && !byMachine) {
    const { reason } = machineReading ?? size;
    return { step: 'refused', problem: reason ?? '', upgradable: needsUpgrade(machineReading ?? size) };
  }
  if (machineReading || !size.looksLikeContract) return { step: 'asking', size, side: reader?.name ?? null };
  return null;
}

const ended: ReadonlySet<QueuedFile['step']> = new Set(['sent', 'refused']);
const underWay: ReadonlySet<QueuedFile['step']> = new Set(['checking', 'sending']);

export const countEnded = (files: readonly QueuedFile[]) => files.filter(({ step }) => ended.has(step)).length;
export const countSent = (files: readonly QueuedFile[]) => files.filter(({ step }) => step === 'sent').length;

/** The file whose turn it is: one at a time. */
export function nextOf(files: readonly QueuedFile[]) {
  if (files.some(({ step }) => underWay.has(step))) return undefined;
  return files.find((queued) => queued.step === 'waiting');
}
