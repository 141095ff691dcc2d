import { maxUploadBytes, uploadExtensions } from '#src/features/contracts/upload-limits.schema.ts';
import { m } from '#src/i18n/paraglide/messages.js';

export const acceptedFiles = uploadExtensions.join(',');

/** What can be checked without the server: the one file, or why it is refused. */
export function chooseFile(files: readonly File[]): { file: File } | { problem: string } | null {
  const [file] = files;
  if (!file) return null;
  if (files.length > 1) return { problem: m.error_contracts_too_many_files() };
  const name = file.name.toLowerCase();
  if (!uploadExtensions.some((extension) => name.endsWith(extension))) return { problem: m.upload_file_type() };
  if (file.size > maxUploadBytes) return { problem: m.error_contracts_file_too_large() };
  if (file.size === 0) return { problem: m.error_contracts_file_empty() };
  return { file };
}
