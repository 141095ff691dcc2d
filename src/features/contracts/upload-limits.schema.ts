/** Without zod, so that the browser can check a file before it loads anything else. */
export const maxUploadBytes = 10 * 1024 * 1024;
export const uploadExtensions = ['.txt', '.pdf', '.docx', '.doc'] as const;

/** Reading a file costs, also where it is refused. */
export const filesLimit = [{ by: 'account', limit: 120, windowSeconds: 600 }] as const;
