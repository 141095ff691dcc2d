import { m } from '#src/i18n/paraglide/messages.js';
import type { ContractView } from './contract-view-choice';

const names: Record<ContractView, () => string> = {
  text: m.contract_view_text,
  pages: m.contract_view_pages,
  formatted: m.contract_view_formatted,
};

type Props = { views: readonly ContractView[]; current: ContractView; onChoose: (view: ContractView) => void };

export function ContractViewSwitch({ views, current, onChoose }: Props) {
  return (
    <fieldset className="flex rounded-field border border-(--field-line) p-0.5">
      <legend className="sr-only">{m.contract_view_label()}</legend>
      {views.map((view) => (
        <button
          key={view}
          type="button"
          aria-pressed={view === current}
          onClick={() => onChoose(view)}
          className="min-h-8 cursor-pointer rounded-[calc(var(--radius-field)-2px)] px-3 text-sm font-medium text-muted hover:text-base-content aria-pressed:bg-base-content aria-pressed:text-base-100"
        >
          {names[view]()}
        </button>
      ))}
    </fieldset>
  );
}
