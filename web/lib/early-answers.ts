declare global {
  /** By path, what `web/public/boot.js` asked for before any of this was loaded; null where no answer came. */
  var askedEarly: Record<string, Promise<Response | null>> | undefined;
}

/** The answer that was asked for early, once; null for one that failed, which is to be asked for anew. */
export async function takeEarly(path: string): Promise<Response | null> {
  const answer = globalThis.askedEarly?.[path];
  if (!answer) return null;
  delete globalThis.askedEarly?.[path];
  const response = await answer;
  return response?.ok ? response : null;
}
