import type { QueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { BrowserRouter } from 'react-router';
import { m } from '#src/i18n/paraglide/messages.js';
import { loadCatalogue } from '../lib/catalogue';
import { currentLocale, type Locale, storeLocale } from '../lib/locale';
import { showToast } from '../ui/toast-store';
import { ErrorBoundary } from './error-boundary';
import { Providers } from './providers';
import { Pages } from './router';
import { useChosenElsewhere } from './use-chosen-elsewhere';

/** Holds the locale at the very top: changing it draws everything below anew, and keeps what was typed. */
export function App({ queries }: { queries: QueryClient }) {
  const [locale, setLocale] = useState(currentLocale);

  async function choose(next: Locale) {
    try {
      await loadCatalogue(next);
    } catch {
      return showToast({ title: m.error_title(), description: m.nav_language_failed(), tone: 'destructive' });
    }
    storeLocale(next);
    setLocale(next);
  }
  useChosenElsewhere(choose);

  return (
    <ErrorBoundary>
      <Providers locale={locale} setLocale={choose} queries={queries}>
        <BrowserRouter>
          <Pages />
        </BrowserRouter>
      </Providers>
    </ErrorBoundary>
  );
}
