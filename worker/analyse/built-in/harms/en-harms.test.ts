import { expect, test } from 'vitest';
import { cutPassages } from '../learned/passages';
import { readContractText } from '../text/contract-text';
import { findHarms } from './find-harms';
import type { HarmType } from './harm-types';

/** The harms of a sentence that the learned reader takes for harmful. */
function harmsOf(text: string) {
  const contract = readContractText({ text, blocks: [], language: 'en' });
  return findHarms(
    contract,
    cutPassages(contract).map((passage) => ({ ...passage, score: 1 })),
  ).map(({ harm }) => harm);
}

const harmful: [HarmType, string][] = [
  ['automatic-renewal', 'The membership renews automatically for another year unless you cancel in time.'],
  ['automatic-renewal', 'After thirty days the free trial turns into a paid subscription.'],
  ['narrow-way-out', 'Notice to leave counts only if it is sent by registered post to our head office.'],
  ['price-at-will', 'We may increase the fee at any time and need not say why.'],
  ['price-at-will', 'The rate is whatever the list on our wall says that week.'],
  ['price-climbs', 'The rent goes up by six per cent every January.'],
  ['terms-at-will', 'We may change these terms whenever we see fit by putting a new version online.'],
  ['service-at-will', 'The gym may shorten the opening hours or withdraw classes at its discretion.'],
  ['ended-at-will', 'We may end this agreement at any time without giving a reason.'],
  ['no-early-exit', 'You cannot leave before the end of the minimum term.'],
  ['no-early-exit', 'Illness, pregnancy or the loss of your job is no reason to end the contract.'],
  ['rest-due-on-leaving', 'If you leave early, all remaining instalments are payable in one sum.'],
  ['rest-due-on-arrears', 'If one payment is missed, the whole balance becomes due at once.'],
  ['late-charges', 'Each reminder about an overdue bill adds a charge of £35.'],
  ['flat-penalty', 'For each breach of the house rules you pay a penalty of £200.'],
  ['deposit-kept', 'The deposit is forfeited if you give notice in the first year.'],
  ['no-refund', 'Fees that have been paid are not refunded in any case.'],
  ['no-refund', 'Sessions left over at the end of the month lapse.'],
  ['liability-excluded', 'We are not liable for theft, loss or damage, even through the carelessness of our staff.'],
  ['liability-excluded', 'Bicycles are left in the yard at your own risk.'],
  ['liability-capped', 'Our compensation for lost goods is limited to £30.'],
  ['claims-waived', 'By signing you waive all claims against the studio.'],
  ['reader-indemnifies', 'You indemnify us against all claims and costs arising from the event.'],
  ['guarantee-of-person', 'The director personally guarantees every debt of the company.'],
  ['liable-without-fault', 'You pay for the repair of any damage, no matter who caused it.'],
  ['claim-period-short', 'Faults that are not reported within 24 hours are deemed accepted.'],
  ['silence-accepts', 'Using the app after that day counts as agreement.'],
  ['entry-at-will', 'The landlord may enter the flat at any time without notice.'],
  ['repairs-on-reader', 'The tenant shall repair the roof, the boiler and all pipes at its own cost.'],
  ['goods-taken', 'Belongings left in the room may be sold when rent is unpaid.'],
  ['access-blocked', 'The car can be disabled remotely as soon as a payment is late.'],
  ['pays-without-service', 'The monthly fee remains payable in full while the pool is closed for repair.'],
  ['defects-no-set-off', 'No payment may be withheld because of a defect.'],
  ['wage-deduction', 'Breakages are deducted from your wages.'],
  ['unpaid-time', 'Travelling between jobs is not paid.'],
  ['tips-kept', 'Tips belong to the restaurant.'],
  ['training-repaid', 'If you leave within two years you repay the cost of the training course.'],
  ['work-ban-after', 'For twelve months after leaving you may not work for a competitor.'],
  ['clients-banned', 'After the end you may not serve customers of the salon for two years.'],
  ['only-for-them', 'You must buy all coffee from us and from no other supplier.'],
  ['creations-taken', 'All ideas and designs that you make belong to the company.'],
  ['likeness-for-ever', 'We may use your photographs in advertising for ever.'],
  ['data-shared', 'We share your location with partners and advertisers.'],
  ['praise-only', 'You may not post negative reviews about the hotel.'],
  ['court-far-away', 'Disputes are decided only by the courts at our registered office.'],
  ['no-court', 'Every dispute is finally settled by arbitration.'],
  ['their-word-final', 'Our decision on the amount is final.'],
  ['their-word-final', 'An invoice is paid once we are happy with the drawings.'],
  ['entry-at-will', 'I look in on Sundays with my own key and need not ring first.'],
  ['late-charges', 'If the money is late, £15 is added for every further day.'],
  ['late-charges', 'Overdue sums bear interest at 3 per cent a month.'],
  ['goods-taken', 'Things still in the unit after a week are the Operator’s to sell or throw away.'],
  ['deposit-kept', 'We hold on to £200 of the deposit in any event.'],
  ['unpaid-time', 'Changes are part of the fee, however many there are.'],
  ['unpaid-time', 'Loading the van is not on the clock.'],
  ['work-ban-after', 'For one year after that, stay away from other bakeries.'],
  ['only-for-them', 'While you work here you teach for us and for nobody else.'],
  ['data-shared', 'A record of your calls is furnished to our affiliates.'],
  ['liability-capped', 'The total that the Customer may recover shall not exceed one monthly fee.'],
  ['pays-without-service', 'You pay for at least fifty guests, even if fewer come.'],
  ['pays-without-service', 'The commission remains due should the sale fall through.'],
  ['rest-due-on-leaving', 'Whoever cancels pays what the agency would have earned.'],
  ['no-refund', 'The package price is kept in full, even where nothing was printed.'],
  ['price-climbs', 'In every further year the rent is five per cent higher than in the year before.'],
  ['tips-kept', 'Tips go into a pot, and the manager decides what it is spent on.'],
  ['wage-deduction', 'The cost of a lost badge comes off your next pay.'],
  ['no-date-promised', 'The dates are our best guess and we cannot be held to them.'],
  ['likeness-for-ever', 'By entering you let us film you and use it in our advertising.'],
  ['price-at-will', 'If materials cost us more on the day, we add the difference to your bill.'],
  ['automatic-renewal', 'When the year is up we start you on another twelve months.'],
  ['narrow-way-out', 'We only act on a letter that reaches head office by post.'],
];

test.each(harmful)('%s: %s', (harm, sentence) => {
  expect(harmsOf(sentence)).toContain(harm);
});

test.each([
  'The membership does not renew and ends by itself on 31 May.',
  'An e-mail at any time is enough to cancel.',
  'The price is fixed and will not be increased during the term.',
  'We may change these terms only with your agreement.',
  'Either party may end this agreement on one month’s notice.',
  'You may leave at any time without cost to you.',
  'If you cancel, every instalment that you have paid is refunded in full.',
  'No interest is charged on late payments.',
  'There is no penalty for a late return.',
  'The deposit is held in a protected scheme and returned within ten days.',
  'If we cancel, you receive a full refund.',
  'Nothing in this agreement limits our liability for injury.',
  'You do not have to indemnify us for anything.',
  'No personal guarantee is required.',
  'Your silence is not taken as consent.',
  'The landlord may enter only after giving 24 hours’ notice.',
  'The landlord keeps the roof and the boiler in repair at its own cost.',
  'No fee is payable while the pool is closed.',
  'Nothing is deducted from your wages.',
  'Tips are yours to keep.',
  'After leaving you are free to work for anyone.',
  'You may buy coffee from any other supplier.',
  'You keep the copyright in everything that you write.',
  'We do not share your data with anyone.',
  'You are free to post honest reviews.',
  'You are not obliged to arbitrate and may go to court.',
  'May we raise the price at any time?',
  'The deposit is returned, less only the cost of making good damage beyond ordinary wear.',
  'Every payment is kept in a separate client account and belongs to the couple.',
  'All other training is paid for by the company and need not be repaid.',
  'We may end your membership at once if you threaten other members, but only after hearing you.',
  'For two years after the job is finished we repair any fault free of charge.',
  'Nobody calls at the flat without 24 hours’ notice.',
  'We do not pass any record of your calls to advertisers.',
  'After the course you are free to work for other schools.',
])('not harmful: %s', (sentence) => {
  expect(harmsOf(sentence)).toEqual([]);
});

test('what the learned reader does not take for harmful is no harm, whatever it says', () => {
  const text = 'The membership renews automatically for another year unless you cancel in time.';
  const contract = readContractText({ text, blocks: [], language: 'en' });
  expect(
    findHarms(
      contract,
      cutPassages(contract).map((passage) => ({ ...passage, score: -1 })),
    ),
  ).toEqual([]);
});
