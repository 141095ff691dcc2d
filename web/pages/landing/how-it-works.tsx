import { m } from '#src/i18n/paraglide/messages.js';
import { Mark } from '#web/ui/mark.tsx';

export function HowItWorks() {
  const steps = [
    { title: m.landing_how_upload_title(), text: m.landing_how_upload_text() },
    { title: m.landing_how_read_title(), text: m.landing_how_read_text() },
    { title: m.landing_how_check_title(), text: m.landing_how_check_text() },
  ];
  return (
    <section id="how-it-works" className="mx-auto max-w-page px-4 py-16 sm:px-6 lg:py-20">
      <h2 className="font-serif text-title font-semibold">{m.landing_how_title()}</h2>
      <ol className="mt-8 grid gap-x-10 gap-y-8 md:grid-cols-3">
        {steps.map(({ title, text }, index) => (
          <li key={title} className="border-t-2 border-base-content pt-4">
            <p aria-hidden className="font-serif text-title">
              <Mark>§ {index + 1}</Mark>
            </p>
            <h3 className="mt-2 font-serif text-heading font-semibold">{title}</h3>
            <p className="mt-2 text-muted">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
