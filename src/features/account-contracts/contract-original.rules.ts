/** RFC 8187: `filename*` allows fewer unescaped characters than encodeURIComponent leaves. */
const extended = (name: string) =>
  encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

/** For clients that know no `filename*`: ASCII without quotation marks and backslashes. */
const plain = (name: string) => name.replace(/[^\x20-\x7e]|["\\%]/g, '_');

/** Headers under which someone's file is a download and nothing else. `securityHeaders` adds nosniff and the sandbox. */
export const originalHeaders = ({ fileName, size }: { fileName: string; size: number }) => ({
  'Content-Type': 'application/octet-stream',
  'Content-Length': String(size),
  'Content-Disposition': `attachment; filename="${plain(fileName)}"; filename*=UTF-8''${extended(fileName)}`,
  'Cache-Control': 'private, no-store',
});
