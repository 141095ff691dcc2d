import { useQueryClient } from '@tanstack/react-query';
import { Download, FileText } from 'lucide-react';
import { useState } from 'react';
import type { Contract } from '#src/features/contracts/contracts.schema.ts';
import { pagedText } from '#src/features/generated-contracts/contract-layout.rules.ts';
import { m } from '#src/i18n/paraglide/messages.js';
import { Button } from '#web/ui/button.tsx';
import type { ButtonSize, ButtonVariant } from '#web/ui/button-class.ts';
import { showToast } from '#web/ui/toast-store.ts';
import { saveText } from '../contract-save';
import { contractQuery } from '../contracts.queries';
import { saveWord } from './word-save';

const savePagedText = (contract: Contract) =>
  saveText({ ...contract, fileContent: pagedText(contract.fileContent, contract.layout) });

/** A generated contract as a text file and as a Word document. */
export function GeneratedDownloads({
  contractId,
  size = 'sm',
  variant = 'secondary',
  textLabel = m.generated_download_text(),
}: {
  contractId: string;
  size?: ButtonSize;
  /** Of the text, which is what most take away. */
  variant?: ButtonVariant;
  textLabel?: string;
}) {
  const queryClient = useQueryClient();
  const [saving, setSaving] = useState<'text' | 'word' | null>(null);

  async function download(as: 'text' | 'word', save: (contract: Contract) => Promise<void> | void) {
    setSaving(as);
    try {
      await save(await queryClient.fetchQuery(contractQuery(contractId)));
    } catch {
      showToast({ title: m.generated_download_failed(), tone: 'destructive' });
    }
    setSaving(null);
  }

  return (
    <>
      <Button size={size} variant={variant} busy={saving === 'text'} onClick={() => download('text', savePagedText)}>
        {saving !== 'text' && <Download aria-hidden className="size-4" />}
        {textLabel}
      </Button>
      <Button size={size} variant="secondary" busy={saving === 'word'} onClick={() => download('word', saveWord)}>
        {saving !== 'word' && <FileText aria-hidden className="size-4" />}
        {m.generated_download_word()}
      </Button>
    </>
  );
}
