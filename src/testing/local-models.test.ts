import { LLMock } from '@copilotkit/aimock';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isPortFree } from '../dev/run/free-port.ts';
import { describeLocalModels, localServices } from '../dev/run/local-models.ts';
import * as services from './model-services.ts';

const [ollama, lmStudio] = localServices;
if (!ollama || !lmStudio) throw new Error('Ollama and LM Studio are looked for');

let server: LLMock;
beforeEach(async () => {
  server = new LLMock({ port: 0, host: '127.0.0.1' });
  await server.start();
});
afterEach(() => server.stop());

const described = (origin: string, service = ollama, variables = {}) =>
  describeLocalModels(variables, { command: 'npm start', services: [{ ...service, origin }] });

test('both are looked for where they listen unless they are told otherwise', () => {
  expect(localServices.map(({ origin }) => origin)).toEqual(['http://127.0.0.1:11434', 'http://127.0.0.1:1234']);
});

test('Ollama is named with the line that uses the first of its models that writes', async () => {
  const { origin } = services.serveLike(server, services.ollama);
  const [line] = await described(origin);
  expect(line).toContain('Ollama runs on this machine');
  expect(line).toContain(`\n  OPENAI_BASE_URL=${origin}/v1 OPENAI_MODEL=qwen3:8b OPENAI_CONTEXT_TOKENS=32000`);
  expect(line).toMatch(/ npm start\n.*OLLAMA_CONTEXT_LENGTH=32000\.\n$/);
});

test('LM Studio is named with the line that uses the first of its models that writes', async () => {
  const { origin } = services.serveLike(server, services.lmStudio);
  const [line] = await described(origin, lmStudio);
  expect(line).toMatch(/LM Studio runs[\s\S]*OPENAI_MODEL=openai\/gpt-oss-20b /);
});

test('without a model it is said how to get one', async () => {
  const { origin } = services.serveLike(server, services.ollamaWithoutModels);
  expect(await described(origin)).toEqual([expect.stringMatching(/without a model[\s\S]*ollama pull/)]);
});

test('nothing is said where a model is configured', async () => {
  const { origin, asked } = services.serveLike(server, services.ollama);
  expect(await described(origin, ollama, { OPENAI_API_KEY: 'key' })).toEqual([]);
  expect(await described(origin, ollama, { OPENAI_BASE_URL: 'http://127.0.0.1:9/v1' })).toEqual([]);
  expect(asked).toEqual([]);
});

test('another server on the port of Ollama is not taken for it', async () => {
  const { origin } = services.serveLike(server, services.lmStudio);
  expect(await described(origin)).toEqual([]);
});

test('nothing that listens there, and what never answers, keeps the start for a second at most', async () => {
  server.mount('/silent', { handleRequest: () => new Promise(() => {}) });
  expect(await isPortFree(9)).toBe(true);
  const started = Date.now();
  expect(await described('http://127.0.0.1:9')).toEqual([]);
  expect(await described(`${server.url}/silent`)).toEqual([]);
  expect(Date.now() - started).toBeLessThan(3000);
});
