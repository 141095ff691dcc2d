import type { Contract } from '#src/features/contracts/contracts.schema.ts';
import { firstSentence, pressingRisks } from '#src/features/contracts/listed-risks.rules.ts';
import { isoToday, pressingDates } from '#src/features/contracts/pressing-dates.rules.ts';
import { dateKindText } from '#src/i18n/date-kind-text.ts';
import { m } from '#src/i18n/paraglide/messages.js';
import { contractName } from '#web/features/contracts/contract-name.ts';
import { copyText } from '#web/lib/copy-text.ts';
import { formatDay } from '#web/lib/format.ts';
import { showToast } from '#web/ui/toast-store.ts';
import type { Sections } from '../analysis-sections';

type Named = Parameters<typeof contractName>[0];

/** What a contract is, what to do before signing and its next dates, as a message. */
export function mainPointsText(contract: Named, sections: Sections): string {
  const risks = pressingRisks(sections).map(
    ({ risk, ask }) => `• ${risk.title}: ${ask ?? firstSentence(risk.description)}`,
  );
  const dates = pressingDates(sections.dates ?? [], isoToday()).map(
    ({ kind, date, past }) => `• ${past ? m.analysis_date_expired() : dateKindText[kind]()}: ${formatDay(date)}`,
  );
  return [
    [contractName(contract), sections.object ?? firstSentence(sections.summary ?? '')],
    risks.length > 0 && [m.analysis_before_title(), ...risks],
    dates.length > 0 && [m.analysis_dates(), ...dates],
    [m.footer_not_legal_advice()],
  ]
    .flatMap((part) => (part ? [part.filter(Boolean).join('\n')] : []))
    .join('\n\n');
}

/** Hands the main points to what the device shares with; elsewhere they are copied. */
export async function sharePoints(contract: Contract, sections: Sections): Promise<void> {
  const text = mainPointsText(contract, sections);
  if (typeof navigator.share === 'function') {
    try {
      return await navigator.share({ title: contractName(contract), text });
    } catch (error) {
      // Closed by the reader: nothing is to be said.
      if (error instanceof DOMException && error.name === 'AbortError') return;
    }
  }
  const copied = await copyText(text, document.activeElement ?? document.body);
  showToast(
    copied
      ? { title: m.analysis_share_copied(), description: m.analysis_share_copied_text(), tone: 'success' }
      : { title: m.ui_copy_failed(), tone: 'destructive' },
  );
}
