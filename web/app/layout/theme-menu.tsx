import { Monitor, Moon, Sun } from 'lucide-react';
import { useLayoutEffect, useState } from 'react';
import { m } from '#src/i18n/paraglide/messages.js';
import { storedTheme, storeTheme, type Theme } from '#web/lib/theme.ts';
import { Menu } from '#web/ui/menu.tsx';

const icons = { system: Monitor, light: Sun, dark: Moon };

export function ThemeMenu() {
  // As it was drawn ahead for everyone; the reader's own before anything is seen of it.
  const [theme, setTheme] = useState<Theme>('system');
  useLayoutEffect(() => setTheme(storedTheme()), []);
  return (
    <Menu
      label={m.nav_theme()}
      icon={icons[theme]}
      options={[
        { value: 'system', label: m.nav_theme_system(), icon: icons.system },
        { value: 'light', label: m.nav_theme_light(), icon: icons.light },
        { value: 'dark', label: m.nav_theme_dark(), icon: icons.dark },
      ]}
      selected={theme}
      onSelect={(next) => {
        storeTheme(next);
        setTheme(next);
      }}
    />
  );
}
