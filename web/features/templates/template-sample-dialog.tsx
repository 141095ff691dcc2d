import { useQuery } from '@tanstack/react-query';
import { Lock } from 'lucide-react';
import type { Template } from '#src/features/templates/templates.schema.ts';
import { m } from '#src/i18n/paraglide/messages.js';
import { formatDay } from '#web/lib/format.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { LoadingState } from '#web/ui/loading-state.tsx';
import { RetryAlert } from '#web/ui/retry-alert.tsx';
import { ContractPaper } from './contract-paper';
import { templateSampleQuery } from './templates.queries';

type Props = { template: Template; locked: boolean; onUse: () => void; onClose: () => void };

/** The contract that a template makes, filled in with invented values, to be read before it is used. */
export function TemplateSampleDialog({ template: { id, name, lawAsOf }, locked, onUse, onClose }: Props) {
  const { data: sample, isFetching, refetch } = useQuery(templateSampleQuery(id));
  return (
    <Dialog
      open
      size="full"
      onClose={onClose}
      title={name}
      description={
        <>
          <Badge tone="warning">{m.template_sample_mark()}</Badge> {m.template_sample_note()}{' '}
          {m.law_as_of({ date: formatDay(lawAsOf) })}.
        </>
      }
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {m.ui_close()}
          </Button>
          <Button aria-haspopup="dialog" onClick={onUse}>
            {locked && <Lock aria-hidden className="size-4" />}
            {m.template_use()}
          </Button>
        </>
      }
    >
      {sample && (
        <ContractPaper
          label={`${m.template_sample_mark()}: ${name}`}
          blocks={sample.blocks}
          className="mx-auto h-full max-w-prose"
        />
      )}
      {!sample &&
        (isFetching ? (
          <LoadingState />
        ) : (
          <RetryAlert retrying={isFetching} onRetry={() => void refetch()}>
            {m.template_sample_not_loaded()}
          </RetryAlert>
        ))}
    </Dialog>
  );
}
