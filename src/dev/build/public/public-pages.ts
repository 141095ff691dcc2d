/**
 * Pages that search engines may show, with the code that draws them and the messages that name and describe them (the
 * pages use the same ones). The front page is another one for users, and is what every other address gets.
 */
export const publicPages = [
  { path: '/', page: null, title: 'logo_tagline', description: 'landing_lead' },
  { path: '/example', page: 'example', title: 'example_title', description: 'example_lead' },
  { path: '/features', page: 'features', title: 'nav_features', description: 'features_lead' },
  { path: '/pricing', page: 'pricing', title: 'nav_pricing', description: 'meta_pricing' },
  { path: '/about', page: 'about', title: 'nav_about', description: 'about_lead' },
  { path: '/support', page: 'support', title: 'nav_support', description: 'meta_support' },
  { path: '/privacy-policy', page: 'privacy', title: 'privacy_title', description: 'privacy_lead' },
  { path: '/terms-of-service', page: 'terms', title: 'terms_title', description: 'meta_terms' },
  { path: '/logo-demo', page: 'logo-demo', title: 'logo_title', description: 'logo_lead' },
] as const;

/** Pages of users that are fast to open: their code is fetched without waiting for what would ask for it. */
export const readyPages = [
  { path: '/dashboard', modules: ['app-header', 'dashboard.page'] },
  { path: '/analysis', modules: ['app-header', 'analysis.page'] },
] as const;

/**
 * What is no page. Pages that are not for search engines say so themselves, or send them to one that does, and that can
 * only be read where they may come.
 */
export const notCrawled = ['/api/'];
