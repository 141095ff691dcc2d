import { CircleSlash, Equal, type LucideIcon, ScanText } from 'lucide-react';
import type { Evidence } from '#src/features/contracts/analysis.schema.ts';
import { m } from '#src/i18n/paraglide/messages.js';

type Look = { icon: LucideIcon; text: () => string };
const looks: Record<'close' | 'none', Look> = {
  close: { icon: Equal, text: m.evidence_close },
  none: { icon: CircleSlash, text: m.evidence_none },
};
const fromPicture: Look = { icon: ScanText, text: m.evidence_from_image };

/** How well a quote was found, where there is anything to say: words that stand in the contract need none. */
export function EvidenceVerdict({ match, fromImage = false }: Pick<Evidence, 'match' | 'fromImage'>) {
  const look = fromImage ? fromPicture : match === 'exact' ? null : looks[match];
  if (!look) return null;
  const { icon: Icon, text } = look;
  return (
    <span className={`flex items-start gap-1.5 text-sm ${match === 'none' ? 'text-error' : 'text-muted'}`}>
      <Icon aria-hidden className="mt-0.75 size-3.75 shrink-0" />
      <span>{text()}</span>
    </span>
  );
}
