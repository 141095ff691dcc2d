import { useMemo } from 'react';
import { readLayout } from '#src/features/generated-contracts/contract-layout.rules.ts';
import type { BlockKind } from '#src/features/templates/contract-block.schema.ts';
import { placeOfSignatureLine } from '#src/features/templates/signature-lines.rules.ts';
import { m } from '#src/i18n/paraglide/messages.js';
import { contractLooks, contractNumberLook, signatureLooks } from '#web/lib/contract-looks.ts';

/** A generated contract as it would be printed. It is in English, whatever the language of the interface. */
export function GeneratedPaper({ text, layout }: { text: string; layout: string | null }) {
  const paragraphs = useMemo(() => readLayout(text, layout), [text, layout]);
  return (
    <section
      aria-label={m.contract_text_title()}
      lang="en"
      dir="ltr"
      className="rounded-box border border-rule bg-base-200 px-5 py-6 font-serif leading-[1.7] wrap-anywhere sm:px-8 sm:py-8 print:border-0 print:p-0 print:text-[11pt] print:leading-normal"
    >
      {paragraphs.map(({ kind, number, words }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a paragraph is known by nothing but its place
        <p key={index} className={lookOf(kind, words)}>
          {number && <span className={contractNumberLook[kind]}>{number} </span>}
          <bdi dir="ltr">{words}</bdi>
        </p>
      ))}
    </section>
  );
}

const lookOf = (kind: BlockKind, words: string) =>
  kind === 'signature' ? signatureLooks[placeOfSignatureLine(words)] : contractLooks[kind];
