import { ChevronDown, ChevronUp } from 'lucide-react';
import { m } from '#src/i18n/paraglide/messages.js';
import { IconButton } from '#web/ui/icon-button.tsx';
import type { Place } from './evidence-place';

type Props = { findings: readonly Place[]; place: Place | null; onShow: (place: Place) => void };

/** From finding to finding through the text, round from the last to the first. */
export function FindingSteps({ findings, place, onShow }: Props) {
  const step = (by: 1 | -1) => {
    const next = findings.at(nextOf(findings, place, by));
    if (next) onShow(next);
  };
  return (
    <div className="-my-1 ms-auto flex">
      <IconButton
        icon={ChevronUp}
        label={m.contract_finding_previous()}
        aria-keyshortcuts="k"
        data-shortcut="previous-finding"
        className="btn-sm"
        onClick={() => step(-1)}
      />
      <IconButton
        icon={ChevronDown}
        label={m.contract_finding_next()}
        aria-keyshortcuts="j"
        data-shortcut="next-finding"
        className="btn-sm"
        onClick={() => step(1)}
      />
    </div>
  );
}

/** Beside the finding that is shown, else beside the place in the text that is. */
function nextOf(findings: readonly Place[], place: Place | null, by: 1 | -1): number {
  if (!place) return by === 1 ? 0 : -1;
  const shown = findings.findIndex(
    ({ quoteId, start, end }) => quoteId === place.quoteId && start === place.start && end === place.end,
  );
  if (shown >= 0) return (shown + by) % findings.length;
  const after = findings.findIndex(({ start }) => start > place.start);
  if (by === 1) return Math.max(after, 0);
  return (after < 0 ? findings.length : after) - 1;
}
