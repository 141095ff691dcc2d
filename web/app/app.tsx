import { useState } from 'react';
import { BrowserRouter } from 'react-router';
import { currentLocale, storeLocale } from '../lib/locale';
import { ErrorBoundary } from './error-boundary';
import { Providers } from './providers';
import { Pages } from './router';

/** Holds the locale at the very top: changing it draws everything below anew, and keeps what was typed. */
export function App() {
  const [locale, setLocale] = useState(currentLocale);
  return (
    <ErrorBoundary>
      <Providers
        locale={locale}
        setLocale={(next) => {
          storeLocale(next);
          setLocale(next);
        }}
      >
        <BrowserRouter>
          <Pages />
        </BrowserRouter>
      </Providers>
    </ErrorBoundary>
  );
}
