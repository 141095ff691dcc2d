import { m } from '../../../src/i18n/paraglide/messages.js';
import { Alert } from '../../ui/alert';
import { Button } from '../../ui/button';
import { Skeleton } from '../../ui/skeleton';

export function TemplatesNotLoaded({ retrying, onRetry }: { retrying: boolean; onRetry: () => void }) {
  return (
    <Alert
      tone="danger"
      live
      action={
        <Button size="sm" variant="secondary" busy={retrying} onClick={onRetry}>
          {m.templates_try_again()}
        </Button>
      }
    >
      {m.templates_failed()}
    </Alert>
  );
}

export function TemplatesSkeleton() {
  return (
    <div className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
      {['one', 'two', 'three'].map((card) => (
        <div key={card} className="rounded-box border border-rule p-6">
          <Skeleton lines={5} />
        </div>
      ))}
    </div>
  );
}
