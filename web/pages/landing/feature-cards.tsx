import { Languages, Scale, Timer } from 'lucide-react';
import { m } from '#src/i18n/paraglide/messages.js';
import { ByAnalyst } from '#web/features/service/by-analyst.tsx';

export function FeatureCards() {
  const cards = [
    {
      icon: Scale,
      title: m.landing_feature_analysis_title(),
      text: <ByAnalyst builtIn={m.landing_feature_analysis_rules()} model={m.landing_feature_analysis_model()} />,
    },
    {
      icon: Timer,
      title: m.landing_feature_fast_title(),
      text: <ByAnalyst builtIn={m.landing_feature_fast_text()} model={m.landing_feature_fast_model()} />,
    },
    { icon: Languages, title: m.landing_feature_global_title(), text: m.landing_feature_global_text() },
  ];
  return (
    <section className="border-y border-rule bg-base-200">
      <div className="mx-auto max-w-page px-4 py-16 sm:px-6">
        <h2 className="font-serif text-title font-semibold">{m.landing_features_title()}</h2>
        <ul className="mt-8 grid gap-5 md:grid-cols-3">
          {cards.map(({ icon: Icon, title, text }) => (
            <li key={title} className="rounded-box border border-rule bg-base-100 p-6">
              <Icon aria-hidden className="size-6" strokeWidth={1.6} />
              <h3 className="mt-4 font-serif text-heading font-semibold">{title}</h3>
              <p className="mt-2 text-muted">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
