import { m } from '#src/i18n/paraglide/messages.js';
import { usePageTitle } from '#web/lib/use-page-title.ts';
import { PageHeader } from '#web/ui/page-header.tsx';
import { type LogoVariant, logoVariants } from './logo-variants';

const grounds: Record<LogoVariant['ground'], string> = {
  page: 'bg-base-200',
  paper: 'bg-[#fdfcf8]',
  night: 'bg-[#15181e]',
  highlight: 'bg-[#ffe04a]',
};

export function LogoDemoPage() {
  usePageTitle(m.logo_title(), m.logo_lead());
  return (
    <div className="mx-auto max-w-page px-4 py-8 sm:px-6 sm:py-10">
      <PageHeader title={m.logo_title()} lead={m.logo_lead()} />
      <ol className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
        {logoVariants.map(({ name, use, ground, picture }, index) => (
          <li key={name()} className="overflow-hidden rounded-box border border-rule">
            <div className={`grid h-48 place-items-center border-b border-rule px-4 ${grounds[ground]}`}>{picture}</div>
            <div className="p-5">
              <h2 className="font-serif text-heading font-semibold">
                <span className="text-muted">{index + 1}.</span> {name()}
              </h2>
              <p className="mt-1 text-muted">{use()}</p>
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
}
