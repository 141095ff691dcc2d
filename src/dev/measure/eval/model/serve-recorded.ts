import type { EverydayDocument } from '../everyday.ts';
import { readRecordedAnswers } from './recorded-answers.ts';
import { startRecordedServer } from './recorded-server.ts';

/** Offers recorded answers to a running app, at a pace in tokens a second, until it is stopped. */
export async function serveRecorded(
  documents: readonly EverydayDocument[],
  recorded: string | undefined,
  { port, pace }: { port: number; pace: number },
) {
  if (!recorded) throw new Error('--serve needs --recorded ANSWERS');
  const answered = readRecordedAnswers(recorded, documents);
  const server = await startRecordedServer(answered, { port, pace: { tokensPerSecond: pace, firstMs: 500 } });
  console.log(
    `${answered.length} answers. Start the app with: OPENAI_API_KEY=recorded OPENAI_BASE_URL=${server.url}/v1`,
  );
}
