import { ChevronDown, ChevronUp } from 'lucide-react';
import { useState } from 'react';
import type { ChangeKind, Comparison } from '#src/features/comparison/comparison.schema.ts';
import { m } from '#src/i18n/paraglide/messages.js';
import { formatNumber } from '#web/lib/format.ts';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { ChangeCard } from './change-card';
import { ChangeFilter } from './change-filter';
import { changeId, nextPlace, shownChanges } from './shown-changes';
import { UnchangedRow } from './unchanged-row';

type Props = {
  comparison: Comparison;
  kind: ChangeKind | null;
  onKind: (kind: ChangeKind | null) => void;
  /** Index of the change that one is at. */
  current: number | null;
  onGo: (index: number) => void;
};

const drawnAtOnce = 150;

/** The changes word for word, with the way from one to the next. */
export function ChangeList({ comparison, kind, onKind, current, onGo }: Props) {
  const [drawn, setDrawn] = useState(drawnAtOnce);
  const shown = shownChanges(comparison, kind);
  const at = shown.findIndex(({ index }) => index === current);
  // What one is sent to is drawn, however far down it is.
  const least = Math.max(drawn, at + 1);
  const { after, unchangedAtEnd, counts } = comparison;
  const step = (by: 1 | -1) => {
    const next = shown[nextPlace(shown.length, at < 0 ? null : at, by)];
    if (next) onGo(next.index);
  };
  return (
    <section aria-labelledby="changes-title" className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h2 id="changes-title" className="font-serif text-heading font-semibold max-sm:sr-only">
        {m.compare_words()}
      </h2>
      <div className="sticky top-0 z-10 -mx-4 flex items-center gap-x-3 border-b border-rule bg-base-100 px-4 py-1 sm:-mx-6 sm:px-6 lg:mx-0 lg:px-0 print:hidden">
        <ChangeFilter counts={counts} kind={kind} onChoose={onKind} />
        <div className="ms-auto flex shrink-0 items-center">
          {at >= 0 && (
            <span className="me-1 text-sm text-muted tabular-nums">
              {m.contract_search_count({ at: formatNumber(at + 1), count: formatNumber(shown.length) })}
            </span>
          )}
          <IconButton
            icon={ChevronUp}
            label={m.compare_previous()}
            aria-keyshortcuts="k"
            data-shortcut="previous-finding"
            className="btn-sm"
            onClick={() => step(-1)}
          />
          <IconButton
            icon={ChevronDown}
            label={m.compare_next()}
            aria-keyshortcuts="j"
            data-shortcut="next-finding"
            className="btn-sm"
            onClick={() => step(1)}
          />
        </div>
      </div>
      {shown.slice(0, least).map((change) => (
        <div key={change.index} className="grid gap-3">
          <UnchangedRow unchanged={change.unchanged} laterId={after.id} />
          <ChangeCard
            change={change}
            id={changeId(change.index)}
            current={change.index === current}
            language={after.detectedLanguage}
          />
        </div>
      ))}
      {least < shown.length ? (
        <Button variant="secondary" className="justify-self-center" onClick={() => setDrawn(least + drawnAtOnce)}>
          {m.compare_more()}
        </Button>
      ) : (
        kind === null && <UnchangedRow unchanged={unchangedAtEnd} laterId={after.id} />
      )}
    </section>
  );
}
