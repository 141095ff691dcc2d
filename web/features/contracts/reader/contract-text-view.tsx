import { type RefObject, useMemo } from 'react';
import type { TextBlock } from '#src/features/contracts/contract-text.schema.ts';
import type { Locale } from '#src/i18n/locale.schema.ts';
import { m } from '#src/i18n/paraglide/messages.js';
import { ContractTextChunk } from './contract-text-chunk';
import { chunkParagraphs, paragraphsOf } from './contract-text-paragraphs';
import { type Marked, type Note, overlaps } from './contract-text-segments';

type Props = {
  text: string;
  /** The text's structure, as the extraction found it. */
  blocks: readonly TextBlock[];
  language: Locale | null;
  notes?: readonly Note[];
  marked?: Marked | null;
  /** The element that scrolls. */
  scroller?: RefObject<HTMLElement | null>;
  className?: string;
};

const noNotes: readonly Note[] = [];

/** The contract as plain text in its structure, never as markup, with what is noted and marked in it. */
export function ContractTextView({
  text,
  blocks,
  language,
  notes = noNotes,
  marked = null,
  scroller,
  className = '',
}: Props) {
  const chunks = useMemo(() => {
    return chunkParagraphs(paragraphsOf(text, blocks)).map((chunk) => ({
      chunk,
      notes: notes.filter((note) => overlaps(note, chunk)),
    }));
  }, [text, blocks, notes]);

  return (
    <section
      ref={scroller}
      aria-label={m.contract_text_title()}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
      tabIndex={0}
      lang={language ?? undefined}
      className={`overflow-y-auto overscroll-contain font-serif leading-[1.7] wrap-anywhere ${className}`}
    >
      {chunks.length === 0 && <p className="font-sans text-muted">{m.contract_text_empty()}</p>}
      {chunks.map(({ chunk, notes }) => (
        <ContractTextChunk
          key={chunk.start}
          text={text}
          chunk={chunk}
          notes={notes}
          marked={marked && overlaps(marked, chunk) ? marked : null}
        />
      ))}
    </section>
  );
}
