import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import type { ContractListItem } from '#src/features/contracts/contracts.schema.ts';
import { ContractStatusBadge } from '../contract-status-badge';
import { WorstRisk } from '../worst-risk';
import { ContractDetails } from './contract-details';
import { Dated } from './dated';
import { RowTags } from './row-tags';

type Props = { contract: ContractListItem; defaultOpen: boolean; onDeleted: () => void };

/** A contract in one line of a register, which opens to its details. */
export function ContractRow({ contract, defaultOpen, onDeleted }: Props) {
  const [chosen, setChosen] = useState<boolean | null>(null);
  const open = chosen ?? defaultOpen;
  const id = useId();
  const { givenTitle, fileName, counterparty, riskCounts, nextDate, status, templateId, tags } = contract;
  const title = givenTitle ?? contract.title;
  // Most titles name the other side.
  const other = title?.includes(counterparty ?? '') ? null : counterparty;
  const analysed = status === 'complete' && templateId === null;
  return (
    <li>
      <button
        type="button"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setChosen(!open)}
        className="flex min-h-12 w-full cursor-pointer items-center gap-3 px-5 py-2 text-start hover:bg-base-200 sm:px-6 lg:py-1"
      >
        <span className="grid min-w-0 grow gap-x-4 gap-y-1.5 lg:grid-cols-[minmax(0,1fr)_6rem_8.5rem] lg:items-center">
          <span className="grid min-w-0">
            <bdi className="leading-5 font-semibold wrap-anywhere lg:line-clamp-2 rtl:text-right">
              {title ?? fileName}
            </bdi>
            <span className="flex min-w-0 gap-1.5 text-xs leading-4 text-muted empty:hidden max-lg:flex-wrap">
              {other && <bdi className="min-w-8 truncate text-base-content rtl:text-right">{other}</bdi>}
              {other && title && <span aria-hidden>·</span>}
              {title && (
                <bdi className={`truncate rtl:text-right ${other ? 'max-w-2/5 shrink-0' : ''}`}>{fileName}</bdi>
              )}
              <RowTags tags={tags} />
            </span>
          </span>
          <span className="flex flex-wrap items-center gap-x-4 gap-y-1.5 empty:hidden lg:contents">
            {analysed ? (
              <>
                <span className="whitespace-nowrap max-lg:empty:hidden">
                  {riskCounts && <WorstRisk counts={riskCounts} />}
                </span>
                {nextDate && <Dated {...nextDate} />}
              </>
            ) : (
              <span className="lg:col-span-2">
                <ContractStatusBadge {...contract} />
              </span>
            )}
          </span>
        </span>
        <ChevronDown
          aria-hidden
          className={`size-5 shrink-0 text-muted motion-safe:transition-transform ${open ? 'rotate-180' : ''}`}
        />
      </button>
      <div id={id} hidden={!open} className="px-5 pb-5 sm:px-6">
        {open && <ContractDetails contract={contract} onDeleted={onDeleted} />}
      </div>
    </li>
  );
}
