import { AppError, type Failures } from '#src/kernel/app-error.ts';

export const generatedContractFailures = {
  'templates.not_generated': { status: 409, text: 'This contract was not made from a template.' },
  'clauses.contract_changed': { status: 409, text: 'This contract was changed at the same time. Please try again.' },
  'clauses.unfit_contract': { status: 422, text: 'This clause is not made for contracts of this kind.' },
  'clauses.unfit_business': {
    status: 422,
    text: 'This wording is for contracts between businesses alone. Please choose another one.',
  },
  'clauses.unfit_no_consumer': { status: 422, text: 'This clause is for contracts with a consumer alone.' },
  'clauses.unfit_party': {
    status: 422,
    text: 'This wording speaks of a party that the contract does not have. Please choose another one.',
  },
  'clauses.unfit_term': {
    status: 422,
    text: 'Other parts of the contract rely on a term that is explained in the part that this clause would replace.',
  },
  'clauses.unfit_version': {
    status: 422,
    text: 'This contract was made from an earlier version of its template, to which clauses can no longer be added safely. Please make it anew.',
  },
  'clauses.not_added': { status: 404, text: 'This clause is not among those that were added to the contract.' },
} satisfies Failures;
export type GeneratedContractErrorCode = keyof typeof generatedContractFailures;

/** Why a contract cannot take a clause. */
export const clauseRefusals = [
  'clauses.unfit_contract',
  'clauses.unfit_business',
  'clauses.unfit_no_consumer',
  'clauses.unfit_party',
  'clauses.unfit_term',
  'clauses.unfit_version',
] as const satisfies readonly GeneratedContractErrorCode[];
export type ClauseRefusal = (typeof clauseRefusals)[number];

const fail = (code: GeneratedContractErrorCode) => new AppError<GeneratedContractErrorCode>(code);

export const notGenerated = () => fail('templates.not_generated');
/** The contract cannot take the clause, for the reason that the code names. */
export const unfit = (code: ClauseRefusal) => fail(code);
export const notAdded = () => fail('clauses.not_added');
export const contractChanged = () => fail('clauses.contract_changed');
