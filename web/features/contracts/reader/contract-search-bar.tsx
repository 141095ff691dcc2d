import { ChevronDown, ChevronUp, Search as SearchIcon } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { m } from '#src/i18n/paraglide/messages.js';
import { formatNumber } from '#web/lib/format.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import type { Search } from './use-contract-search';

/** The box to search the text in, and the way from one place to the next. */
export function ContractSearchBar({ search }: { search: Search }) {
  const { query, setQuery, looked, places, at, step } = search;
  const none = places.length === 0;

  function onKey(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') step(event.shiftKey ? -1 : 1);
    else if (event.key === 'Escape' && query) {
      // Clears the box and nothing else: it would lead back from the text, or close the sheet.
      event.stopPropagation();
      setQuery('');
    } else return;
    event.preventDefault();
  }

  return (
    <search className="flex basis-full items-center gap-1">
      <div className="input h-9 min-w-0 grow">
        <SearchIcon aria-hidden className="size-4 shrink-0 text-muted" />
        <input
          type="search"
          aria-label={m.contract_search()}
          placeholder={m.contract_search()}
          // An empty field of dir=auto runs left to right, and its placeholder with it.
          dir={query ? 'auto' : undefined}
          enterKeyHint="search"
          autoComplete="off"
          spellCheck={false}
          maxLength={200}
          value={query}
          onChange={({ target }) => setQuery(target.value)}
          onKeyDown={onKey}
        />
      </div>
      <p role="status" className="min-w-18 text-center text-sm text-muted tabular-nums">
        {looked &&
          (none
            ? m.contract_search_none()
            : m.contract_search_count({ at: formatNumber(at), count: formatNumber(places.length) }))}
      </p>
      <IconButton
        icon={ChevronUp}
        label={m.contract_search_previous()}
        className="btn-sm"
        disabled={none}
        onClick={() => step(-1)}
      />
      <IconButton
        icon={ChevronDown}
        label={m.contract_search_next()}
        className="btn-sm"
        disabled={none}
        onClick={() => step(1)}
      />
    </search>
  );
}
