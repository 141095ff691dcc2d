import type { Locale } from '#src/i18n/locale.schema.ts';
import type { Citation } from '#worker/analyse/analyst.ts';
import { alignOffsets } from './aligned-offsets.ts';
import type { GoldDocument, GoldSpan } from './gold.ts';
import type { Span } from './score.ts';
import type { WorkerCode } from './worker-code.ts';

export interface AnalysedGold {
  document: GoldDocument;
  text: string;
  gold: Map<string, Span[]>;
  /** Quotes by clause type; only quotes that were located. */
  quotes: Map<string, Span[]>;
  /** Labelled as unfair; each place once. */
  unfair: Span[];
  /** Quotes of risks of high or medium level, and passages to be read closely. */
  raised: Span[];
  pointed: Span[];
  exactQuotes: number;
  misplacedQuotes: number;
  milliseconds: number;
}

/** Reads a labelled contract as an upload would be read, and gathers what was quoted for which clause type. */
export async function analyseGold(worker: WorkerCode, document: GoldDocument): Promise<AnalysedGold> {
  const extracted = await worker.extractTxt(new TextEncoder().encode(document.text));
  const started = performance.now();
  const findings = await worker
    .createBuiltInAnalyst()
    .analyse(
      { text: extracted.text, blocks: extracted.blocks, language: document.language as Locale },
      { language: 'en', today: '2026-01-01' },
    );
  const milliseconds = performance.now() - started;
  const locate = worker.createLocator(extracted.text);
  const quotes = new Map<string, Span[]>();
  let exactQuotes = 0;
  let misplacedQuotes = 0;
  const cited = [...findings.keyTerms, ...Object.values(findings.risks).flat()];
  for (const { clauseType, evidence } of cited) {
    for (const { quote, start, end, match } of evidence.map(locate)) {
      if (start === null || end === null) continue;
      if (match === 'exact') exactQuotes++;
      if (match === 'exact' && extracted.text.slice(start, end) !== quote) misplacedQuotes++;
      if (clauseType) quotes.set(clauseType, [...(quotes.get(clauseType) ?? []), { start, end }]);
    }
  }
  const place = alignOffsets(document.text, extracted.text);
  const gold = groupAligned(document.spans, place);
  const unfair = groupAligned(
    document.spans.filter(({ isUnfair }) => isUnfair).map((span) => ({ ...span, type: String(span.start) })),
    place,
  );
  const located = (cited: readonly { evidence: readonly Citation[] }[]) =>
    cited.flatMap(({ evidence }) => evidence.map(locate)).flatMap(({ start, end }) => spanOf(start, end));
  return {
    ...{ document, text: extracted.text, gold, quotes, exactQuotes, misplacedQuotes, milliseconds },
    unfair: [...unfair.values()].flatMap(([first]) => first ?? []),
    raised: located([...findings.risks.high, ...findings.risks.medium]),
    pointed: located(findings.readClosely),
  };
}

const spanOf = (start: number | null, end: number | null): Span[] =>
  start === null || end === null ? [] : [{ start, end }];

function groupAligned(spans: readonly GoldSpan[], place: (offset: number) => number) {
  const byType = new Map<string, Span[]>();
  for (const { type, start, end } of spans) {
    const list = byType.get(type) ?? [];
    list.push({ start: place(start), end: place(end - 1) + 1 });
    byType.set(type, list);
  }
  return byType;
}
