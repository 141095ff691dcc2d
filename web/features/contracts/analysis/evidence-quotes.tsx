import { useState } from 'react';
import type { Evidence } from '#src/features/contracts/analysis.schema.ts';
import { m } from '#src/i18n/paraglide/messages.js';
import { formatNumber } from '#web/lib/format.ts';
import { Button } from '#web/ui/button.tsx';
import type { MarkTone } from '#web/ui/mark.tsx';
import { EvidenceQuote } from './evidence-quote';

const shownAtFirst = 2;

type Props = { evidence: readonly Evidence[]; tone?: MarkTone; compact?: boolean };

/** The quotes of one finding; more than a few are folded away on screen, never in print. */
export function EvidenceQuotes({ evidence, tone = 'plain', compact = false }: Props) {
  const [all, setAll] = useState(false);
  const folded = evidence.length - shownAtFirst;
  if (evidence.length === 0) return null;
  return (
    <div className="grid justify-items-start gap-2">
      <ul aria-label={m.evidence_title()} className="grid w-full gap-2.5">
        {evidence.map((one, index) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: the quotes of a finding never change their order
            key={index}
            className={index >= shownAtFirst && !all ? 'hidden print:block' : undefined}
          >
            <EvidenceQuote evidence={one} tone={tone} compact={compact} />
          </li>
        ))}
      </ul>
      {folded > 0 && (
        <Button variant="quiet" size="sm" aria-expanded={all} onClick={() => setAll(!all)} className="print:hidden">
          {all ? m.evidence_fewer() : m.evidence_more({ count: formatNumber(folded) })}
        </Button>
      )}
    </div>
  );
}
