import { useQueryClient } from '@tanstack/react-query';
import { Plus, Tag, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { Link } from 'react-router';
import { mostTags } from '#src/features/account-contracts/contract-choices.schema.ts';
import type { ContractListItem } from '#src/features/contracts/contracts.schema.ts';
import { m } from '#src/i18n/paraglide/messages.js';
import { late } from '#web/lib/late.ts';
import { paths } from '#web/lib/paths.ts';

const NewTag = late(async () => (await import('./new-tag')).NewTag);

/** The tags of a contract, each the way to all that have it; given and taken off where they stand. */
export function ContractTags({ contract: { id, tags } }: { contract: Pick<ContractListItem, 'id' | 'tags'> }) {
  const queryClient = useQueryClient();
  const [storing, setStoring] = useState(false);
  const [adding, setAdding] = useState(false);
  const add = useRef<HTMLButtonElement>(null);
  async function set(wanted: readonly string[]) {
    if (storing) return;
    setStoring(true);
    await (await import('./tags.queries')).setTags(queryClient, { id, tags: wanted }).finally(() => setStoring(false));
  }
  return (
    <ul aria-label={m.contract_tags()} className="flex flex-wrap items-center gap-1.5 text-sm print:hidden">
      {tags.map((tag) => (
        <li
          key={tag}
          className="flex min-h-7 min-w-0 items-center rounded-selector border border-rule bg-base-200 ps-2"
        >
          <Link
            to={{ pathname: paths.dashboard, search: `?${new URLSearchParams({ tag })}` }}
            className="min-w-0 wrap-anywhere hover:underline"
          >
            <bdi>{tag}</bdi>
          </Link>
          <button
            type="button"
            aria-label={m.tags_remove({ name: tag })}
            className="grid size-7 cursor-pointer place-items-center rounded-selector text-muted hover:text-base-content"
            onClick={() => {
              add.current?.focus();
              void set(tags.filter((other) => other !== tag));
            }}
          >
            <X aria-hidden className="size-3.5" />
          </button>
        </li>
      ))}
      {tags.length < mostTags && (
        <li>
          <button
            ref={add}
            type="button"
            hidden={adding}
            className="inline-flex min-h-6 cursor-pointer items-center gap-1 rounded-selector border border-dashed border-(--field-line) px-2 text-muted hover:text-base-content sm:min-h-7"
            onClick={() => setAdding(true)}
          >
            <Plus aria-hidden className="size-3.5" />
            {/* By its icon alone where a line of a phone is worth more than the word. */}
            <Tag aria-hidden className="size-3.5 sm:hidden" />
            <span className="max-sm:sr-only">{m.tags_label()}</span>
          </button>
          {adding && (
            <NewTag
              tags={tags}
              busy={storing}
              onAdd={(tag) => void set([...tags, tag])}
              onClose={() => {
                setAdding(false);
                requestAnimationFrame(() => add.current?.focus());
              }}
            />
          )}
        </li>
      )}
    </ul>
  );
}
