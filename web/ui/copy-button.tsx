import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { m } from '../../src/i18n/paraglide/messages.js';
import { buttonClass } from './button-class';
import { showToast } from './toast-store';

/** Copies a text and says so, on the button itself and to screen readers. */
export function CopyButton({ text, label = m.ui_copy() }: { text: string; label?: string }) {
  const [copied, setCopied] = useState(false);

  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), 2000);
    return () => clearTimeout(timer);
  }, [copied]);

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      showToast({ title: m.ui_copy_failed(), tone: 'destructive' });
    }
  }

  const Icon = copied ? Check : Copy;
  return (
    <button type="button" onClick={copy} className={buttonClass({ variant: 'quiet', size: 'sm' })}>
      <Icon aria-hidden className="size-4" />
      <span aria-live="polite">{copied ? m.ui_copied() : label}</span>
    </button>
  );
}
