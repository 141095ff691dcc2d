import { Navigate, Route, Routes } from 'react-router';
import { paths } from '../lib/paths';
import { Home } from './home';
import { SiteLayout } from './layout/site-layout';
import { page } from './page';
import { RequireUser } from './require-user';

const About = page(
  () => import('../pages/about/about.page').then((file) => file.AboutPage),
  (path) => path === paths.about,
);
const Analysis = page(
  () => import('../pages/analysis/analysis.page').then((file) => file.AnalysisPage),
  (path) => path.startsWith('/analysis/'),
);
const Auth = page(() => import('../pages/auth/auth.page').then((file) => file.AuthPage));
const Checkout = page(() => import('../pages/checkout/checkout.page').then((file) => file.CheckoutPage));
const Dashboard = page(
  () => import('../pages/dashboard/dashboard.page').then((file) => file.DashboardPage),
  (path) => path === paths.dashboard,
);
const Clauses = page(() => import('../pages/clauses/clauses.page').then((file) => file.ClausesPage));
const Compare = page(() => import('../pages/compare/compare.page').then((file) => file.ComparePage));
const DevMail = page(() => import('../pages/dev-mail/dev-mail.page').then((file) => file.DevMailPage));
const Example = page(() => import('../pages/example/example.page').then((file) => file.ExamplePage));
const Features = page(
  () => import('../pages/features/features.page').then((file) => file.FeaturesPage),
  (path) => path === paths.features,
);
const ForgotPassword = page(() =>
  import('../pages/reset-password/forgot-password.page').then((file) => file.ForgotPasswordPage),
);
const LogoDemo = page(
  () => import('../pages/logo-demo/logo-demo.page').then((file) => file.LogoDemoPage),
  (path) => path === '/logo-demo',
);
const NotFound = page(() => import('../pages/not-found/not-found.page').then((file) => file.NotFoundPage));
const Overview = page(() => import('../pages/overview/overview.page').then((file) => file.OverviewPage));
const PageLimits = page(() => import('../pages/page-limits/page-limits.page').then((file) => file.PageLimitsPage));
const Pricing = page(
  () => import('../pages/pricing/pricing.page').then((file) => file.PricingPage),
  (path) => path === paths.pricing,
);
const Privacy = page(
  () => import('../pages/legal/privacy.page').then((file) => file.PrivacyPage),
  (path) => path === paths.privacy,
);
const RemindersOff = page(() =>
  import('../pages/reminders-off/reminders-off.page').then((file) => file.RemindersOffPage),
);
const ResetInvalid = page(() =>
  import('../pages/reset-password/reset-invalid.page').then((file) => file.ResetInvalidPage),
);
const ResetPassword = page(() =>
  import('../pages/reset-password/reset-password.page').then((file) => file.ResetPasswordPage),
);
const ResetRedirect = page(() =>
  import('../pages/reset-password/reset-redirect.page').then((file) => file.ResetRedirectPage),
);
const ResetSuccess = page(() =>
  import('../pages/reset-password/reset-success.page').then((file) => file.ResetSuccessPage),
);
const Settings = page(() => import('../pages/settings/settings.page').then((file) => file.SettingsPage));
const Shared = page(() => import('../pages/shared/shared.page').then((file) => file.SharedPage));
const SubscriptionSuccess = page(() =>
  import('../pages/subscription-success/subscription-success.page').then((file) => file.SubscriptionSuccessPage),
);
const Support = page(
  () => import('../pages/support/support.page').then((file) => file.SupportPage),
  (path) => path === paths.support,
);
const UndoEmailChange = page(() =>
  import('../pages/undo-email-change/undo-email-change.page').then((file) => file.UndoEmailChangePage),
);
const Templates = page(() => import('../pages/templates/templates.page').then((file) => file.TemplatesPage));
const Terms = page(
  () => import('../pages/legal/terms.page').then((file) => file.TermsPage),
  (path) => path === paths.terms,
);

/** The table of contents: every page of the client, and who may open it. */
export function Pages() {
  return (
    <Routes>
      <Route element={<SiteLayout />}>
        <Route index element={<Home />} />
        <Route path="example" element={<Example />} />
        <Route path="features" element={<Features />} />
        <Route path="pricing" element={<Pricing />} />
        <Route path="checkout" element={<Checkout />} />
        <Route path="subscription-success" element={<SubscriptionSuccess />} />
        <Route path="auth" element={<Auth />} />
        <Route path="login" element={<Auth />} />
        <Route path="auth/reset-password" element={<ResetRedirect />} />
        <Route path="forgot-password" element={<ForgotPassword />} />
        <Route path="reset-password">
          <Route index element={<Navigate to={paths.forgotPassword} replace />} />
          <Route path="invalid" element={<ResetInvalid />} />
          <Route path="success" element={<ResetSuccess />} />
          <Route path=":token" element={<ResetPassword />} />
        </Route>
        <Route path="reminders-off" element={<RemindersOff />} />
        <Route path="shared/:token" element={<Shared />} />
        <Route path="undo-email-change" element={<UndoEmailChange />} />
        <Route path="logo-demo" element={<LogoDemo />} />
        <Route path="about" element={<About />} />
        <Route path="support" element={<Support />} />
        <Route path="privacy-policy" element={<Privacy />} />
        <Route path="terms-of-service" element={<Terms />} />
        <Route element={<RequireUser />}>
          <Route path="dashboard" element={<Dashboard />} />
          <Route path="analysis/:contractId" element={<Analysis />} />
          <Route path="compare/:earlierId/:laterId" element={<Compare />} />
          <Route path="overview" element={<Overview />} />
          <Route path="settings" element={<Settings />} />
          <Route path="demo/page-limits" element={<PageLimits />} />
          <Route path="templates" element={<Templates />} />
          <Route path="clauses" element={<Clauses />} />
        </Route>
        <Route path="dev/mail" element={<DevMail />} />
        <Route path="*" element={<NotFound />} />
      </Route>
    </Routes>
  );
}
