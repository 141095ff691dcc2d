import { m } from '#src/i18n/paraglide/messages.js';

export function AnalysisCapabilities() {
  const capabilities = [
    { title: m.features_analysis_clauses_title(), text: m.features_analysis_clauses_text() },
    { title: m.features_analysis_missing_title(), text: m.features_analysis_missing_text() },
    { title: m.features_analysis_dates_title(), text: m.features_analysis_dates_text() },
    { title: m.features_analysis_traps_title(), text: m.features_analysis_traps_text() },
  ];
  return (
    <section className="mx-auto max-w-page px-4 py-14 sm:px-6">
      <h2 className="font-serif text-title font-semibold">{m.features_analysis_title()}</h2>
      <ul className="mt-8 grid gap-x-10 gap-y-6 md:grid-cols-2">
        {capabilities.map(({ title, text }) => (
          <li key={title} className="border-t border-rule pt-4">
            <h3 className="font-serif text-heading font-semibold">{title}</h3>
            <p className="mt-1 text-muted">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
