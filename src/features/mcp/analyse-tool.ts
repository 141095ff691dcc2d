import { z } from 'zod';
import { locales } from '#src/i18n/locale.schema.ts';
import { AppError } from '#src/kernel/app-error.ts';
import { sleep } from '#src/kernel/sleep.ts';
import { getContract } from '../account-contracts/account-contracts.usecases';
import { isFinal } from '../contracts/contract-status.rules';
import { uploadContract } from '../contracts/contracts.usecases';
import { textFile } from '../contracts/incoming-file';
import { filesLimit } from '../contracts/upload-limits.schema';
import { analysisLink, mustMay, objectOf, type ToolCaller, tool } from './mcp-tool';
import { toldAnalysis } from './told-analysis.rules';

const input = z.object({
  text: z.string().min(1).max(1_000_000).optional(),
  name: z.string().max(200).optional(),
  language: z.enum(locales).optional(),
  contractId: z.string().max(100).optional(),
});
const told = {
  text: 'The whole text of a contract that is not uploaded yet, at most a megabyte.',
  name: 'What to call it, such as "Office lease".',
  language: `To write the analysis in (${locales.join(', ')}); the language of the caller without it.`,
  contractId: 'A contract of the account, instead of text.',
};

const looksEveryMs = 1000;
const waitsForMs = 20_000;

export const analyseTool = tool({
  name: 'analyse',
  title: 'Analyse a contract',
  description:
    'Explains a contract: summary, risks by level, missing clauses, recommendations and dates, each with the words it rests ' +
    'on. Send text to have a new contract analysed, which takes one analysis of the plan, or contractId to read one that is ' +
    'there. Where the answer says that it is under way, call again with the contractId. It is no legal advice.',
  input,
  inputSchema: objectOf(told),
  readOnly: false,
  async run(caller, { text, name = 'Contract', language = caller.language, contractId }) {
    if ((text === undefined) === (contractId === undefined))
      throw new AppError('http.invalid_input', { fields: { text: 'Send text or contractId.' } });
    const id = contractId ?? (await upload(caller, { text: text ?? '', name, language }));
    await waitFor(caller, id);
    const contract = await getContract(caller.deps, { ownerId: caller.ownerId, id });
    return { ...toldAnalysis(contract), link: analysisLink(caller.deps, id) };
  },
});

async function upload(
  caller: ToolCaller,
  { text, name, language }: { text: string; name: string; language: ToolCaller['language'] },
): Promise<string> {
  const { deps, ownerId } = caller;
  mustMay(caller, 'contracts:write');
  await caller.count('uploadContract', filesLimit);
  const file = await textFile(`${name}.txt`, text);
  return (await uploadContract(deps, { ownerId, file, language })).contractId;
}

async function waitFor({ deps: { contracts }, ownerId }: ToolCaller, id: string): Promise<void> {
  for (let waited = 0; waited < waitsForMs; waited += looksEveryMs) {
    const row = await contracts.findOwned({ ownerId, id });
    if (!row || isFinal(row.status)) return;
    await sleep(looksEveryMs);
  }
}
