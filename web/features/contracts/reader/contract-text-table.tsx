import { directionOfText } from '#web/lib/text-direction.ts';
import type { Paragraph } from './contract-text-paragraphs';
import { ContractTextWords, type Words } from './contract-text-words';
import type { Stretch } from './evidence-place';

/** Rows whose cells are parted by tabs. A quote over several cells is marked in each. */
export function ContractTextTable({ rows, ...words }: Words & { rows: readonly Paragraph[] }) {
  const cells = rows.map((row) => cellsOf(words.text, row));
  const columns = Math.max(...cells.map((row) => row.length));
  return (
    <div className="mb-[0.9em] overflow-x-auto">
      <table
        dir={directionOfText(rowWords(words.text, rows))}
        className="w-full border-collapse text-[0.93em] leading-normal"
      >
        <tbody>
          {cells.map((row) => (
            <tr key={row[0]?.start}>
              {row.map((cell, index) => (
                <td
                  key={cell.start}
                  dir={directionOfCell(words.text.slice(cell.start, cell.end))}
                  colSpan={index === row.length - 1 ? columns - index : 1}
                  className="min-w-20 border border-rule px-2.5 py-1.5 text-start align-top"
                >
                  <ContractTextWords stretch={cell} {...words} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const rowWords = (text: string, rows: readonly Paragraph[]) => text.slice(rows[0]?.start ?? 0, rows.at(-1)?.end ?? 0);

/** A cell of figures alone runs as its table does. */
const directionOfCell = (words: string) => (/\p{L}/u.test(words) ? directionOfText(words) : undefined);

function cellsOf(text: string, { start, end }: Stretch): Stretch[] {
  const cells: Stretch[] = [];
  let from = start;
  for (const cell of text.slice(start, end).split('\t')) {
    cells.push({ start: from, end: from + cell.length });
    from += cell.length + 1;
  }
  return cells;
}
