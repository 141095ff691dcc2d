import { contractsPerPage } from '#src/features/account-contracts/contract-choices.schema.ts';
import { m } from '#src/i18n/paraglide/messages.js';
import { formatNumber } from '#web/lib/format.ts';
import { Button } from '#web/ui/button.tsx';

type Props = { count: number; page: number; onTurn: (page: number) => void };

/** How many contracts were found, and the way from page to page where one does not hold them. */
export function ContractListPages({ count, page, onTurn }: Props) {
  const pages = Math.max(1, Math.ceil(count / contractsPerPage));
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 border-t border-rule px-5 py-3 text-sm sm:px-6">
      <p role="status" className="text-muted">
        {m.contracts_count({ count: formatNumber(count) })}
      </p>
      {pages > 1 && (
        <nav aria-label={m.contracts_pages()} className="flex items-center gap-3">
          <Button variant="secondary" size="sm" disabled={page <= 1} onClick={() => onTurn(page - 1)}>
            {m.contracts_page_previous()}
          </Button>
          <span aria-current="page" className="tabular-nums">
            {m.contracts_page({ page: formatNumber(page), pages: formatNumber(pages) })}
          </span>
          <Button variant="secondary" size="sm" disabled={page >= pages} onClick={() => onTurn(page + 1)}>
            {m.contracts_page_next()}
          </Button>
        </nav>
      )}
    </div>
  );
}
