import { m } from '#src/i18n/paraglide/messages.js';
import { formatNumber } from '#web/lib/format.ts';

const mostShown = 3;

/** The first tags of a contract, in the height of its small print; the others as a number. */
export function RowTags({ tags }: { tags: readonly string[] }) {
  if (tags.length === 0) return null;
  const more = tags.length - mostShown;
  return (
    <span className="flex min-w-0 shrink-0 gap-1 max-lg:flex-wrap">
      <span className="sr-only">{m.contract_tags()}: </span>
      {tags.slice(0, mostShown).map((tag) => (
        <bdi
          key={tag}
          className="max-w-28 truncate rounded-selector border border-rule bg-base-100 px-1 leading-3.5 text-base-content lg:max-w-20"
        >
          {tag}
        </bdi>
      ))}
      {more > 0 && <bdi dir="ltr">+{formatNumber(more)}</bdi>}
    </span>
  );
}
