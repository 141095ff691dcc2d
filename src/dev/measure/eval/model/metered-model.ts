import { type LanguageModel, wrapLanguageModel } from 'ai';

/** What was asked of a model. */
export interface Spent {
  questions: number;
  /** Tokens of the questions, as the model's server counted them; `cached` are those that it had read before. */
  sent: number;
  cached: number;
  /** Tokens of the answers, thoughts included. */
  written: number;
}

type Specified = Parameters<typeof wrapLanguageModel>[0]['model'];

/** A model of which is kept what it is asked and what that took. */
export function metered(model: LanguageModel): { model: LanguageModel; spent: Spent } {
  const spent: Spent = { questions: 0, sent: 0, cached: 0, written: 0 };
  const add = ({ inputTokens, outputTokens }: Usage) => {
    spent.sent += inputTokens.total ?? 0;
    spent.cached += inputTokens.cacheRead ?? 0;
    spent.written += outputTokens.total ?? 0;
  };
  const wrapped = wrapLanguageModel({
    model: model as Specified,
    middleware: {
      specificationVersion: 'v4',
      wrapGenerate: async ({ doGenerate }) => {
        spent.questions++;
        const result = await doGenerate();
        add(result.usage);
        return result;
      },
      wrapStream: async ({ doStream }) => {
        spent.questions++;
        const { stream, ...rest } = await doStream();
        const counted = stream.pipeThrough(
          new TransformStream({
            transform: (part, controller) => {
              if (part.type === 'finish') add(part.usage);
              controller.enqueue(part);
            },
          }),
        );
        return { stream: counted, ...rest };
      },
    },
  });
  return { model: wrapped, spent };
}

interface Usage {
  inputTokens: { total: number | undefined; cacheRead: number | undefined };
  outputTokens: { total: number | undefined };
}
