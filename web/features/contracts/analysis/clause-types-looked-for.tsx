import type { Coverage } from '#src/features/contracts/analysis.schema.ts';
import { m } from '#src/i18n/paraglide/messages.js';
import { formatNumber } from '#web/lib/format.ts';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { clauseTypeText } from '../clause-type-text';

/** Folded away on screen, written out in print. */
export function ClauseTypesLookedFor({ clauseTypes }: Pick<Coverage, 'clauseTypes'>) {
  const title = m.analysis_looked_for({ count: formatNumber(clauseTypes.length) });
  const names = clauseTypes.map((type) => clauseTypeText[type]());
  return (
    <>
      <Disclosure className="border-y border-rule print:hidden" summary={title}>
        <ul className="columns-1 gap-8 pb-4 text-sm sm:columns-2">
          {names.map((name) => (
            <li key={name} className="py-0.5">
              {name}
            </li>
          ))}
        </ul>
      </Disclosure>
      <p className="hidden print:block">
        {title}: {names.join(' · ')}
      </p>
    </>
  );
}
