import { type ReactNode, useId } from 'react';
import type { Locale } from '#src/i18n/locale.schema.ts';
import { m } from '#src/i18n/paraglide/messages.js';
import type { SideChoice } from './side-choices';

type Props = {
  choices: readonly SideChoice[];
  /** Of the contract, whose names and roles these are. */
  language: Locale | null;
  chosen: string | null;
  onChoose: (side: string | null) => void;
  /** "Not sure" is an answer, too: null. */
  withUnsure?: boolean;
};

/** Asks which party the user is. */
export function SideField({ choices, language, chosen, onChoose, withUnsure = false }: Props) {
  const group = useId();
  const lang = language ?? undefined;
  const option = (side: string | null, called: ReactNode) => (
    <label key={side} className="flex cursor-pointer items-start gap-3 rounded-field px-1 py-1.5 hover:bg-base-200">
      <input
        type="radio"
        name={group}
        checked={side === chosen}
        onChange={() => onChoose(side)}
        className="radio radio-sm mt-0.5 border-(--field-line)"
      />
      {called}
    </label>
  );
  return (
    <fieldset className="grid gap-1">
      <legend className="mb-1 font-semibold">{m.side_question()}</legend>
      {choices.map(({ side, name, role }) =>
        option(
          side,
          <span className="min-w-0 wrap-anywhere">
            <bdi lang={lang}>{name ?? role}</bdi>
            {name && role && (
              <span className="block text-sm text-muted">
                <bdi lang={lang}>{role}</bdi>
              </span>
            )}
          </span>,
        ),
      )}
      {withUnsure && option(null, m.side_unsure())}
    </fieldset>
  );
}
