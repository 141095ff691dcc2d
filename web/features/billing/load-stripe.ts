import type { Stripe, StripeConstructor } from '@stripe/stripe-js';
import type { PaymentConfig } from '#src/features/billing/billing.schema.ts';

declare global {
  interface Window {
    Stripe?: StripeConstructor;
  }
}

/** Loads the payment provider's script once a page, from where the server says, and starts it. */
export async function loadStripe({ publishableKey, scriptUrl }: PaymentConfig, locale: string): Promise<Stripe> {
  if (!window.Stripe) {
    await new Promise<void>((resolve, reject) => {
      const script = document.createElement('script');
      script.src = scriptUrl;
      script.addEventListener('load', () => resolve());
      script.addEventListener('error', () => {
        script.remove();
        reject(new TypeError('The payment script could not be loaded'));
      });
      document.head.append(script);
    });
  }
  if (!window.Stripe) throw new TypeError('The payment script did not start');
  return window.Stripe(publishableKey, { locale: locale as 'en' });
}
