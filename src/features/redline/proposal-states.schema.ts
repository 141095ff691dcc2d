// No zod here: the analysis page needs these and would load all of it for them.

/** What became of a proposal in the file: `not-placed` where none of its words were found there. */
export const proposalStates = ['changed', 'commented', 'not-placed'] as const;
export type ProposalState = (typeof proposalStates)[number];

/** Which findings are commented on besides those that could not be written as changes. */
export const commentChoices = ['none', 'chosen', 'all'] as const;
export type CommentChoice = (typeof commentChoices)[number];

/** Where a file that is answered tells what became of each proposal. */
export const outcomesHeader = 'Redline-Outcomes';

/** What a risk is called by: its id, and of an analysis that was stored before these, its place at its level. */
export const riskKey = (risk: { id: string }, level: string, index: number): string =>
  risk.id || `${level}-${index + 1}`;
