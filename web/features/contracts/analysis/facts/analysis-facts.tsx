import { use } from 'react';
import type { Party } from '#src/features/contracts/analysis.schema.ts';
import { m } from '#src/i18n/paraglide/messages.js';
import { contractTypeText } from '#web/features/contracts/contract-type-text.ts';
import { ReadingContext } from '#web/features/contracts/reader/evidence-place.ts';
import type { Sections } from '../analysis-sections';
import { WordsLink } from '../evidence/words-link';
import { NotInText } from '../not-in-text';
import { Fact, FactTable } from './fact-table';

/** What kind of contract it is, and between whom. */
export function AnalysisFacts({ sections: { contractType, parties, partial } }: { sections: Sections }) {
  return (
    <FactTable>
      {(contractType || !partial) && (
        <Fact term={m.analysis_contract_type()}>
          {contractType ? contractTypeText[contractType]() : m.analysis_type_unclear()}
        </Fact>
      )}
      {parties === null && <Fact term={m.analysis_parties()}>{m.analysis_section_unavailable()}</Fact>}
      {parties !== null && parties.length > 0 && (
        <Fact term={m.analysis_parties()}>
          <ul>
            {parties.map((party) => (
              <PartyRow key={`${party.name}-${party.role}`} party={party} />
            ))}
          </ul>
        </Fact>
      )}
    </FactTable>
  );
}

function PartyRow({ party }: { party: Party }) {
  const { language } = use(ReadingContext);
  const { name, role, evidence } = party;
  return (
    <li lang={language ?? undefined}>
      <WordsLink evidence={evidence}>
        <bdi>{name}</bdi>
      </WordsLink>
      {role && (
        <span className="text-muted">
          {' '}
          (<bdi>{role}</bdi>)
        </span>
      )}
      <NotInText fact={party} />
    </li>
  );
}
