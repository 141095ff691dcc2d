import type { Contract } from '#src/features/contracts/contracts.schema.ts';
import { m } from '#src/i18n/paraglide/messages.js';
import { contractName } from '#web/features/contracts/contract-name.ts';
import { heading, quote, text, title } from '../report/report-docx-parts';
import { type Block, wordDocument } from '../report/word-document';
import { clauseWords } from './clause-words';
import type { Point } from './points';

type Named = Pick<Contract, 'fileName' | 'givenTitle' | 'title'>;

/** A letter of proposed changes as a Word document, in the language of the page. */
export function letterDocx(contract: Named, points: readonly Point[]): Promise<ArrayBuffer> {
  const name = m.changes_letter_title({ name: contractName(contract) });
  return wordDocument(name, () => [
    title(name),
    text(m.changes_letter_lead()),
    ...points.flatMap(pointParts),
    text(m.changes_letter_closing()),
  ]);
}

function pointParts(point: Point, index: number): Block[] {
  const { words, proposed, number, level, ask, why } = point;
  const called = [number && clauseWords(number), point.title].filter(Boolean).join(' · ');
  return [
    heading(`${index + 1}. ${called}`, 2),
    ...(words.length > 0 ? [text(m.changes_letter_now(), { bold: true }), ...words.map(quote)] : []),
    text(m.changes_letter_new(), { bold: true }),
    ...(level === null ? [text(m.changes_letter_add())] : []),
    ...(proposed === null ? [text(m.changes_letter_discuss())] : []),
    ...(proposed === null && ask ? [text(`${m.analysis_ask_title()}: ${ask}`)] : []),
    ...(proposed === 'delete' ? [text(m.changes_letter_delete())] : []),
    ...(typeof proposed === 'object' && proposed ? proposed.wording.split('\n').filter(Boolean).map(quote) : []),
    ...(why ? [text(`${m.changes_letter_why()}: ${why}`)] : []),
  ];
}
