import { TriangleAlert } from 'lucide-react';
import type { WordingParagraph } from '#src/features/clauses/clause-wording.rules.ts';
import type { Stated } from '#src/features/generated-contracts/generated-contracts.schema.ts';
import { clashOf } from '#src/features/generated-contracts/stated-values.rules.ts';
import { m } from '#src/i18n/paraglide/messages.js';
import { TextField } from '#web/ui/text-field.tsx';
import { blankText } from './blank-texts';

type Props = {
  name: string;
  /** Among those that are asked for. */
  number: number;
  place: number;
  suggestion: string;
  paragraphs: readonly WordingParagraph[];
  settled: readonly string[];
  /** What the contract says of it. */
  stated: Stated | null;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
};

/** How many characters around a blank say what it is about. */
const around = 42;

/** The words before and after the first place of a blank, other blanks as they are settled. */
function contextOf({ paragraphs, place, settled }: Pick<Props, 'paragraphs' | 'place' | 'settled'>) {
  for (const { pieces } of paragraphs) {
    const at = pieces.findIndex(({ blank }) => blank === place);
    if (at < 0) continue;
    const read = (some: typeof pieces) =>
      some.map(({ text, blank }) => (blank === undefined ? text : settled[blank] || `[${text}]`)).join('');
    const [before, after] = [read(pieces.slice(0, at)), read(pieces.slice(at + 1))];
    return {
      before: before.length > around ? `…${before.slice(-around).replace(/^\S*\s/, '')}` : before,
      after: after.length > around ? `${after.slice(0, around).replace(/\s\S*$/, '')}…` : after,
    };
  }
  return { before: '', after: '' };
}

/** One blank of a wording, with the words around it. */
export function ClauseBlankField({ name, number, suggestion, stated, value, error, onChange, ...rest }: Props) {
  const { before, after } = contextOf(rest);
  return (
    <TextField
      name={name}
      label={`${m.clause_add_blank_label({ number })}: ${blankText(suggestion)}`}
      hint={
        <>
          <span lang="en" dir="ltr" className="block text-start">
            {before}
            <strong className="text-base-content">[{suggestion}]</strong>
            {after}
          </span>
          {stated && <StatedNote stated={stated} typed={value} sum={before.endsWith('£')} />}
        </>
      }
      error={error}
      dir="auto"
      autoComplete="off"
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

/** Where a value comes from or, where what was typed goes against it, what the contract says. */
function StatedNote({ stated, typed, sum }: { stated: Stated; typed: string; sum: boolean }) {
  const { value, number, least } = stated;
  // Set apart, so that it reads from left to right in Arabic too.
  const told = { value: `\u2068${sum ? '£' : ''}${value}\u2069`, number };
  const clash = clashOf(stated, typed);
  if (!clash)
    return <span className="block">{least ? m.clause_add_least(told) : m.clause_add_from_contract(told)}</span>;
  return (
    <span role="status" className="mt-1 flex items-start gap-1.5 font-medium text-base-content">
      <TriangleAlert aria-hidden className="mt-0.75 size-4 shrink-0 text-warning" />
      {clash === 'too-low' ? m.clause_add_too_low(told) : m.clause_add_differs(told)}
    </span>
  );
}
