import { formatNumber } from '#web/lib/format.ts';

type Props = { notes: readonly (readonly [text: (count: { count: string }) => string, count: number])[] };

/** What a figure leaves out and how often; nothing of what does not happen. */
export function Notes({ notes }: Props) {
  const told = notes.filter(([, count]) => count > 0);
  if (told.length === 0) return null;
  return (
    <ul className="mt-4 grid gap-1 text-sm text-muted">
      {told.map(([text, count], index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: texts alone, in a fixed order
        <li key={index}>{text({ count: formatNumber(count) })}</li>
      ))}
    </ul>
  );
}
