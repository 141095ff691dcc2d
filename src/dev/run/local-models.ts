import type { Variables } from './worker-variables.ts';

/** A language model's server that people run on their own machine. */
export interface LocalService {
  name: string;
  origin: string;
  /** What only this server answers, apart from the list of its models. */
  signature: string | null;
  /** What somebody does who has no model yet. */
  advice: string;
  /** How it comes to read more than its usual 4,096 tokens at a time; the rest it may leave out silently. */
  roomier: string;
}

export const localServices: LocalService[] = [
  {
    name: 'Ollama',
    origin: 'http://127.0.0.1:11434',
    signature: '/api/version',
    advice: '“ollama pull NAME” gets one',
    roomier: 'start it with OLLAMA_CONTEXT_LENGTH=32000',
  },
  {
    name: 'LM Studio',
    origin: 'http://127.0.0.1:1234',
    signature: null,
    advice: 'load one in LM Studio',
    roomier: 'load the model with a context length of 32000',
  },
];

const longestWaitMs = 1000;
/** Models that write nothing stand in the same list. */
const isOther = /embed|minilm|rerank|(?:^|\/)bge-|whisper|tts/i;
/** One's own machine answers questions one after another, and reads a contract for minutes before its first word. */
const pace = 'OPENAI_CONTEXT_TOKENS=32000 OPENAI_QUESTIONS_AT_ONCE=1 OPENAI_PATIENCE_SECONDS=300';

async function getJson(url: string): Promise<unknown> {
  const response = await fetch(url, { signal: AbortSignal.timeout(longestWaitMs) });
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return response.json();
}

/** Names of the models that a service offers; null: nothing like it listens there. */
async function offeredModels({ origin, signature }: LocalService): Promise<string[] | null> {
  try {
    const [list] = await Promise.all([getJson(`${origin}/v1/models`), signature && getJson(origin + signature)]);
    const { object, data } = Object(list);
    if (object !== 'list') return null;
    // Ollama without a model lists null.
    const models: unknown[] = Array.isArray(data) ? data : [];
    return models.map((model) => Object(model).id).filter((id) => typeof id === 'string' && id !== '');
  } catch {
    return null;
  }
}

const quoted = (word: string) => (/^[\w.:/@+-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`);

/**
 * For each service that runs on this machine, the line that has its first model read contracts. Nothing where a model is
 * configured already. Takes a second at most, and never fails.
 */
export async function describeLocalModels(
  variables: Variables,
  { command, services = localServices }: { command: string; services?: LocalService[] },
): Promise<string[]> {
  if (variables.OPENAI_API_KEY || variables.OPENAI_BASE_URL) return [];
  const described = services.map(async (service) => {
    const offered = await offeredModels(service);
    if (!offered) return [];
    const model = offered.find((name) => !isOther.test(name));
    if (!model) return [`  ${service.name} runs on this machine, without a model that writes: ${service.advice}.\n`];
    const place = `OPENAI_BASE_URL=${service.origin}/v1 OPENAI_MODEL=${quoted(model)}`;
    return [
      `  ${service.name} runs on this machine. This has it read contracts (or the same in .dev.vars, a line each):\n  ${place} ${pace} ${command}\n  So that it reads contracts whole, ${service.roomier}.\n`,
    ];
  });
  return (await Promise.all(described)).flat();
}
