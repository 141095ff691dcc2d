import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { questionAsked } from '#worker/analyse/language-model/testing/question-asked.ts';
import type { EverydayDocument } from '../everyday.ts';

/** An answer to all questions together, of the shape that is asked for today or was once. */
export type ModelAnswer = Record<string, unknown>;

/** A document with what a model answered about it. */
export interface RecordedDocument {
  text: string;
  answer: ModelAnswer;
}

const laterFacts = ['isContract', 'reason', 'contractKind', 'title', 'object', 'reader', 'money'];
/** What each question asks for, in the order in which it is written. */
const fieldsOf = {
  facts: [
    'isContract',
    'reason',
    'contractType',
    'contractKind',
    'title',
    'object',
    'reader',
    'parties',
    'money',
    'dates',
  ],
  risks: ['risks'],
  terms: ['summary', 'keyTerms', 'recommendations', 'missingClauses'],
  overview: ['summary', 'contractType'],
};

/** Answers recorded in files named after their documents, `en-01.json` for `en/01`; the other documents are left out. */
export function readRecordedAnswers<Document extends EverydayDocument>(folder: string, documents: readonly Document[]) {
  return documents.flatMap((document) => {
    const path = join(folder, `${document.name.replace('/', '-')}.json`);
    return existsSync(path) ? [{ ...document, answer: JSON.parse(readFileSync(path, 'utf8')) as ModelAnswer }] : [];
  });
}

/** What the answer says to one of the questions. */
export function answerTo(question: ReturnType<typeof questionAsked>, answer: ModelAnswer): ModelAnswer {
  // Before there were several questions, nothing but its summary told that a document is no contract.
  const fields = question === 'facts' && isOld(answer) ? [...fieldsOf.facts, 'summary'] : fieldsOf[question];
  return Object.fromEntries(fields.flatMap((field) => (field in answer ? [[field, answer[field]]] : [])));
}

const isOld = (answer: ModelAnswer) => !laterFacts.some((field) => field in answer);

const visible = (text: string) => text.replace(/\s+/g, '');
const longestCompared = 400;

/** Whether a prompt is about a document: it holds the text, or a part of it, between two marks. */
export function isAbout(prompt: string, { text }: Pick<RecordedDocument, 'text'>): boolean {
  const [, fenced] = /<<<BEGIN CONTRACT-\S+>>>\n([\s\S]*?)\n<<<END CONTRACT/.exec(prompt) ?? [];
  const beginning = visible(fenced ?? '').slice(0, longestCompared);
  return beginning !== '' && visible(text).includes(beginning);
}
