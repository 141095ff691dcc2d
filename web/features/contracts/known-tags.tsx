import { Plus } from 'lucide-react';
import { useId } from 'react';
import { m } from '#src/i18n/paraglide/messages.js';
import { Button } from '#web/ui/button.tsx';

const mostShown = 20;

/** The tags of other contracts, each added by a press. */
export function KnownTags({ names, onChoose }: { names: readonly string[]; onChoose: (name: string) => void }) {
  const id = useId();
  if (names.length === 0) return null;
  return (
    <div>
      <p id={id} className="mb-1.5 text-sm font-semibold">
        {m.tags_known()}
      </p>
      <ul aria-labelledby={id} className="flex flex-wrap gap-2">
        {names.slice(0, mostShown).map((name) => (
          <li key={name} className="min-w-0">
            <Button variant="secondary" size="sm" className="max-w-full" onClick={() => onChoose(name)}>
              <Plus aria-hidden className="size-4 shrink-0" />
              <bdi className="truncate">{name}</bdi>
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
