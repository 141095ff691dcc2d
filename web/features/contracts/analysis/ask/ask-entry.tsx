import { MessageCircleQuestionMark } from 'lucide-react';
import { useState } from 'react';
import type { Contract } from '#src/features/contracts/contracts.schema.ts';
import { m } from '#src/i18n/paraglide/messages.js';
import { late } from '#web/lib/late.ts';
import { Button } from '#web/ui/button.tsx';
import type { Sections } from '../analysis-sections';

const AskRoom = late(async () => (await import('./ask-room')).AskRoom);

/** The way to asking one's own questions, which is loaded when it is opened. */
export function AskEntry({ contract, sections }: { contract: Contract; sections: Sections }) {
  const [open, setOpen] = useState(false);
  const opener = (
    <Button variant="secondary" size="sm" busy={open} onClick={() => setOpen(true)}>
      <MessageCircleQuestionMark aria-hidden className="flip-rtl size-4" />
      {m.ask_open()}
    </Button>
  );
  return (
    <section aria-labelledby="ask-title" className="border-t border-rule pt-3 print:hidden">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h2 id="ask-title" className="font-serif text-heading font-semibold">
          {m.ask_title()}
        </h2>
        {!open && opener}
      </div>
      {open && <AskRoom waiting={opener} contract={contract} sections={sections} />}
    </section>
  );
}
