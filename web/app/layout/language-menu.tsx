import { Languages } from 'lucide-react';
import { m } from '../../../src/i18n/paraglide/messages.js';
import { languageNames } from '../../lib/language-names';
import { useLocale } from '../../lib/locale';
import { Menu } from '../../ui/menu';

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
