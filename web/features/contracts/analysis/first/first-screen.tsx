import { m } from '#src/i18n/paraglide/messages.js';
import { BackLink } from '#web/features/contracts/back-link.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { AnalysisSkeleton } from '../analysis-skeleton';
import { FirstAnswer } from './first-answer';
import { ToldPart, ToldWords } from './told';

/**
 * An analysis that is on its way. Where the Worker told what its first screen says, that stands here before any code has
 * come, in the places that it will have.
 */
export function FirstScreen() {
  return (
    <>
      <div data-untold>
        <AnalysisSkeleton />
      </div>
      <ToldPart as="div" name="all" className="min-h-dvh">
        <p role="status" className="sr-only">
          {m.analysis_loading()}
        </p>
        <PageHeader
          compact
          above={
            <div className="-mt-2 flex min-h-10 items-center">
              <BackLink />
            </div>
          }
          title={
            <>
              <ToldWords name="title" />
              <ToldWords name="given" own />
            </>
          }
          lead={
            <>
              <ToldWords name="file" own />
              <span className="skeleton h-3 w-32 rounded-sm sm:h-4" />
              <span className="skeleton h-6.5 w-40 sm:h-7 rounded-sm" />
            </>
          }
        />
        <ToldPart as="div" name="answer" className="gap-8 lg:grid lg:grid-cols-[minmax(0,1fr)_minmax(0,43%)]">
          <FirstAnswer />
          <div className="skeleton hidden h-[calc(100dvh-2rem)] rounded-box lg:block" />
        </ToldPart>
      </ToldPart>
    </>
  );
}
