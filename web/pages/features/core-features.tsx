import { FileText, Library, Lock, Quote, Scale, ScrollText } from 'lucide-react';
import { m } from '#src/i18n/paraglide/messages.js';

export function CoreFeatures() {
  const features = [
    { icon: ScrollText, title: m.features_core_summary_title(), text: m.features_core_summary_text() },
    { icon: Scale, title: m.features_core_risks_title(), text: m.features_core_risks_text() },
    { icon: Quote, title: m.features_core_evidence_title(), text: m.features_core_evidence_text() },
    { icon: FileText, title: m.features_core_templates_title(), text: m.features_core_templates_text() },
    { icon: Library, title: m.features_core_clauses_title(), text: m.features_core_clauses_text() },
    { icon: Lock, title: m.features_core_private_title(), text: m.features_core_private_text() },
  ];
  return (
    <section className="border-y border-rule bg-base-200">
      <div className="mx-auto max-w-page px-4 py-14 sm:px-6">
        <h2 className="font-serif text-title font-semibold">{m.features_core_title()}</h2>
        <ul className="mt-8 grid gap-x-10 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
          {features.map(({ icon: Icon, title, text }) => (
            <li key={title}>
              <Icon aria-hidden className="size-6" strokeWidth={1.6} />
              <h3 className="mt-3 font-serif text-heading font-semibold">{title}</h3>
              <p className="mt-1.5 text-muted">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
