export type Toast = {
  title: string;
  description?: string | undefined;
  tone?: 'neutral' | 'success' | 'destructive';
  /** Where there is more. Toasts lie outside the pages, so who shows one says how to go there. */
  link?: { label: string; to: string; go: (to: string) => void } | undefined;
  /** Milliseconds on screen. */
  duration?: number;
  /** Until it leaves, no other toast takes its place: what follows from the same failure would hide it. */
  holdsPlace?: boolean;
};

export type ShownToast = Toast & { id: number };

const defaultDuration = 5000;
const listeners = new Set<() => void>();
let shown: ShownToast | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;
let remaining = 0;
let startedAt = 0;
let lastId = 0;

/** One at a time: a new toast takes the place of the one on screen, unless that one holds its place. */
export function showToast(toast: Toast) {
  if (shown?.holdsPlace) return;
  lastId += 1;
  shown = { ...toast, id: lastId };
  remaining = toast.duration ?? defaultDuration;
  resumeToast();
  tell();
}

export function dismissToast() {
  clearTimeout(timer);
  shown = null;
  tell();
}

/** While someone points at it or has the focus in it, a toast stays. */
export function pauseToast() {
  clearTimeout(timer);
  remaining -= Date.now() - startedAt;
}

export function resumeToast() {
  clearTimeout(timer);
  startedAt = Date.now();
  timer = setTimeout(dismissToast, Math.max(remaining, 1000));
}

export const shownToast = () => shown;

export function subscribeToToast(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const tell = () => {
  for (const listener of listeners) listener();
};
