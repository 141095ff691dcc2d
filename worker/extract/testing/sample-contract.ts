/** A short agreement with numbered clauses, made for the tests. */
export const sampleContract = [
  'CONSULTING AGREEMENT',
  'This Consulting Agreement is made on 3 March 2025 between Northwind Analytics Ltd, a company registered in England (the "Client"), and Amelia Hart, of 14 Mill Lane, York (the "Consultant").',
  '1. Services. The Consultant shall provide the advisory services described in Schedule A with reasonable skill and care, and shall report to the Client once a week.',
  '2. Fees. The Client shall pay the Consultant GBP 450 a day within thirty (30) days of each invoice. Late sums bear interest at 4% a year above the base rate of the Bank of England.',
  '3. Confidentiality. Each party shall keep the other party’s confidential information secret for three years after the end of this Agreement.',
  '4. Term and Termination. This Agreement lasts twelve months. Either party may end it by giving the other party sixty days’ written notice.',
  '5. Liability. The Consultant’s total liability under this Agreement is limited to the fees paid in the six months before the claim arose.',
  '6. Governing Law. This Agreement is governed by the laws of England and Wales, and its courts have exclusive jurisdiction.',
];
