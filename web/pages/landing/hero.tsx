import { m } from '#src/i18n/paraglide/messages.js';
import { paths } from '#web/lib/paths.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Mark } from '#web/ui/mark.tsx';
import { SampleFinding } from './sample-finding';

export function Hero() {
  return (
    <section className="mx-auto grid max-w-page items-center gap-x-14 gap-y-12 px-4 pt-12 pb-16 sm:px-6 lg:grid-cols-[1fr_1.05fr] lg:pt-20 lg:pb-24">
      <div>
        <h1 className="font-serif text-display font-semibold ltr:tracking-tight">
          {m.landing_title_before()}{' '}
          <span className="whitespace-nowrap">
            <Mark>{m.landing_title_marked()}</Mark>
          </span>
        </h1>
        <p className="mt-6 max-w-prose text-lead text-muted">{m.landing_lead()}</p>
        <div className="mt-8 flex flex-wrap gap-3">
          <ButtonLink to={paths.register} size="lg">
            {m.landing_start()}
          </ButtonLink>
          <ButtonLink to={paths.example} variant="secondary" size="lg">
            {m.landing_see_how()}
          </ButtonLink>
        </div>
        <p className="mt-4 text-sm text-muted">{m.landing_free_note()}</p>
      </div>
      <SampleFinding />
    </section>
  );
}
