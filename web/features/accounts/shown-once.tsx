import { m } from '#src/i18n/paraglide/messages.js';
import { Button } from '#web/ui/button.tsx';
import { CopyButton } from '#web/ui/copy-button.tsx';

/** A secret, right after it was made. */
export function ShownOnce({ secret, onKept }: { secret: string; onKept: () => void }) {
  return (
    <div className="grid gap-5">
      <code dir="ltr" className="rounded-field bg-base-200 p-4 font-mono text-sm break-all">
        {secret}
      </code>
      <div className="flex flex-wrap items-center justify-end gap-3">
        <CopyButton text={secret} size="md" />
        <Button onClick={onKept}>{m.tokens_kept()}</Button>
      </div>
    </div>
  );
}
