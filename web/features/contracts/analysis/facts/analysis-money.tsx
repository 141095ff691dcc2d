import { ArrowRight } from 'lucide-react';
import { use } from 'react';
import type { Money } from '#src/features/contracts/analysis.schema.ts';
import { m } from '#src/i18n/paraglide/messages.js';
import { moneyText } from '#web/features/contracts/money-text.ts';
import { ReadingContext } from '#web/features/contracts/reader/evidence-place.ts';
import { AnalysisSection } from '../analysis-section';
import type { Sections } from '../analysis-sections';
import { AnalysisText } from '../analysis-text';
import { AnalysisUnavailable } from '../analysis-unavailable';
import { WordsLink } from '../evidence/words-link';
import { NotInText } from '../not-in-text';
import { PageFills } from '../page-fills';
import { ToCome } from '../to-come';
import { useFold } from '../use-fold';

/** Who pays whom how much, for what and how often. */
export function AnalysisMoney({ money, partial }: Pick<Sections, 'money' | 'partial'>) {
  const { foldedAt, more } = useFold(money?.length ?? 0, 4);
  const fills = use(PageFills);
  if (money?.length === 0 && !partial) return fills && <div id="money" />;
  return (
    <AnalysisSection id="money" title={m.analysis_money_title()}>
      {money === null && <AnalysisUnavailable text={m.analysis_section_unavailable()} />}
      {money?.length === 0 && <ToCome rows={3} />}
      <ul className="grid gap-1">
        {money?.map((one, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the sums of an analysis never change their order
          <li key={index} className={`grid gap-x-5 sm:grid-cols-[10rem_minmax(0,1fr)] ${foldedAt(index)}`}>
            <MoneyRow money={one} />
          </li>
        ))}
      </ul>
      {more}
    </AnalysisSection>
  );
}

function MoneyRow({ money }: { money: Money }) {
  const { language } = use(ReadingContext);
  const { payer, payee, purpose, evidence } = money;
  return (
    <>
      <div>
        <WordsLink evidence={evidence} className="font-semibold tabular-nums">
          {moneyText(money)}
        </WordsLink>
        <NotInText fact={money} />
      </div>
      <p>
        <bdi lang={language ?? undefined}>{payer}</bdi>{' '}
        <ArrowRight aria-hidden className="flip-rtl mb-0.5 inline size-3.5 text-muted" />
        <span className="sr-only">{m.analysis_money_to()}</span> <bdi lang={language ?? undefined}>{payee}</bdi>
        <span aria-hidden className="text-muted">
          {' · '}
        </span>
        <AnalysisText as="span">{purpose}</AnalysisText>
      </p>
    </>
  );
}
