import type { WordingParagraph } from '#src/features/clauses/clause-wording.rules.ts';
import { m } from '#src/i18n/paraglide/messages.js';
import { TextField } from '#web/ui/text-field.tsx';

type Props = {
  name: string;
  /** Among those that are asked for. */
  number: number;
  place: number;
  suggestion: string;
  paragraphs: readonly WordingParagraph[];
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
};

/** How many characters around a blank say what it is about. */
const around = 42;

/** The words before and after the first place of a blank. */
function contextOf(paragraphs: readonly WordingParagraph[], place: number) {
  for (const { pieces } of paragraphs) {
    const at = pieces.findIndex(({ blank }) => blank === place);
    if (at < 0) continue;
    const read = (some: typeof pieces) => some.map(({ text }) => text).join('');
    const [before, after] = [read(pieces.slice(0, at)), read(pieces.slice(at + 1))];
    return {
      before: before.length > around ? `…${before.slice(-around).replace(/^\S*\s/, '')}` : before,
      after: after.length > around ? `${after.slice(0, around).replace(/\s\S*$/, '')}…` : after,
    };
  }
  return { before: '', after: '' };
}

/** One blank of a wording, with the words around it. */
export function ClauseBlankField({ name, number, place, suggestion, paragraphs, value, error, onChange }: Props) {
  const { before, after } = contextOf(paragraphs, place);
  return (
    <TextField
      name={name}
      label={`${m.clause_add_blank_label({ number })}: ${suggestion}`}
      hint={
        <span lang="en" dir="ltr" className="block text-start">
          {before}
          <strong className="text-base-content">[{suggestion}]</strong>
          {after}
        </span>
      }
      error={error}
      dir="auto"
      autoComplete="off"
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
