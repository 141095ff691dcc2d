import type { Evidence } from '#src/features/contracts/analysis.schema.ts';
import type { ClauseType } from '#src/features/contracts/clause-types.schema.ts';
import { m } from '#src/i18n/paraglide/messages.js';
import type { MarkTone } from '#web/ui/mark.tsx';
import { useFold } from '../use-fold';
import { EvidenceQuote } from './evidence-quote';
import { KeepQuote } from './keep-quote';

type Props = {
  evidence: readonly Evidence[];
  tone?: MarkTone;
  compact?: boolean;
  about?: string;
  /** What the words are about, where they can be kept; null where that is not known. */
  clauseType?: ClauseType | null;
};

/** The quotes of one finding; more than a few are folded away on screen, never in print. */
export function EvidenceQuotes({ evidence, tone = 'plain', compact = false, about = '', clauseType }: Props) {
  const { foldedAt, more } = useFold(evidence.length, 2);
  if (evidence.length === 0) return null;
  return (
    <div className="grid justify-items-start gap-2">
      <ul aria-label={m.evidence_title()} className="grid w-full gap-2.5">
        {evidence.map((one, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the quotes of a finding never change their order
          <li key={index} className={`flex items-start gap-1 ${foldedAt(index)}`}>
            <EvidenceQuote evidence={one} tone={tone} compact={compact} about={about} />
            {clauseType !== undefined && <KeepQuote evidence={one} clauseType={clauseType} />}
          </li>
        ))}
      </ul>
      {more}
    </div>
  );
}
