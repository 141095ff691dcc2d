export type Raw = string | Raw[] | { [key: string]: Raw };

const isRecord = (value: Raw | undefined): value is { [key: string]: Raw } =>
  typeof value === 'object' && !Array.isArray(value);

/** Records whose keys are 0, 1, 2 … become lists. */
function settle(value: Raw): Raw {
  if (!isRecord(value)) return value;
  const entries = Object.entries(value).map(([key, inner]) => [key, settle(inner)] as const);
  if (entries.length > 0 && entries.every(([key]) => /^\d+$/.test(key))) return entries.map(([, inner]) => inner);
  return Object.fromEntries(entries);
}

/** Reads `items[0][price]=x&expand[]=y` as Stripe does. */
export function readForm(text: string): { [key: string]: Raw } {
  const root: { [key: string]: Raw } = {};
  for (const [name, value] of new URLSearchParams(text)) {
    const path = [...name.matchAll(/^[^[]+|\[([^\]]*)\]/g)].map(([whole, inner]) => inner ?? whole);
    let target = root;
    path.forEach((part, index) => {
      const key = part === '' ? String(Object.keys(target).length) : part;
      if (key === '__proto__') return;
      if (index === path.length - 1) {
        target[key] = value;
        return;
      }
      const inner = target[key];
      const next = isRecord(inner) ? inner : {};
      target[key] = next;
      target = next;
    });
  }
  return settle(root) as { [key: string]: Raw };
}
