import { m } from '#src/i18n/paraglide/messages.js';
import { answerLooks } from '../answer/answer-looks';
import { AnalysisGrade } from '../risks/analysis-grade';
import { ToldPart, ToldWords } from './told';

const counts = [
  { name: 'negotiate', label: m.analysis_glance_negotiate },
  { name: 'know', label: m.analysis_glance_know },
  { name: 'read', label: m.analysis_glance_read },
];
const places = [0, 1, 2];

/** The answer as `analysis-answer.tsx` draws it, with places for what is to be told. */
export function FirstAnswer() {
  return (
    <div className="grid content-start gap-4 leading-normal sm:text-[0.9375rem]">
      {/* Where the analysis is in another language than the page, that is said here. */}
      <ToldPart as="p" name="other-language" className="h-4 sm:h-8">
        {null}
      </ToldPart>
      <div className={answerLooks.answer}>
        <div className="answer-what">
          <ToldWords as="p" name="what" className={answerLooks.what} />
          <p className={answerLooks.reader}>
            <span className="skeleton inline-block h-3 w-60 rounded-sm" />
          </p>
        </div>
        <ul className={answerLooks.strip}>
          {counts.map(({ name, label }) => (
            <ToldPart key={name} as="li" name={name} className={answerLooks.stripItem}>
              <ToldWords name={`${name}-count`} own className={answerLooks.stripValue} />
              <span className={`${answerLooks.stripLabel} text-muted`}>{label()}</span>
            </ToldPart>
          ))}
          {[0, 1].map((place) => (
            <ToldPart
              key={place}
              as="li"
              name={`date-${place}`}
              className={`${answerLooks.stripItem} ${answerLooks.stripDate} sm:h-9.75`}
            >
              <span className="skeleton inline-block h-4 w-56 rounded-sm sm:h-9 sm:w-24" />
            </ToldPart>
          ))}
        </ul>
        <section>
          <ToldPart as="h2" name="before" className={answerLooks.heading}>
            {m.analysis_before_title()}
          </ToldPart>
          <ToldPart as="h2" name="ended" className={answerLooks.heading}>
            {m.analysis_before_title_ended()}
          </ToldPart>
          <ol className={answerLooks.risks}>
            {places.map((place) => (
              <FirstRisk key={place} place={place} />
            ))}
          </ol>
        </section>
      </div>
    </div>
  );
}

function FirstRisk({ place }: { place: number }) {
  return (
    <ToldPart as="li" name={`risk-${place}`} className={answerLooks.risk}>
      <div className="flex min-h-6 items-center sm:min-h-8">
        <ToldPart name={`high-${place}`}>
          <AnalysisGrade level="high" />
        </ToldPart>
        <ToldPart name={`medium-${place}`}>
          <AnalysisGrade level="medium" />
        </ToldPart>
      </div>
      <ToldWords as="h3" name={`title-${place}`} className={answerLooks.riskTitle} />
      <ToldWords as="q" name={`words-${place}`} className="line-clamp-1 font-serif text-sm text-muted" />
      <ToldWords as="p" name={`ask-${place}`} className={answerLooks.riskAsk} />
      <ToldPart as="p" name={`delete-${place}`}>
        {m.analysis_delete_words()}
      </ToldPart>
    </ToldPart>
  );
}
