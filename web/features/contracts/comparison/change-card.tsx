import type { Change, ComparedPlace } from '#src/features/comparison/comparison.schema.ts';
import type { Locale } from '#src/i18n/locale.schema.ts';
import { m } from '#src/i18n/paraglide/messages.js';
import { ChangeKindBadge } from './change-kind';
import { ComparedText } from './compared-words';
import { placeName } from './place-name';
import { wordsBelowHeading } from './words-below-heading';

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
  const shown = wordsBelowHeading(words, place?.heading ?? null);
  const whole = kind === 'added' || kind === 'removed';
  return (
    <article
      id={id}
      tabIndex={-1}
      aria-labelledby={`${id}-where`}
      className={`scroll-mt-20 rounded-e-box border border-s-4 border-rule bg-base-100 px-4 py-3 outline-none sm:px-5 ${edges[kind]} ${current ? 'ring-2 ring-info' : ''}`}
    >
      <h3 id={`${id}-where`} className="flex flex-wrap items-center gap-x-3 gap-y-1.5 font-sans text-sm">
        <ChangeKindBadge kind={kind} />
        {place && <Where place={place} language={language} />}
        {kind === 'changed' && before && before.number !== after?.number && before.number && (
          <span className="text-muted">{m.compare_number_from({ from: before.number })}</span>
        )}
      </h3>
      {kind === 'moved' && <p className="mt-2 text-sm text-muted">{movedText(before, after)}</p>}
      {shown.length > 0 && (
        <p
          lang={language ?? undefined}
          dir="auto"
          className={`mt-2 max-w-prose leading-relaxed wrap-anywhere whitespace-pre-line ${kind === 'removed' ? 'text-muted line-through decoration-1' : ''}`}
        >
          <ComparedText words={shown} whole={whole} />
        </p>
      )}
    </article>
  );
}

function Where({ place, language }: { place: ComparedPlace; language: Locale | null }) {
  const name = placeName(place);
  if (!name) return null;
  return (
    <span lang={language ?? undefined} className="min-w-0 font-semibold wrap-anywhere">
      <bdi>{name}</bdi>
    </span>
  );
}

function movedText(before: ComparedPlace | null, after: ComparedPlace | null) {
  const [from, to] = [before?.number, after?.number];
  return from && to && from !== to ? m.compare_moved_from({ from, to }) : m.compare_moved_place();
}
