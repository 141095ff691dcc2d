import type { ChangeKind, Comparison } from '#src/features/comparison/comparison.schema.ts';
import { m } from '#src/i18n/paraglide/messages.js';
import { formatNumber } from '#web/lib/format.ts';
import { changeKindText } from './change-kind';

type Props = { counts: Comparison['counts']; kind: ChangeKind | null; onChoose: (kind: ChangeKind | null) => void };

const order = ['changed', 'added', 'removed', 'moved'] as const;

/** Which changes are shown, with how many there are of each kind. */
export function ChangeFilter({ counts, kind: chosen, onChoose }: Props) {
  const all = order.reduce((sum, kind) => sum + counts[kind], 0);
  const choices = [null, ...order.filter((kind) => counts[kind] > 0)];
  return (
    <fieldset className="-ms-1 flex min-w-0 gap-1.5 overflow-x-auto p-1 sm:flex-wrap">
      <legend className="sr-only">{m.compare_filter()}</legend>
      {choices.map((kind) => (
        <button
          key={kind}
          type="button"
          aria-pressed={kind === chosen}
          onClick={() => onChoose(kind)}
          className="btn btn-sm btn-outline shrink-0 gap-1.5 border-(--field-line) font-medium aria-pressed:border-base-content aria-pressed:bg-base-content aria-pressed:text-base-100"
        >
          {kind ? changeKindText[kind]() : m.compare_filter_all()}
          <span className="tabular-nums">{formatNumber(kind ? counts[kind] : all)}</span>
        </button>
      ))}
    </fieldset>
  );
}
