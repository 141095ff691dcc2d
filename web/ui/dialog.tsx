import { X } from 'lucide-react';
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { m } from '#src/i18n/paraglide/messages.js';
import { holdPage } from './hold-page';
import { IconButton } from './icon-button';

type Props = {
  open: boolean;
  /** Escape, the cross, the backdrop: all ask for this. */
  onClose: () => void;
  title: string;
  description?: ReactNode;
  children?: ReactNode;
  /** Buttons, the one that goes ahead last. */
  actions?: ReactNode;
  /** `full` is a sheet as large as the screen, whose content scrolls by itself. */
  size?: 'md' | 'lg' | 'full';
  /** Work is under way that must not be left: nothing closes the dialog. */
  locked?: boolean;
};

const sizes = {
  md: '',
  lg: 'sm:max-w-2xl',
  full: 'flex h-dvh overflow-clip max-h-dvh w-full max-w-none flex-col sm:h-[92dvh] sm:w-[94vw] sm:max-w-320',
};

/** A native modal dialog: the browser keeps the focus inside and gives it back to what opened it. */
export function Dialog({ open, onClose, title, description, children, actions, size = 'md', locked = false }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  const close = () => locked || onClose();
  const isSheet = size === 'full';

  useLayoutEffect(() => {
    const element = dialog.current;
    if (!open || !element) return;
    element.showModal();
    const letGo = holdPage({ isSheet });
    return () => {
      element.close();
      letGo();
    };
  }, [open, isSheet]);

  return (
    <dialog
      ref={dialog}
      className="modal modal-bottom text-start text-base font-normal text-base-content sm:modal-middle"
      aria-labelledby={`${id}-title`}
      aria-describedby={description ? `${id}-description` : undefined}
      onCancel={(event) => {
        event.preventDefault();
        close();
      }}
    >
      {open && (
        <div className={`modal-box scroll-pb-24 ${sizes[size]}`}>
          <div className="flex items-start justify-between gap-4">
            <h2 id={`${id}-title`} className="font-serif text-heading font-semibold">
              {title}
            </h2>
            {!locked && <IconButton icon={X} label={m.ui_close()} onClick={close} className="btn-sm -me-2 -mt-1" />}
          </div>
          {description && (
            <div id={`${id}-description`} className="mt-2 text-muted">
              {description}
            </div>
          )}
          {children && <div className={`mt-5 ${size === 'full' ? 'min-h-0 grow' : ''}`}>{children}</div>}
          {actions && (
            <div className="modal-action sticky -bottom-6 -mx-6 -mb-6 mt-2 flex-wrap bg-base-100 px-6 pt-4 pb-6 max-sm:*:grow">
              {actions}
            </div>
          )}
        </div>
      )}
      <button
        type="button"
        tabIndex={-1}
        aria-hidden="true"
        className="modal-backdrop cursor-default"
        onClick={close}
      />
    </dialog>
  );
}
