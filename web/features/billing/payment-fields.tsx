import { Elements } from '@stripe/react-stripe-js';
import type { Stripe } from '@stripe/stripe-js';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import type { PaymentConfig } from '#src/features/billing/billing.schema.ts';
import { m } from '#src/i18n/paraglide/messages.js';
import { useLocale } from '#web/lib/locale.ts';
import { paths } from '#web/lib/paths.ts';
import { Alert } from '#web/ui/alert.tsx';
import { LoadingState } from '#web/ui/loading-state.tsx';
import { loadStripe } from './load-stripe';
import { PaymentForm } from './payment-form';
import { useCardLook } from './use-card-look';

/** Whether there is something left to pay; what cannot be found out is left to the fields. */
async function standingOf(stripe: Stripe, clientSecret: string): Promise<'open' | 'paid' | 'ended'> {
  const answer = await stripe.retrievePaymentIntent(clientSecret).catch(() => null);
  const status = answer?.paymentIntent?.status;
  if (status === 'succeeded' || status === 'processing') return 'paid';
  return status === 'canceled' ? 'ended' : 'open';
}

type Props = {
  config: PaymentConfig;
  clientSecret: string;
  price: string | null;
  /** What the secret is of was ended: it cannot be paid any more. */
  onEnded: () => void;
};

export function PaymentFields({ config, clientSecret, price, onEnded }: Props) {
  const { locale } = useLocale();
  const appearance = useCardLook();
  const navigate = useNavigate();
  const [stripe, setStripe] = useState<Stripe | 'failed' | null>(null);

  useEffect(() => {
    let gone = false;
    const show = async () => {
      const loaded = await loadStripe(config, locale);
      const standing = await standingOf(loaded, clientSecret);
      if (gone) return;
      if (standing === 'paid') navigate(paths.subscriptionSuccess, { replace: true });
      else if (standing === 'ended') onEnded();
      else setStripe(loaded);
    };
    show().catch(() => gone || setStripe('failed'));
    return () => {
      gone = true;
    };
  }, [config, locale, clientSecret, navigate, onEnded]);

  if (stripe === 'failed') {
    return (
      <Alert tone="danger" live>
        {m.checkout_not_loaded()}
      </Alert>
    );
  }
  if (!stripe) return <LoadingState label={m.checkout_preparing()} />;
  return (
    <Elements key={locale} stripe={stripe} options={{ clientSecret, locale, appearance }}>
      <PaymentForm label={price ? m.checkout_pay_price({ price }) : m.checkout_pay()} />
    </Elements>
  );
}
