import { ArrowDownUp, type LucideIcon, Minus, PencilLine, Plus } from 'lucide-react';
import type { ChangeKind } from '#src/features/comparison/comparison.schema.ts';
import { m } from '#src/i18n/paraglide/messages.js';
import { Badge } from '#web/ui/badge.tsx';
import type { Tone } from '#web/ui/tone.ts';

export const changeKindText: Record<ChangeKind, () => string> = {
  changed: m.compare_kind_changed,
  added: m.compare_kind_added,
  removed: m.compare_kind_removed,
  moved: m.compare_kind_moved,
};

const looks: Record<ChangeKind, { tone: Tone; icon: LucideIcon }> = {
  changed: { tone: 'info', icon: PencilLine },
  added: { tone: 'success', icon: Plus },
  removed: { tone: 'danger', icon: Minus },
  moved: { tone: 'neutral', icon: ArrowDownUp },
};

export function ChangeKindBadge({ kind }: { kind: ChangeKind }) {
  const { tone, icon: Icon } = looks[kind];
  return (
    <Badge tone={tone}>
      <Icon aria-hidden className="size-3.5" />
      {changeKindText[kind]()}
    </Badge>
  );
}
