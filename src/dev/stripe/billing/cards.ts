import type { PaymentMethod } from '../stored.ts';

export interface Decline {
  code: string;
  declineCode?: string;
  message: string;
}

const generic: Decline = {
  code: 'card_declined',
  declineCode: 'generic_decline',
  message: 'Your card was declined.',
};
const declines = {
  generic,
  insufficient_funds: {
    code: 'card_declined',
    declineCode: 'insufficient_funds',
    message: 'Your card has insufficient funds.',
  },
  lost: { code: 'card_declined', declineCode: 'lost_card', message: 'Your card was declined.' },
  stolen: { code: 'card_declined', declineCode: 'stolen_card', message: 'Your card was declined.' },
  expired: { code: 'expired_card', message: 'Your card has expired.' },
  incorrect_cvc: { code: 'incorrect_cvc', message: "Your card's security code is incorrect." },
  processing_error: {
    code: 'processing_error',
    message: 'An error occurred while processing your card. Try again in a little bit.',
  },
} satisfies Record<string, Decline>;

export type CardBehaviour =
  | 'paid'
  /** Can be saved; every charge is declined. */
  | 'declined_on_charge'
  /** The holder proves the first use; later ones pass without. */
  | 'authenticate_once'
  /** The holder proves every use, so that none passes while away. */
  | 'authenticate_always'
  | keyof typeof declines;

interface TestCard {
  number: string;
  brand: string;
  behaviour: CardBehaviour;
  /** Names for it in calls: `pm_card_visa`. */
  ids: string[];
}

export const testCards: TestCard[] = [
  { number: '4242424242424242', brand: 'visa', behaviour: 'paid', ids: ['pm_card_visa'] },
  { number: '5555555555554444', brand: 'mastercard', behaviour: 'paid', ids: ['pm_card_mastercard'] },
  { number: '378282246310005', brand: 'amex', behaviour: 'paid', ids: ['pm_card_amex'] },
  { number: '4000008260000000', brand: 'visa', behaviour: 'paid', ids: ['pm_card_gb'] },
  {
    number: '4000000000000002',
    brand: 'visa',
    behaviour: 'generic',
    ids: ['pm_card_chargeDeclined', 'pm_card_visa_chargeDeclined'],
  },
  {
    number: '4000000000009995',
    brand: 'visa',
    behaviour: 'insufficient_funds',
    ids: ['pm_card_chargeDeclinedInsufficientFunds', 'pm_card_visa_chargeDeclinedInsufficientFunds'],
  },
  { number: '4000000000009987', brand: 'visa', behaviour: 'lost', ids: ['pm_card_visa_chargeDeclinedLostCard'] },
  { number: '4000000000009979', brand: 'visa', behaviour: 'stolen', ids: ['pm_card_visa_chargeDeclinedStolenCard'] },
  { number: '4000000000000069', brand: 'visa', behaviour: 'expired', ids: ['pm_card_chargeDeclinedExpiredCard'] },
  {
    number: '4000000000000127',
    brand: 'visa',
    behaviour: 'incorrect_cvc',
    ids: ['pm_card_chargeDeclinedIncorrectCvc'],
  },
  {
    number: '4000000000000119',
    brand: 'visa',
    behaviour: 'processing_error',
    ids: ['pm_card_chargeDeclinedProcessingError'],
  },
  {
    number: '4000000000000341',
    brand: 'visa',
    behaviour: 'declined_on_charge',
    ids: ['pm_card_chargeCustomerFail'],
  },
  {
    number: '4000002500003155',
    brand: 'visa',
    behaviour: 'authenticate_once',
    ids: ['pm_card_authenticationRequiredOnSetup', 'pm_card_threeDSecureRequired'],
  },
  {
    number: '4000002760003184',
    brand: 'visa',
    behaviour: 'authenticate_always',
    ids: ['pm_card_authenticationRequired', 'pm_card_threeDSecure2Required'],
  },
];

export const cardById = (id: string) => testCards.find(({ ids }) => ids.includes(id));

export interface CardEntry {
  number: string;
  expMonth: number;
  expYear: number;
  cvc: string;
}

function passesLuhn(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const doubled = Number(digit) * (index % 2 ? 2 : 1);
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return digits.length >= 13 && sum % 10 === 0;
}

export interface CardProblem extends Decline {
  field: 'number' | 'expiry' | 'cvc';
}

/** What is wrong with a card as it was typed, or the test card. Real cards do not work here. */
export function readCard(entry: CardEntry, today = new Date()): TestCard | CardProblem {
  const digits = entry.number.replace(/[\s-]/g, '');
  if (!/^\d+$/.test(digits) || digits.length < 13) {
    return { field: 'number', code: 'incomplete_number', message: 'Your card number is incomplete.' };
  }
  if (!passesLuhn(digits)) {
    return { field: 'number', code: 'incorrect_number', message: 'Your card number is invalid.' };
  }
  const card = testCards.find(({ number }) => number === digits);
  if (!card) {
    return {
      field: 'number',
      code: 'card_declined',
      declineCode: 'test_mode_live_card',
      message: 'Your card was declined. Your request was in test mode, but used a non test card.',
    };
  }
  const year = entry.expYear < 100 ? 2000 + entry.expYear : entry.expYear;
  if (!(entry.expMonth >= 1 && entry.expMonth <= 12)) {
    return { field: 'expiry', code: 'incomplete_expiry', message: "Your card's expiration date is incomplete." };
  }
  if (new Date(Date.UTC(year, entry.expMonth, 1)) <= today) {
    return {
      field: 'expiry',
      code: 'invalid_expiry_year_past',
      message: "Your card's expiration year is in the past.",
    };
  }
  if (!/^\d{3,4}$/.test(entry.cvc.trim())) {
    return { field: 'cvc', code: 'incomplete_cvc', message: "Your card's security code is incomplete." };
  }
  return card;
}

export type Verdict = { kind: 'paid' } | { kind: 'authenticate' } | { kind: 'declined'; decline: Decline };

const authenticationRequired: Decline = {
  code: 'authentication_required',
  declineCode: 'authentication_required',
  message: 'Your card was declined. This transaction requires authentication.',
};

/** What the bank says. `present` means that the holder is there to prove that it is them. */
export function judge(
  card: { behaviour: CardBehaviour; authenticated: boolean },
  { charge, present }: { charge: boolean; present: boolean },
): Verdict {
  switch (card.behaviour) {
    case 'paid':
      return { kind: 'paid' };
    case 'declined_on_charge':
      return charge ? { kind: 'declined', decline: generic } : { kind: 'paid' };
    case 'authenticate_once':
      if (card.authenticated) return { kind: 'paid' };
      return present ? { kind: 'authenticate' } : { kind: 'declined', decline: authenticationRequired };
    case 'authenticate_always':
      return present ? { kind: 'authenticate' } : { kind: 'declined', decline: authenticationRequired };
    default:
      return { kind: 'declined', decline: declines[card.behaviour] };
  }
}

export const genericDecline = generic;

export function describeCard(card: TestCard, expiry: { month: number; year: number }): PaymentMethod['card'] {
  return {
    brand: card.brand,
    checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'pass' },
    country: card.ids.includes('pm_card_gb') ? 'GB' : 'US',
    display_brand: card.brand,
    exp_month: expiry.month,
    exp_year: expiry.year,
    fingerprint: `test${card.number.slice(-10)}`,
    funding: 'credit',
    generated_from: null,
    last4: card.number.slice(-4),
    networks: { available: [card.brand], preferred: null },
    regulated_status: 'unregulated',
    three_d_secure_usage: { supported: true },
    wallet: null,
  };
}
