import { type ReactNode, use } from 'react';
import type { ContractDate, Party } from '#src/features/contracts/analysis.schema.ts';
import { m } from '#src/i18n/paraglide/messages.js';
import { formatDate } from '#web/lib/format.ts';
import { ReadingContext } from '../reader/evidence-place';
import type { Sections } from './analysis-sections';
import { AnalysisText } from './analysis-text';
import { contractTypeText } from './contract-type-text';
import { EvidenceQuotes } from './evidence-quotes';

const dateKinds: Record<ContractDate['kind'], () => string> = {
  agreement: m.analysis_date_agreement,
  effective: m.analysis_date_effective,
  expiry: m.analysis_date_expiry,
  renewal: m.analysis_date_renewal,
  'notice-deadline': m.analysis_date_notice_deadline,
  cancellation: m.analysis_date_cancellation,
  probation: m.analysis_date_probation,
  payment: m.analysis_date_payment,
  review: m.analysis_date_review,
  other: m.analysis_date_other,
};

/** What kind of contract it is, between whom, and its dates. */
export function AnalysisFacts({ sections: { contractType, parties, dates } }: { sections: Sections }) {
  return (
    <dl className="mt-6 grid gap-x-8 gap-y-5 sm:grid-cols-[11rem_minmax(0,1fr)]">
      <Fact term={m.analysis_contract_type()}>
        {contractType ? contractTypeText[contractType]() : m.analysis_section_unavailable()}
      </Fact>
      {parties === null && <Fact term={m.analysis_parties()}>{m.analysis_section_unavailable()}</Fact>}
      {parties !== null && parties.length > 0 && (
        <Fact term={m.analysis_parties()}>
          <ul className="grid gap-4">
            {parties.map((party) => (
              <PartyRow key={`${party.name}-${party.role}`} party={party} />
            ))}
          </ul>
        </Fact>
      )}
      {dates === null && <Fact term={m.analysis_dates()}>{m.analysis_section_unavailable()}</Fact>}
      {dates?.map((date) => (
        <Fact key={`${date.kind}-${date.date}-${date.label}`} term={date.label ?? dateKinds[date.kind]()}>
          <div className="grid gap-2">
            {/* At noon, so that no time zone makes it the day before. */}
            <time dateTime={date.date} className="font-semibold">
              {formatDate(`${date.date}T12:00:00`)}
            </time>
            {date.computedFrom && (
              <AnalysisText className="text-sm text-muted">
                {m.analysis_date_computed({ source: date.computedFrom })}
              </AnalysisText>
            )}
            <EvidenceQuotes evidence={date.evidence} compact />
          </div>
        </Fact>
      ))}
    </dl>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="contents">
      <dt className="text-sm font-semibold text-muted sm:pt-0.5">{term}</dt>
      <dd className="-mt-4 sm:mt-0">{children}</dd>
    </div>
  );
}

function PartyRow({ party: { name, role, evidence } }: { party: Party }) {
  const { language } = use(ReadingContext);
  return (
    <li className="grid gap-2">
      <p lang={language ?? undefined}>
        <bdi className="font-semibold">{name}</bdi>
        {role && (
          <span className="text-muted">
            {' '}
            (<bdi>{role}</bdi>)
          </span>
        )}
      </p>
      <EvidenceQuotes evidence={evidence} compact />
    </li>
  );
}
