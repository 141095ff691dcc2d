import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { Template } from '#src/features/templates/templates.schema.ts';
import { m } from '#src/i18n/paraglide/messages.js';
import { errorCode } from '#web/lib/api-error.ts';
import { useLocale } from '#web/lib/locale.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { LoadingState } from '#web/ui/loading-state.tsx';
import { RetryAlert } from '#web/ui/retry-alert.tsx';
import { DraftChoice } from './draft-choice';
import { TemplateEditor } from './template-editor';
import { TemplateUpgradeDialog } from './template-upgrade-dialog';
import { templateQuery } from './templates.queries';
import { useDrafts } from './use-drafts';

type Props = {
  template: Template;
  /** Whose drafts may be kept in this browser now: nobody’s once the account has signed out, in another tab too. */
  draftOwner: () => string | null;
  onClose: () => void;
  onCreated: () => void;
  /** The larger plans. */
  upgrade: ReactNode;
};

/** Where a template is filled in; it asks before it throws away what was typed. */
export function TemplateDialog({ template, draftOwner, onClose, onCreated, upgrade }: Props) {
  const { locale } = useLocale();
  const { data, error, isError, isFetching, refetch } = useQuery(templateQuery(template.id, locale));
  const [refused, setRefused] = useState(false);
  const drafts = useDrafts(template.id, draftOwner);
  if (errorCode(error) === 'plan.upgrade_required')
    return <TemplateUpgradeDialog name={template.name} upgrade={upgrade} onClose={onClose} />;
  if (drafts.found) return <DraftChoice name={template.name} drafts={drafts} onClose={onClose} />;
  if (data)
    return (
      <>
        <TemplateEditor
          template={data}
          drafts={drafts}
          onClose={onClose}
          onCreated={onCreated}
          onRefused={() => setRefused(true)}
        />
        <TemplateUpgradeDialog
          name={refused ? template.name : null}
          upgrade={upgrade}
          onClose={() => setRefused(false)}
        />
      </>
    );
  return (
    <Dialog open size="full" onClose={onClose} title={template.name}>
      {isError && !isFetching ? (
        <RetryAlert retrying={isFetching} onRetry={() => void refetch()}>
          {m.template_not_loaded()}
        </RetryAlert>
      ) : (
        <LoadingState />
      )}
    </Dialog>
  );
}
