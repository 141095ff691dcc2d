import type { Route } from '../api/route.ts';
import { balanceTransactionRoutes } from './balance-transactions.ts';
import { checkoutSessionRoutes } from './checkout-sessions.ts';
import { couponRoutes } from './coupons.ts';
import { customerRoutes } from './customers.ts';
import { disputeRoutes } from './disputes.ts';
import { eventRoutes } from './events.ts';
import { invoicePaymentRoutes } from './invoice-payments.ts';
import { invoiceRoutes } from './invoices.ts';
import { paymentIntentRoutes } from './payment-intents.ts';
import { paymentMethodRoutes } from './payment-methods.ts';
import { portalRoutes } from './portal.ts';
import { priceRoutes } from './prices.ts';
import { productRoutes } from './products.ts';
import { refundRoutes } from './refunds.ts';
import { setupIntentRoutes } from './setup-intents.ts';
import { subscriptionRoutes } from './subscriptions.ts';
import { testClockRoutes } from './test-clocks.ts';

export const allRoutes: Route[] = [
  ...productRoutes,
  ...priceRoutes,
  ...customerRoutes,
  ...balanceTransactionRoutes,
  ...couponRoutes,
  ...paymentMethodRoutes,
  ...paymentIntentRoutes,
  ...setupIntentRoutes,
  ...subscriptionRoutes,
  ...invoiceRoutes,
  ...invoicePaymentRoutes,
  ...checkoutSessionRoutes,
  ...portalRoutes,
  ...refundRoutes,
  ...disputeRoutes,
  ...testClockRoutes,
  ...eventRoutes,
];
