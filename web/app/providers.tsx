import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { type Locale, LocaleContext } from '../lib/locale';
import { Toaster } from '../ui/toaster';

type Props = {
  locale: Locale;
  setLocale: (locale: Locale) => void;
  queries: QueryClient;
  children: ReactNode;
};

export function Providers({ locale, setLocale, queries, children }: Props) {
  return (
    <LocaleContext value={{ locale, setLocale }}>
      <QueryClientProvider client={queries}>
        {children}
        <Toaster />
      </QueryClientProvider>
    </LocaleContext>
  );
}
