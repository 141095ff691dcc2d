import { PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { m } from '#src/i18n/paraglide/messages.js';
import { paths } from '#web/lib/paths.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { showToast } from '#web/ui/toast-store.ts';

type Problem = { title: string; text: string };

/** The provider's card fields and the button that pays. `label` says what is paid. */
export function PaymentForm({ label }: { label: string }) {
  const stripe = useStripe();
  const elements = useElements();
  const navigate = useNavigate();
  const [fields, setFields] = useState<'loading' | 'ready' | 'failed'>('loading');
  const [paying, setPaying] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);

  async function pay(event: FormEvent) {
    event.preventDefault();
    if (!stripe || !elements || paying) return;
    setPaying(true);
    setProblem(null);
    const found = await confirm().catch(() => unexpected());
    setPaying(false);
    setProblem(found);
    // Told where it happened, and there alone.
    if (found) return;
    showToast({ title: m.checkout_paid_title(), description: m.payment_successful_text(), tone: 'success' });
    navigate(paths.subscriptionSuccess);
  }

  async function confirm(): Promise<Problem | null> {
    if (!stripe || !elements) return unexpected();
    const confirmParams = { return_url: `${window.location.origin}${paths.subscriptionSuccess}` };
    const { error } = await stripe.confirmPayment({ elements, confirmParams, redirect: 'if_required' });
    if (!error) return null;
    const told = error.type === 'card_error' || error.type === 'validation_error';
    return told && error.message ? { title: m.payment_failed_title(), text: error.message } : unexpected();
  }

  if (fields === 'failed') {
    return (
      <Alert tone="danger" live>
        {m.checkout_not_loaded()}
      </Alert>
    );
  }
  return (
    <form onSubmit={pay} className="grid gap-5">
      <PaymentElement onReady={() => setFields('ready')} onLoadError={() => setFields('failed')} />
      {problem && (
        <Alert tone="danger" title={problem.title} live>
          {problem.text}
        </Alert>
      )}
      <Button type="submit" busy={paying} disabled={!stripe || fields !== 'ready'}>
        {label}
      </Button>
    </form>
  );
}

const unexpected = (): Problem => ({ title: m.payment_error_title(), text: m.payment_error_text() });
