import { page } from './page';

const Landing = page(() => import('../pages/landing/landing.page').then((file) => file.LandingPage));

export function Home() {
  return <Landing />;
}
