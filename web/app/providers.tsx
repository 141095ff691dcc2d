import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { type Locale, LocaleContext } from '../lib/locale';
import { Toaster } from '../ui/toaster';
import { createQueryClient } from './query-client';

type Props = { locale: Locale; setLocale: (locale: Locale) => void; children: ReactNode };

export function Providers({ locale, setLocale, children }: Props) {
  const [queryClient] = useState(createQueryClient);
  return (
    <LocaleContext value={{ locale, setLocale }}>
      <QueryClientProvider client={queryClient}>
        {children}
        <Toaster />
      </QueryClientProvider>
    </LocaleContext>
  );
}
