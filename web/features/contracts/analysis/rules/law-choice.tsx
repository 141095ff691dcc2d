import type { LawPlace } from '#src/features/contracts/measured.schema.ts';
import { m } from '#src/i18n/paraglide/messages.js';
import { placesInOrder } from './rule-text';

type Props = { laws: readonly LawPlace[]; onChange: (laws: readonly LawPlace[]) => void; error: string | null };

/** The laws of which a contract's has to be one. */
export function LawChoice({ laws, onChange, error }: Props) {
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-semibold">{m.rules_laws()}</legend>
      <div className="grid grid-cols-2 gap-x-4 sm:grid-cols-3">
        {placesInOrder().map(({ place, text }) => (
          <label key={place} className="flex min-h-9 cursor-pointer items-center gap-2.5">
            <input
              type="checkbox"
              className="checkbox checkbox-sm border-(--field-line)"
              checked={laws.includes(place)}
              onChange={({ target }) =>
                onChange(target.checked ? [...laws, place] : laws.filter((one) => one !== place))
              }
            />
            {text}
          </label>
        ))}
      </div>
      {error && (
        <p role="alert" className="mt-1.5 text-sm font-medium text-error">
          {error}
        </p>
      )}
    </fieldset>
  );
}
