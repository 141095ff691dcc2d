import { useQuery } from '@tanstack/react-query';
import type { CurrentUser } from '#src/features/accounts/accounts.schema.ts';
import { includesProFeatures } from '#src/features/billing/plans.schema.ts';
import { m } from '#src/i18n/paraglide/messages.js';
import { Dialog } from '#web/ui/dialog.tsx';
import { RetryAlert } from '#web/ui/retry-alert.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { ProPlansNote } from '../pro-plans-note';
import { ShownOnce } from '../shown-once';
import { NewWebhookForm } from './new-webhook-form';
import { WebhookList } from './webhook-list';
import { useAddWebhook, webhooksQuery } from './webhooks.queries';

type Props = { user: CurrentUser; onClose: () => void };

/** The webhooks there are, and the way to a new one, whose secret is shown once. */
export function WebhooksDialog({ user, onClose }: Props) {
  const { data, isPending, isFetching, refetch } = useQuery(webhooksQuery);
  const add = useAddWebhook();
  const made = add.data;
  const included = includesProFeatures(user.accountStatus);
  const step = made
    ? { title: m.webhooks_secret(), description: m.webhooks_secret_text() }
    : { title: m.webhooks_title(), description: m.webhooks_text() };
  return (
    <Dialog open size="lg" locked={add.isPending || made !== undefined} onClose={onClose} {...step}>
      {made ? (
        <ShownOnce secret={made.secret} onKept={add.reset} />
      ) : (
        <div className="grid gap-6">
          {data ? (
            <WebhookList webhooks={data} included={included} />
          ) : isPending ? (
            <Skeleton lines={3} />
          ) : (
            <RetryAlert retrying={isFetching} onRetry={() => void refetch()}>
              {m.webhooks_not_loaded()}
            </RetryAlert>
          )}
          {included ? <NewWebhookForm add={add} /> : <ProPlansNote text={m.webhooks_plans()} />}
        </div>
      )}
    </Dialog>
  );
}
