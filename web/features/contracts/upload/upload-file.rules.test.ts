import { expect, test } from 'vitest';
import { acceptedFiles, chooseFile } from './upload-file.rules';

const file = (name: string, size = 300) => {
  const made = new File(['x'], name);
  Object.defineProperty(made, 'size', { value: size });
  return made;
};
const tenMegabytes = 10 * 1024 * 1024;

test('the file chooser offers TXT, PDF, DOCX and DOC files', () => {
  expect(acceptedFiles).toBe('.txt,.pdf,.docx,.doc');
});

test.each(['lease.pdf', 'LEASE.PDF', 'terms.v2.docx', 'old.DOC', 'عقد.txt'])('%s is taken', (name) => {
  expect(chooseFile([file(name)])).toHaveProperty('file.name', name);
});

test.each(['lease.png', 'lease.pdf.exe', 'lease'])('%s is refused with the kinds that can be read', (name) => {
  expect(chooseFile([file(name)])).toEqual({
    problem: 'This file type is not accepted. Please choose a PDF, Word (DOC, DOCX) or TXT file.',
  });
});

test('a file of exactly 10 MB is taken and one byte more is refused', () => {
  expect(chooseFile([file('lease.pdf', tenMegabytes)])).toHaveProperty('file');
  expect(chooseFile([file('lease.pdf', tenMegabytes + 1)])).toEqual({
    problem: 'This file is larger than 10 MB. Please upload a smaller one.',
  });
});

test('two files at once, and an empty file, are refused', () => {
  expect(chooseFile([file('a.pdf'), file('b.pdf')])).toEqual({ problem: 'Please upload one file at a time.' });
  expect(chooseFile([file('a.pdf', 0)])).toHaveProperty('problem');
});

test('closing the file chooser without a choice changes nothing', () => {
  expect(chooseFile([])).toBeNull();
});
