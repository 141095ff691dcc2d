import { m } from '#src/i18n/paraglide/messages.js';
import { paths } from '#web/lib/paths.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';

/** Which plans have what others have not. */
export function ProPlansNote({ text }: { text: string }) {
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
      {text}
      <ButtonLink to={paths.pricing} variant="quiet" size="sm">
        {m.template_see_plans()}
      </ButtonLink>
    </p>
  );
}
