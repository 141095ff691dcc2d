import { maxUploadBytes, uploadExtensions } from '#src/features/contracts/upload-limits.schema.ts';
import { m } from '#src/i18n/paraglide/messages.js';
import { formatNumber } from '#web/lib/format.ts';

export const acceptedFiles = uploadExtensions.join(',');
export const mostFilesAtOnce = 10;

/** Why a file is refused before the server is asked; null: it is not. */
export function fileProblem({ name, size }: File): string | null {
  const lower = name.toLowerCase();
  if (!uploadExtensions.some((extension) => lower.endsWith(extension))) return m.upload_file_type();
  if (size > maxUploadBytes) return m.error_contracts_file_too_large();
  return size === 0 ? m.error_contracts_file_empty() : null;
}

type Choice = { file: File } | { files: readonly File[] } | { problem: string };

/** The one file, or several, which are judged one by one; null: nothing was chosen. */
export function chooseFiles(files: readonly File[]): Choice | null {
  const [file] = files;
  if (!file) return null;
  if (files.length > mostFilesAtOnce)
    return { problem: m.upload_several_too_many({ most: formatNumber(mostFilesAtOnce) }) };
  if (files.length > 1) return { files };
  const problem = fileProblem(file);
  return problem === null ? { file } : { problem };
}
