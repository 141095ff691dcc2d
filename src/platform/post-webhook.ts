const patienceMs = 10_000;

/** The status of the answer; null: none came in time. No redirect is followed, and nothing is read of the answer. */
export async function postWebhook(
  url: string,
  { body, headers }: { body: string; headers: Record<string, string> },
): Promise<number | null> {
  try {
    const signal = AbortSignal.timeout(patienceMs);
    const sent = {
      method: 'POST',
      redirect: 'manual',
      body,
      headers: { ...headers, 'user-agent': 'Plainclause' },
    } as const;
    const answer = await fetch(url, { ...sent, signal });
    await answer.body?.cancel();
    return answer.status;
  } catch {
    return null;
  }
}
