import type { z } from 'zod';
import type { Delivery, State } from '../state.ts';
import type { OrderPath, orderShapes } from './control-api.ts';

export interface ControlAnswer {
  orders: State['orders'];
  deliveries: Delivery[];
}

/** Gives orders to a local Stripe, in this process or in another one. */
export function controlLocalStripe(url: string) {
  async function order<Path extends OrderPath>(
    path: Path,
    body: z.input<(typeof orderShapes)[Path]>,
  ): Promise<ControlAnswer> {
    const answer = await fetch(`${url}/_control${path}`, { method: 'POST', body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as ControlAnswer;
  }
  return {
    order,
    read: async () => (await (await fetch(`${url}/_control`)).json()) as ControlAnswer,
  };
}
