import { ArrowLeft, FilePlus2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Contract } from '#src/features/contracts/contracts.schema.ts';
import { m } from '#src/i18n/paraglide/messages.js';
import { paths } from '#web/lib/paths.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { ContractFileName } from './contract-file-name';
import { useOpenedFrom } from './contract-list-place';
import { AnalysisLanguageBadge } from './language-badge';

type Props = {
  contract: Contract;
  /** When what is shown came about: "Analyzed on …". */
  dated: string;
  badge?: ReactNode;
  download?: ReactNode;
  /** What else can be done with the contract. */
  manage?: ReactNode;
  /** Another contract is the next thing to do: this one is done with. */
  done?: boolean;
};

/** Above an analysis and above a generated contract: by its title, where it has one, and its file's name below. */
export function ContractHeader({ contract, dated, badge, download, manage, done = false }: Props) {
  const { fileName, givenTitle, title, language, detectedLanguage, languageConfidence } = contract;
  const openedFrom = useOpenedFrom();
  return (
    <PageHeader
      above={
        <div className="-my-2.5 flex min-h-10 items-center justify-between gap-3 print:hidden">
          <Link
            to={{ pathname: paths.home, search: openedFrom }}
            className="text-link inline-flex items-center gap-1.5 text-sm"
          >
            <ArrowLeft aria-hidden className="flip-rtl size-4" />
            {m.analysis_back_home()}
          </Link>
          {manage}
        </div>
      }
      title={
        (givenTitle ?? title) ? (
          <span lang={(!givenTitle && language) || undefined} dir="auto">
            {givenTitle ?? title}
          </span>
        ) : (
          <ContractFileName fileName={fileName} />
        )
      }
      lead={
        <span className="flex flex-wrap items-center gap-x-4 gap-y-1 text-base">
          {(givenTitle ?? title) && <ContractFileName fileName={fileName} />}
          {dated}
          {badge}
          {detectedLanguage && languageConfidence !== null && (
            <AnalysisLanguageBadge language={detectedLanguage} confidence={languageConfidence} />
          )}
        </span>
      }
      actions={
        <div className="flex flex-wrap gap-3 print:hidden">
          {download}
          <ButtonLink to={paths.dashboard} variant={done ? 'primary' : 'secondary'}>
            <FilePlus2 aria-hidden className="size-4" />
            {m.analysis_another()}
          </ButtonLink>
        </div>
      }
    />
  );
}
