import { useMemo, useRef } from 'react';
import type { Contract } from '#src/features/contracts/contracts.schema.ts';
import { m } from '#src/i18n/paraglide/messages.js';
import { Dialog } from '#web/ui/dialog.tsx';
import { readSections } from '../analysis-sections';
import { ShareForm } from './share-form';
import { ShareLinks } from './share-links';

/** Links by which others read an analysis: what a new one would show, and those that there are. */
export function ShareDialog({ contract, onClose }: { contract: Contract; onClose: () => void }) {
  const sections = useMemo(() => readSections(contract), [contract]);
  const links = useRef<HTMLHeadingElement>(null);

  /** To the list, which the new link heads. */
  function goToLinks() {
    links.current?.focus({ preventScroll: true });
    links.current?.scrollIntoView({ block: 'start' });
  }

  return (
    <Dialog open size="lg" onClose={onClose} title={m.share_title()} description={m.share_lead()}>
      <div className="grid gap-6">
        <ShareForm contractId={contract.id} sections={sections} onMade={goToLinks} />
        <ShareLinks contractId={contract.id} heading={links} />
      </div>
    </Dialog>
  );
}
