import { BookPlus, Printer } from 'lucide-react';
import type { Contract } from '#src/features/contracts/contracts.schema.ts';
import { m } from '#src/i18n/paraglide/messages.js';
import { formatShortDate } from '#web/lib/format.ts';
import { paths } from '#web/lib/paths.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { ContractHeader } from '../contract-header';
import { GeneratedCheckButton } from './generated-check-button';
import { GeneratedClauses } from './generated-clauses';
import { GeneratedDownloads } from './generated-downloads';
import { GeneratedPaper } from './generated-paper';
import { GeneratedSigning } from './generated-signing';

/** A contract made from a template: a document to read, to take away, and to have checked. */
export function GeneratedContract({ contract }: { contract: Contract }) {
  return (
    <>
      {/* What is printed is the contract and nothing else. */}
      <div className="print:hidden">
        <ContractHeader
          contract={contract}
          dated={m.analysis_created_on({ date: formatShortDate(contract.createdAt) })}
          badge={<Badge>{m.analysis_generated()}</Badge>}
          actions={
            <>
              <GeneratedDownloads
                contractId={contract.id}
                size="md"
                variant="primary"
                textLabel={m.analysis_download_contract()}
              />
              <Button variant="secondary" onClick={() => window.print()}>
                <Printer aria-hidden className="size-4" />
                {m.analysis_print()}
              </Button>
            </>
          }
        />
      </div>
      <div className="mb-6 flex max-w-prose flex-wrap items-center gap-x-4 gap-y-3 border-y border-rule py-4 print:hidden">
        <p className="min-w-0 flex-1 basis-64 text-sm text-muted">{m.generated_check_hint()}</p>
        <GeneratedCheckButton contractId={contract.id} size="md" />
        <ButtonLink to={paths.clausesFor(contract.id)} variant="secondary">
          <BookPlus aria-hidden className="size-4" />
          {m.generated_add_clause()}
        </ButtonLink>
      </div>
      <GeneratedClauses contract={contract} />
      <div className="max-w-prose print:max-w-none">
        <GeneratedPaper text={contract.fileContent} layout={contract.layout} />
        <GeneratedSigning text={contract.fileContent} />
      </div>
    </>
  );
}
