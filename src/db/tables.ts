/** Every table, for the drizzle client and for drizzle-kit. */
// biome-ignore-start lint/performance/noBarrelFile: drizzle wants them in one module
export * from '../features/account-deletion/account-deletion.table';
export * from '../features/accounts/accounts.table';
export * from '../features/accounts/free-allowance/spent-allowance.table';
export * from '../features/api-tokens/api-tokens.table';
export * from '../features/billing/billing.table';
export * from '../features/clauses/clauses.table';
export * from '../features/contracts/contract-tags.table';
export * from '../features/contracts/contracts.table';
export * from '../features/generated-contracts/generated-contracts.table';
export * from '../features/model-usage/model-usage.table';
export * from '../features/own-clauses/own-clauses.table';
export * from '../features/own-rules/own-rules.table';
export * from '../features/owners/moving-account.table';
export * from '../features/questions/questions.table';
export * from '../features/reminders/reminders.table';
export * from '../features/shares/shares.table';
export * from '../features/support/support.table';
export * from '../features/translation/translation.table';
export * from '../features/usage/usage.table';
export * from '../features/webhooks/webhooks.table';
export * from '../http/rate-limit.table';
// biome-ignore-end lint/performance/noBarrelFile: drizzle wants them in one module
