import { ChevronDown, ChevronUp, ZoomIn, ZoomOut } from 'lucide-react';
import { m } from '#src/i18n/paraglide/messages.js';
import { formatNumber, formatPercent } from '#web/lib/format.ts';
import { IconButton } from '#web/ui/icon-button.tsx';

const zooms = [0.75, 1, 1.25, 1.5, 2, 3] as const;

type Props = {
  page: number;
  pages: number;
  zoom: number;
  onZoom: (zoom: number) => void;
  onPage: (page: number) => void;
};

/** Which page is shown, the way to the next one, and the size of the pages. */
export function ContractPagesControls({ page, pages, zoom, onZoom, onPage }: Props) {
  const larger = zooms.find((one) => one > zoom);
  const smaller = zooms.findLast((one) => one < zoom);
  return (
    <div className="flex flex-wrap items-center gap-1 border-b border-rule px-3 py-1 text-sm">
      <IconButton
        icon={ChevronUp}
        label={m.contract_view_previous_page()}
        className="btn-sm"
        disabled={page <= 1}
        onClick={() => onPage(page - 1)}
      />
      <IconButton
        icon={ChevronDown}
        label={m.contract_view_next_page()}
        className="btn-sm"
        disabled={page >= pages}
        onClick={() => onPage(page + 1)}
      />
      <span className="px-1 tabular-nums">
        {m.contract_view_page_of({ page: formatNumber(page), pages: formatNumber(pages) })}
      </span>
      <span className="grow" />
      <IconButton
        icon={ZoomOut}
        label={m.contract_view_zoom_out()}
        className="btn-sm"
        disabled={smaller === undefined}
        onClick={() => smaller && onZoom(smaller)}
      />
      <span className="min-w-11 text-center tabular-nums">{formatPercent(zoom)}</span>
      <IconButton
        icon={ZoomIn}
        label={m.contract_view_zoom_in()}
        className="btn-sm"
        disabled={larger === undefined}
        onClick={() => larger && onZoom(larger)}
      />
    </div>
  );
}
