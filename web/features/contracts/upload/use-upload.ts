import { useRef, useState } from 'react';
import type { SizeValidation } from '#src/features/contracts/contracts.schema.ts';
import { m } from '#src/i18n/paraglide/messages.js';
import { failureText } from '#web/lib/failure-text.ts';
import { showToast } from '#web/ui/toast-store.ts';
import { useUploadContract, useValidateSize } from '../contract-actions.queries';
import { needsUpgrade, refusalTitle } from './upload-refusal.rules';

type UploadState =
  | { step: 'empty'; problem: string | null }
  | { step: 'checking'; file: File }
  | { step: 'unchecked'; file: File; problem: string }
  | { step: 'checked'; file: File; size: SizeValidation; side: string | null }
  | { step: 'sending'; file: File; sent: number }
  | { step: 'following'; contractId: string; fileName: string };

/** How the user wants a file to be analysed. */
export interface Wanted {
  /** Pages without text are read by machine. */
  byMachine: boolean;
  /** Name of the party that the user said to be; null: not sure. */
  side: string | null;
  /** The contract that it is a new version of; null: of none. */
  newVersionOf: string | null;
}

/** The way of one file: chosen, measured by the server, sent, followed until its analysis has ended. */
export function useUpload() {
  const [state, setState] = useState<UploadState>({ step: 'empty', problem: null });
  const [upgradeFor, setUpgradeFor] = useState<SizeValidation | null>(null);
  const validateSize = useValidateSize();
  const upload = useUploadContract();
  const call = useRef(new AbortController());

  /** Ends what is under way; what comes next listens to the signal it returns. */
  function restart(): AbortSignal {
    call.current.abort();
    call.current = new AbortController();
    setState({ step: 'empty', problem: null });
    return call.current.signal;
  }

  function refuse(problem: string) {
    restart();
    setState({ step: 'empty', problem });
  }

  async function check(file: File) {
    const signal = restart();
    setState({ step: 'checking', file });
    try {
      const size = await validateSize.mutateAsync({ file, signal });
      if (signal.aborted) return;
      setState({ step: 'checked', file, size, side: size.reader?.name ?? null });
      const { machineReading } = size;
      if (size.allowed || machineReading?.allowed) return;
      if (machineReading && needsUpgrade(machineReading)) setUpgradeFor({ ...size, ...machineReading });
      else if (needsUpgrade(size)) setUpgradeFor(size);
      else showToast({ title: refusalTitle(size), description: size.reason ?? undefined, tone: 'destructive' });
    } catch (error) {
      if (signal.aborted) return;
      setState({ step: 'unchecked', file, problem: failureText(error, m.upload_validation_failed()) });
    }
  }

  async function send({ byMachine, side, newVersionOf }: Wanted) {
    if (state.step !== 'checked') return;
    const { file, size } = state;
    // The button says so where the document does not look like a contract.
    const analyseAnyway = !size.looksLikeContract;
    const signal = restart();
    setState({ step: 'sending', file, sent: 0 });
    try {
      const onProgress = (sent: number) => !signal.aborted && setState({ step: 'sending', file, sent });
      const { contentHash } = size;
      const wanted = { contentHash, byMachine, analyseAnyway, side, newVersionOf };
      const { contractId } = await upload.mutateAsync({ file, ...wanted, signal, onProgress });
      setState({ step: 'following', contractId, fileName: file.name });
      const description = m.upload_succeeded_text({ name: file.name });
      showToast({ title: m.upload_succeeded(), description, tone: 'success' });
    } catch (error) {
      if (signal.aborted) return;
      setState({ ...state, side });
      const description = failureText(error, m.upload_failed());
      showToast({ title: m.upload_failed_title(), description, tone: 'destructive' });
    }
  }

  return { state, refuse, check, send, restart, upgradeFor, closeUpgrade: () => setUpgradeFor(null) };
}

export type Upload = ReturnType<typeof useUpload>;

/** All bytes have left, and the server has not answered. */
export const isAccepting = (state: UploadState) => state.step === 'sending' && state.sent >= 1;
