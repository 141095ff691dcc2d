import type { AnyPlay } from './play';
import { affiliateLicenceLicensee } from './playbook/affiliate-licence-licensee.play';
import { affiliateLicenceLicensor } from './playbook/affiliate-licence-licensor.play';
import { agreementDate } from './playbook/agreement-date.play';
import { antiAssignment } from './playbook/anti-assignment.play';
import { arbitration } from './playbook/arbitration.play';
import { auditRights } from './playbook/audit-rights.play';
import { breakClause } from './playbook/break-clause.play';
import { capOnLiability } from './playbook/cap-on-liability.play';
import { changeOfControl } from './playbook/change-of-control.play';
import { competitiveRestrictionException } from './playbook/competitive-restriction-exception.play';
import { confidentiality } from './playbook/confidentiality.play';
import { contentRemoval } from './playbook/content-removal.play';
import { contractByUsing } from './playbook/contract-by-using.play';
import { coolingOff } from './playbook/cooling-off.play';
import { covenantNotToSue } from './playbook/covenant-not-to-sue.play';
import { dataProtection } from './playbook/data-protection.play';
import { delivery } from './playbook/delivery.play';
import { deposit } from './playbook/deposit.play';
import { documentName } from './playbook/document-name.play';
import { effectiveDate } from './playbook/effective-date.play';
import { entireAgreement } from './playbook/entire-agreement.play';
import { exclusivity } from './playbook/exclusivity.play';
import { expirationDate } from './playbook/expiration-date.play';
import { firstRefusal } from './playbook/first-refusal.play';
import { forceMajeure } from './playbook/force-majeure.play';
import { governingLaw } from './playbook/governing-law.play';
import { holiday } from './playbook/holiday.play';
import { indemnity } from './playbook/indemnity.play';
import { insurance } from './playbook/insurance.play';
import { ipAssignment } from './playbook/ip-assignment.play';
import { jointIpOwnership } from './playbook/joint-ip-ownership.play';
import { jurisdiction } from './playbook/jurisdiction.play';
import { latePayment } from './playbook/late-payment.play';
import { licenceGrant } from './playbook/licence-grant.play';
import { limitationOfLiability } from './playbook/limitation-of-liability.play';
import { liquidatedDamages } from './playbook/liquidated-damages.play';
import { minimumCommitment } from './playbook/minimum-commitment.play';
import { mostFavouredNation } from './playbook/most-favoured-nation.play';
import { noSolicitCustomers } from './playbook/no-solicit-customers.play';
import { noSolicitEmployees } from './playbook/no-solicit-employees.play';
import { nonCompete } from './playbook/non-compete.play';
import { nonDisparagement } from './playbook/non-disparagement.play';
import { nonTransferableLicence } from './playbook/non-transferable-licence.play';
import { noticeToTerminateRenewal } from './playbook/notice-to-terminate-renewal.play';
import { notices } from './playbook/notices.play';
import { parties } from './playbook/parties.play';
import { paymentTerms } from './playbook/payment-terms.play';
import { perpetualLicence } from './playbook/perpetual-licence.play';
import { personalGuarantee } from './playbook/personal-guarantee.play';
import { postTerminationServices } from './playbook/post-termination-services.play';
import { priceIncrease } from './playbook/price-increase.play';
import { priceRestrictions } from './playbook/price-restrictions.play';
import { privacyIncluded } from './playbook/privacy-included.play';
import { probation } from './playbook/probation.play';
import { renewalTerm } from './playbook/renewal-term.play';
import { rentReview } from './playbook/rent-review.play';
import { repairs } from './playbook/repairs.play';
import { restraintAfterEmployment } from './playbook/restraint-after-employment.play';
import { revenueSharing } from './playbook/revenue-sharing.play';
import { serviceLevels } from './playbook/service-levels.play';
import { severability } from './playbook/severability.play';
import { sourceCodeEscrow } from './playbook/source-code-escrow.play';
import { subcontracting } from './playbook/subcontracting.play';
import { subletting } from './playbook/subletting.play';
import { terminationForCause } from './playbook/termination-for-cause.play';
import { terminationForConvenience } from './playbook/termination-for-convenience.play';
import { thirdPartyBeneficiary } from './playbook/third-party-beneficiary.play';
import { titleAndRisk } from './playbook/title-and-risk.play';
import { uncappedLiability } from './playbook/uncapped-liability.play';
import { unilateralChange } from './playbook/unilateral-change.play';
import { unilateralTermination } from './playbook/unilateral-termination.play';
import { unlimitedLicence } from './playbook/unlimited-licence.play';
import { variation } from './playbook/variation.play';
import { volumeRestriction } from './playbook/volume-restriction.play';
import { warranty } from './playbook/warranty.play';
import { warrantyDuration } from './playbook/warranty-duration.play';
import { workingHours } from './playbook/working-hours.play';

/** Every clause type that the built-in analyst knows. Order within a category is the order of the key terms. */
export const playbook: readonly AnyPlay[] = [
  documentName,
  parties,
  agreementDate,
  effectiveDate,
  expirationDate,
  renewalTerm,
  noticeToTerminateRenewal,
  paymentTerms,
  latePayment,
  priceIncrease,
  deposit,
  terminationForConvenience,
  terminationForCause,
  unilateralTermination,
  capOnLiability,
  limitationOfLiability,
  uncappedLiability,
  liquidatedDamages,
  indemnity,
  governingLaw,
  confidentiality,
  dataProtection,
  jurisdiction,
  arbitration,
  unilateralChange,
  antiAssignment,
  nonCompete,
  exclusivity,
  insurance,
  auditRights,
  licenceGrant,
  perpetualLicence,
  nonTransferableLicence,
  affiliateLicenceLicensee,
  affiliateLicenceLicensor,
  unlimitedLicence,
  ipAssignment,
  jointIpOwnership,
  sourceCodeEscrow,
  postTerminationServices,
  minimumCommitment,
  revenueSharing,
  warrantyDuration,
  changeOfControl,
  noSolicitEmployees,
  noSolicitCustomers,
  thirdPartyBeneficiary,
  firstRefusal,
  covenantNotToSue,
  mostFavouredNation,
  priceRestrictions,
  volumeRestriction,
  competitiveRestrictionException,
  nonDisparagement,
  contentRemoval,
  contractByUsing,
  privacyIncluded,
  warranty,
  forceMajeure,
  subcontracting,
  entireAgreement,
  variation,
  notices,
  severability,
  repairs,
  subletting,
  rentReview,
  breakClause,
  probation,
  workingHours,
  holiday,
  restraintAfterEmployment,
  coolingOff,
  delivery,
  titleAndRisk,
  personalGuarantee,
  serviceLevels,
];
