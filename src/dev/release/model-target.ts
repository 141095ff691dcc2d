import { parseSharedConfig } from '#src/config.ts';
import type { Variables } from '../run/worker-variables.ts';

/** The model that `--workers-ai` deploys unless another is named: it reads 131,000 tokens, and pictures of pages. */
const workersAiModel = '@cf/meta/llama-4-scout-17b-16e-instruct';

const workersAiPath = /^\/client\/v4\/accounts\/[0-9a-f]{32}\/ai\/v1\/?$/;
const gatewayPath = /^\/v1\/[0-9a-f]{32}\/[\w-]{1,64}\/(?:compat|workers-ai\/v1|openai)\/?$/;
const isOwnMachine = /^(?:localhost|127\.|0\.0\.0\.0$|\[::1\]$|.*\.local$)/;

/** Settings that have Workers AI in the account itself analyse; what is set already stays. */
export function workersAiSettings(accountId: string, settings: Variables): Variables {
  return {
    OPENAI_BASE_URL: `https://api.cloudflare.com/client/v4/accounts/${accountId}/ai/v1`,
    OPENAI_MODEL: workersAiModel,
    OPENAI_CONTEXT_TOKENS: '131000',
    OPENAI_READS_IMAGES: 'on',
    ...settings,
  };
}

/**
 * What keeps the language model from answering a deployed Worker, as far as it can be told without asking it; empty where
 * none is configured. `secrets` are those at hand; those that a Worker keeps are not known here.
 */
export function findModelProblems(settings: Variables, secrets: Variables): string[] {
  try {
    const { languageModel } = parseSharedConfig({ ...settings, ...secrets });
    return languageModel ? problemsOfPlace(languageModel, Boolean(settings.OPENAI_MODEL)) : [];
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
}

type LanguageModel = NonNullable<ReturnType<typeof parseSharedConfig>['languageModel']>;

function problemsOfPlace({ baseUrl, model }: LanguageModel, isModelChosen: boolean): string[] {
  const { protocol, hostname, pathname } = new URL(baseUrl);
  const problems: string[] = [];
  if (isOwnMachine.test(hostname)) problems.push('OPENAI_BASE_URL names one’s own machine, which no Worker reaches.');
  else if (protocol !== 'https:') problems.push('OPENAI_BASE_URL would send contracts unencrypted: it needs https.');
  if (hostname === 'api.cloudflare.com' && !workersAiPath.test(pathname)) {
    problems.push(
      'OPENAI_BASE_URL of Workers AI is https://api.cloudflare.com/client/v4/accounts/ACCOUNT_ID/ai/v1, with 32 hexadecimal digits.',
    );
  }
  if (hostname === 'gateway.ai.cloudflare.com' && !gatewayPath.test(pathname)) {
    problems.push(
      'OPENAI_BASE_URL of an AI Gateway is https://gateway.ai.cloudflare.com/v1/ACCOUNT_ID/GATEWAY/compat.',
    );
  }
  if (hostname !== 'api.openai.com' && !isModelChosen)
    problems.push('OPENAI_MODEL is not set: its service is not OpenAI.');
  else if (hostname.endsWith('cloudflare.com') && !model.includes('/')) {
    problems.push(`OPENAI_MODEL is named with its vendor at Cloudflare, such as ${workersAiModel}; it is ${model}.`);
  }
  return problems;
}

/** One line that says who will analyse. */
export function describeModel(settings: Variables, secrets: Variables): string {
  const { languageModel } = parseSharedConfig({ ...settings, ...secrets });
  if (!languageModel) return 'The built-in analyst analyses, unless the Workers keep the key of a language model.';
  const { model, baseUrl, apiKey, headers, price, ceilings } = languageModel;
  const signed = apiKey || Object.keys(headers).length > 0;
  const limited = [ceilings.account, ceilings.service].some(({ tokens, cost }) => tokens !== null || cost !== null);
  return [
    `${model} at ${new URL(baseUrl).host} analyses${signed ? '' : ', with the key that the Worker keeps, if any'}.`,
    price ? '' : ' What it costs is not known (OPENAI_PRICES).',
    limited ? '' : ' No ceiling of a day is set (OPENAI_DAILY_TOKENS).',
  ].join('');
}
