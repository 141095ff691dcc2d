import { Tag } from 'lucide-react';
import { Link } from 'react-router';
import { m } from '#src/i18n/paraglide/messages.js';

/** All tags of a contract, each leading to the contracts that have it. */
export function TagLinks({ tags }: { tags: readonly string[] }) {
  if (tags.length === 0) return null;
  return (
    <ul aria-label={m.contract_tags()} className="flex flex-wrap gap-x-4 gap-y-1.5 text-sm">
      {tags.map((tag) => (
        <li key={tag} className="flex min-w-0 items-start gap-1.5">
          <Tag aria-hidden className="mt-0.5 size-4 shrink-0 text-muted" />
          <Link
            to={{ search: `?${new URLSearchParams({ tag })}` }}
            className="text-link wrap-anywhere"
            preventScrollReset
          >
            <bdi>{tag}</bdi>
          </Link>
        </li>
      ))}
    </ul>
  );
}
