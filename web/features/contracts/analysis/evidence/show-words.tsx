import { TextSearch } from 'lucide-react';
import type { Evidence, RiskLevel } from '#src/features/contracts/analysis.schema.ts';
import { m } from '#src/i18n/paraglide/messages.js';
import { Button } from '#web/ui/button.tsx';
import { useWords } from './use-words';

/** Opens the text at the first words of a finding that were found there. */
export function ShowWords({ evidence, level }: { evidence: readonly Evidence[]; level: RiskLevel }) {
  const found = evidence.find(({ start }) => start !== null);
  const { id, open, show } = useWords(found, level);
  if (!show) return null;
  return (
    <Button id={id} variant="quiet" size="sm" aria-current={open || undefined} onClick={show}>
      <TextSearch aria-hidden className="flip-rtl size-4" />
      {m.evidence_show()}
    </Button>
  );
}
