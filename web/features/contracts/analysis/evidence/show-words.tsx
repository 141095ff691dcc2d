import { TextSearch } from 'lucide-react';
import type { Evidence, RiskLevel } from '#src/features/contracts/analysis.schema.ts';
import { m } from '#src/i18n/paraglide/messages.js';
import { Button } from '#web/ui/button.tsx';
import { useWords } from './use-words';

type Props = {
  evidence: readonly Evidence[];
  level: RiskLevel;
  /** On a phone the button shows its icon alone. */
  narrowIcon?: boolean;
};

/** Opens the text at the first words of a finding that were found there. */
export function ShowWords({ evidence, level, narrowIcon = false }: Props) {
  const found = evidence.find(({ start }) => start !== null);
  const { id, open, show } = useWords(found, level);
  if (!show) return null;
  return (
    <Button
      id={id}
      variant="quiet"
      size="sm"
      className={narrowIcon ? 'max-sm:btn-square' : ''}
      aria-current={open || undefined}
      onClick={show}
    >
      <TextSearch aria-hidden className="flip-rtl size-4 max-sm:size-4.5" />
      <span className={narrowIcon ? 'max-sm:sr-only' : ''}>{m.evidence_show()}</span>
    </Button>
  );
}
