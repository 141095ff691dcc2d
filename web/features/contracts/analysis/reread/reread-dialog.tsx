import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Contract } from '#src/features/contracts/contracts.schema.ts';
import type { RereadQuote } from '#src/features/contracts/reread.schema.ts';
import { maxPagesFor, pagesCharged } from '#src/features/usage/page-counts.schema.ts';
import type { Locale } from '#src/i18n/locale.schema.ts';
import { m } from '#src/i18n/paraglide/messages.js';
import { sideChoices } from '#web/features/contracts/side-choices.ts';
import { SideField } from '#web/features/contracts/side-field.tsx';
import { failureText } from '#web/lib/failure-text.ts';
import { formatNumber } from '#web/lib/format.ts';
import { languageNames } from '#web/lib/language-names.ts';
import { locales } from '#web/lib/locale.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { showToast } from '#web/ui/toast-store.ts';
import { readSections } from '../analysis-sections';
import { rereadQuoteQuery, useReread } from './reread.queries';

type Props = {
  contract: Contract;
  /** The language that is chosen at first; else the analysis's own. */
  language: Locale | undefined;
  onClose: () => void;
};

/** For which party and in which language the analysis is to be written anew, and what that costs. */
export function RereadDialog({ contract, language, onClose }: Props) {
  const sections = readSections(contract);
  const choices = sideChoices(sections);
  const { reader } = sections;
  const [side, setSide] = useState((reader?.name ?? reader?.role) || null);
  const [wanted, setWanted] = useState<string>(language ?? sections.language ?? 'en');
  const quote = useQuery(rereadQuoteQuery(contract.id));
  const reread = useReread(contract.id);

  function start() {
    const locale = locales.find((known) => known === wanted);
    // A guess that is left as it is stays a guess.
    const isChosen = side !== null && (sections.readerChosen || side !== (reader?.name ?? reader?.role));
    reread.mutate(
      { ...(isChosen && { side }), ...(locale && { language: locale }) },
      {
        onError: (error) =>
          showToast({
            title: m.reread_failed(),
            description: failureText(error, m.reread_failed()),
            tone: 'destructive',
          }),
        onSettled: onClose,
      },
    );
  }

  return (
    <Dialog
      open
      onClose={onClose}
      locked={reread.isPending}
      title={m.reread_title()}
      description={m.reread_text()}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {m.reread_cancel()}
          </Button>
          <Button
            variant="primary"
            busy={reread.isPending || quote.isPending}
            disabled={quote.data?.allowed === false}
            onClick={start}
          >
            {m.reread_start()}
          </Button>
        </>
      }
    >
      <div className="grid gap-5">
        {choices.length > 0 && (
          <SideField choices={choices} language={contract.detectedLanguage} chosen={side} onChoose={setSide} />
        )}
        <SelectField
          label={m.reread_language()}
          options={locales.map((value) => ({ value, label: languageNames[value] }))}
          value={wanted}
          onChange={(event) => setWanted(event.target.value)}
        />
        <p role="status" className="min-h-[2lh] text-sm text-muted">
          {costOf(quote)}
        </p>
      </div>
    </Dialog>
  );
}

type Quote = { data: RereadQuote | undefined; isError: boolean };

function costOf({ data, isError }: Quote) {
  if (isError) return m.reread_cost_unknown();
  if (!data) return null;
  if (data.free) return m.reread_free();
  if (!data.allowed) return <span className="font-medium text-error">{data.reason}</span>;
  const { estimatedTokens, availableTokens } = data;
  return m.reread_cost({
    pages: formatNumber(pagesCharged(estimatedTokens)),
    left: formatNumber(maxPagesFor(availableTokens)),
  });
}
