import { expect, test } from 'vitest';
import { acceptedFiles, chooseFiles } from './upload-file.rules';

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
  expect(chooseFiles([file(name)])).toHaveProperty('file.name', name);
});

test.each(['lease.png', 'lease.pdf.exe', 'lease'])('%s is refused with the kinds that can be read', (name) => {
  expect(chooseFiles([file(name)])).toEqual({
    problem: 'This file type is not accepted. Please choose a PDF, Word (DOC, DOCX) or TXT file.',
  });
});

test('a file of exactly 10 MB is taken and one byte more is refused', () => {
  expect(chooseFiles([file('lease.pdf', tenMegabytes)])).toHaveProperty('file');
  expect(chooseFiles([file('lease.pdf', tenMegabytes + 1)])).toEqual({
    problem: 'This file is larger than 10 MB. Please upload a smaller one.',
  });
});

test('an empty file is refused', () => {
  expect(chooseFiles([file('a.pdf', 0)])).toHaveProperty('problem');
});

test('up to ten files are taken together, each to be judged by itself, and eleven are refused', () => {
  const files = Array.from({ length: 11 }, (_, at) => file(`${at}.png`));
  expect(chooseFiles(files.slice(0, 2))).toEqual({ files: files.slice(0, 2) });
  expect(chooseFiles(files.slice(0, 10))).toEqual({ files: files.slice(0, 10) });
  expect(chooseFiles(files)).toEqual({ problem: 'Choose at most 10 files at once.' });
});

test('closing the file chooser without a choice changes nothing', () => {
  expect(chooseFiles([])).toBeNull();
});
