/** Pages that search engines may show, with the messages that name and describe them (the pages use the same ones). */
export const publicPages = [
  { path: '/', title: 'logo_tagline', description: 'landing_lead' },
  { path: '/example', title: 'example_title', description: 'example_lead' },
  { path: '/features', title: 'nav_features', description: 'features_lead' },
  { path: '/pricing', title: 'nav_pricing', description: 'meta_pricing' },
  { path: '/about', title: 'nav_about', description: 'about_lead' },
  { path: '/support', title: 'nav_support', description: 'meta_support' },
  { path: '/privacy-policy', title: 'privacy_title', description: 'privacy_lead' },
  { path: '/terms-of-service', title: 'terms_title', description: 'meta_terms' },
  { path: '/logo-demo', title: 'logo_title', description: 'logo_lead' },
] as const;

/**
 * What is no page. Pages that are not for search engines say so themselves, or send them to one that does, and that can
 * only be read where they may come.
 */
export const notCrawled = ['/api/'];
