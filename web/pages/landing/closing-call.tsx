import { m } from '#src/i18n/paraglide/messages.js';
import { paths } from '#web/lib/paths.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';

export function ClosingCall() {
  return (
    <section className="mx-auto max-w-page px-4 sm:px-6">
      <div className="grid items-center gap-6 border-y-2 border-base-content py-12 md:grid-cols-[1fr_auto] lg:py-16">
        <div>
          <h2 className="font-serif text-title font-semibold">{m.landing_close_title()}</h2>
          <p className="mt-3 max-w-prose text-muted">{m.landing_close_text()}</p>
        </div>
        <div className="flex flex-wrap gap-3">
          <ButtonLink to={paths.register} size="lg">
            {m.landing_trial()}
          </ButtonLink>
          <ButtonLink to={paths.example} variant="secondary" size="lg">
            {m.landing_watch_demo()}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
