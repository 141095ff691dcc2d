import { accountContractRoutes } from './features/account-contracts/account-contracts.routes';
import { accountDeletionRoutes } from './features/account-deletion/account-deletion.routes';
import { accountExportRoutes } from './features/account-export/account-export.routes';
import { accountRoutes } from './features/accounts/accounts.routes';
import { confirmRoutes } from './features/accounts/confirm/confirm.routes';
import { settingsRoutes } from './features/accounts/profile/settings.routes';
import { secondFactorRoutes } from './features/accounts/second-factor/second-factor.routes';
import { sessionRoutes } from './features/accounts/sessions/sessions.routes';
import { googleRoutes } from './features/accounts/sign-in/google.routes';
import { resetPasswordRoutes } from './features/accounts/sign-in/reset-password.routes';
import { apiTokenRoutes } from './features/api-tokens/api-tokens.routes';
import { billingRoutes } from './features/billing/billing.routes';
import { webhookRoutes } from './features/billing/webhook.routes';
import { clauseRoutes } from './features/clauses/clauses.routes';
import { comparisonRoutes } from './features/comparison/comparison.routes';
import { checklistRoutes } from './features/contracts/checklist.routes';
import { contractRoutes } from './features/contracts/contracts.routes';
import { generatedContractRoutes } from './features/generated-contracts/generated-contracts.routes';
import { mcpRoutes } from './features/mcp/mcp.routes';
import { overviewRoutes } from './features/overview/overview.routes';
import { ownClauseRoutes } from './features/own-clauses/own-clauses.routes';
import { ownRuleRoutes } from './features/own-rules/own-rules.routes';
import { questionRoutes } from './features/questions/questions.routes';
import { redlineRoutes } from './features/redline/redline.routes';
import { reminderRoutes } from './features/reminders/reminders.routes';
import { serviceRoutes } from './features/service/service.routes';
import { shareRoutes } from './features/shares/shares.routes';
import { supportRoutes } from './features/support/support.routes';
import { templateRoutes } from './features/templates/templates.routes';
import { translationRoutes } from './features/translation/translation.routes';
import { usageRoutes } from './features/usage/usage.routes';
import { webhooksRoutes } from './features/webhooks/webhooks.routes';
import { serveClientPage } from './http/client-page';
import { healthRoutes } from './http/health.routes';
import { notFound } from './http/http.errors';
import { serveKeptAssets } from './http/kept-assets';
import { serveOpenApi } from './http/open-api';
import { answerProblem } from './http/problem';
import { requestContext } from './http/request-context';
import { createRouter } from './http/router';
import { sameOrigin } from './http/same-origin';
import { securityHeaders } from './http/security-headers';

/** The table of contents of the API. */
export function createApp() {
  const app = createRouter();

  app.use(requestContext);
  // Pages, not answers of the API: their headers are those of pages.
  app.get('*', serveClientPage);
  app.get('/assets/*', serveKeptAssets);
  app.use(securityHeaders);
  app.use(sameOrigin);

  app.route('/', healthRoutes);
  app.route('/', serviceRoutes);
  app.route('/', accountRoutes);
  app.route('/', googleRoutes);
  app.route('/', resetPasswordRoutes);
  app.route('/', settingsRoutes);
  app.route('/', confirmRoutes);
  app.route('/', secondFactorRoutes);
  app.route('/', sessionRoutes);
  app.route('/', apiTokenRoutes);
  app.route('/', webhooksRoutes);
  app.route('/', accountExportRoutes);
  app.route('/', accountDeletionRoutes);
  app.route('/', reminderRoutes);
  app.route('/', billingRoutes);
  app.route('/', webhookRoutes);
  app.route('/', usageRoutes);
  app.route('/', contractRoutes);
  app.route('/', checklistRoutes);
  app.route('/', questionRoutes);
  app.route('/', comparisonRoutes);
  app.route('/', redlineRoutes);
  app.route('/', shareRoutes);
  app.route('/', templateRoutes);
  app.route('/', clauseRoutes);
  app.route('/', ownClauseRoutes);
  app.route('/', ownRuleRoutes);
  app.route('/', generatedContractRoutes);
  app.route('/', accountContractRoutes);
  app.route('/', overviewRoutes);
  app.route('/', mcpRoutes);
  app.route('/', supportRoutes);
  app.route('/', translationRoutes);

  serveOpenApi(app);

  app.notFound((c) => answerProblem(notFound(), c));
  app.onError(answerProblem);
  return app;
}
