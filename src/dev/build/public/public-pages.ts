/**
 * Pages that search engines may show, with the code that draws them and the messages that name and describe them (the
 * pages use the same ones). Most are drawn `ahead`; the example is fetched first. The front page is another one for users.
 */
export const publicPages = [
  { path: '/', ahead: true, page: 'landing', title: 'logo_tagline', description: 'landing_lead' },
  { path: '/example', ahead: false, page: 'example', title: 'example_title', description: 'example_lead' },
  { path: '/features', ahead: true, page: 'features', title: 'nav_features', description: 'features_lead' },
  { path: '/pricing', ahead: true, page: 'pricing', title: 'nav_pricing', description: 'meta_pricing' },
  { path: '/about', ahead: true, page: 'about', title: 'nav_about', description: 'about_lead' },
  { path: '/support', ahead: true, page: 'support', title: 'nav_support', description: 'meta_support' },
  { path: '/privacy-policy', ahead: true, page: 'privacy', title: 'privacy_title', description: 'privacy_lead' },
  { path: '/terms-of-service', ahead: true, page: 'terms', title: 'terms_title', description: 'meta_terms' },
  { path: '/logo-demo', ahead: false, page: 'logo-demo', title: 'logo_title', description: 'logo_lead' },
] as const;

/**
 * Pages of users that are fast to open: they are drawn ahead, as they are `at` an address, and their code is fetched
 * without waiting for what would ask for it.
 */
export const readyPages = [
  { path: '/dashboard', at: '/dashboard', modules: ['app-header', 'dashboard.page'] },
  { path: '/analysis', at: '/analysis/any', modules: ['app-header', 'analysis.page'] },
] as const;

/** What every other address gets: nothing is drawn ahead of it. */
export const plainPage = '/app';

/**
 * What is no page. Pages that are not for search engines say so themselves, or send them to one that does, and that can
 * only be read where they may come.
 */
export const notCrawled = ['/api/'];
