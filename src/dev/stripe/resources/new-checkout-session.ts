import { newId } from '../ids.ts';
import type { CheckoutSession, Customer, Price } from '../stored.ts';

interface Wanted {
  id: string;
  url: string;
  created: number;
  expiresAt: number;
  lines: { price: Price; quantity: number }[];
  customer: Customer | null;
  email: string | null;
  successUrl: string;
  cancelUrl: string | null;
  reference: string | null;
  locale: CheckoutSession['locale'];
  metadata: Record<string, string>;
  /** Words of the merchant beside the button. */
  submitMessage: string | null;
  productName: (price: Price) => string;
}

type LineItem = NonNullable<CheckoutSession['line_items']>['data'][number];

function lineItem(wanted: Wanted, { price, quantity }: Wanted['lines'][number]): LineItem {
  const amount = (price.unit_amount ?? 0) * quantity;
  return {
    id: newId('li'),
    object: 'item',
    adjustable_quantity: null,
    amount_discount: 0,
    amount_subtotal: amount,
    amount_tax: 0,
    amount_total: amount,
    currency: price.currency,
    description: wanted.productName(price),
    metadata: {},
    price,
    quantity,
  };
}

export function shapeSession(wanted: Wanted): CheckoutSession {
  const lines = wanted.lines.map((line) => lineItem(wanted, line));
  const total = lines.reduce((sum, { amount_total }) => sum + amount_total, 0);
  const email = wanted.customer?.email ?? wanted.email;
  return {
    id: wanted.id,
    object: 'checkout.session',
    adaptive_pricing: { enabled: false },
    after_expiration: null,
    allow_promotion_codes: null,
    allowed_payment_method_types: null,
    amount_subtotal: total,
    amount_total: total,
    automatic_tax: { enabled: false, liability: null, provider: null, status: null },
    billing_address_collection: null,
    cancel_url: wanted.cancelUrl,
    client_reference_id: wanted.reference,
    client_secret: null,
    collected_information: null,
    consent: null,
    consent_collection: null,
    created: wanted.created,
    currency: wanted.lines[0]?.price.currency ?? null,
    currency_conversion: null,
    custom_fields: [],
    custom_text: {
      after_submit: null,
      shipping_address: null,
      submit: wanted.submitMessage ? { message: wanted.submitMessage } : null,
      terms_of_service_acceptance: null,
    },
    customer: wanted.customer?.id ?? null,
    customer_account: null,
    customer_creation: wanted.customer ? null : 'always',
    customer_details: email
      ? {
          address: null,
          business_name: null,
          email,
          individual_name: null,
          name: null,
          phone: null,
          tax_exempt: 'none',
          tax_ids: null,
        }
      : null,
    customer_email: wanted.email,
    discounts: [],
    expires_at: wanted.expiresAt,
    integration_identifier: null,
    invoice: null,
    invoice_creation: null,
    line_items: { object: 'list', data: lines, has_more: false, url: `/v1/checkout/sessions/${wanted.id}/line_items` },
    livemode: false,
    locale: wanted.locale,
    managed_payments: null,
    metadata: wanted.metadata,
    mode: 'subscription',
    origin_context: null,
    payment_intent: null,
    payment_link: null,
    payment_method_collection: 'always',
    payment_method_configuration_details: null,
    payment_method_options: {},
    payment_method_types: ['card'],
    payment_status: 'unpaid',
    permissions: null,
    recovered_from: null,
    saved_payment_method_options: null,
    setup_intent: null,
    shipping_address_collection: null,
    shipping_cost: null,
    shipping_options: [],
    status: 'open',
    submit_type: null,
    subscription: null,
    success_url: wanted.successUrl,
    total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
    ui_mode: 'hosted_page',
    url: wanted.url,
    wallet_options: null,
  };
}
