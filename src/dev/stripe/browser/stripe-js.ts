import type { FromFrame, StripeJsError, ToFrame } from './messages.ts';

/**
 * The part of Stripe.js that `@stripe/react-stripe-js` needs for a Payment Element: served as `/v3/stripe.js`, with the
 * card fields in a frame of the local Stripe, as the real one has them.
 */
interface ConfirmOptions {
  elements?: Elements;
  clientSecret?: string;
  confirmParams?: {
    return_url?: string;
    payment_method?: string;
    payment_method_data?: { billing_details?: Record<string, string> };
  };
  redirect?: 'always' | 'if_required';
}
interface ElementsOptions {
  clientSecret?: string;
  locale?: string;
  appearance?: { theme?: string; variables?: Record<string, string> };
}
type Listener = (event?: unknown) => void;
type Elements = ReturnType<typeof createElements>;
type Answer = { error: StripeJsError } | { intent: Record<string, unknown> };

const base = new URL((document.currentScript as HTMLScriptElement).src).origin;

function createPaymentElement(options: ElementsOptions) {
  const listeners = new Map<string, Set<Listener>>();
  const waiting = new Map<number, (answer: Extract<FromFrame, { kind: 'answer' }>) => void>();
  let frame: HTMLIFrameElement | null = null;
  let problems: Record<string, string> = {};
  let asked = 0;

  const emit = (name: string, event: object = {}) => {
    for (const listener of listeners.get(name) ?? []) listener({ elementType: 'payment', ...event });
  };
  const send = (message: ToFrame) => frame?.contentWindow?.postMessage(message, base);
  const style = () => {
    const { theme, variables = {} } = options.appearance ?? {};
    send({ kind: 'style', dark: theme === 'night', variables });
  };
  const hear = (event: MessageEvent<FromFrame>) => {
    if (event.source !== frame?.contentWindow || event.origin !== base) return;
    const message = event.data;
    if (message.kind === 'ready') {
      problems = message.problems;
      style();
      emit('ready');
    } else if (message.kind === 'height' && frame) frame.height = String(message.height);
    else if (message.kind === 'change') {
      const { empty, complete } = message;
      emit('change', { collapsed: false, empty, complete, value: { type: 'card' } });
    } else if (message.kind === 'answer') {
      waiting.get(message.id)?.(message);
      waiting.delete(message.id);
    } else emit(message.kind);
  };

  const element = {
    mount(target: HTMLElement | string) {
      const parent = typeof target === 'string' ? document.querySelector(target) : target;
      if (!parent || frame) return;
      frame = document.createElement('iframe');
      frame.src = `${base}/elements/payment?locale=${encodeURIComponent(options.locale ?? 'en')}`;
      frame.title = 'Secure payment input frame';
      frame.width = '100%';
      frame.height = '200';
      frame.setAttribute('frameborder', '0');
      window.addEventListener('message', hear);
      parent.append(frame);
      emit('loaderstart');
    },
    unmount() {
      window.removeEventListener('message', hear);
      frame?.remove();
      frame = null;
    },
    destroy: () => element.unmount(),
    update() {},
    collapse() {},
    focus: () => send({ kind: 'focus' }),
    blur() {},
    clear() {},
    on(name: string, listener: Listener) {
      listeners.set(name, (listeners.get(name) ?? new Set()).add(listener));
      return element;
    },
    off(name: string, listener?: Listener) {
      if (listener) listeners.get(name)?.delete(listener);
      else listeners.delete(name);
      return element;
    },
    once(name: string, listener: Listener) {
      const first: Listener = (event) => {
        element.off(name, first);
        listener(event);
      };
      return element.on(name, first);
    },
    restyle: style,
    /** The same error in the language of the fields. */
    translated: (error: StripeJsError): StripeJsError => ({
      ...error,
      message: problems[error.decline_code ?? ''] ?? problems[error.code ?? ''] ?? error.message,
    }),
    ask(message: { kind: 'submit' } | { kind: 'tokenize'; billingDetails: Record<string, string> }) {
      asked += 1;
      const id = asked;
      if (!frame) {
        const error = { type: 'invalid_request_error', message: 'The Payment Element is not mounted.' };
        return Promise.resolve<Extract<FromFrame, { kind: 'answer' }>>({ kind: 'answer', id, error });
      }
      return new Promise<Extract<FromFrame, { kind: 'answer' }>>((resolve) => {
        waiting.set(id, resolve);
        send({ ...message, id });
      });
    },
  };
  return element;
}

function createElements(options: ElementsOptions) {
  let payment: ReturnType<typeof createPaymentElement> | null = null;
  return {
    options,
    payment: () => payment,
    create(type: string) {
      if (type !== 'payment') throw new Error(`The local Stripe has no Element "${type}"`);
      const element = createPaymentElement(options);
      payment = element;
      element.on('loaderror', () => {});
      return element;
    },
    getElement: (type: string) => (type === 'payment' ? payment : null),
    update(changes: ElementsOptions) {
      Object.assign(options, changes);
      payment?.restyle();
    },
    fetchUpdates: async () => ({}),
    async submit() {
      const answer = await payment?.ask({ kind: 'submit' });
      return answer?.error ? { error: answer.error } : { selectedPaymentMethod: 'card' };
    },
  };
}

function createStripe(key: string, { locale }: { locale?: string } = {}) {
  async function call(path: string, body?: Record<string, string>, query = ''): Promise<Answer> {
    try {
      const response = await fetch(`${base}/v1${path}${query}`, {
        headers: { authorization: `Bearer ${key}` },
        ...(body && { method: 'POST', body: new URLSearchParams(body) }),
      });
      const answer = await response.json();
      return response.ok ? { intent: answer } : { error: answer.error };
    } catch {
      return { error: { type: 'api_connection_error', message: 'The connection to Stripe was interrupted.' } };
    }
  }

  const kindOf = (secret: string) => (secret.startsWith('seti_') ? 'setup_intent' : 'payment_intent');
  const idOf = (secret: string) => secret.split('_secret_', 1)[0] ?? '';

  async function confirm({ elements, clientSecret, confirmParams = {}, redirect = 'always' }: ConfirmOptions) {
    const secret = clientSecret ?? elements?.options.clientSecret;
    if (!secret) return { error: { type: 'invalid_request_error', message: 'A client secret is needed.' } };
    const element = elements?.payment();
    let paymentMethod = confirmParams.payment_method;
    if (element) {
      const billingDetails = confirmParams.payment_method_data?.billing_details ?? {};
      const answer = await element.ask({ kind: 'tokenize', billingDetails });
      if (answer.error) return { error: answer.error };
      paymentMethod = answer.paymentMethod;
    }
    const kind = kindOf(secret);
    const returnUrl = confirmParams.return_url;
    const answer = await call(`/${kind}s/${idOf(secret)}/confirm`, {
      client_secret: secret,
      use_stripe_sdk: 'true',
      ...(paymentMethod && { payment_method: paymentMethod }),
      ...(returnUrl && { return_url: returnUrl }),
    });
    if ('error' in answer) return element ? { error: element.translated(answer.error) } : answer;
    const { intent } = answer;
    const action = intent.next_action as { redirect_to_url?: { url: string } } | null;
    if (intent.status === 'requires_action' && action?.redirect_to_url) return leave(action.redirect_to_url.url);
    if (redirect === 'if_required' || !returnUrl) {
      return kind === 'setup_intent' ? { setupIntent: intent } : { paymentIntent: intent };
    }
    const target = new URL(returnUrl);
    target.searchParams.set(kind, String(intent.id));
    target.searchParams.set(`${kind}_client_secret`, secret);
    target.searchParams.set('redirect_status', 'succeeded');
    return leave(target.href);
  }

  /** Nothing that follows is to run: the page is being left. */
  function leave(url: string): Promise<never> {
    window.location.assign(url);
    return new Promise(() => {});
  }

  async function retrieve(secret: string) {
    const kind = kindOf(secret);
    const answer = await call(`/${kind}s/${idOf(secret)}`, undefined, `?client_secret=${encodeURIComponent(secret)}`);
    if ('error' in answer) return answer;
    return kind === 'setup_intent' ? { setupIntent: answer.intent } : { paymentIntent: answer.intent };
  }

  const missing = (name: string) => () => {
    throw new Error(`The local Stripe has no stripe.${name}()`);
  };
  return {
    elements: (options: ElementsOptions = {}) => createElements(locale ? { locale, ...options } : options),
    confirmPayment: confirm,
    confirmSetup: confirm,
    retrievePaymentIntent: retrieve,
    retrieveSetupIntent: retrieve,
    createToken: missing('createToken'),
    createPaymentMethod: missing('createPaymentMethod'),
    confirmCardPayment: missing('confirmCardPayment'),
    registerAppInfo() {},
    _registerWrapper() {},
  };
}

Object.assign(window, { Stripe: Object.assign(createStripe, { version: 'endive' }) });
