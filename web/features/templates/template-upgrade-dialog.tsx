import type { ReactNode } from 'react';
import { m } from '#src/i18n/paraglide/messages.js';
import { paths } from '#web/lib/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Dialog } from '#web/ui/dialog.tsx';

type Props = {
  /** The template that is asked for; null while none is. */
  name: string | null;
  /** The larger plans. */
  upgrade: ReactNode;
  onClose: () => void;
};

/** Opens when only a larger plan has the template. */
export function TemplateUpgradeDialog({ name, upgrade, onClose }: Props) {
  return (
    <Dialog
      open={name !== null}
      onClose={onClose}
      title={m.template_choose_plan()}
      description={name && m.template_upgrade_text({ name })}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {m.template_not_now()}
          </Button>
          <ButtonLink to={paths.pricing} variant="secondary">
            {m.template_see_plans()}
          </ButtonLink>
        </>
      }
    >
      {upgrade}
    </Dialog>
  );
}
