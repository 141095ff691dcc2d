import { m } from '../../../src/i18n/paraglide/messages.js';
import { CardSkeletons } from '../../ui/card-skeletons';
import { RetryAlert } from '../../ui/retry-alert';

export function TemplatesNotLoaded({ retrying, onRetry }: { retrying: boolean; onRetry: () => void }) {
  return (
    <RetryAlert retrying={retrying} onRetry={onRetry}>
      {m.templates_failed()}
    </RetryAlert>
  );
}

export const TemplatesSkeleton = () => <CardSkeletons count={3} lines={5} />;
