import type { Change, ComparedPlace } from '#src/features/comparison/comparison.schema.ts';
import type { Locale } from '#src/i18n/locale.schema.ts';
import { m } from '#src/i18n/paraglide/messages.js';
import { ChangeKindBadge } from './change-kind';
import { ComparedText } from './compared-words';

type Props = { change: Change; id: string; current: boolean; language: Locale | null };

const edges = {
  changed: 'border-s-info',
  added: 'border-s-success',
  removed: 'border-s-error',
  moved: 'border-s-rule',
};

/** One change: where it is, and its words. */
export function ChangeCard({ change, id, current, language }: Props) {
  const { kind, before, after, words } = change;
  const place = after ?? before;
  const whole = kind === 'added' || kind === 'removed';
  return (
    <article
      id={id}
      tabIndex={-1}
      aria-labelledby={`${id}-where`}
      className={`scroll-mt-20 rounded-e-box border border-s-4 border-rule bg-base-100 px-4 py-3 outline-none sm:px-5 ${edges[kind]} ${current ? 'ring-2 ring-info' : ''}`}
    >
      <h3 id={`${id}-where`} className="mb-2 flex flex-wrap items-center gap-x-3 gap-y-1.5 font-sans text-sm">
        <ChangeKindBadge kind={kind} />
        {place && <Where place={place} language={language} />}
        {kind === 'changed' && before && before.number !== after?.number && before.number && (
          <span className="text-muted">{m.compare_number_from({ from: before.number })}</span>
        )}
      </h3>
      {kind === 'moved' && <p className="mb-2 text-sm text-muted">{movedText(before, after)}</p>}
      <p
        lang={language ?? undefined}
        dir="auto"
        className={`max-w-prose leading-relaxed wrap-anywhere whitespace-pre-line ${kind === 'removed' ? 'text-muted line-through decoration-1' : ''}`}
      >
        <ComparedText words={words} whole={whole} />
      </p>
    </article>
  );
}

function Where({ place: { number, heading }, language }: { place: ComparedPlace; language: Locale | null }) {
  if (!number && !heading) return null;
  return (
    <span lang={language ?? undefined} className="min-w-0 font-semibold wrap-anywhere">
      <bdi>{[number, heading].filter(Boolean).join(' ')}</bdi>
    </span>
  );
}

function movedText(before: ComparedPlace | null, after: ComparedPlace | null) {
  const [from, to] = [before?.number, after?.number];
  return from && to && from !== to ? m.compare_moved_from({ from, to }) : m.compare_moved_place();
}
