import { Search } from 'lucide-react';
import { type ClauseCategory, clauseCategories, clauseRisks } from '#src/features/clauses/clause-choices.schema.ts';
import { m } from '#src/i18n/paraglide/messages.js';
import { Field } from '#web/ui/field.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { categoryText, riskLooks } from './clause-texts';
import type { useClauseFilters } from './use-clause-filters';

/** The box to search in, and what narrows the library besides. */
export function ClauseSearch({
  filters: { category, risk },
  typed,
  setTyped,
  searchNow,
  setCategory,
  setRisk,
}: ReturnType<typeof useClauseFilters>) {
  return (
    <search>
      <form
        className="grid grid-cols-[minmax(0,6fr)_minmax(0,5fr)] gap-3 sm:gap-4 lg:grid-cols-[minmax(0,1fr)_15rem_13rem]"
        onSubmit={(event) => {
          event.preventDefault();
          searchNow();
        }}
      >
        <div className="col-span-2 lg:col-span-1">
          <Field label={m.clauses_search()}>
            {(control) => (
              <div className="input w-full">
                <Search aria-hidden className="size-4 shrink-0 text-muted" />
                <input
                  {...control}
                  type="search"
                  // An empty field of dir=auto runs left to right, and its placeholder with it.
                  dir={typed ? 'auto' : undefined}
                  enterKeyHint="search"
                  autoComplete="off"
                  maxLength={200}
                  placeholder={m.clauses_search_placeholder()}
                  value={typed}
                  onChange={(event) => setTyped(event.target.value)}
                />
              </div>
            )}
          </Field>
        </div>
        <SelectField
          label={m.clauses_category()}
          value={category ?? ''}
          placeholder={m.clauses_category_all()}
          options={clauseCategories.map((value) => ({ value, label: categoryText[value]() }))}
          onChange={({ target }) => setCategory((target.value || null) as ClauseCategory | null)}
        />
        <SelectField
          label={m.clauses_risk()}
          value={risk ?? ''}
          placeholder={m.clauses_risk_all()}
          options={clauseRisks.map((value) => ({ value, label: riskLooks[value].text() }))}
          onChange={({ target }) => setRisk(clauseRisks.find((one) => one === target.value) ?? null)}
        />
      </form>
    </search>
  );
}
