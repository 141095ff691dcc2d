import { Tags } from 'lucide-react';
import { useState } from 'react';
import type { ContractListItem } from '#src/features/contracts/contracts.schema.ts';
import { m } from '#src/i18n/paraglide/messages.js';
import { late } from '#web/lib/late.ts';
import { Button } from '#web/ui/button.tsx';

const TagsDialog = late(async () => (await import('./tags-dialog')).TagsDialog);

/** Opens the tags of a contract. */
export function TagsButton({ contract }: { contract: Pick<ContractListItem, 'id' | 'tags'> }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Tags aria-hidden className="size-4" />
        {m.contract_tags()}
      </Button>
      {open && <TagsDialog contract={contract} onClose={() => setOpen(false)} />}
    </>
  );
}
