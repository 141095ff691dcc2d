import type { Evidence } from '#src/features/contracts/analysis.schema.ts';
import { m } from '#src/i18n/paraglide/messages.js';
import type { MarkTone } from '#web/ui/mark.tsx';
import { useFold } from '../use-fold';
import { EvidenceQuote } from './evidence-quote';

type Props = { evidence: readonly Evidence[]; tone?: MarkTone; compact?: boolean; about?: string };

/** The quotes of one finding; more than a few are folded away on screen, never in print. */
export function EvidenceQuotes({ evidence, tone = 'plain', compact = false, about = '' }: Props) {
  const { foldedAt, more } = useFold(evidence.length, 2);
  if (evidence.length === 0) return null;
  return (
    <div className="grid justify-items-start gap-2">
      <ul aria-label={m.evidence_title()} className="grid w-full gap-2.5">
        {evidence.map((one, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the quotes of a finding never change their order
          <li key={index} className={`grid ${foldedAt(index)}`}>
            <EvidenceQuote evidence={one} tone={tone} compact={compact} about={about} />
          </li>
        ))}
      </ul>
      {more}
    </div>
  );
}
