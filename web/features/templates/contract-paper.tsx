import type { RefObject } from 'react';
import type { ContractBlock, Piece } from '#src/features/templates/contract-block.schema.ts';
import { placeOfSignatureLine } from '#src/features/templates/signature-lines.rules.ts';
import { contractLooks, contractNumberLook, signatureLooks } from '#web/lib/contract-looks.ts';
import { Mark } from '#web/ui/mark.tsx';

type Props = {
  label: string;
  blocks: readonly ContractBlock[];
  /** The variable whose words are marked. */
  active?: string | null;
  paper?: RefObject<HTMLElement | null>;
  className?: string;
};

/** A contract that a template makes, with what was filled in told apart. It is in English in every language. */
export function ContractPaper({ label, blocks, active = null, paper, className = '' }: Props) {
  return (
    <section
      ref={paper}
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
      tabIndex={0}
      lang="en"
      dir="ltr"
      className={`overflow-y-auto overscroll-contain rounded-box border border-rule bg-base-200 px-5 py-6 font-serif text-[0.9375rem] leading-[1.65] wrap-anywhere sm:px-8 ${className}`}
    >
      {blocks.map(({ kind, number, pieces }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a paragraph is known by nothing but its place
        <p key={index} className={lookOf({ kind, pieces })}>
          {number && <span className={contractNumberLook[kind]}>{number} </span>}
          {pieces.map((piece, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: as above
            <Words key={at} piece={piece} active={active} />
          ))}
        </p>
      ))}
    </section>
  );
}

function lookOf({ kind, pieces }: Pick<ContractBlock, 'kind' | 'pieces'>) {
  if (kind !== 'signature') return contractLooks[kind];
  return signatureLooks[placeOfSignatureLine(pieces.map(({ text }) => text).join(''))];
}

function Words({ piece: { text, variable, blank }, active }: { piece: Piece; active: string | null }) {
  if (!variable) return text;
  const words = (
    <bdi data-variable={variable} className={blank ? 'text-muted italic' : 'font-semibold'}>
      {text}
    </bdi>
  );
  return variable === active ? <Mark>{words}</Mark> : words;
}
