/** In characters. */
export const maxQuestionLength = 500;
/** Kept with a contract. */
export const maxQuestions = 50;
/** What an answer that a language model writes takes of a plan: the passages that it is written from, and writing it. */
export const pagesForAnswer = 3;

export const questionsLimit = [{ by: 'account', limit: 60, windowSeconds: 3600 }] as const;
