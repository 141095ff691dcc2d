import { m } from '#src/i18n/paraglide/messages.js';
import { CardSkeletons } from '#web/ui/card-skeletons.tsx';
import { RetryAlert } from '#web/ui/retry-alert.tsx';

export function TemplatesNotLoaded({ retrying, onRetry }: { retrying: boolean; onRetry: () => void }) {
  return (
    <RetryAlert retrying={retrying} onRetry={onRetry}>
      {m.templates_failed()}
    </RetryAlert>
  );
}

export const TemplatesSkeleton = () => <CardSkeletons count={3} lines={5} />;
