import { useQuery } from '@tanstack/react-query';
import { Search, TextSearch } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import {
  contractProgresses,
  contractSorts,
  longestSearch,
  riskGrades,
} from '#src/features/account-contracts/contract-choices.schema.ts';
import type { AccountTag } from '#src/features/contracts/contract-change.schema.ts';
import { m } from '#src/i18n/paraglide/messages.js';
import { languageNames } from '#web/lib/language-names.ts';
import { Button } from '#web/ui/button.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { type ContractChoice, isNarrowed, type useContractChoice } from './contract-choice';
import { accountTagsQuery } from './tags.queries';

const progressText: Record<(typeof contractProgresses)[number], () => string> = {
  'in-progress': m.contracts_status_in_progress,
  complete: m.contracts_status_complete,
  failed: m.contracts_status_failed,
};
const riskText: Record<(typeof riskGrades)[number], () => string> = {
  high: m.contracts_risk_high,
  medium: m.contracts_risk_medium,
  low: m.contracts_risk_low,
  none: m.contracts_risk_none,
};
const sortText: Record<(typeof contractSorts)[number], () => string> = {
  newest: m.contracts_sort_newest,
  oldest: m.contracts_sort_oldest,
  name: m.contracts_sort_name,
  risk: m.contracts_sort_risk,
};

const typingPause = 300;

type Props = Pick<ReturnType<typeof useContractChoice>, 'choose' | 'clear'> & {
  choice: ContractChoice;
  /** All of them are analysed, and in an order of their own. */
  analysed?: boolean;
};

/** Search, filters and order of the list. */
export function ContractListBar({ choice, choose, clear, analysed = false }: Props) {
  const { data: known = [] } = useQuery(accountTagsQuery);
  const tags = tagsToChoose(known, choice.tag);
  const [typed, setTyped] = useState(choice.search ?? '');
  const input = useId();
  const filters = useId();
  const [isOpen, setOpen] = useState(Boolean(choice.status ?? choice.risk ?? choice.language ?? choice.tag));
  // A phone has no room for all of them above the contracts.
  const unlessFolded = isOpen ? '' : 'max-sm:hidden';

  // biome-ignore lint/correctness/useExhaustiveDependencies: only typing starts a search
  useEffect(() => {
    if (typed.trim() === (choice.search ?? '')) return;
    const timer = setTimeout(() => choose({ search: typed.trim() }), typingPause);
    return () => clearTimeout(timer);
  }, [typed]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: an address that was changed otherwise, such as by Back
  useEffect(() => {
    if ((choice.search ?? '') !== typed.trim()) setTyped(choice.search ?? '');
  }, [choice.search]);

  return (
    <search className="grid gap-4 border-b border-rule px-5 py-4 sm:px-6">
      <div className={`grid gap-4 ${tags.length > 0 ? 'md:grid-cols-[1fr_20rem]' : ''}`}>
        <div className="grid gap-1.5">
          <label htmlFor={input} className="text-sm font-semibold">
            {m.contracts_search()}
          </label>
          <span className="input w-full">
            <Search aria-hidden className="size-4 shrink-0 text-muted" />
            <input
              id={input}
              type="search"
              maxLength={longestSearch}
              autoComplete="off"
              value={typed}
              placeholder={m.contracts_search_hint()}
              onChange={({ target }) => setTyped(target.value)}
            />
          </span>
        </div>
        {tags.length > 0 && (
          <div className={unlessFolded}>
            <SelectField
              label={m.contracts_filter_tag()}
              placeholder={m.contracts_any()}
              value={tags.find((tag) => isSame(tag, choice.tag)) ?? ''}
              options={tags.map((tag) => ({ value: tag, label: tag }))}
              onChange={({ target }) => choose({ tag: target.value })}
            />
          </div>
        )}
      </div>
      <Button
        variant="secondary"
        size="sm"
        aria-expanded={isOpen}
        aria-controls={filters}
        className="justify-self-start sm:hidden"
        onClick={() => setOpen(!isOpen)}
      >
        <TextSearch aria-hidden className="size-4" />
        {m.contracts_filter()}
      </Button>
      <div id={filters} className={`${unlessFolded} grid grid-cols-2 gap-x-3 gap-y-4 sm:gap-x-4 xl:grid-cols-4`}>
        {!analysed && (
          <SelectField
            label={m.contracts_filter_status()}
            placeholder={m.contracts_any()}
            value={choice.status ?? ''}
            options={contractProgresses.map((value) => ({ value, label: progressText[value]() }))}
            onChange={({ target }) => choose({ status: target.value })}
          />
        )}
        <SelectField
          label={m.contracts_filter_risk()}
          placeholder={m.contracts_any()}
          value={choice.risk ?? ''}
          options={riskGrades.map((value) => ({ value, label: riskText[value]() }))}
          onChange={({ target }) => choose({ risk: target.value })}
        />
        <SelectField
          label={m.contracts_filter_language()}
          placeholder={m.contracts_any()}
          value={choice.language ?? ''}
          options={Object.entries(languageNames).map(([value, label]) => ({ value, label }))}
          onChange={({ target }) => choose({ language: target.value })}
        />
        {!analysed && (
          <SelectField
            label={m.contracts_sort()}
            value={choice.sort}
            options={contractSorts.map((value) => ({ value, label: sortText[value]() }))}
            onChange={({ target }) => choose({ sort: target.value })}
          />
        )}
      </div>
      {isNarrowed(choice) && (
        <Button variant="quiet" size="sm" className="justify-self-start" onClick={clear}>
          {m.contracts_clear()}
        </Button>
      )}
    </search>
  );
}

const isSame = (one: string, other = '') => one.toLowerCase() === other.toLowerCase();

/** The tags in use, and the one that the address names, should no contract have it any more. */
function tagsToChoose(known: readonly AccountTag[], chosen: string | undefined): string[] {
  const names = known.map(({ name }) => name);
  return chosen === undefined || names.some((name) => isSame(name, chosen)) ? names : [...names, chosen];
}
