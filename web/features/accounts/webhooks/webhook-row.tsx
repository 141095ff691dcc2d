import type { Webhook, WebhookOutcome } from '#src/features/webhooks/webhooks.schema.ts';
import { m } from '#src/i18n/paraglide/messages.js';
import { formatDateTime } from '#web/lib/format.ts';
import { Button } from '#web/ui/button.tsx';

const outcomeText: Record<WebhookOutcome, () => string> = {
  delivered: m.webhooks_delivered,
  retrying: m.webhooks_retrying,
  failed: m.webhooks_failed,
};

function tried({ lastTriedAt, outcome, httpStatus }: Webhook): string[] {
  if (lastTriedAt === null || outcome === null) return [m.webhooks_never()];
  const answer = httpStatus === null ? m.webhooks_no_answer() : m.webhooks_answered({ status: String(httpStatus) });
  return [m.webhooks_tried({ time: formatDateTime(lastTriedAt) }), outcomeText[outcome](), answer];
}

type Props = {
  webhook: Webhook;
  testing: boolean;
  removing: boolean;
  /** Null: the plan does not include it. */
  onTest: (() => void) | null;
  onRemove: () => void;
};

export function WebhookRow({ webhook, testing, removing, onTest, onRemove }: Props) {
  const { url: address } = webhook;
  return (
    <li className="grid gap-2 py-3">
      <p className="font-medium wrap-anywhere">
        <bdi dir="ltr">{address}</bdi>
      </p>
      <ul className="flex flex-wrap gap-x-4 text-sm text-muted">
        {tried(webhook).map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      <div className="-ms-3 flex flex-wrap gap-2">
        {onTest && (
          <Button
            variant="quiet"
            size="sm"
            busy={testing}
            aria-label={m.webhooks_test_name({ address })}
            onClick={onTest}
          >
            {m.webhooks_test()}
          </Button>
        )}
        <Button
          variant="quiet"
          size="sm"
          busy={removing}
          aria-label={m.webhooks_remove_name({ address })}
          onClick={onRemove}
        >
          {m.webhooks_remove()}
        </Button>
      </div>
    </li>
  );
}
