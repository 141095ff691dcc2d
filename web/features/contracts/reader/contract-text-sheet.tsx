import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { m } from '#src/i18n/paraglide/messages.js';

type Props = { open: boolean; onClose: () => void; children: ReactNode };

/** The text over the whole of a small screen, and over most of a large one. The page beneath stays where it was. */
export function ContractTextSheet({ open, onClose, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);

  useLayoutEffect(() => {
    const element = dialog.current;
    if (!open || !element) return;
    element.showModal();
    return () => element.close();
  }, [open]);

  return (
    <dialog
      ref={dialog}
      aria-label={m.contract_text_title()}
      className="m-0 h-dvh max-h-none w-screen max-w-none bg-base-200 text-base-content lg:m-auto lg:h-[94dvh] lg:w-[min(62rem,94vw)] lg:rounded-box lg:border lg:border-rule lg:backdrop:bg-black/40 print:hidden"
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      {open && children}
    </dialog>
  );
}
