import { AppError, type Failures } from '#src/kernel/app-error.ts';

export const generatedContractFailures = {
  'templates.not_generated': { status: 409, text: 'This contract was not made from a template.' },
  'clauses.contract_changed': { status: 409, text: 'This contract was changed at the same time. Please try again.' },
} satisfies Failures;
type GeneratedContractErrorCode = keyof typeof generatedContractFailures;

const fail = (code: GeneratedContractErrorCode) => new AppError<GeneratedContractErrorCode>(code);

export const notGenerated = () => fail('templates.not_generated');
export const contractChanged = () => fail('clauses.contract_changed');
