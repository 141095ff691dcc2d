import { Check, Copy } from 'lucide-react';
import { type MouseEvent, useEffect, useState } from 'react';
import { m } from '#src/i18n/paraglide/messages.js';
import { copyText } from '../lib/copy-text';
import { type ButtonSize, type ButtonVariant, buttonClass } from './button-class';
import { showToast, type Toast } from './toast-store';

type Props = {
  text: string;
  label?: string;
  /** Names the button where several have the same label. */
  name?: string;
  /** What is announced as well, once the text is copied. */
  copied?: Pick<Toast, 'title' | 'description'>;
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** On a phone the button shows its icon alone. */
  narrowIcon?: boolean;
};

/** Copies a text and says so, on the button itself and to screen readers. */
export function CopyButton({
  text,
  label = m.ui_copy(),
  name,
  copied,
  variant = 'quiet',
  size = 'sm',
  narrowIcon = false,
}: Props) {
  const [done, setDone] = useState(false);

  useEffect(() => {
    if (!done) return;
    const timer = setTimeout(() => setDone(false), 2000);
    return () => clearTimeout(timer);
  }, [done]);

  async function copy({ currentTarget }: MouseEvent) {
    if (await copyText(text, currentTarget)) {
      setDone(true);
      if (copied) showToast({ ...copied, tone: 'success' });
    } else showToast({ title: m.ui_copy_failed(), tone: 'destructive' });
  }

  const Icon = done ? Check : Copy;
  return (
    <button
      type="button"
      aria-label={name}
      onClick={copy}
      className={buttonClass({ variant, size, className: narrowIcon ? 'max-sm:btn-square' : '' })}
    >
      <Icon aria-hidden className="size-4" />
      {/* Where a toast announces it, it is not announced twice. */}
      <span aria-live={copied ? undefined : 'polite'} className={narrowIcon ? 'max-sm:sr-only' : undefined}>
        {done ? m.ui_copied() : label}
      </span>
    </button>
  );
}
