// No zod here: the analysis page needs these lists and would load all of it for them.

export const checklistStates = ['open', 'done', 'asked', 'accepted'] as const;
export type ChecklistState = (typeof checklistStates)[number];

export const maxNoteLength = 500;
