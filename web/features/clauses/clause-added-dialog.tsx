import type { Clause, ClauseAdded } from '../../../src/features/clauses/clauses.schema';
import { m } from '../../../src/i18n/paraglide/messages.js';
import { paths } from '../../lib/paths';
import { Alert } from '../../ui/alert';
import { Button } from '../../ui/button';
import { ButtonLink } from '../../ui/button-link';
import { Dialog } from '../../ui/dialog';

type Props = {
  clause: Clause;
  contract: { id: string; fileName: string };
  added: ClauseAdded;
  onClose: () => void;
};

/** Where the clause stands now, and that an earlier analysis does not know of it. */
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
