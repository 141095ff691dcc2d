import { Download } from 'lucide-react';
import { useRef, useState } from 'react';
import { contractsPerPage } from '#src/features/account-contracts/contract-choices.schema.ts';
import { m } from '#src/i18n/paraglide/messages.js';
import { formatNumber } from '#web/lib/format.ts';
import { Button } from '#web/ui/button.tsx';
import type { useContractChoice } from '../contract-choice';
import { ContractListPages } from '../contract-list-pages';
import { ColumnChoice } from './column-choice';
import { DeleteChosen } from './delete-chosen';
import { type Sorting, sortRows } from './overview-columns';
import type { OverviewRow } from './overview-row.rules';
import { OverviewTable } from './overview-table';
import { saveTable } from './save-table';
import { tableOf } from './table-file';
import { useColumns } from './use-columns';

type Props = Pick<ReturnType<typeof useContractChoice>, 'choice' | 'choose'> & {
  rows: readonly OverviewRow[];
  today: string;
};

/** The facts of all contracts that are found, a page at a time, and the same as a file. */
export function TableView({ rows, choice, choose, today }: Props) {
  const [sorting, setSorting] = useState<Sorting | null>(null);
  const [chosenIds, setChosen] = useState<ReadonlySet<string>>(new Set());
  const columns = useColumns();
  const top = useRef<HTMLDivElement>(null);

  const sorted = sorting ? sortRows(rows, sorting) : rows;
  const pages = Math.max(1, Math.ceil(sorted.length / contractsPerPage));
  const page = Math.min(choice.page, pages);
  const from = (page - 1) * contractsPerPage;
  // Of those that are found: what a filter hides is neither saved nor deleted.
  const chosen = sorted.filter(({ id }) => chosenIds.has(id));
  const table = () => tableOf(chosen.length > 0 ? chosen : sorted, columns.shown);

  function mark(ids: readonly string[], isChosen: boolean) {
    const others = [...chosenIds].filter((id) => !ids.includes(id));
    setChosen(new Set(isChosen ? [...others, ...ids] : others));
  }

  return (
    <div ref={top} tabIndex={-1} className="rounded-box border border-rule bg-base-100 outline-none">
      <div className="flex flex-wrap items-center gap-3 border-b border-rule px-5 py-4 sm:px-6">
        <ColumnChoice {...columns} />
        {(['csv', 'xlsx'] as const).map((kind) => (
          <Button key={kind} variant="secondary" size="sm" onClick={() => void saveTable(kind, table, today)}>
            <Download aria-hidden className="size-4" />
            {kind === 'csv' ? m.overview_save_csv() : m.overview_save_xlsx()}
            {chosen.length > 0 && <bdi>({formatNumber(chosen.length)})</bdi>}
          </Button>
        ))}
        {chosen.length > 0 && (
          <DeleteChosen
            chosen={chosen}
            onDeleted={(ids) => {
              mark(ids, false);
              top.current?.focus();
            }}
          />
        )}
      </div>
      <OverviewTable
        rows={sorted.slice(from, from + contractsPerPage)}
        shown={columns.shown}
        sorting={sorting}
        onSort={(next) => {
          setSorting(next);
          choose({ page: 1 });
        }}
        today={today}
        chosen={chosenIds}
        onChoose={mark}
      />
      <ContractListPages
        count={sorted.length}
        page={page}
        onTurn={(next) => {
          choose({ page: next });
          top.current?.focus({ preventScroll: true });
          top.current?.scrollIntoView({ block: 'start' });
        }}
      />
    </div>
  );
}
