import type { ContractListItem } from '#src/features/contracts/contracts.schema.ts';
import { m } from '#src/i18n/paraglide/messages.js';
import { formatNumber } from '#web/lib/format.ts';

/** Figures of a contract, each under its name; what is not known yet is left out. */
export function ContractFacts({ contract }: { contract: ContractListItem }) {
  const facts = factsOf(contract);
  if (facts.length === 0) return null;
  return (
    <dl className="flex flex-wrap gap-x-8 gap-y-3">
      {facts.map(({ name, value }) => (
        <div key={name}>
          <dt className="text-sm text-muted">{name}</dt>
          <dd className="font-semibold tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function factsOf({ riskCounts, pages }: ContractListItem) {
  const facts: { name: string; value: string }[] = [];
  if (riskCounts) {
    facts.push(
      { name: m.contract_risks_high(), value: formatNumber(riskCounts.high) },
      { name: m.contract_risks_medium(), value: formatNumber(riskCounts.medium) },
      { name: m.contract_risks_low(), value: formatNumber(riskCounts.low) },
    );
  }
  if (pages !== null) {
    facts.push({ name: m.contract_length(), value: m.upload_pages({ count: pages, shown: formatNumber(pages) }) });
  }
  return facts;
}
