import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { APIRequestContext, BrowserContext } from 'playwright-core';
import { seedDemo } from '#src/dev/run/app-readiness.ts';
import { waitForMail } from '../mail.ts';

/** The users of the walk: someone signed out, someone on Pro with contracts, someone who has just registered. */
export type Persona = 'visitor' | 'customer' | 'newcomer';

/** Addresses that exist only once the data do. */
export interface Made {
  /** Paths of contracts by what they show. */
  complete: string;
  underWay: string;
  failed: string;
  generated: string;
  /** Uploaded as files of these formats, and complete. */
  pdf: string;
  word: string;
  /** A link from a mail that has not been used. */
  resetLink: string;
}

type Contract = { id: string; fileName: string; status: string; templateId?: string | null };

async function call<Answer>(session: APIRequestContext, appUrl: string, path: string, data?: unknown): Promise<Answer> {
  const answer = data
    ? await session.post(`${appUrl}${path}`, { data, headers: { origin: appUrl } })
    : await session.get(`${appUrl}${path}`);
  if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`);
  return answer.json();
}

/** Like the demo account, but the walk's own: other tests upload as that one, which its pages would announce. */
const customer = { email: 'walker@plainclause.test', password: 'plainclause' };

export async function signInAs({ request: session }: BrowserContext, appUrl: string, persona: Persona) {
  if (persona === 'customer') await call(session, appUrl, '/api/auth/login', customer);
  if (persona !== 'newcomer') return;
  const email = `walker-${crypto.randomUUID()}@example.com`;
  const password = 'plain words';
  const account = { email, password, confirmPassword: password, firstName: 'Ada', lastName: 'Quill' };
  await call(session, appUrl, '/api/auth/register', account);
  const code = await waitForMail(appUrl, email, /\b\d{6}\b/);
  await call(session, appUrl, '/api/auth/verify-email', { email, code });
  await call(session, appUrl, '/api/auth/login', { email, password });
}

/** The samples are analysed while all other tests begin. */
const readWithinMs = 120_000;

/** Looks up, and makes where the account of the walk has none, what it wants to see. */
export async function makeWhatIsSeen(session: APIRequestContext, appUrl: string): Promise<Made> {
  const fault = await seedDemo(appUrl, { email: customer.email, underWay: true });
  if (fault) throw new Error(fault);
  await call(session, appUrl, '/api/auth/login', customer);
  const list = () => call<Contract[]>(session, appUrl, '/api/contracts');
  const before = await list();
  for (const name of ['Walked agreement', 'Second walked agreement']) {
    if (!before.some(({ fileName, templateId }) => templateId && fileName === name))
      await generate(session, appUrl, name);
  }
  for (const [name, fixture] of Object.entries(walkedFiles)) {
    if (!before.some(({ fileName }) => fileName === name)) await upload(session, appUrl, name, fixture);
  }
  await call(session, appUrl, '/api/auth/forgot-password', { email: customer.email });
  const link = await waitForMail(appUrl, customer.email, /http\S+\/reset-password\/\S+/);
  for (const until = Date.now() + readWithinMs; Date.now() < until; await sleep(100)) {
    const contracts = await list();
    const pathOf = (wanted: (contract: Contract) => boolean) => {
      const contract = contracts.find(wanted);
      return contract && `/analysis/${contract.id}`;
    };
    const completeOf = (name: string) => pathOf(({ fileName, status }) => fileName === name && status === 'complete');
    const complete = completeOf('consultancy-agreement.txt');
    const pdf = completeOf('walked.pdf');
    const word = completeOf('walked.docx');
    const underWay = pathOf(({ status }) => status === 'analysing');
    const failed = pathOf(({ status }) => status === 'failed');
    const generated = pathOf(({ templateId }) => Boolean(templateId));
    const reading = contracts.some(({ status }) => ['uploaded', 'reading', 'measuring'].includes(status));
    if (complete && pdf && word && underWay && failed && generated && !reading) {
      return { complete, pdf, word, underWay, failed, generated, resetLink: new URL(link).pathname };
    }
  }
  throw new Error('The account of the walk has no contract in one of the states');
}

async function generate(session: APIRequestContext, appUrl: string, fileName: string) {
  type Variable = { name: string; type: string; required: boolean; options: string[] };
  type Template = { id: string; variables: Variable[] };
  const templates = await call<Template[]>(session, appUrl, '/api/templates');
  const template = templates.find(({ id }) => id === 'non-disclosure-agreement');
  const filled = ({ type, options: [first = ''] }: Variable) =>
    ({ date: '2026-03-01', number: '2', select: first })[type] ?? 'Northwind Analytics Ltd';
  const variables = template?.variables
    .filter(({ required }) => required)
    .map((variable) => [variable.name, filled(variable)]);
  await call(session, appUrl, '/api/contracts/from-template', {
    templateId: template?.id,
    variables: Object.fromEntries(variables ?? []),
    fileName,
  });
}

const fixtures = join(import.meta.dirname, '../../../worker/extract/testing/fixtures');

const walkedFiles = { 'walked.pdf': 'en.pdf', 'walked.docx': 'en.docx' };

async function upload(session: APIRequestContext, appUrl: string, name: string, fixture: string) {
  const buffer = readFileSync(join(fixtures, fixture));
  const contract = { name, mimeType: 'application/octet-stream', buffer };
  const answer = await session.post(`${appUrl}/api/contracts`, {
    multipart: { contract },
    headers: { origin: appUrl },
  });
  if (!answer.ok()) throw new Error(`${name}: ${answer.status()} ${await answer.text()}`);
}
