import { expect, test } from 'vitest';
import { templateBodies, valuesFor } from '#src/testing/generated-contracts.ts';
import { findFaults } from './template-values.rules';

/** What is wrong with a filled-in template in which some values are changed. */
function faultsOf(id: string, changed: Record<string, string>) {
  const body = templateBodies.find((one) => one.id === id);
  if (!body) throw new Error(`there is no ${id}`);
  return findFaults(body.fields, { ...valuesFor(body.fields, 'least', 1), ...changed });
}

const monthly = { rent: '950', rentPeriod: 'month' };

test.each([
  ['tenancy-agreement', { ...monthly, deposit: '1096.15' }, {}],
  ['tenancy-agreement', { ...monthly, deposit: '1096.17' }, { deposit: 'templates.deposit_too_high' }],
  ['tenancy-agreement', { rent: '1000', rentPeriod: 'week', deposit: '6000' }, {}],
  [
    'tenancy-agreement',
    { rent: '1000', rentPeriod: 'week', deposit: '6000.01' },
    { deposit: 'templates.deposit_too_high' },
  ],
  ['lodger-agreement', { rent: '100', rentPeriod: 'week', deposit: '501' }, { deposit: 'templates.deposit_too_high' }],
  ['employment-contract', { daysPerWeek: '3', holidayDays: '16.8' }, {}],
  ['employment-contract', { daysPerWeek: '3', holidayDays: '16.7' }, { holidayDays: 'templates.holiday_too_low' }],
  ['employment-contract', { daysPerWeek: '6', holidayDays: '28' }, {}],
  ['tenancy-agreement', { ...monthly, tenantName: 'Northwind Ltd.' }, { tenantName: 'templates.person_only' }],
  ['tenancy-agreement', { ...monthly, tenantName: 'Ada Limited-Field' }, {}],
  ['employment-contract', { employeeName: 'ACME PLC' }, { employeeName: 'templates.person_only' }],
  ['employment-contract', { hours: '37.5' }, {}],
  ['service-agreement', { consumer: 'yes', vat: 'yes' }, { vat: 'templates.vat_for_consumer' }],
  [
    'service-agreement',
    { consumer: 'yes', vat: 'no', clientNumber: '01234567' },
    { clientNumber: 'templates.company_as_consumer' },
  ],
  ['service-agreement', { consumer: 'no', startEarly: 'yes' }, { startEarly: 'templates.for_consumers_only' }],
  ['service-agreement', { consumer: 'yes', startEarly: 'yes' }, {}],
  [
    'sale-of-goods',
    { privateSeller: 'yes', consumer: 'yes', vat: 'no', buyerNumber: '' },
    { privateSeller: 'templates.private_seller' },
  ],
  [
    'sale-of-goods',
    { privateSeller: 'yes', consumer: 'no', vat: 'yes' },
    { privateSeller: 'templates.private_seller' },
  ],
  ['sale-of-goods', { privateSeller: 'yes', consumer: 'no', vat: 'no', warrantyMonths: '' }, {}],
  ['casual-work-contract', { ageGroup: 'adult', hourlyRate: '12.70' }, { hourlyRate: 'templates.wage_too_low' }],
  ['casual-work-contract', { ageGroup: 'adult', hourlyRate: '12.71' }, {}],
  ['casual-work-contract', { ageGroup: 'young', hourlyRate: '10.84' }, { hourlyRate: 'templates.wage_too_low' }],
  ['casual-work-contract', { ageGroup: 'minor', hourlyRate: '8' }, {}],
  [
    'joint-tenancy-agreement',
    { guarantorName: 'Rana Aziz', guaranteeFor: 'third' },
    {
      guarantorAddress: 'templates.required',
      guaranteeFor: 'templates.not_together',
      guaranteeLimit: 'templates.required',
    },
  ],
  ['joint-tenancy-agreement', { secondTenantName: '' }, { secondTenantName: 'templates.required' }],
  ['joint-tenancy-agreement', { studentHome: 'yes' }, { studentHome: 'templates.not_together' }],
  ['joint-tenancy-agreement', { studentHome: 'yes', thirdTenantName: 'Jonas Weber' }, {}],
  [
    'joint-tenancy-agreement',
    { thirdTenantName: 'Jonas Weber', occupants: '2' },
    { occupants: 'templates.not_together' },
  ],
  [
    'joint-tenancy-agreement',
    { studentHome: 'yes', thirdTenantName: 'Jonas Weber', agreementDate: '2026-08-31', startDate: '2027-03-01' },
    { studentHome: 'templates.not_together' },
  ],
  [
    'joint-tenancy-agreement',
    { studentHome: 'yes', thirdTenantName: 'Jonas Weber', agreementDate: '2026-08-31', startDate: '2027-02-28' },
    {},
  ],
  ['employment-contract', { hours: '40', salary: '16639' }, { salary: 'templates.wage_too_low' }],
  ['employment-contract', { hours: '40', salary: '16640' }, {}],
  [
    'employment-contract',
    { startDate: '2027-01-04', continuousDate: '2027-01-05' },
    { startDate: 'templates.date_order' },
  ],
  [
    'fixed-term-employment-contract',
    { startDate: '2027-01-31', jobEnd: '2027-02-27', probationMonths: '1' },
    { probationMonths: 'templates.not_together' },
  ],
  ['fixed-term-employment-contract', { startDate: '2027-01-31', jobEnd: '2027-02-28', probationMonths: '1' }, {}],
  ['parking-and-storage-licence', { keeping: 'goods', vehicle: 'a van' }, { vehicle: 'templates.not_together' }],
  [
    'privacy-and-cookie-notice',
    { accounts: 'yes', analytics: 'none', statisticsMonths: '' },
    { accountMonths: 'templates.required' },
  ],
  ['privacy-and-cookie-notice', { sells: 'no', recordYears: '6' }, { recordYears: 'templates.not_together' }],
  [
    'online-terms-of-sale',
    { sells: 'goods', returnCost: 'seller', bulkyReturn: '45' },
    { bulkyReturn: 'templates.not_together' },
  ],
  ['online-terms-of-sale', { sells: 'digital', sealed: 'yes' }, { sealed: 'templates.not_together' }],
  ['privacy-and-cookie-notice', { adverts: 'yes', advertisers: '' }, { advertisers: 'templates.required' }],
  [
    'privacy-and-cookie-notice',
    { adverts: 'no', advertisers: 'Adwell Ltd' },
    { advertisers: 'templates.not_together' },
  ],
  ['sale-of-goods', { consumer: 'no', bulkyReturn: '45' }, { bulkyReturn: 'templates.for_consumers_only' }],
  ['saas-agreement', { host: '' }, { host: 'templates.required' }],
  [
    'tenancy-agreement',
    { secondTenantName: 'Ellie Marsh', thirdTenantName: 'Jonas Weber', occupants: '2' },
    { occupants: 'templates.not_together' },
  ],
  ['tenancy-agreement', { secondTenantName: 'Ellie Marsh', occupants: '2' }, {}],
  ['licence-to-occupy', { licenceMonths: '7' }, { licenceMonths: 'templates.number_range' }],
])('%s refuses what the law does not allow: %j', (id, changed, faults) => {
  expect(faultsOf(id, changed)).toEqual(faults);
});
