import { m } from '#src/i18n/paraglide/messages.js';

const views = { form: m.template_fill_in, preview: m.template_preview } as const;
export type EditorView = keyof typeof views;

/** The form or the contract, where there is no room for both. */
export function EditorViews({ view, onView }: { view: EditorView; onView: (view: EditorView) => void }) {
  return (
    <div className="join self-start lg:hidden">
      {(Object.keys(views) as EditorView[]).map((each) => (
        <button
          key={each}
          type="button"
          aria-pressed={view === each}
          onClick={() => onView(each)}
          className={`btn btn-sm join-item ${view === each ? 'btn-primary' : 'btn-outline border-(--field-line)'}`}
        >
          {views[each]()}
        </button>
      ))}
    </div>
  );
}
