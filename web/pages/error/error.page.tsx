import { m } from '#src/i18n/paraglide/messages.js';
import { Button } from '#web/ui/button.tsx';

/** Depends on nothing else: it may be shown when routing itself has failed. */
export function ErrorPage() {
  return (
    <div role="alert" className="mx-auto grid min-h-[60vh] max-w-page content-center gap-4 px-4 py-16 sm:px-6">
      <h1 className="font-serif text-title font-semibold">{m.error_page_title()}</h1>
      <p className="text-lead text-muted">{m.error_page_text()}</p>
      <div className="mt-2">
        <Button onClick={() => window.location.reload()}>{m.error_page_refresh()}</Button>
      </div>
    </div>
  );
}
