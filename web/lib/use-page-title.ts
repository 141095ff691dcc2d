import { useEffect } from 'react';
import { m } from '#src/i18n/paraglide/messages.js';

/** Whom a page is for: search engines may keep a public one and are asked to leave out a step of a flow. */
type Reach = { description: string } | 'step' | 'own';

/**
 * Names the browser's tab, which also announces the page to screen readers. A page with a description is one
 * for the public: search engines and previews get its description and may keep it; others they are asked to leave out.
 */
export const usePageTitle = (title?: string, description?: string) =>
  useHead(title, description === undefined ? 'step' : { description });

/** Names a page that only its owner ever sees; anyone else, search engines included, is sent to sign in. */
export const useOwnPageTitle = (title: string) => useHead(title, 'own');

function useHead(title: string | undefined, reach: Reach) {
  const name = m.app_name();
  const full = title ? `${title} · ${name}` : name;
  const description = typeof reach === 'object' ? reach.description : null;
  const isStep = reach === 'step';
  useEffect(() => {
    document.title = full;
    setMeta('property', 'og:title', full);
    setMeta('name', 'robots', isStep ? 'noindex' : 'index, follow');
    const { origin, pathname } = window.location;
    setCanonical(description ? `${origin}${pathname}` : null);
    if (!description) return;
    setMeta('name', 'description', description);
    setMeta('property', 'og:description', description);
    setMeta('property', 'og:url', `${origin}${pathname}`);
  }, [full, description, isStep]);
}

function setMeta(attribute: 'name' | 'property', key: string, content: string) {
  let tag = document.head.querySelector(`meta[${attribute}="${key}"]`);
  if (!tag) {
    tag = document.createElement('meta');
    tag.setAttribute(attribute, key);
    document.head.append(tag);
  }
  tag.setAttribute('content', content);
}

function setCanonical(address: string | null) {
  let link = document.head.querySelector<HTMLLinkElement>('link[rel=canonical]');
  if (!address) return link?.remove();
  if (!link) {
    link = document.createElement('link');
    link.rel = 'canonical';
    document.head.append(link);
  }
  link.href = address;
}
