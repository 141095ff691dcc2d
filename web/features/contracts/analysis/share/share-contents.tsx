import { Check, EyeOff } from 'lucide-react';
import { m } from '#src/i18n/paraglide/messages.js';
import { formatNumber, joinWithCommas } from '#web/lib/format.ts';
import { allEvidence, type Sections } from '../analysis-sections';
import { sharedName } from './shared-name';

/** Exactly what whoever opens a link sees, and what is shown to nobody. */
export function ShareContents({ sections, withText }: { sections: Sections; withText: boolean }) {
  const shown = [
    // By itself, since it may run the other way than the sentence.
    m.share_shown_title({ title: `\u2068${sharedName(sections)}\u2069` }),
    m.share_shown_findings({ list: joinWithCommas(countedParts(sections)) }),
    m.share_shown_quotes({ count: formatNumber(allEvidence(sections).length) }),
    ...(withText ? [m.share_shown_text()] : []),
  ];
  return (
    <section className="grid gap-3 rounded-box border border-rule bg-base-200 px-4 py-3 text-sm" aria-live="polite">
      <div>
        <h3 className="font-semibold">{m.share_shown()}</h3>
        <ul className="mt-1 grid gap-1">
          {shown.map((one) => (
            <li key={one} className="flex items-start gap-2">
              <Check aria-hidden className="mt-0.75 size-3.75 shrink-0 text-success" />
              <span className="wrap-anywhere">{one}</span>
            </li>
          ))}
        </ul>
      </div>
      <div>
        <h3 className="font-semibold">{m.share_hidden()}</h3>
        <p className="mt-1 flex items-start gap-2">
          <EyeOff aria-hidden className="mt-0.75 size-3.75 shrink-0 text-muted" />
          {m.share_hidden_list()}
        </p>
      </div>
      <p className="text-muted">{m.share_live()}</p>
    </section>
  );
}

/** Every part of the analysis that has something, with how much. */
function countedParts(sections: Sections): string[] {
  const { riskAssessment, money, dates, keyTerms, recommendations, missingClauses, parties } = sections;
  const parts = [
    [m.analysis_warnings_title(), sections.warnings],
    [m.analysis_parties(), parties],
    [m.analysis_risks_title(), Object.values(riskAssessment ?? {}).flat()],
    [m.analysis_favours_title(), sections.favours],
    [m.analysis_money_title(), money],
    [m.analysis_dates(), dates],
    [m.analysis_read_title(), sections.readClosely],
    [m.analysis_key_terms_title(), keyTerms],
    [m.analysis_actions_title(), recommendations],
    [m.analysis_missing_title(), missingClauses],
  ] as const;
  const counted = parts.flatMap(([name, found]) =>
    found && found.length > 0 ? [`${name} (${formatNumber(found.length)})`] : [],
  );
  return [...(sections.summary ? [m.contract_summary()] : []), ...counted, m.analysis_method_title()];
}
