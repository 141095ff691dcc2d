import { badRequest } from '../faults.ts';
import type { World } from '../world.ts';

/** Fields that an object shows only when asked to. */
const includable: Record<string, string[]> = {
  invoice: ['confirmation_secret', 'payments'],
  'checkout.session': ['line_items'],
  customer: ['subscriptions'],
};

type Shown = Record<string, unknown>;
const isObject = (value: unknown): value is Shown => typeof value === 'object' && value !== null;

function hide(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(hide);
  if (!isObject(value)) return value;
  const hidden = typeof value.object === 'string' ? (includable[value.object] ?? []) : [];
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key, inner]) => !hidden.includes(key) && inner !== undefined)
      .map(([key, inner]) => [key, hide(inner)]),
  );
}

function load(world: World, value: unknown): Shown | null {
  if (isObject(value)) return value;
  if (typeof value !== 'string') return null;
  for (const table of Object.values(world.tables) as Record<string, Shown>[]) {
    if (table[value]) return table[value];
  }
  return world.state.hidden.deletedCustomers[value] ? { id: value, object: 'customer', deleted: true } : null;
}

function subscriptionsOf(world: World, customer: unknown) {
  const data = Object.values(world.tables.subscriptions).filter(
    (each) => each.customer === customer && !['canceled', 'incomplete_expired'].includes(each.status),
  );
  return { object: 'list', data, has_more: false, url: `/v1/customers/${customer}/subscriptions` };
}

/** Puts what `path` names into `shown`, which was copied from `source` without what is not shown by itself. */
function expandInto(world: World, shown: Shown, source: Shown, path: string[], whole: string): void {
  const [key = '', ...rest] = path;
  const inner =
    key === 'subscriptions' && source.object === 'customer' ? subscriptionsOf(world, source.id) : source[key];
  if (inner === undefined) {
    if (source.deleted || includable[String(source.object)]?.includes(key)) return;
    throw badRequest(`This property cannot be expanded (${whole}).`, 'expand[0]');
  }
  if (inner === null) return;
  if (Array.isArray(inner)) {
    const list = shown[key] as unknown[];
    inner.forEach((each, index) => {
      const loaded = load(world, each);
      if (!loaded) return;
      if (!isObject(list[index])) list[index] = hide(loaded);
      if (rest.length > 0) expandInto(world, list[index] as Shown, loaded, rest, whole);
    });
    return;
  }
  const loaded = load(world, inner);
  if (!loaded) throw badRequest(`This property cannot be expanded (${whole}).`, 'expand[0]');
  if (!isObject(shown[key])) shown[key] = hide(loaded);
  if (rest.length > 0) expandInto(world, shown[key] as Shown, loaded, rest, whole);
}

/** An answer as it goes out: nested objects as ids, but for those that `expand` names. */
export function present(world: World, answer: object, expand: string[] = []): object {
  const shown = hide(answer) as Shown;
  for (const path of expand) expandInto(world, shown, answer as Shown, path.split('.'), path);
  return shown;
}
