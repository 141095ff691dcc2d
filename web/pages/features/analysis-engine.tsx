import { m } from '#src/i18n/paraglide/messages.js';
import { ByAnalyst } from '#web/features/service/by-analyst.tsx';
import { useService } from '#web/features/service/service.queries.ts';

/** Who reads a contract here and what that cannot do, and what can be counted on besides. */
export function AnalysisEngine() {
  const { uptimeStated, isAsked } = useService();
  return (
    <section className="mx-auto max-w-page px-4 py-14 sm:px-6">
      <h2 className="font-serif text-title font-semibold">{m.features_engine_title()}</h2>
      <div className="mt-6 grid gap-x-10 gap-y-6 md:grid-cols-2">
        <div className="border-t border-rule pt-4">
          <h3 className="font-serif text-heading font-semibold">{m.features_engine_reads_title()}</h3>
          <p className="mt-1 text-muted">
            <ByAnalyst builtIn={m.features_engine_reads_rules()} model={m.features_engine_reads_model()} />
          </p>
        </div>
        <div className="border-t border-rule pt-4">
          <h3 className="font-serif text-heading font-semibold">{m.features_engine_limits_title()}</h3>
          <p className="mt-1 text-muted">
            <ByAnalyst builtIn={m.features_engine_limits_rules()} model={m.features_engine_limits_model()} />
          </p>
        </div>
      </div>
      <ul className="mt-8 grid gap-1 text-muted">
        <li className={isAsked ? 'invisible' : ''}>
          {uptimeStated ? m.features_uptime_stated() : m.features_uptime_aim()}
        </li>
        <li>{m.features_support_hours()}</li>
        <li>{m.pricing_guarantee()}</li>
      </ul>
    </section>
  );
}
