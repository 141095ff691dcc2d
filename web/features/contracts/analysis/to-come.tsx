import { m } from '#src/i18n/paraglide/messages.js';

/** In place of what is still being written, about as high as that will be. */
export function ToCome({ rows }: { rows: number }) {
  return (
    <div data-to-come className="grid gap-5 py-2">
      <p className="sr-only">{m.analysis_to_come()}</p>
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows are all alike
        <div key={row} className={`skeleton h-5 rounded-sm ${row % 2 ? 'w-4/5' : 'w-full'}`} />
      ))}
    </div>
  );
}
