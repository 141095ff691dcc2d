const asked = new Map<string, Promise<Response | null>>();

/** Keeps an answer for whoever asks for it first. One that failed is asked for anew. */
export function keepEarly(path: string, answer: Promise<Response>): void {
  asked.set(
    path,
    answer.then(
      (response) => (response.ok ? response : null),
      () => null,
    ),
  );
}

/** The answer that was asked for early, once. */
export function takeEarly(path: string): Promise<Response | null> | undefined {
  const answer = asked.get(path);
  asked.delete(path);
  return answer;
}
