import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import type { ContractListItem } from '#src/features/contracts/contracts.schema.ts';
import { formatDate } from '#web/lib/format.ts';
import { ContractStatusBadge } from '../contract-status-badge';
import { AnalysisLanguageBadge } from '../language-badge';
import { ContractDetails } from './contract-details';
import { RiskCounts } from './risk-counts';

type Props = { contract: ContractListItem; defaultOpen: boolean; onDeleted: () => void };

/** A contract in one line, which opens to its details. */
export function ContractRow({ contract, defaultOpen, onDeleted }: Props) {
  const [chosen, setChosen] = useState<boolean | null>(null);
  const open = chosen ?? defaultOpen;
  const id = useId();
  const { fileName, givenTitle, createdAt, detectedLanguage, languageConfidence, riskCounts } = contract;
  return (
    <li>
      <button
        type="button"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setChosen(!open)}
        className="flex w-full cursor-pointer items-start gap-3 px-5 py-4 text-start hover:bg-base-200 sm:px-6"
      >
        <span className="grid min-w-0 grow gap-2">
          <span className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1.5">
            <bdi className="min-w-0 font-semibold wrap-anywhere rtl:text-right">{givenTitle ?? fileName}</bdi>
            <ContractStatusBadge {...contract} />
          </span>
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1.5 text-sm text-muted">
            <time dateTime={createdAt}>{formatDate(createdAt)}</time>
            {detectedLanguage && languageConfidence !== null && (
              <AnalysisLanguageBadge language={detectedLanguage} confidence={languageConfidence} />
            )}
            {riskCounts && <RiskCounts counts={riskCounts} />}
          </span>
        </span>
        <ChevronDown
          aria-hidden
          className={`mt-1 size-5 shrink-0 text-muted motion-safe:transition-transform ${open ? 'rotate-180' : ''}`}
        />
      </button>
      <div id={id} hidden={!open} className="px-5 pb-5 sm:px-6">
        {open && <ContractDetails contract={contract} onDeleted={onDeleted} />}
      </div>
    </li>
  );
}
