import type { ReactNode } from 'react';
import type { SizeValidation } from '#src/features/contracts/contracts.schema.ts';
import { maxPagesFor, pagesCharged } from '#src/features/usage/page-counts.schema.ts';
import { m } from '#src/i18n/paraglide/messages.js';
import { formatNumber } from '#web/lib/format.ts';
import { paths } from '#web/lib/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Dialog } from '#web/ui/dialog.tsx';

type Props = {
  size: SizeValidation | null;
  onClose: () => void;
  /** The larger plans, and which of them takes the document. */
  upgrade: (size: SizeValidation) => ReactNode;
};

/** Opens when only a larger plan would let the document through. */
export function TokenLimitDialog({ size, onClose, upgrade }: Props) {
  const aboutTokens = size?.reasonCode === 'usage.tokens_exceeded' || size?.reasonCode === null;
  return (
    <Dialog
      open={size !== null}
      onClose={onClose}
      title={aboutTokens ? m.upload_token_limit_title() : m.upload_choose_plan()}
      description={size?.reason ?? m.upload_token_limit_text()}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {m.upload_not_now()}
          </Button>
          <ButtonLink to={paths.pricing} variant="secondary">
            {m.upload_see_plans()}
          </ButtonLink>
        </>
      }
    >
      <div className="grid gap-5">
        {size && aboutTokens && <Figures size={size} />}
        {size && upgrade(size)}
      </div>
    </Dialog>
  );
}

function Figures({ size: { estimatedTokens, availableTokens } }: { size: SizeValidation }) {
  const pages = (count: number) => m.upload_limit_count({ pages: formatNumber(count) });
  const rows = [
    estimatedTokens !== null && [m.upload_limit_needs(), pages(pagesCharged(estimatedTokens))],
    availableTokens !== null && [m.upload_limit_left(), pages(maxPagesFor(availableTokens))],
  ].filter((row) => row !== false);
  return (
    <dl className="grid grid-cols-[1fr_auto] gap-x-6 gap-y-2 border-y border-rule py-4">
      {rows.map(([label, value]) => (
        <div key={label} className="contents">
          <dt className="text-muted">{label}</dt>
          <dd className="text-end font-semibold tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
