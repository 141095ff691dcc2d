import type { QuestionName } from '../questions';

/** Which of the questions a model is asked, by the words of its prompt. */
export function questionAsked(prompt: string): QuestionName | 'overview' {
  if (prompt.includes('SUMMARIES-')) return 'overview';
  if (prompt.includes('What is this document')) return 'facts';
  return prompt.includes('What in this contract could harm') ? 'risks' : 'terms';
}
