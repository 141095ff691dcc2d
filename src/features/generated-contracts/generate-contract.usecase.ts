import type { Deps } from '#src/deps.ts';
import { answerErrorText } from '#src/i18n/answer-error-text.ts';
import type { Locale } from '#src/i18n/locale.schema.ts';
import { m } from '#src/i18n/paraglide/messages.js';
import { newId } from '#src/kernel/ids.ts';
import type { CurrentUser } from '../accounts/accounts.schema';
import { contractFiles } from '../contracts/contract-files';
import { cleanFileName } from '../contracts/file-name.rules';
import { textFile } from '../contracts/incoming-file';
import { type MeasuredUpload, measureAccepted, measuredColumns } from '../contracts/measure-upload';
import { fillTemplate } from '../templates/fill-template.rules';
import { cleanValues, findFaults, type Values } from '../templates/template-values.rules';
import { wrongInput } from '../templates/templates.errors';
import type { TemplateWithBody } from '../templates/templates.schema';
import { getTemplate } from '../templates/templates.usecases';
import { contractLayout, contractText } from './contract-layout.rules';
import type { NewContract } from './generated-contracts.schema';

type Needs = Pick<Deps, 'content' | 'generatedContracts' | 'measure' | 'files' | 'clock' | 'waitUntil'>;
type Input = NewContract & { user: Pick<CurrentUser, 'id' | 'accountStatus'>; locale: Locale };

/**
 * Makes a contract of a template and keeps it as one of the account's. It is charged nothing. Throws what
 * `getTemplate` throws, and templates.* that name the fields, in the words of `locale`, when a value is wrong.
 */
export async function generateContract(deps: Needs, input: Input): Promise<{ contractId: string }> {
  const template = await getTemplate(deps, { ...input, id: input.templateId });
  const fileName = nameOf(input);
  const values = checkValues(template, input);
  const blocks = fillTemplate(template, values, ({ name }) => {
    throw new Error(`${template.id}: ${name} was not filled in`);
  });
  const file = await textFile(`${fileName}.txt`, contractText(blocks));
  const upload = await measureAccepted(deps, { ownerId: input.user.id, file });
  const kept = keep(deps, { input, template, fileName, upload, layout: contractLayout(blocks) });
  // Taken to its end even when the caller goes away half way.
  deps.waitUntil(kept.catch(() => {}));
  return kept;
}

/** A name is no path: "Bed/Breakfast" stays whole. */
function nameOf({ fileName, locale }: Pick<Input, 'fileName' | 'locale'>): string {
  const name = fileName.replaceAll(/[/\\]/g, '-').trim();
  const code = 'templates.file_name_required';
  if (!name) throw wrongInput(code, { fileName: answerErrorText[code]({}, { locale }) });
  return cleanFileName(name);
}

function checkValues({ fields, variables }: TemplateWithBody, { variables: raw, locale }: Input): Values {
  const values = cleanValues(fields, raw);
  const faults = Object.entries(findFaults(fields, values));
  const [first] = faults;
  if (!first) return values;
  const labels = new Map(variables.map(({ name, label }) => [name, label]));
  const worded = faults.map(([name, code]) => {
    const fault = answerErrorText[code]({}, { locale });
    return [name, m.template_field_fault({ label: labels.get(name) ?? name, fault }, { locale })];
  });
  const missing = faults.find(([, code]) => code === 'templates.required');
  throw wrongInput((missing ?? first)[1], Object.fromEntries(worded));
}

type Generated = {
  input: Input;
  template: TemplateWithBody;
  fileName: string;
  upload: MeasuredUpload & { file: { bytes: Uint8Array } };
  layout: string;
};

async function keep(
  { generatedContracts, files, clock }: Pick<Needs, 'generatedContracts' | 'files' | 'clock'>,
  { input: { user }, template, fileName, upload, layout }: Generated,
): Promise<{ contractId: string }> {
  const id = newId();
  const now = clock();
  await generatedContracts.insert({
    id,
    ownerId: user.id,
    fileName,
    ...measuredColumns(upload),
    templateId: template.id,
    templateVersion: template.version,
    layout,
    addedClauses: [],
    createdAt: now,
    updatedAt: now,
  });
  try {
    await files.put(contractFiles.original(user.id, id), upload.file.bytes, 'text/plain; charset=utf-8');
  } catch (error) {
    await generatedContracts.deleteOwned({ ownerId: user.id, id }).catch(() => {});
    throw error;
  }
  return { contractId: id };
}
