const sample = 100_000;
const rubbish = /[\p{Cc}\p{Co}\p{Cn}\uFFFD]/gu;

/** The share of characters that no person can read: control, private-use, unassigned, replaced. */
export function rubbishShare(text: string): number {
  const visible = text.slice(0, sample).replace(/\s/gu, '');
  return visible === '' ? 0 : (visible.match(rubbish)?.length ?? 0) / visible.length;
}

export const mostRubbish = 0.2;
