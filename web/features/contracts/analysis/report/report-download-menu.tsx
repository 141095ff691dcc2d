import { Download, FileJson, FileText, type LucideIcon, Printer } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import type { Contract } from '#src/features/contracts/contracts.schema.ts';
import { m } from '#src/i18n/paraglide/messages.js';
import { saveText } from '#web/features/contracts/contract-save.ts';
import { buttonClass } from '#web/ui/button-class.ts';
import { saveReport } from './report-save';

/** What can be taken away: the contract's text, the report, a print. */
export function ReportDownloadMenu({ contract }: { contract: Contract }) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!open) return;
    const closeOutside = (event: Event) => {
      if (!root.current?.contains(event.target as Node)) setOpen(false);
    };
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('focusin', closeOutside);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('focusin', closeOutside);
    };
  }, [open]);

  function choose(act: () => void) {
    setOpen(false);
    button.current?.focus();
    act();
  }

  const choices: { label: string; icon: LucideIcon; act: () => void }[] = [
    { label: m.analysis_download_text(), icon: FileText, act: () => saveText(contract) },
    { label: m.analysis_download_report(), icon: FileJson, act: () => saveReport(contract) },
    { label: m.analysis_print(), icon: Printer, act: () => window.print() },
  ];

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes from anywhere inside
    <div
      ref={root}
      className="relative"
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !open) return;
        setOpen(false);
        button.current?.focus();
      }}
    >
      <button
        ref={button}
        type="button"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
        className={buttonClass({ variant: 'secondary' })}
      >
        <Download aria-hidden className="size-4" />
        {m.analysis_download()}
      </button>
      <ul
        id={id}
        hidden={!open}
        className="absolute start-0 top-full z-40 mt-1.5 min-w-64 rounded-box border border-rule bg-base-100 p-1.5 shadow-lg lg:start-auto lg:end-0"
      >
        {choices.map(({ label, icon: Icon, act }) => (
          <li key={label}>
            <button
              type="button"
              onClick={() => choose(act)}
              className="flex w-full cursor-pointer items-center gap-2.5 rounded-field px-3 py-2 text-start hover:bg-base-200"
            >
              <Icon aria-hidden className="size-4.5 shrink-0 text-muted" />
              {label}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
