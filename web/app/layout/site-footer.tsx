import { Link } from 'react-router';
import { m } from '#src/i18n/paraglide/messages.js';
import { useService } from '#web/features/service/service.queries.ts';
import { paths } from '#web/lib/paths.ts';
import { Logo } from './logo';
import { Shortcuts } from './shortcuts';

export function SiteFooter() {
  const { socialProfiles } = useService();
  return (
    <footer className="mt-16 border-t border-rule bg-base-200">
      <div className="mx-auto grid max-w-page gap-10 px-4 py-12 sm:px-6 md:grid-cols-[2fr_1fr_1fr_1fr]">
        <div>
          <Logo />
          <p className="mt-4 max-w-80 text-sm text-muted">{m.footer_tagline()}</p>
        </div>
        <FooterColumn
          title={m.footer_product()}
          links={[
            { to: paths.features, label: m.nav_features() },
            { to: paths.pricing, label: m.nav_pricing() },
            { to: paths.security, label: m.footer_security() },
          ]}
        />
        <FooterColumn
          title={m.footer_company()}
          links={[
            { to: paths.about, label: m.nav_about() },
            { to: paths.support, label: m.footer_help_center() },
            { to: `${paths.support}#contact`, label: m.footer_contact() },
          ]}
        />
        <FooterColumn
          title={m.footer_legal()}
          links={[
            { to: paths.privacy, label: m.footer_privacy() },
            { to: paths.terms, label: m.footer_terms() },
            { to: paths.licences, label: m.footer_licences(), isFile: true },
          ]}
        />
      </div>
      <div className="mx-auto max-w-page px-4 sm:px-6">
        <div className="flex flex-wrap items-center gap-x-8 gap-y-3 border-t border-rule py-6 text-sm text-muted">
          <p>{m.footer_not_legal_advice()}</p>
          {socialProfiles.length > 0 && (
            <ul className="flex flex-wrap gap-x-5 gap-y-2">
              {socialProfiles.map(({ name, address }) => (
                <li key={name}>
                  <a href={address} rel="me noopener noreferrer" className="text-link">
                    <bdi>{name}</bdi>
                  </a>
                </li>
              ))}
            </ul>
          )}
          {/* At the end from the first, so that profiles that are told later do not move it. */}
          <div className="ms-auto max-sm:ms-0">
            <Shortcuts />
          </div>
        </div>
      </div>
    </footer>
  );
}

type FooterLink = { to: string; label: string; isFile?: boolean };

function FooterColumn({ title, links }: { title: string; links: readonly FooterLink[] }) {
  return (
    <nav aria-label={title}>
      <p className="text-sm font-semibold">{title}</p>
      <ul className="mt-3 grid gap-2 text-sm text-muted">
        {links.map(({ to, label, isFile = false }) => (
          <li key={label}>
            <Link to={to} reloadDocument={isFile} className="hover:text-base-content hover:underline">
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
