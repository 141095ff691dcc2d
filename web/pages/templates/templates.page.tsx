import { useQuery } from '@tanstack/react-query';
import { LayoutTemplate } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import type { Template } from '#src/features/templates/templates.schema.ts';
import { m } from '#src/i18n/paraglide/messages.js';
import { useCurrentUser } from '#web/features/accounts/accounts.queries.ts';
import { mayBeSignedIn } from '#web/features/accounts/session-hint.ts';
import { UpgradeOptions } from '#web/features/billing/upgrade-options.tsx';
import { GeneratedList } from '#web/features/contracts/generated/generated-list.tsx';
import { TemplateCard } from '#web/features/templates/template-card.tsx';
import { TemplateFilterBar } from '#web/features/templates/template-filter-bar.tsx';
import { filtersOf } from '#web/features/templates/template-filters.ts';
import { isFound, TemplateSearch } from '#web/features/templates/template-search.tsx';
import { TemplateUpgradeDialog } from '#web/features/templates/template-upgrade-dialog.tsx';
import { templatesQuery } from '#web/features/templates/templates.queries.ts';
import { late } from '#web/lib/late.ts';
import { useLocale } from '#web/lib/locale.ts';
import { paths } from '#web/lib/paths.ts';
import { useOwnPageTitle } from '#web/lib/use-page-title.ts';
import { Breadcrumb } from '#web/ui/breadcrumb.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { useShortOnPhone } from '#web/ui/use-short-on-phone.tsx';
import { TemplatesNotLoaded, TemplatesSkeleton } from './templates-state';

const TemplateDialog = late(async () => (await import('#web/features/templates/template-dialog.tsx')).TemplateDialog);

const TemplateSampleDialog = late(
  async () => (await import('#web/features/templates/template-sample-dialog.tsx')).TemplateSampleDialog,
);

const mostOnPhone = 8;

export function TemplatesPage() {
  const { user } = useCurrentUser();
  const { locale } = useLocale();
  const { data: templates, isError, isFetching, refetch } = useQuery(templatesQuery(locale));
  const [search] = useSearchParams();
  const [typed, setTyped] = useState('');
  const [used, setUsed] = useState<Template | null>(null);
  const [refused, setRefused] = useState<Template | null>(null);
  const [sampled, setSampled] = useState<Template | null>(null);
  const [created, setCreated] = useState(0);
  const generated = useRef<HTMLHeadingElement>(null);
  // Only now: the dialog that has just gone gives the focus back to what opened it.
  useEffect(() => {
    if (created > 0) generated.current?.focus();
  }, [created]);
  useOwnPageTitle(m.templates_title());
  const upgrade = <UpgradeOptions status={user?.accountStatus ?? 'free'} fits={m.billing_fits_template()} />;
  const isLocked = ({ basic }: Template) => !basic && user?.accountStatus === 'free';
  /** In the language that was chosen meanwhile. */
  const asRead = (template: Template) => templates?.find(({ id }) => id === template.id) ?? template;
  const use = (template: Template) => (isLocked(template) ? setRefused(template) : setUsed(template));
  const filters = filtersOf(templates ?? []);
  const wanted = search.get('category');
  const filter = filters.find(({ id }) => id === wanted);
  const shown = templates
    ?.filter((template) => (wanted === null ? true : filter?.fits(template)) && isFound(template, typed))
    // What the plan includes comes first.
    .sort((one, other) => Number(isLocked(one)) - Number(isLocked(other)));
  const { classAt, more } = useShortOnPhone(shown?.length ?? 0, mostOnPhone);
  if (user?.accountStatus === null) return <Navigate to={paths.pricing} replace />;

  return (
    <div className="mx-auto max-w-page px-4 py-5 sm:px-6 sm:py-12">
      <PageHeader
        above={<Breadcrumb crumbs={[{ label: m.nav_home(), to: paths.home }, { label: m.nav_templates() }]} />}
        title={m.templates_title()}
        lead={m.templates_lead()}
      />
      <p className="mb-5 max-w-prose text-sm text-muted">
        {m.templates_english()}{' '}
        <a href="#generated" className="text-link">
          {m.templates_to_generated()}
        </a>
      </p>
      {!templates &&
        (isError ? <TemplatesNotLoaded retrying={isFetching} onRetry={() => void refetch()} /> : <TemplatesSkeleton />)}
      {templates && shown && (
        <>
          <TemplateSearch typed={typed} onType={setTyped} />
          <TemplateFilterBar
            filters={filters.map((each) => ({ ...each, count: templates.filter(each.fits).length }))}
            total={templates.length}
            selected={wanted}
          />
          {shown.length === 0 ? (
            <EmptyState
              icon={LayoutTemplate}
              level="h2"
              title={m.templates_none_title()}
              action={
                <ButtonLink to={paths.templates} onClick={() => setTyped('')}>
                  {m.templates_show_all()}
                </ButtonLink>
              }
            >
              {typed ? m.templates_none_found() : m.templates_none_text()}
            </EmptyState>
          ) : (
            <ul className="mt-5 grid grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-2 lg:grid-cols-3">
              {shown.map((template, index) => (
                <TemplateCard
                  key={template.id}
                  className={classAt(index)}
                  template={template}
                  locked={isLocked(template)}
                  onUse={() => use(template)}
                  onSample={() => setSampled(template)}
                />
              ))}
            </ul>
          )}
          {more}
        </>
      )}
      <GeneratedList
        headingRef={generated}
        nameOf={(templateId) => templates?.find(({ id }) => id === templateId)?.name ?? null}
      />
      <TemplateUpgradeDialog name={refused?.name ?? null} upgrade={upgrade} onClose={() => setRefused(null)} />
      {sampled && (
        <TemplateSampleDialog
          template={asRead(sampled)}
          locked={isLocked(sampled)}
          onClose={() => setSampled(null)}
          onUse={() => {
            setSampled(null);
            use(sampled);
          }}
        />
      )}
      {used && user && (
        <TemplateDialog
          template={asRead(used)}
          draftOwner={() => (mayBeSignedIn() ? user.id : null)}
          upgrade={upgrade}
          onClose={() => setUsed(null)}
          onCreated={() => {
            setUsed(null);
            setCreated(created + 1);
          }}
        />
      )}
    </div>
  );
}
