import { useQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { m } from '#src/i18n/paraglide/messages.js';
import { late } from '#web/lib/late.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { LoadingState } from '#web/ui/loading-state.tsx';
import { originalQuery } from './contract-original.queries';
import { ContractViewBoundary } from './contract-view-boundary';
import type { ContractView } from './contract-view-choice';
import type { FileViewProps } from './contract-view-props';

const views = {
  pages: late(async () => (await import('./contract-pages-view')).ContractPagesView),
  formatted: late(async () => (await import('./contract-formatted-view')).ContractFormattedView),
};

type Props = Omit<FileViewProps, 'bytes' | 'onBroken'> & {
  view: Exclude<ContractView, 'text'>;
  onShowText: () => void;
};

/** The uploaded file as it looks. What shows it is loaded only now; what cannot be shown leads back to the text. */
export function ContractFileView({ view, onShowText, ...shown }: Props) {
  const { data: bytes, error } = useQuery(originalQuery(shown.contract.id));
  const [broken, setBroken] = useState(false);
  const onBroken = useCallback(() => setBroken(true), []);
  const View = views[view];

  if (error || broken) {
    return (
      <div className="grow p-5">
        <Alert
          tone="warning"
          live
          action={
            <Button size="sm" variant="secondary" onClick={onShowText}>
              {m.contract_view_show_text()}
            </Button>
          }
        >
          {m.contract_view_failed()}
        </Alert>
      </div>
    );
  }
  const opening = <LoadingState label={m.contract_view_opening()} />;
  if (!bytes) return opening;
  return (
    <ContractViewBoundary onBroken={onBroken}>
      <View waiting={opening} {...shown} bytes={bytes} onBroken={onBroken} />
    </ContractViewBoundary>
  );
}
