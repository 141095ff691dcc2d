import { m } from '#src/i18n/paraglide/messages.js';

const widths = ['w-full', 'w-11/12', 'w-4/5', 'w-full', 'w-2/3'];

/** Lines of text that are not here yet. */
export function Skeleton({ lines = 3, label = m.ui_loading() }: { lines?: number; label?: string }) {
  return (
    <div role="status" className="grid gap-3">
      <span className="sr-only">{label}</span>
      {Array.from({ length: lines }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines are all alike
        <div key={line} className={`skeleton h-4 rounded-sm ${widths[line % widths.length]}`} />
      ))}
    </div>
  );
}
