import type { LucideIcon } from 'lucide-react';
import { createContext } from 'react';
import type { Place, Stretch } from './evidence-place';

/** A finding that rests on a place in the text. Its place's `quoteId` names the finding's own row. */
export type MarginFinding = Place & {
  /** "High risk: No limit". */
  name: string;
  icon: LucideIcon;
  /** The class of its colour. */
  ink: string;
};

/** What one mark in the margin stands for, the gravest first. */
export type MarginGroup = { start: number; findings: readonly MarginFinding[] };

type Margin = { groups: readonly MarginGroup[]; lead: (finding: MarginFinding) => void };

/** The findings beside the text, and the way to one of them. */
export const MarginContext = createContext<Margin>({ groups: [], lead: () => {} });

/** Marks of places nearer than this would lie on one another: it is about a line of the text. */
const lineLength = 100;
const emptyLine = /\n\s*\n/;

/** Findings in the order of the text, those together that begin in about the same line. */
export function groupByLine(text: string, findings: readonly MarginFinding[]): MarginGroup[] {
  const groups: { start: number; findings: MarginFinding[] }[] = [];
  for (const finding of findings.toSorted((one, other) => one.start - other.start)) {
    const last = groups.at(-1);
    const near =
      last && finding.start - last.start < lineLength && !emptyLine.test(text.slice(last.start, finding.start));
    if (!near) groups.push({ start: finding.start, findings: [finding] });
    else if (!last.findings.some(({ quoteId }) => quoteId === finding.quoteId)) last.findings.push(finding);
  }
  return groups.map(({ start, findings }) => ({ start, findings: findings.toSorted(byGravity) }));
}

const gravity = { high: 0, medium: 1, low: 2, plain: 3 };
const byGravity = (one: Place, other: Place) => gravity[one.tone] - gravity[other.tone];

/** The gravest finding that rests on a place of the text, and of several the one that says it in the fewest words. */
export function findingAt(groups: readonly MarginGroup[], offset: number): MarginFinding | undefined {
  const length = ({ start, end }: Stretch) => end - start;
  return groups
    .flatMap(({ findings }) => findings)
    .filter(({ start, end }) => start <= offset && offset < end)
    .sort((one, other) => byGravity(one, other) || length(one) - length(other))[0];
}
