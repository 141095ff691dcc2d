import { m } from '#src/i18n/paraglide/messages.js';
import { paths } from '#web/lib/paths.ts';
import { usePageTitle } from '#web/lib/use-page-title.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Promises } from './promises';

export function AboutPage() {
  usePageTitle(m.nav_about(), m.about_lead());
  return (
    <>
      <header className="mx-auto max-w-page px-4 pt-12 pb-10 sm:px-6 lg:pt-16">
        <h1 className="max-w-[20ch] font-serif text-display font-semibold ltr:tracking-tight">{m.about_title()}</h1>
        <p className="mt-5 max-w-prose text-lead text-muted">{m.about_lead()}</p>
      </header>
      <section className="mx-auto max-w-page px-4 pb-14 sm:px-6">
        <h2 className="font-serif text-title font-semibold">{m.about_why_title()}</h2>
        <p className="mt-4 max-w-prose">{m.about_why_text()}</p>
      </section>
      <Promises />
      <section className="mx-auto max-w-page px-4 py-14 sm:px-6">
        <h2 className="font-serif text-title font-semibold">{m.about_limits_title()}</h2>
        <p className="mt-4 max-w-prose">{m.about_limits_text()}</p>
        <div className="mt-10 flex flex-wrap items-center gap-x-6 gap-y-3">
          <ButtonLink to={paths.pricing} size="lg">
            {m.landing_trial()}
          </ButtonLink>
          <p className="text-muted">{m.about_start_text()}</p>
        </div>
      </section>
    </>
  );
}
