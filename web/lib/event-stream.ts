import { openApi } from './api';
import { failedAnswer } from './failed-answer';

/**
 * Posts to the API and hands on each event of its answer as it comes; returns the last. Raises as `callApi` does, also
 * where the answer ends before its first event.
 */
export async function streamApi<T>(path: string, body: unknown, onEvent: (event: T) => void): Promise<T> {
  const response = await openApi(path, { method: 'POST', body, accept: 'text/event-stream' });
  if (!response.ok || !response.body) throw await failedAnswer(response);
  let last: T | undefined;
  for await (const data of eventsOf(response.body)) {
    last = JSON.parse(data) as T;
    onEvent(last);
  }
  if (last === undefined) throw new TypeError('The answer ended before it began');
  return last;
}

/** The data of each event, one line each, as our API sends them. */
async function* eventsOf(stream: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const reader = stream.getReader();
  const decoder = new TextDecoder();
  let waiting = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    waiting += decoder.decode(value, { stream: true });
    const events = waiting.split('\n\n');
    waiting = events.pop() ?? '';
    for (const event of events) if (event.startsWith('data:')) yield event.slice('data:'.length);
  }
}
