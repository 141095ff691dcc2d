import type { Deps } from '#src/deps.ts';
import { answerErrorText } from '#src/i18n/answer-error-text.ts';
import type { Locale } from '#src/i18n/locale.schema.ts';
import { maxMachineReadPagesFor, tokensPerMachineReadPage } from '../usage/usage.rules';
import { quoteAnalysis } from '../usage/usage.usecases';
import type { MachineReading, SizeValidation } from './contracts.schema';
import type { StoredFile } from './incoming-file';
import { likenessText } from './likeness-text';
import { type MeasuredUpload, measureUpload, type UploadMeasurement } from './measure-upload';

type Needs = Pick<Deps, 'accounts' | 'usage' | 'measure' | 'files' | 'clock' | 'config'>;
type Input = { ownerId: string; file: StoredFile; language: Locale };

const noFacts = { pages: null, characters: null, detectedLanguage: null, languageConfidence: null };
const noFigures = { availableTokens: null, estimatedTokens: null, maxPages: null };

/**
 * Says before an upload whether it would be accepted, what it would cost, and if not, why, in `language`. What may be
 * uploaded next is kept for it, what is refused is not.
 */
export async function validateSize(deps: Needs, input: Input): Promise<SizeValidation> {
  const { plain, withMachine, looksLike, sides } = await measureUpload(deps, input);
  const isKept = !('refused' in plain) || (withMachine !== null && !('refused' in withMachine));
  if (!isKept) await deps.files.delete([input.file.key]);
  return {
    ...(await verdictOn(plain, deps, input)),
    contentHash: isKept ? input.file.contentHash : null,
    ...factsOf(plain),
    looksLikeContract: !looksLike,
    notContractReason: looksLike && likenessText[looksLike]({}, { locale: input.language }),
    ...sides,
    machineReading: withMachine && (await machineReading(withMachine, deps, input)),
  };
}

async function machineReading(
  upload: NonNullable<UploadMeasurement['withMachine']>,
  deps: Needs,
  input: Input,
): Promise<MachineReading> {
  const verdict = await verdictOn(upload, deps, input);
  const { availableTokens } = verdict;
  const maxPages = availableTokens === null ? null : maxMachineReadPagesFor(availableTokens);
  return { ...verdict, pages: upload.unreadPages, tokensPerPage: tokensPerMachineReadPage, maxPages };
}

/** What is found out about a file before it is uploaded. */
function factsOf(upload: UploadMeasurement['plain']) {
  if ('refused' in upload) return noFacts;
  const { pages, characters, language, languageConfidence } = upload.measured;
  return { pages, characters, detectedLanguage: language, languageConfidence };
}

async function verdictOn(upload: MeasuredUpload | UploadMeasurement['plain'], deps: Needs, input: Input) {
  const explain = (code: NonNullable<SizeValidation['reasonCode']>) =>
    answerErrorText[code]({}, { locale: input.language });
  if ('refused' in upload) {
    return { allowed: false, reason: explain(upload.refused), reasonCode: upload.refused, ...noFigures };
  }
  const documentTokens = upload.measured.tokens;
  const { refusal, ...figures } = await quoteAnalysis(deps, { ownerId: input.ownerId, documentTokens });
  return { allowed: refusal === null, reason: refusal && explain(refusal), reasonCode: refusal, ...figures };
}
