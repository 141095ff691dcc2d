import type { Webhook } from '#src/features/webhooks/webhooks.schema.ts';
import { m } from '#src/i18n/paraglide/messages.js';
import { failureText } from '#web/lib/failure-text.ts';
import { Alert } from '#web/ui/alert.tsx';
import { showToast } from '#web/ui/toast-store.ts';
import { WebhookRow } from './webhook-row';
import { useRemoveWebhook, useTestWebhook } from './webhooks.queries';

type Props = {
  webhooks: Webhook[];
  /** The plan includes webhooks; else those of before are told nothing. */
  included: boolean;
};

export function WebhookList({ webhooks, included }: Props) {
  const remove = useRemoveWebhook();
  const test = useTestWebhook();
  const problem =
    (remove.isError && failureText(remove.error, m.webhooks_not_removed())) ||
    (test.isError && failureText(test.error, m.webhooks_not_tested())) ||
    (test.data?.outcome === 'failed' && m.webhooks_test_failed());
  if (webhooks.length === 0) return <p className="text-muted">{m.webhooks_none()}</p>;

  function ask({ id, url }: Webhook) {
    if (!window.confirm(m.webhooks_remove_confirm({ address: url }))) return;
    test.reset();
    remove.mutate({ id }, { onSuccess: () => showToast({ title: m.webhooks_removed(), tone: 'success' }) });
  }

  function send({ id }: Webhook) {
    remove.reset();
    test.mutate(
      { id },
      {
        onSuccess: ({ outcome }) => {
          if (outcome === 'delivered') showToast({ title: m.webhooks_tested(), tone: 'success' });
        },
      },
    );
  }

  return (
    <div className="grid gap-4">
      {!included && <Alert tone="warning">{m.webhooks_plan_over()}</Alert>}
      {problem && (
        <Alert tone="danger" live>
          {problem}
        </Alert>
      )}
      <ul className="divide-y divide-rule border-y border-rule">
        {webhooks.map((webhook) => (
          <WebhookRow
            key={webhook.id}
            webhook={webhook}
            testing={test.isPending && test.variables.id === webhook.id}
            removing={remove.isPending && remove.variables.id === webhook.id}
            onTest={included ? () => send(webhook) : null}
            onRemove={() => ask(webhook)}
          />
        ))}
      </ul>
    </div>
  );
}
