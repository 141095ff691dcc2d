import type { Question } from '#src/features/questions/questions.schema.ts';
import { m } from '#src/i18n/paraglide/messages.js';
import { Button } from '#web/ui/button.tsx';
import type { Sections } from '../analysis-sections';
import { suggestionsFor } from './suggestions';

type Props = { sections: Sections; asked: readonly Question[]; onChoose: (question: string) => void };

/** What people ask of such a contract, and did not ask of this one yet. */
export function SuggestedQuestions({ sections, asked, onChoose }: Props) {
  const known = new Set(asked.map(({ question }) => question));
  const suggested = suggestionsFor(sections)
    .map((text) => text())
    .filter((question) => !known.has(question));
  if (suggested.length === 0) return null;
  return (
    <div className="grid gap-1.5">
      <h3 className="text-sm text-muted">{m.ask_suggested()}</h3>
      <ul className="flex flex-wrap gap-2">
        {suggested.map((question) => (
          <li key={question}>
            <Button
              variant="secondary"
              size="sm"
              className="h-auto min-h-8 py-1 text-start"
              onClick={() => onChoose(question)}
            >
              {question}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
