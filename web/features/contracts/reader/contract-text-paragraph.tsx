import { directionOfText } from '#web/lib/text-direction.ts';
import type { Paragraph } from './contract-text-paragraphs';
import { ContractTextWords, type Words } from './contract-text-words';

const headings = [
  { tag: 'h3', className: 'pt-3 text-[1.2em] leading-snug font-semibold' },
  { tag: 'h4', className: 'pt-2 text-[1.07em] font-semibold' },
  { tag: 'h5', className: 'pt-1 font-semibold' },
  { tag: 'h6', className: 'font-semibold text-muted' },
] as const;

const indents = ['', '', 'ps-5', 'ps-10', 'ps-14'] as const;

/** A heading, clause, note or plain paragraph, as what it is. */
export function ContractTextParagraph({ paragraph, ...words }: Words & { paragraph: Paragraph }) {
  const { look, level } = paragraph;
  const lines = paragraph.flows ? '' : 'whitespace-pre-line';
  const direction = directionOfText(words.text.slice(paragraph.start, paragraph.end));
  const content = <ContractTextWords stretch={paragraph} {...words} />;
  if (look === 'heading') {
    const { tag: Heading, className } = headings[Math.min(level, headings.length) - 1] ?? headings[0];
    return (
      <Heading dir={direction} className={`relative pb-[0.5em] ${lines} ${className}`}>
        {content}
      </Heading>
    );
  }
  const indent = look === 'list-item' ? indents[Math.min(level, indents.length - 1)] : '';
  const small = look === 'footnote' ? 'text-[0.85em] text-muted' : '';
  return (
    <p dir={direction} className={`relative pb-[0.9em] ${lines} ${indent} ${small}`}>
      {content}
    </p>
  );
}
