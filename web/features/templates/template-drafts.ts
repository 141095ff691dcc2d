import { draftsKey, forgetDrafts } from '#web/lib/forget-drafts.ts';

/** What was typed into a template and not made into a contract yet. */
export interface Draft {
  savedAt: string;
  fileName: string;
  values: Record<string, string>;
}

/** How long a draft is kept, in milliseconds. */
const keptFor = 30 * 24 * 3_600_000;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Null for what is no draft, or too old to be one still. */
function readDraft(stored: unknown): Draft | null {
  if (!isRecord(stored) || !isRecord(stored.values)) return null;
  const { savedAt, fileName, values } = stored;
  if (typeof savedAt !== 'string' || typeof fileName !== 'string') return null;
  const age = Date.now() - Date.parse(savedAt);
  if (!(age < keptFor)) return null;
  const texts = Object.entries(values).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return { savedAt, fileName, values: Object.fromEntries(texts) };
}

/** The drafts of an account by template. What is not readable, too old or of another account counts as none. */
function readAll(owner: string): Map<string, Draft> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(draftsKey) ?? 'null');
    if (!isRecord(stored) || stored.owner !== owner || !isRecord(stored.drafts)) return new Map();
    const drafts = Object.entries(stored.drafts).map(([id, draft]) => [id, readDraft(draft)] as const);
    return new Map(drafts.filter((entry): entry is [string, Draft] => entry[1] !== null));
  } catch {
    return new Map();
  }
}

/** Whether the browser kept it. */
function writeAll(owner: string, drafts: Map<string, Draft>): boolean {
  if (drafts.size === 0) {
    forgetDrafts();
    return true;
  }
  try {
    localStorage.setItem(draftsKey, JSON.stringify({ owner, drafts: Object.fromEntries(drafts) }));
    return true;
  } catch {
    return false;
  }
}

export const findDraft = (owner: string, templateId: string): Draft | null => readAll(owner).get(templateId) ?? null;

/** Keeps what was typed; drafts of other accounts give way to it. False where the browser keeps nothing. */
export const keepDraft = (owner: string, templateId: string, draft: Omit<Draft, 'savedAt'>): boolean =>
  writeAll(owner, readAll(owner).set(templateId, { ...draft, savedAt: new Date().toISOString() }));

export function dropDraft(owner: string, templateId: string): void {
  const drafts = readAll(owner);
  drafts.delete(templateId);
  writeAll(owner, drafts);
}
