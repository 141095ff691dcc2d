import { Menu, X } from 'lucide-react';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { m } from '#src/i18n/paraglide/messages.js';
import { IconButton } from '#web/ui/icon-button.tsx';
import { LanguageMenu } from './language-menu';
import { Logo } from './logo';
import { ThemeMenu } from './theme-menu';

/** `also`: another address of the same page. */
export type HeaderLink = { to: string; label: string; also?: string };

type Props = {
  links: readonly HeaderLink[];
  /** At the end of the bar on wide screens, below the links in the small menu. */
  account: ReactNode;
};

/** The bar both headers share; on small screens links and account fold into a menu. */
export function HeaderBar({ links, account }: Props) {
  const { pathname } = useLocation();
  const [open, setOpen] = useState(false);
  const id = useId();

  // biome-ignore lint/correctness/useExhaustiveDependencies: another page closes the menu
  useEffect(() => setOpen(false), [pathname]);

  useEffect(() => {
    if (!open) return;
    const closeOnEscape = (event: KeyboardEvent) => event.key === 'Escape' && setOpen(false);
    document.addEventListener('keydown', closeOnEscape);
    return () => document.removeEventListener('keydown', closeOnEscape);
  }, [open]);

  return (
    <header className="border-b border-rule bg-base-100">
      <div className="mx-auto flex h-16 max-w-page items-center gap-2 px-4 sm:px-6">
        <Logo />
        <nav aria-label={m.nav_main()} className="ms-6 hidden gap-1 lg:flex">
          <Links links={links} />
        </nav>
        <div className="ms-auto flex items-center gap-1">
          <LanguageMenu />
          <ThemeMenu />
          <div className="ms-3 hidden items-center gap-4 lg:flex">{account}</div>
          <IconButton
            icon={open ? X : Menu}
            label={open ? m.nav_close_menu() : m.nav_open_menu()}
            aria-expanded={open}
            aria-controls={id}
            onClick={() => setOpen(!open)}
            className="-me-2 lg:hidden"
          />
        </div>
      </div>
      <div id={id} hidden={!open} className="border-t border-rule px-4 py-4 sm:px-6 lg:hidden">
        <nav aria-label={m.nav_main()} className="grid gap-1">
          <Links links={links} />
        </nav>
        <div className="mt-4 flex flex-wrap items-center gap-3 border-t border-rule pt-4">{account}</div>
      </div>
    </header>
  );
}

function Links({ links }: { links: readonly HeaderLink[] }) {
  const { pathname } = useLocation();
  return links.map(({ to, label, also }) => (
    <Link
      key={to}
      to={to}
      aria-current={pathname === to || pathname === also ? 'page' : undefined}
      className="rounded-field px-3 py-2 font-medium text-muted hover:bg-base-200 hover:text-base-content aria-[current=page]:text-base-content aria-[current=page]:underline aria-[current=page]:decoration-accent aria-[current=page]:decoration-3 aria-[current=page]:underline-offset-8"
    >
      {label}
    </Link>
  ));
}
