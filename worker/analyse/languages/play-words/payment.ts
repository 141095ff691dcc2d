import type { Recognised } from '../play-rule';

export interface PaymentWords {
  'payment-terms': Recognised & {
    /** The words before a period that make it the time for payment. */
    toBePaid: RegExp;
    /** Beside a period: who pays within it pays less, or it is no time for payment at all. */
    forLess: RegExp;
  };
  'late-payment': Recognised & {
    periods: { month: RegExp; year: RegExp; day: RegExp };
    aboveBase: RegExp;
  };
  deposit: Recognised & {
    notReturned: RegExp;
    /** A deposit counted in rents: "three months' rent", "drei Monatsmieten", "dos mensualidades". */
    inRents: RegExp;
  };
}
