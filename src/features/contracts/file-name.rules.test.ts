import { expect, it } from 'vitest';
import { cleanFileName } from './file-name.rules';

it.each([
  ['lease.pdf', 'lease.pdf'],
  ['../../etc/passwd', 'passwd'],
  ['C:\\contracts\\lease.pdf', 'lease.pdf'],
  ['lease\u202Efdp.exe', 'leasefdp.exe'],
  ['le\u0000a\u0007se\n.pdf', 'lease.pdf'],
  ['عقد إيجار.pdf', 'عقد إيجار.pdf'],
  ['half \ud83d.pdf', 'half .pdf'],
  [`${'x'.repeat(300)}.docx`, `${'x'.repeat(195)}.docx`],
  ['', 'contract'],
  ['..', 'contract'],
  ['folder/', 'contract'],
])('a file named %j is shown as %j', (given, shown) => {
  expect(cleanFileName(given)).toBe(shown);
});
