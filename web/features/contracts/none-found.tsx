import { SearchX } from 'lucide-react';
import type { ComponentProps } from 'react';
import { m } from '#src/i18n/paraglide/messages.js';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';

/** Where a search and filters leave no contract, with the way back to all of them. */
export function NoneFound({ clear, level }: { clear: () => void } & Pick<ComponentProps<typeof EmptyState>, 'level'>) {
  return (
    <EmptyState
      icon={SearchX}
      level={level}
      title={m.contracts_none_found_title()}
      action={
        <Button variant="secondary" onClick={clear}>
          {m.contracts_clear()}
        </Button>
      }
    >
      {m.contracts_none_found_text()}
    </EmptyState>
  );
}
