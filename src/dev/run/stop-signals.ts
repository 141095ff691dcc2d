import { stopAll } from './child-process.ts';

/** Ends everything that was started, and then this process, when it is asked to or when its parent is gone. */
export function stopOnSignals(exitCode: number): { readonly stopping: boolean } {
  const state = { stopping: false };
  const stop = async () => {
    if (state.stopping) return;
    state.stopping = true;
    await stopAll();
    process.exit(exitCode);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
  process.on('disconnect', stop);
  return state;
}
