import type { ContractReport } from './contract-model.ts';
import type { DayReport } from './day-model.ts';
import type { HarmFigures, HarmReport } from './harm-model.ts';
import type { HarmTypeReports } from './harm-type-report.ts';
import { isKeyedContract, type KeyedDocument } from './keyed-documents.ts';
import type { Learned } from './learn-from.ts';
import type { PaidScore } from './paid-model.ts';
import type { PartyReport } from './party-model.ts';
import { payerTable } from './payer-card.ts';
import type { HarmSayings } from './sayings.ts';
import type { PickScore } from './score-picks.ts';
import type { TopicReport } from './topic-model.ts';

interface LearnedFrom {
  documents: readonly KeyedDocument[];
  sayings: readonly HarmSayings[];
}

/** What the weights are, what they were made from and how well they do, as Markdown. */
export function writeModelCard(
  { documents, sayings }: LearnedFrom,
  learned: Learned & { parties: PartyReport },
  bytes: number,
): string {
  const contracts = documents.filter(isKeyedContract);
  const risks = contracts.reduce((sum, { key }) => sum + key.risks.length, 0);
  return `# Model card

Written by \`npm run learn\` together with the weights in \`worker/analyse/built-in/learned\` (${Math.round(bytes / 1024)} KB packed).

## What it does

Linear models (logistic regression):

- **harm** says of every passage of a contract how likely it holds something that a careful lawyer would warn the reader
  of. The best ten, a fifth of the text at most, are shown as passages to read oneself, with no claim made about them.
- **topic** says what such a passage is about, where that is clear.
- **contract** says of a whole text whether it is a contract: its score is then above nothing.
- **party** says of every name in a contract whether it is that of a party. It is asked where the rules find fewer than two
  sides, before all else: the other models read contracts whose parties are known.
- **payer** says which of the two sides pays a sum. The payer is stated only where the score is far enough from nothing,
  and the sum is left out where it is not.
- **paid** says of every sum that no rule leaves out whether it is to be paid at all, or is a cap, a value, an example, a
  part of another. A sum is left out where that is not clear.
- **agreed day**, **start day** and **end day** say of every day that a contract names whether it is made, begins or ends on
  it. They are asked where no rule finds that day, and state the one day that stands out.
- **harm type** says which of ${new Set(sayings.flatMap(({ harm }) => (harm === 'other' ? [] : harm))).size} kinds of harm a sentence does, or another harm, or none.

The last is small and looks a second time: the **judge** weighs, for each kind that a pattern or **harm type** names, how
likely it is, how far before the next, who acts, what bounds or turns the sentence, and whether what the kind cannot do
without is spoken of at all (\`worker/analyse/built-in/harms/harm-signs.ts\`). It was learned from sentences that none of the
other models had seen. A kind is told where the judge finds it likely; where it only finds the harm likely, the passage is
told without a kind.

They read words, runs of words and of letters, the shape of the passage, and concepts that stand for the same in all five
languages (\`worker/analyse/built-in/learned/concepts\`).

## Data

${contracts.length} contracts with keys (${risks} risks) and ${documents.length - contracts.length} documents that are no contracts, all from \`src/dev/learn/documents\`, in five
languages alike, and for harm and harm type also ${sayings.reduce((sum, { harms }) => sum + harms.length, 0)} provisions that do a harm, of one kind or of none, and ${sayings.reduce((sum, { harmless }) => sum + harmless.length, 0)} that only look as if they did
(\`src/dev/learn/sayings\`), written without sight of the documents, those of no kind with sight of what
their keys call such risks; nothing else was used. The shipped weights are made from all of them. The figures below are not: each
comes from weights made without any document of the briefs that it is measured on.

- **tune**: briefs A, B, D, E, G, H, I, K, L, N, O, P in four parts, each read after training on the other three; settings were
  chosen by these.
- **last**: briefs C, F, J, M, read after training on the others; nothing was chosen by these.

## Figures

Share of the risks pointed at within ten passages and a fifth of the text, and share of the passages that hold one,
each beside what pointing at the longest sentences within the same limits gives.

### tune

${harmTable(learned.tune)}

### last

${harmTable(learned.last)}

### Kinds of harm

Of the risks of the keys, how many a finding rests on; of the findings, how many rest on a risk of the key (a lawyer names
at most nine, so that some of the others are true), and how many of those that name a kind name the one of the key, which
for a quarter of the risks is none; how many are told as high, and how many of those rest on no risk; how many leave the kind open. The
patterns, not the models, were written with sight of these documents; elsewhere they say less, so that what is found there
lies between these figures and those with the patterns silent.

${harmTypeTable(learned.harmTypes)}

### Contract or not

${contractTable({ 'of a kind seen in other languages': learned.knownKinds, 'of a kind never seen': learned.newKinds })}

### Topics

Of the passages of risks, how many are given a topic, and how many of those the one of their key. The key's topic follows
from its clause type or from its English words (\`harm-topic-of.ts\`), so it is only one of several that may be right.

${topicTable(learned.topics)}

### Parties

By the model alone, without the rules: of the parties of the keys, how many are told, and how many names are told for each
hundred of them that are no party's.

${partyTable(learned.parties)}

### Payers

Of the sums of the keys, how many are told with a payer and how many with the right one, and of those told, how many
with the other side as payer; beside the rules alone, and beside "whoever reads the contract pays". The rules were
written by people who had these documents before them: their figures, and the figures of what reads with them, are
higher here than elsewhere.

${payerTable(learned.payer)}

### Sums that are paid

Of the sums that the rules let stand: how many the key knows, how many of those are kept, and how many of the others.

${paidTable(learned.paid)}

### Days

By the model alone, without the rules: of the contracts whose key names the day, how many are told it; of all contracts,
how many are told a wrong one. A day that only follows from a length of time is in no text, and cannot be told so.

${dayTable(learned.days)}

## What it cannot do

- It does not understand: negation, exceptions and who is bound reach it only as words that stand near each other. What
  it points at may be harmless, and what it leaves out may not be.
- Its documents were written for it, in ${new Set(contracts.map(({ key }) => key.brief)).size} manners of drafting; long commercial contracts are not among them.
- No solicitor has checked the keys.
`;
}

export function contractTable(reports: Record<string, ContractReport>): string {
  return [
    '| documents held out | contracts | refused | others | taken for contracts | lowest contract | highest other |',
    '|---|---|---|---|---|---|---|',
    ...Object.entries(reports).map(
      ([name, report]) =>
        `| ${[
          name,
          report.contracts,
          report.contractsRefused.join(', ') || 'none',
          report.others,
          report.othersTaken.join(', ') || 'none',
          report.lowestContract.toFixed(2),
          report.highestOther.toFixed(2),
        ].join(' | ')} |`,
    ),
  ].join('\n');
}

function harmTypeTable(reports: HarmTypeReports): string {
  return [
    '| briefs | risks | found | findings | on a risk | kind of the key | high | high on none | kind left open |',
    '|---|---|---|---|---|---|---|---|---|',
    ...Object.entries(reports).flatMap(([name, { read, withoutPatterns }]) =>
      [[name, read] as const, [`${name}, patterns silent`, withoutPatterns] as const].map(([title, one]) => {
        const kinds = percent(one.kindRight, one.kindKnown);
        const shares = [percent(one.found, one.risks), one.raised, percent(one.onRisks, one.raised), kinds];
        return `| ${[title, one.risks, ...shares, one.high, one.highElsewhere, one.unnamed].join(' | ')} |`;
      }),
    ),
  ].join('\n');
}

function topicTable(reports: Record<string, TopicReport>): string {
  return [
    '| briefs | passages | given a topic | the one of the key |',
    '|---|---|---|---|',
    ...Object.entries(reports).map(
      ([name, { passages, told, right }]) =>
        `| ${name} | ${passages} | ${percent(told, passages)} | ${percent(right, told)} |`,
    ),
  ].join('\n');
}

function partyTable({ tune, last }: PartyReport): string {
  return [
    '| briefs | parties | right | wrong |',
    '|---|---|---|---|',
    ...Object.entries({ tune, last }).map(
      ([name, { parties, right, wrong }]) =>
        `| ${[name, parties, percent(right, parties), percent(wrong, parties)].join(' | ')} |`,
    ),
  ].join('\n');
}

function paidTable(reports: Record<string, PaidScore>): string {
  return [
    '| briefs | in the key | of these kept | others | of these kept |',
    '|---|---|---|---|---|',
    ...Object.entries(reports).map(
      ([name, { paid, paidKept, others, othersKept }]) =>
        `| ${[name, paid, percent(paidKept, paid), others, percent(othersKept, others)].join(' | ')} |`,
    ),
  ].join('\n');
}

function dayTable(reports: Record<string, DayReport>): string {
  return [
    '| briefs | day | contracts | key names it | right | wrong of contracts |',
    '|---|---|---|---|---|---|',
    ...Object.entries(reports).flatMap(([name, report]) =>
      Object.entries(report).map(
        ([role, { contracts, named, right, wrong }]) =>
          `| ${[name, role, contracts, named, percent(right, named), percent(wrong, contracts)].join(' | ')} |`,
      ),
    ),
  ].join('\n');
}

const percent = (part: number, whole: number) => `${Math.round((100 * part) / Math.max(1, whole))} %`;

export function harmTable(report: HarmReport): string {
  const cells = ({ pointedAt, risks, picks, picksOnRisks }: PickScore) => [
    percent(pointedAt, risks),
    percent(picksOnRisks, picks),
  ];
  const line = (name: string, { learned, longest }: HarmFigures) =>
    `| ${[name, learned.documents, learned.risks, ...cells(learned), ...cells(longest)].join(' | ')} |`;
  return [
    '| language | documents | risks | pointed at | precision | longest: pointed at | longest: precision |',
    '|---|---|---|---|---|---|---|',
    ...Object.entries(report).map(([name, figures]) => line(name, figures)),
  ].join('\n');
}
