import type { ReactNode } from 'react';
import type { Evidence } from '#src/features/contracts/analysis.schema.ts';
import { m } from '#src/i18n/paraglide/messages.js';
import { formatNumber } from '#web/lib/format.ts';
import { EvidenceVerdict } from './evidence-verdict';
import { useWords } from './use-words';

type Props = { evidence: readonly Evidence[]; children: ReactNode; className?: string };

/** A fact that leads to the words it stands on; those beyond the first have a number each. */
export function WordsLink({ evidence, children, className = '' }: Props) {
  const [first, ...others] = evidence;
  return (
    <>
      {first ? (
        <OneLink evidence={first} className={className}>
          {children}
        </OneLink>
      ) : (
        <span className={className}>{children}</span>
      )}
      {others.map((other, index) => (
        <OneLink
          // biome-ignore lint/suspicious/noArrayIndexKey: the quotes of a finding never change their order
          key={index}
          evidence={other}
          className="ms-1 inline-flex min-h-6 min-w-6 items-center justify-center text-sm print:hidden"
        >
          <span className="sr-only">{m.evidence_show()} </span>
          {formatNumber(index + 2)}
        </OneLink>
      ))}
      {first && <EvidenceVerdict match={first.match} fromImage={first.fromImage} />}
    </>
  );
}

function OneLink({ evidence, children, className = '' }: Omit<Props, 'evidence'> & { evidence: Evidence }) {
  const { id, open, show } = useWords(evidence, 'plain');
  if (!show) return <span className={className}>{children}</span>;
  return (
    <button
      id={id}
      type="button"
      aria-current={open || undefined}
      onClick={show}
      className={`cursor-pointer rounded-sm text-start underline decoration-(--field-line) decoration-dotted underline-offset-4 hover:decoration-solid print:no-underline ${open ? 'mark' : ''} ${className}`}
    >
      {children}
    </button>
  );
}
