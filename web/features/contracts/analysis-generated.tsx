import { Download } from 'lucide-react';
import type { Contract } from '../../../src/features/contracts/contracts.schema';
import { m } from '../../../src/i18n/paraglide/messages.js';
import { formatDate } from '../../lib/format';
import { Badge } from '../../ui/badge';
import { Button } from '../../ui/button';
import { AnalysisHeader } from './analysis-header';
import { ContractTextView } from './contract-text-view';
import { saveText } from './report-save';

/** A contract made from a template: a document to read and take away, without an analysis. */
export function AnalysisGenerated({ contract }: { contract: Contract }) {
  return (
    <>
      <AnalysisHeader
        contract={contract}
        dated={m.analysis_created_on({ date: formatDate(contract.createdAt) })}
        badge={<Badge>{m.analysis_generated()}</Badge>}
        download={
          <Button variant="secondary" onClick={() => saveText(contract)}>
            <Download aria-hidden className="size-4" />
            {m.analysis_download_contract()}
          </Button>
        }
      />
      <div className="max-w-prose rounded-box border border-rule bg-base-200 px-5 py-6 sm:px-8">
        <h2 className="sr-only">{m.contract_text_title()}</h2>
        <ContractTextView text={contract.fileContent} language={contract.detectedLanguage} />
      </div>
    </>
  );
}
