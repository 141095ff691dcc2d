import { failedAnswer } from './failed-answer';
import { currentLocale } from './locale';

type Options = { onProgress?: (bytes: number) => void; signal?: AbortSignal };

/** Fetches a file of unknown size and reports how much has arrived. Throws as `callApi` does. */
export async function download(path: string, { onProgress, signal }: Options = {}): Promise<File> {
  const response = await fetch(path, {
    method: 'GET',
    credentials: 'include',
    signal: signal ?? null,
    headers: { 'Accept-Language': currentLocale() },
  });
  if (!response.ok || !response.body) throw await failedAnswer(response);
  let received = 0;
  const counted = response.body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        received += chunk.length;
        onProgress?.(received);
        controller.enqueue(chunk);
      },
    }),
  );
  // The browser keeps a blob out of the page's memory.
  const blob = await new Response(counted).blob();
  const [, name = 'download'] = /filename="([^"]+)"/.exec(response.headers.get('Content-Disposition') ?? '') ?? [];
  return new File([blob], name, { type: response.headers.get('Content-Type') ?? '' });
}

/** Hands a file to the person, where their browser puts downloads. */
export function saveFile(file: File): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = file.name;
  link.click();
  // A browser may begin to read the file only after this turn.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
