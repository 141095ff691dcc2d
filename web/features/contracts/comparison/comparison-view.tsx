import { FileCheck2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { ChangeKind, Comparison } from '#src/features/comparison/comparison.schema.ts';
import { m } from '#src/i18n/paraglide/messages.js';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ChangeList } from './change-list';
import { ComparisonFacts } from './comparison-facts';
import { ComparisonNotes } from './comparison-notes';
import { changeId } from './shown-changes';

/** What changed: what it comes to, then word for word. */
export function ComparisonView({ comparison }: { comparison: Comparison }) {
  const [kind, setKind] = useState<ChangeKind | null>(null);
  const [current, setCurrent] = useState<{ index: number } | null>(null);

  // After it is drawn, which a filter or the length of the list may have kept it from.
  useEffect(() => {
    if (!current) return;
    const card = document.getElementById(changeId(current.index));
    card?.focus({ preventScroll: true });
    card?.scrollIntoView({ block: 'center' });
  }, [current]);

  const goTo = (index: number) => {
    if (kind && comparison.changes[index]?.kind !== kind) setKind(null);
    setCurrent({ index });
  };
  if (comparison.changes.length === 0) {
    return (
      <>
        <EmptyState icon={FileCheck2} level="h2" title={m.compare_nothing_title()}>
          <p>{m.compare_nothing_text()}</p>
        </EmptyState>
        <ComparisonNotes comparison={comparison} />
      </>
    );
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5 lg:grid-cols-[minmax(0,22rem)_minmax(0,1fr)] lg:items-start lg:gap-8">
      <div className="lg:sticky lg:top-4 lg:max-h-[calc(100dvh-2rem)] lg:overflow-y-auto">
        <ComparisonFacts comparison={comparison} onGo={goTo} />
      </div>
      <div className="grid min-w-0 gap-5">
        <ComparisonNotes comparison={comparison} />
        <ChangeList comparison={comparison} kind={kind} onKind={setKind} current={current?.index ?? null} onGo={goTo} />
      </div>
    </div>
  );
}
