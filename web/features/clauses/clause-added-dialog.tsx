import type { Clause } from '#src/features/clauses/clauses.schema.ts';
import type { ClauseAdded } from '#src/features/generated-contracts/generated-contracts.schema.ts';
import { m } from '#src/i18n/paraglide/messages.js';
import { paths } from '#web/lib/paths.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Dialog } from '#web/ui/dialog.tsx';

type Props = {
  clause: Clause;
  contract: { id: string; fileName: string };
  added: ClauseAdded;
  onClose: () => void;
};

/** Where the clause is now, and that an earlier analysis does not know of it. */
export function ClauseAddedDialog({ clause: { heading }, contract, added, onClose }: Props) {
  return (
    <Dialog
      open
      onClose={onClose}
      title={m.clause_added()}
      description={m.clause_added_text({ title: heading, number: added.number, contract: contract.fileName })}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {m.clause_added_close()}
          </Button>
          <ButtonLink to={paths.analysis(contract.id)}>{m.clause_added_open()}</ButtonLink>
        </>
      }
    >
      {added.checkOutdated && (
        <Alert tone="warning" live>
          {m.clause_added_outdated()}
        </Alert>
      )}
    </Dialog>
  );
}
