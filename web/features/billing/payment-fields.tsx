import { Elements } from '@stripe/react-stripe-js';
import type { Stripe } from '@stripe/stripe-js';
import { useEffect, useState } from 'react';
import type { PaymentConfig } from '#src/features/billing/billing.schema.ts';
import { m } from '#src/i18n/paraglide/messages.js';
import { useLocale } from '#web/lib/locale.ts';
import { Alert } from '#web/ui/alert.tsx';
import { LoadingState } from '#web/ui/loading-state.tsx';
import { loadStripe } from './load-stripe';
import { PaymentForm } from './payment-form';
import { useCardLook } from './use-card-look';

type Props = { config: PaymentConfig; clientSecret: string; price: string | null };

export function PaymentFields({ config, clientSecret, price }: Props) {
  const { locale } = useLocale();
  const appearance = useCardLook();
  const [stripe, setStripe] = useState<Stripe | 'failed' | null>(null);

  useEffect(() => {
    let gone = false;
    loadStripe(config, locale).then(
      (loaded) => gone || setStripe(loaded),
      () => gone || setStripe('failed'),
    );
    return () => {
      gone = true;
    };
  }, [config, locale]);

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
