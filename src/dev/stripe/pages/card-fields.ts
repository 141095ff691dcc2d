import { html } from 'hono/html';
import { type CardProblem, readCard } from '../billing/cards.ts';
import { saveCard } from '../billing/save-card.ts';
import type { PaymentMethod } from '../stored.ts';
import type { World } from '../world.ts';
import type { Html } from './page.ts';

export interface CardForm {
  number: string;
  expiry: string;
  cvc: string;
  name: string;
  email: string;
}

export interface Problem {
  field: 'number' | 'expiry' | 'cvc' | 'name' | 'email' | null;
  message: string;
}

export function readCardForm(form: FormData): CardForm {
  const value = (name: string) => String(form.get(name) ?? '').trim();
  return {
    number: value('cardNumber'),
    expiry: value('cardExpiry'),
    cvc: value('cardCvc'),
    name: value('billingName'),
    email: value('email'),
  };
}

const flag = (problem: Problem | null, field: Problem['field']) =>
  problem?.field === field && html` aria-invalid="true" aria-describedby="problem"`;

/** The fields of a card, with what was typed before, except for the card itself. */
export function cardFields(form: Partial<CardForm>, problem: Problem | null): Html {
  return html`
    ${problem && html`<p class="bad" id="problem" role="alert">${problem.message}</p>`}
    <label for="cardNumber">Card number</label>
    <input id="cardNumber" name="cardNumber" inputmode="numeric" autocomplete="cc-number" placeholder="1234 1234 1234 1234" required${flag(problem, 'number')}>
    <div class="row">
      <div><label for="cardExpiry">Expiry (MM / YY)</label>
        <input id="cardExpiry" name="cardExpiry" inputmode="numeric" autocomplete="cc-exp" placeholder="MM / YY" required${flag(problem, 'expiry')}></div>
      <div><label for="cardCvc">CVC</label>
        <input id="cardCvc" name="cardCvc" inputmode="numeric" autocomplete="cc-csc" placeholder="CVC" required${flag(problem, 'cvc')}></div>
    </div>
    <label for="billingName">Name on card</label>
    <input id="billingName" name="billingName" autocomplete="cc-name" value="${form.name ?? ''}" required${flag(problem, 'name')}>`;
}

/** Keeps the card that was typed, or says what is wrong with it. */
export function takeCard(world: World, form: CardForm): PaymentMethod | Problem {
  const [, month = '', year = ''] = /^(\d{1,2})\s*\/?\s*(\d{2}|\d{4})$/.exec(form.expiry) ?? [];
  const entry = { number: form.number, expMonth: Number(month), expYear: Number(year), cvc: form.cvc };
  const card = readCard(entry);
  if ('field' in card) return { field: (card as CardProblem).field, message: card.message };
  if (!form.name) return { field: 'name', message: 'Enter the name on the card.' };
  const expiry = { month: entry.expMonth, year: entry.expYear < 100 ? 2000 + entry.expYear : entry.expYear };
  return saveCard(world, { card, expiry, name: form.name, email: form.email || null });
}
