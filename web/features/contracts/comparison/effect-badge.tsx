import { ThumbsDown, ThumbsUp } from 'lucide-react';
import type { Effect } from '#src/features/comparison/comparison.schema.ts';
import { m } from '#src/i18n/paraglide/messages.js';
import { Badge } from '#web/ui/badge.tsx';

/** Whether a change is good for the reader; nothing where that is not certain. */
export function EffectBadge({ effect }: { effect: Effect }) {
  if (effect === null) return <Badge>{m.compare_kind_changed()}</Badge>;
  const better = effect === 'better';
  const Icon = better ? ThumbsUp : ThumbsDown;
  return (
    <Badge tone={better ? 'success' : 'danger'}>
      <Icon aria-hidden className="size-3.5" />
      {better ? m.compare_better() : m.compare_worse()}
    </Badge>
  );
}
