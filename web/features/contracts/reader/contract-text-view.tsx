import { type MouseEvent, type RefObject, useMemo } from 'react';
import type { TextBlock } from '#src/features/contracts/contract-text.schema.ts';
import type { Locale } from '#src/i18n/locale.schema.ts';
import { m } from '#src/i18n/paraglide/messages.js';
import { ContractTextChunk } from './contract-text-chunk';
import { chunkParagraphs, paragraphsOf } from './contract-text-paragraphs';
import { type Marked, type Note, overlaps } from './contract-text-segments';
import type { Stretch } from './evidence-place';
import { findingAt, groupByLine, MarginContext, type MarginFinding } from './margin-finding';
import type { Found } from './use-contract-search';

type Props = {
  text: string;
  /** The text's structure, as the extraction found it. */
  blocks: readonly TextBlock[];
  language: Locale | null;
  notes: readonly Note[];
  marked: Marked | null;
  found: Found;
  /** What stands beside the text. */
  beside: readonly MarginFinding[];
  onLead: (finding: MarginFinding) => void;
  /** The marked words were pressed. */
  onBack: () => void;
  /** The element that scrolls. */
  scroller: RefObject<HTMLElement | null>;
};

const nothing: readonly Stretch[] = [];

/** The contract as plain text in its structure, never as markup, with what is noted and marked in it. */
export function ContractTextView({
  text,
  blocks,
  language,
  notes,
  marked,
  found: { places: allPlaces, current },
  beside,
  onLead,
  onBack,
  scroller,
}: Props) {
  const chunks = useMemo(() => {
    return chunkParagraphs(paragraphsOf(text, blocks)).map((chunk) => ({
      chunk,
      notes: notes.filter((note) => overlaps(note, chunk)),
    }));
  }, [text, blocks, notes]);

  const places = useMemo(
    () =>
      chunks.map(({ chunk }) => {
        const here = allPlaces.filter((place) => overlaps(place, chunk));
        // Always the same where nothing is found, so that these portions are not drawn again.
        return here.length > 0 ? here : nothing;
      }),
    [chunks, allPlaces],
  );
  const margin = useMemo(() => ({ groups: groupByLine(text, beside), lead: onLead }), [text, beside, onLead]);

  function onPress({ target }: MouseEvent) {
    const element = target instanceof Element ? target.closest<HTMLElement>('[data-place], [data-lead]') : null;
    // Words are being selected, to be copied.
    if (!element || getSelection()?.isCollapsed === false) return;
    if ('place' in element.dataset) onBack();
    const finding = findingAt(margin.groups, Number(element.dataset.lead ?? Number.NaN));
    if (finding) onLead(finding);
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape and the marks beside the text do the same
    <section
      ref={scroller}
      onClick={onPress}
      aria-label={m.contract_text_title()}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
      tabIndex={0}
      lang={language ?? undefined}
      className={`overflow-y-auto grow overscroll-contain py-5 font-serif text-[0.9375rem] leading-[1.7] wrap-anywhere`}
    >
      {chunks.length === 0 && <p className="px-6 font-sans text-muted">{m.contract_text_empty()}</p>}
      <MarginContext value={margin}>
        {chunks.map(({ chunk, notes }, index) => (
          <ContractTextChunk
            key={chunk.start}
            text={text}
            chunk={chunk}
            notes={notes}
            marked={marked && overlaps(marked, chunk) ? marked : null}
            found={places[index] ?? nothing}
            current={current && overlaps(current, chunk) ? current : null}
          />
        ))}
      </MarginContext>
    </section>
  );
}
