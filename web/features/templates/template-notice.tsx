import type { Template } from '#src/features/templates/templates.schema.ts';
import { m } from '#src/i18n/paraglide/messages.js';
import { formatDay } from '#web/lib/format.ts';
import { Alert } from '#web/ui/alert.tsx';
import { TemplateHandOver } from './template-hand-over';

/** What a template is not for, of which law it is and what goes with it: said before anything is asked. */
export function TemplateNotice({ template }: { template: Pick<Template, 'avoid' | 'lawAsOf' | 'handOver'> }) {
  return (
    <div>
      <Alert tone="warning" title={m.template_not_for()}>
        <p>{template.avoid}</p>
        <p className="mt-1.5">
          {m.law_as_of({ date: formatDay(template.lawAsOf) })}. {m.template_law_place()}
        </p>
      </Alert>
      <TemplateHandOver items={template.handOver} />
    </div>
  );
}
