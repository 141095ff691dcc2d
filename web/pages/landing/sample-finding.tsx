import { Quote } from 'lucide-react';
import { m } from '../../../src/i18n/paraglide/messages.js';
import { Mark } from '../../ui/mark';

/** The product in small: clauses with the words in question highlighted, and what is said about them. */
export function SampleFinding() {
  return (
    <figure aria-label={m.landing_sample_label()} className="relative">
      <div className="rounded-box border border-rule bg-base-200 p-5 sm:p-8">
        <div className="flex items-baseline justify-between gap-4 border-b border-rule pb-3">
          <p className="font-serif text-lg font-semibold">{m.landing_sample_document()}</p>
          <figcaption className="text-sm text-muted">{m.landing_sample_caption()}</figcaption>
        </div>
        <Clause
          number="9.2"
          text={m.landing_sample_renewal_before()}
          quote={m.landing_sample_renewal_quote()}
          level="high"
          grade={m.landing_sample_high()}
          title={m.landing_sample_renewal_title()}
          finding={m.landing_sample_renewal_text()}
        />
        <Clause
          number="11.1"
          text={m.landing_sample_liability_before()}
          quote={m.landing_sample_liability_quote()}
          level="low"
          grade={m.landing_sample_low()}
          title={m.landing_sample_liability_title()}
          finding={m.landing_sample_liability_text()}
        />
      </div>
    </figure>
  );
}

type ClauseProps = {
  number: string;
  text: string;
  quote: string;
  level: 'high' | 'low';
  grade: string;
  title: string;
  finding: string;
};

const edges = { high: 'border-s-error', low: 'border-s-success' };
const tints = { high: 'text-error', low: 'text-success' };

function Clause({ number, text, quote, level, grade, title, finding }: ClauseProps) {
  return (
    <div className="pt-5">
      <p className="grid grid-cols-[2.75rem_1fr] font-serif leading-relaxed">
        <span className="text-muted">{number}</span>
        <span>
          {text} <Mark tone={level}>{quote}</Mark>.
        </span>
      </p>
      <div
        className={`ms-11 mt-3.5 rounded-e-box border border-s-4 border-rule bg-base-100 px-4 py-3 sm:-me-4 ${edges[level]}`}
      >
        <p className={`text-sm font-semibold ${tints[level]}`}>{grade}</p>
        <p className="font-semibold">{title}</p>
        <p className="text-sm text-muted">{finding}</p>
        <p className="mt-2 flex items-center gap-1.5 text-sm text-muted">
          <Quote aria-hidden className="flip-rtl size-3.5" />
          {m.landing_sample_exact({ clause: number })}
        </p>
      </div>
    </div>
  );
}
