import type { Comparison } from '#src/features/comparison/comparison.schema.ts';
import { m } from '#src/i18n/paraglide/messages.js';
import { formatNumber } from '#web/lib/format.ts';
import { Alert } from '#web/ui/alert.tsx';

const leastLike = 0.4;

/** What is to be known of a comparison as a whole. */
export function ComparisonNotes({ comparison }: { comparison: Comparison }) {
  const { likeness, acrossLanguages, counts, facts, sameReader } = comparison;
  const told = Object.values(facts).flat();
  return (
    <>
      {acrossLanguages && <Alert tone="info">{m.compare_languages()}</Alert>}
      {!acrossLanguages && likeness < leastLike && (
        <Alert tone="warning" title={m.compare_unlike_title()}>
          {m.compare_unlike_text()}
        </Alert>
      )}
      <p className="max-w-prose text-sm text-muted">
        {counts.renumbered > 0 &&
          `${m.compare_renumbered({ count: counts.renumbered, shown: formatNumber(counts.renumbered) })} `}
        {m.compare_note()} {told.length > 0 && !sameReader && m.compare_no_reader()}
      </p>
    </>
  );
}
