import { type IRunOptions, TextRun } from 'docx';

/** Letters that run from right to left, with what is between them. */
const rightToLeft =
  /([\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]+(?:[\s\p{P}]+[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]+)*)/u;

/** Words as Word sets them: it has to be told what runs from right to left. */
export const docxRuns = (words: string, look: Omit<IRunOptions, 'text' | 'rightToLeft' | 'children'> = {}) =>
  words
    .split(rightToLeft)
    .map((text, index) => ({ text, rightToLeft: index % 2 === 1 }))
    .filter(({ text }) => text !== '')
    .map((run) => new TextRun({ ...look, ...run }));
