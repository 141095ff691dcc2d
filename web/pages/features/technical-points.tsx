import { Check } from 'lucide-react';
import { m } from '#src/i18n/paraglide/messages.js';
import { ByAnalyst } from '#web/features/service/by-analyst.tsx';

export function TechnicalPoints() {
  const points = [
    { name: 'formats', text: m.features_technical_formats() },
    {
      name: 'speed',
      text: <ByAnalyst builtIn={m.features_technical_speed()} model={m.features_technical_speed_model()} />,
    },
    { name: 'checked', text: m.features_technical_checked() },
    { name: 'encrypted', text: m.features_technical_encrypted() },
  ];
  return (
    <section className="border-y border-rule bg-base-200">
      <div className="mx-auto max-w-page px-4 py-14 sm:px-6">
        <h2 className="font-serif text-title font-semibold">{m.features_technical_title()}</h2>
        <ul className="mt-6 grid gap-3 md:grid-cols-2">
          {points.map(({ name, text }) => (
            <li key={name} className="flex gap-3">
              <Check aria-hidden className="mt-1 size-5 shrink-0 text-success" />
              {text}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
