import { Route, Routes } from 'react-router';
import { Home } from './home';
import { SiteLayout } from './layout/site-layout';
import { page } from './page';
import { RequireUser } from './require-user';

const Analysis = page(() => import('../pages/analysis/analysis.page').then((file) => file.AnalysisPage));
const Auth = page(() => import('../pages/auth/auth.page').then((file) => file.AuthPage));
const Dashboard = page(() => import('../pages/dashboard/dashboard.page').then((file) => file.DashboardPage));
const DevMail = page(() => import('../pages/dev-mail/dev-mail.page').then((file) => file.DevMailPage));
const Features = page(() => import('../pages/features/features.page').then((file) => file.FeaturesPage));
const NotFound = page(() => import('../pages/not-found/not-found.page').then((file) => file.NotFoundPage));
const Pricing = page(() => import('../pages/pricing/pricing.page').then((file) => file.PricingPage));

/** The table of contents: every page of the client, and who may open it. */
export function Pages() {
  return (
    <Routes>
      <Route element={<SiteLayout />}>
        <Route index element={<Home />} />
        <Route path="features" element={<Features />} />
        <Route path="pricing" element={<Pricing />} />
        <Route path="auth" element={<Auth />} />
        <Route path="login" element={<Auth />} />
        <Route element={<RequireUser />}>
          <Route path="dashboard" element={<Dashboard />} />
          <Route path="analysis/:contractId" element={<Analysis />} />
        </Route>
        <Route path="dev/mail" element={<DevMail />} />
        <Route path="*" element={<NotFound />} />
      </Route>
    </Routes>
  );
}
