/** What wordings call those who are party to the contract. Which of its parties is meant follows from its template. */
const roles = new Set([
  ...['Supplier', 'Customer', 'Client', 'Creator', 'Contractor', 'Company', 'Licensor', 'Licensee', 'Employer'],
  ...['Employee', 'Landlord', 'Tenant', 'Discloser', 'Recipient', 'Assignor', 'Assignee', 'Producer', 'Participant'],
  ...['Owner', 'Partner'],
]);

/** Suggestions that may stand as they are: they name no fact of the deal. */
const usual = new Set([
  ...['London, England', 'English', 'the United Kingdom', 'United Kingdom', 'the United Kingdom and Ireland'],
  ...['London Court of International Arbitration', 'Arbitration Rules of the Chartered Institute of Arbitrators'],
  ...['Centre for Effective Dispute Resolution', 'the United Kingdom and the European Economic Area', 'ISO/IEC 27001'],
  ...['MIT, BSD or Apache 2.0', 'goods', 'goods and services', 'products', 'the products', 'monthly in arrears'],
  ...['the purpose of this Agreement', 'the agreed date', 'the agreed place', 'the delivery', 'final invoice'],
  ...['the first anniversary of this Agreement', 'project manager'],
  ...['8 a.m. to 6 p.m. on working days', '1 a.m. and 5 a.m.', 'an independent escrow agent'],
  ...['an independent escrow agent agreed by both', 'the address stated in this Agreement'],
  'the texts, designs, photographs, software and other results',
]);
const number = '(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve|second|fifth|[\\d.,]+)';
const figure = new RegExp(`^${number}(?: (?:day|week|month|year)s?)?$`);

/**
 * How a blank is filled: by the `role` of a party, by the `law` of the contract, with what is suggested unless something
 * else was agreed (`usual`), or with a `fact` that only the person knows.
 */
export type BlankUse = 'role' | 'law' | 'usual' | 'fact';

export function blankUse(suggestion: string): BlankUse {
  if (roles.has(suggestion)) return 'role';
  if (suggestion === 'England and Wales') return 'law';
  return usual.has(suggestion) || figure.test(suggestion) ? 'usual' : 'fact';
}
