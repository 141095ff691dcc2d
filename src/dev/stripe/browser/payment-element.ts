import type { FromFrame, StripeJsError, ToFrame } from './messages.ts';

/** The fields of a card in their frame. What is typed leaves it for the local Stripe alone. */
const problems: Record<string, string> = JSON.parse(document.documentElement.dataset.problems ?? '{}');
const key = document.documentElement.dataset.key ?? '';
const field = (name: string) => document.querySelector(`[name="${name}"]`) as HTMLInputElement;
const number = field('number');
const expiry = field('expiry');
const cvc = field('cvc');
const problem = document.getElementById('problem') as HTMLElement;
const all = [number, expiry, cvc];

const tell = (message: FromFrame) => window.parent.postMessage(message, '*');
const digits = (input: HTMLInputElement) => input.value.replace(/\D/g, '');

function fieldProblem(): { input: HTMLInputElement; error: StripeJsError } | null {
  const incomplete = (input: HTMLInputElement, code: string) => ({
    input,
    error: { type: 'validation_error', code, message: problems[code] ?? code },
  });
  if (digits(number).length < 13) return incomplete(number, 'incomplete_number');
  if (digits(expiry).length < 4) return incomplete(expiry, 'incomplete_expiry');
  if (digits(cvc).length < 3) return incomplete(cvc, 'incomplete_cvc');
  return null;
}

function show(error: StripeJsError | null, input?: HTMLInputElement): void {
  problem.textContent = error?.message ?? '';
  for (const each of all) each.setAttribute('aria-invalid', String(each === input));
  input?.focus();
}

async function tokenize(
  billingDetails: Record<string, string>,
): Promise<{ paymentMethod?: string; error?: StripeJsError }> {
  const body = new URLSearchParams({
    type: 'card',
    'card[number]': digits(number),
    'card[exp_month]': digits(expiry).slice(0, 2),
    'card[exp_year]': digits(expiry).slice(2),
    'card[cvc]': digits(cvc),
  });
  for (const name of ['name', 'email', 'phone']) {
    const value = billingDetails[name];
    if (value) body.set(`billing_details[${name}]`, value);
  }
  const response = await fetch('/v1/payment_methods', {
    method: 'POST',
    headers: { authorization: `Bearer ${key}` },
    body,
  });
  const answer = await response.json();
  if (response.ok) return { paymentMethod: answer.id };
  const { code, decline_code, message }: StripeJsError = answer.error;
  return { error: { ...answer.error, message: problems[decline_code ?? ''] ?? problems[code ?? ''] ?? message } };
}

async function answer(message: Extract<ToFrame, { id: number }>): Promise<void> {
  const found = fieldProblem();
  show(found?.error ?? null, found?.input);
  if (found) return tell({ kind: 'answer', id: message.id, error: found.error });
  if (message.kind === 'submit') return tell({ kind: 'answer', id: message.id });
  const result = await tokenize(message.billingDetails);
  if (result.error) show(result.error, number);
  tell({ kind: 'answer', id: message.id, ...result });
}

window.addEventListener('message', ({ source, data }: MessageEvent<ToFrame>) => {
  if (source !== window.parent) return;
  if (data.kind === 'focus') number.focus();
  else if (data.kind === 'style') {
    const { colorPrimary, colorBackground, colorText, colorDanger } = data.variables;
    const root = document.documentElement.style;
    root.colorScheme = data.dark ? 'dark' : 'light';
    if (colorPrimary) root.setProperty('--accent', colorPrimary);
    if (colorBackground) root.setProperty('--card', colorBackground);
    if (colorText) root.setProperty('--ink', colorText);
    if (colorDanger) root.setProperty('--bad', colorDanger);
  } else void answer(data);
});

expiry.addEventListener('input', () => {
  const typed = digits(expiry).slice(0, 4);
  expiry.value = typed.length > 2 ? `${typed.slice(0, 2)} / ${typed.slice(2)}` : typed;
});
number.addEventListener('input', () => {
  number.value = digits(number)
    .slice(0, 16)
    .replace(/(\d{4})(?=\d)/g, '$1 ');
});
for (const input of all) {
  input.addEventListener('input', () => {
    tell({ kind: 'change', empty: all.every(({ value }) => !value), complete: fieldProblem() === null });
  });
  input.addEventListener('focus', () => tell({ kind: 'focus' }));
  input.addEventListener('blur', () => tell({ kind: 'blur' }));
}
new ResizeObserver(() => {
  tell({ kind: 'height', height: document.documentElement.offsetHeight });
}).observe(document.documentElement);
tell({ kind: 'ready', problems });
