import { Languages } from 'lucide-react';
import { m } from '#src/i18n/paraglide/messages.js';
import { languageNames } from '#web/lib/language-names.ts';
import { useLocale } from '#web/lib/locale.ts';
import { Menu } from '#web/ui/menu.tsx';

const options = Object.entries(languageNames).map(([value, label]) => ({
  value: value as keyof typeof languageNames,
  label,
  lang: value,
}));

export function LanguageMenu() {
  const { locale, setLocale } = useLocale();
  return (
    <Menu
      label={m.nav_language()}
      icon={Languages}
      text={locale.toUpperCase()}
      options={options}
      selected={locale}
      onSelect={setLocale}
    />
  );
}
