export interface Logger {
  info(event: string, fields?: Record<string, unknown>): void;
  warn(event: string, fields?: Record<string, unknown>): void;
  error(event: string, fields?: Record<string, unknown>): void;
  with(fields: Record<string, unknown>): Logger;
}

/** Writes one JSON object a line. Fields carry ids, never content of contracts, addresses or secrets. */
export function createLogger(base: Record<string, unknown> = {}): Logger {
  const write =
    (level: 'info' | 'warn' | 'error') =>
    (event: string, fields: Record<string, unknown> = {}) =>
      console[level === 'info' ? 'log' : level](
        JSON.stringify({ level, event, time: new Date().toISOString(), ...base, ...fields }),
      );
  return {
    info: write('info'),
    warn: write('warn'),
    error: write('error'),
    with: (fields) => createLogger({ ...base, ...fields }),
  };
}

/** Name and message of an unknown error, with its causes, for a log line. */
export function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { thrown: String(error) };
  const cause = error.cause ? { cause: describeError(error.cause) } : {};
  // A failed query carries its parameters in its words: tokens, addresses, file names. Its cause says why.
  if ('params' in error) return { name: error.name, ...cause };
  return { name: error.name, message: error.message, stack: error.stack, ...cause };
}
