import { blankUse } from '../features/clauses/blank-use.rules';
import type { WordingKind } from '../features/clauses/clause-choices.schema';
import { readWording } from '../features/clauses/clause-wording.rules';
import type { Clause } from '../features/clauses/clauses.schema';
import type { Contract } from '../features/contracts/contracts.schema';
import { readLayout } from '../features/generated-contracts/contract-layout.rules';
import type { ContractCreated, NewClause } from '../features/generated-contracts/generated-contracts.schema';
import type { MeasureService } from '../platform/measure';
import { call } from './api';
import type { asUser } from './as-user';
import { keepingMeasure } from './keeping-measure';

type User = Awaited<ReturnType<typeof asUser>>;

/** A contract for services between businesses, in the words of its template. */
export const service = {
  templateId: 'service-agreement',
  fileName: 'Website care',
  variables: {
    agreementDate: '2026-11-20',
    supplierName: 'شركة النور للتجارة',
    supplierAddress: '1 High Street, Leeds',
    clientName: 'Northwind Ltd',
    clientAddress: '2 Low Road, York',
    clientNumber: '01234567',
    services: 'Care of a website, as clause 2.1 of the offer says\nReports under clause 8.2',
    startDate: '2026-12-01',
    payBasis: 'monthly',
    fee: '500',
    paymentDays: '30',
    noticeDays: '30',
  },
};

export const withMeasure = (user: User, measure: MeasureService = keepingMeasure) => ({
  headers: user.headers,
  env: { MEASURE: measure },
});
export const problemOf = async (response: Response) => [
  response.status,
  (await response.json<{ code: string }>()).code,
];

export async function generated(user: User, variables: Record<string, string> = {}): Promise<string> {
  const response = await call('POST', '/api/contracts/from-template', {
    ...withMeasure(user),
    body: { ...service, variables: { ...service.variables, ...variables } },
  });
  return (await response.json<ContractCreated>()).contractId;
}
export const contractOf = async (user: User, id: string): Promise<Contract> =>
  (await call('GET', `/api/contracts/${id}`, user)).json();
export const add = (user: User, contractId: string, body: unknown, measure?: MeasureService) =>
  call('POST', `/api/contracts/${contractId}/clauses`, { ...withMeasure(user, measure), body });

export async function clauseOf(user: User, id: string, wording: WordingKind = 'standard') {
  const clause: Clause = await (await call('GET', `/api/clauses/${id}`, user)).json();
  const { blanks, paragraphs, sums } = readWording(clause.wordings[wording] ?? '');
  const asked: NewClause = {
    clauseId: id,
    wording,
    blanks: blanks.map((blank, place) => {
      if (blankUse(blank) !== 'fact') return blank;
      return sums.has(place) ? '1,234.50' : `our ${blank}`;
    }),
  };
  return { clause, asked, paragraphs };
}

export const headingsOf = ({ fileContent, layout }: Contract) =>
  readLayout(fileContent, layout)
    .filter(({ kind }) => kind === 'heading')
    .map(({ number, words }) => `${number} ${words}`);
export const paragraphsOf = ({ fileContent }: Contract) => fileContent.split('\n\n');
