import { z } from 'zod';
import type { Deps } from '#src/deps.ts';
import { contractFiles } from '#src/features/contracts/contract-files.ts';
import { contractStatusSchema } from '#src/features/contracts/contracts.schema.ts';
import { uploadContract } from '#src/features/contracts/contracts.usecases.ts';
import { textFile } from '#src/features/contracts/incoming-file.ts';
import { measureAccepted, measuredColumns } from '#src/features/contracts/measure-upload.ts';
import { newId } from '#src/kernel/ids.ts';

export const sampleContractSchema = z.object({
  fileName: z.string(),
  text: z.string(),
  /** `uploaded` ones are analysed like any upload; the others stay as they are, so that each state can be seen. */
  state: contractStatusSchema.extract(['uploaded', 'analysing', 'failed']),
});
type TextFile = Awaited<ReturnType<typeof textFile>>;
type SampleContract = z.infer<typeof sampleContractSchema>;

type Needs = Pick<
  Deps,
  | 'accounts'
  | 'contracts'
  | 'contractQueue'
  | 'owners'
  | 'accountContracts'
  | 'usage'
  | 'measure'
  | 'files'
  | 'queue'
  | 'clock'
  | 'config'
  | 'logger'
  | 'waitUntil'
>;

/** Far enough ahead that the sweep never finds the contract standing still. */
const never = new Date('2100-01-01T00:00:00Z');

/** Gives an account without contracts the samples. */
export async function seedContracts(deps: Needs, { ownerId, samples }: { ownerId: string; samples: SampleContract[] }) {
  if ((await deps.accountContracts.countOwned({ ownerId })) > 0) return;
  for (const sample of samples) {
    const file = await textFile(sample.fileName, sample.text);
    if (sample.state === 'uploaded') await uploadContract(deps, { ownerId, file, language: 'en' });
    else await insertStanding(deps, { ownerId, file, status: sample.state });
  }
}

async function insertStanding(
  deps: Needs,
  { ownerId, file, status }: { ownerId: string; file: TextFile; status: 'analysing' | 'failed' },
): Promise<void> {
  const upload = await measureAccepted(deps, { ownerId, file });
  const id = newId();
  const now = deps.clock();
  await deps.files.put(contractFiles.original(ownerId, id), file.bytes, 'application/octet-stream');
  await deps.contracts.insert({
    id,
    ownerId,
    fileName: file.fileName,
    status,
    failureCode: status === 'failed' ? 'contracts.engine_unavailable' : null,
    ...measuredColumns(upload),
    language: 'en',
    statusChangedAt: status === 'failed' ? now : never,
    createdAt: now,
    updatedAt: now,
  });
}
