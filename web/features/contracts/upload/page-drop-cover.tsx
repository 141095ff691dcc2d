import { FileUp } from 'lucide-react';
import { m } from '#src/i18n/paraglide/messages.js';

/** Lies over the page while a file is held over it: wherever it is let go, it is taken. */
export function PageDropCover() {
  return (
    <div className="pointer-events-none fixed inset-3 z-50 grid place-content-center justify-items-center gap-3 rounded-box border-2 border-dashed border-info bg-base-100/90">
      <FileUp aria-hidden className="size-8 text-info" strokeWidth={1.5} />
      <p className="font-serif text-heading font-semibold">{m.upload_drop_now()}</p>
    </div>
  );
}
