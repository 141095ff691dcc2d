import { FilePlus2 } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Contract } from '#src/features/contracts/contracts.schema.ts';
import { m } from '#src/i18n/paraglide/messages.js';
import { late } from '#web/lib/late.ts';
import { paths } from '#web/lib/paths.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { BackLink } from './back-link';
import { ContractFileName } from './contract-file-name';
import { ContractTags } from './contract-tags';
import { AnalysisLanguageBadge } from './language-badge';

// Of the few contracts that are new versions of others.
const VersionNote = late(async () => (await import('./version-note')).VersionNote);

type Props = {
  contract: Contract;
  /** When what is shown came about: "Analyzed on …". */
  dated: string;
  badge?: ReactNode;
  /** What is taken away. */
  download?: ReactNode;
  /** What else can be done with the contract. */
  manage?: ReactNode;
  /** What is done with it first of all, in words. */
  actions?: ReactNode;
};

/** Above an analysis and above a generated contract: by its title, where it has one, and its file's name below. */
export function ContractHeader({ contract, dated, badge, download, manage, actions }: Props) {
  const { fileName, givenTitle, title, language, detectedLanguage, languageConfidence } = contract;
  const named = givenTitle ?? title;
  const { id, newVersionOf } = contract;
  return (
    <>
      <PageHeader
        compact
        above={
          <div className="-mt-2 flex min-h-10 items-center justify-between gap-3 print:hidden">
            <BackLink />
            {/* What they open is as wide as a narrow screen allows, and begins where the last of them ends. */}
            <div className="flex gap-2 max-md:relative">
              {download}
              <ButtonLink to={paths.dashboard} variant="secondary" className="max-md:btn-square">
                <FilePlus2 aria-hidden className="size-4" />
                <span className="max-md:sr-only">{m.analysis_another()}</span>
              </ButtonLink>
              {manage}
            </div>
          </div>
        }
        title={
          named ? (
            <span lang={(!givenTitle && language) || undefined} dir="auto">
              {named}
            </span>
          ) : (
            <ContractFileName fileName={fileName} />
          )
        }
        lead={
          <>
            {named && <ContractFileName fileName={fileName} />}
            <span>{dated}</span>
            {badge}
            {detectedLanguage && languageConfidence !== null && (
              <AnalysisLanguageBadge language={detectedLanguage} confidence={languageConfidence} />
            )}
          </>
        }
        below={<ContractTags contract={contract} />}
        actions={actions && <div className="flex flex-wrap gap-3 print:hidden">{actions}</div>}
      />
      {newVersionOf && contract.status === 'complete' && <VersionNote id={id} newVersionOf={newVersionOf} />}
    </>
  );
}
