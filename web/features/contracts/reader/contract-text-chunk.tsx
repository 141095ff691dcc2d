import { memo } from 'react';
import { m } from '#src/i18n/paraglide/messages.js';
import { formatNumber } from '#web/lib/format.ts';
import type { FoundHere } from './contract-text-found';
import { ContractTextParagraph } from './contract-text-paragraph';
import type { Chunk, Paragraph } from './contract-text-paragraphs';
import type { Marked, Note } from './contract-text-segments';
import { ContractTextTable } from './contract-text-table';

type Props = { text: string; chunk: Chunk; notes: readonly Note[]; marked: Marked | null } & FoundHere;

/** A portion of the text; the browser lays it out only when it comes near the screen. */
export const ContractTextChunk = memo(function ContractTextChunk({ chunk, ...words }: Props) {
  return (
    // What is beside the text is part of it: a browser cuts off what stands out of a portion that it may leave out.
    <div
      className="px-6 [content-visibility:auto] sm:px-8"
      style={{ containIntrinsicBlockSize: `auto ${chunk.lines * 1.7}em` }}
    >
      {gatherRows(chunk.paragraphs).map((group) => {
        const [first] = group;
        if (!first) return null;
        return (
          <div key={first.start}>
            {first.newPage !== null && <PageMark page={first.newPage} />}
            {first.look === 'table-row' ? (
              <ContractTextTable rows={group} {...words} />
            ) : (
              <ContractTextParagraph paragraph={first} {...words} />
            )}
          </div>
        );
      })}
    </div>
  );
});

/** Rows of one table together; a table that goes on over a page is parted there. */
function gatherRows(paragraphs: readonly Paragraph[]): Paragraph[][] {
  const groups: Paragraph[][] = [];
  for (const paragraph of paragraphs) {
    const last = groups.at(-1);
    const joins = paragraph.look === 'table-row' && paragraph.newPage === null && last?.[0]?.look === 'table-row';
    if (joins) last?.push(paragraph);
    else groups.push([paragraph]);
  }
  return groups;
}

function PageMark({ page }: { page: number }) {
  return (
    <p className="flex items-center gap-3 pt-1 pb-3 font-sans text-xs text-muted before:h-px before:grow before:bg-rule after:h-px after:grow after:bg-rule">
      {m.contract_view_page({ page: formatNumber(page) })}
    </p>
  );
}
