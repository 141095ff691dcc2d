import { use, useRef } from 'react';
import { MarginContext, type MarginGroup } from './margin-finding';

/** Beside the line where findings rest on the text: leads to the gravest, and pressed again to the next of them. */
export function MarginMark({ group: { findings } }: { group: MarginGroup }) {
  const { lead } = use(MarginContext);
  const turn = useRef(0);
  const [gravest] = findings;
  if (!gravest) return null;
  const { icon: Icon, ink } = gravest;
  const name = findings.map((finding) => finding.name).join('; ');
  return (
    <button
      type="button"
      aria-label={name}
      title={name}
      className={`absolute -start-6 inline-flex size-6 cursor-pointer items-center justify-center rounded-field select-none hover:bg-base-300 sm:-start-7 [td_&]:static [td_&]:align-middle ${ink}`}
      onClick={() => {
        const finding = findings[turn.current++ % findings.length];
        if (finding) lead(finding);
      }}
    >
      <Icon aria-hidden className="size-4" />
    </button>
  );
}
