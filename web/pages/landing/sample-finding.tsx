import findings from 'virtual:example/hero';
import { Quote } from 'lucide-react';
import { Link } from 'react-router';
import type { RiskLevel } from '#src/features/contracts/analysis.schema.ts';
import type { ExampleFinding } from '#src/features/contracts/example.schema.ts';
import { m } from '#src/i18n/paraglide/messages.js';
import { useLocale } from '#web/lib/locale.ts';
import { paths } from '#web/lib/paths.ts';
import { Mark } from '#web/ui/mark.tsx';

/** The product in small: clauses of the example with the words in question highlighted, and what is said about them. */
export function SampleFinding() {
  const { locale } = useLocale();
  return (
    <figure aria-label={m.landing_sample_label()} className="rounded-box border border-rule bg-base-200 p-5 sm:p-8">
      <figcaption className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 border-b border-rule pb-3">
        <span className="font-serif text-lg font-semibold">{m.landing_sample_document()}</span>
        <Link to={paths.example} className="text-link text-sm">
          {m.landing_sample_open()}
        </Link>
      </figcaption>
      {findings[locale].map((finding) => (
        <Clause key={finding.number} {...finding} />
      ))}
    </figure>
  );
}

const looks: Record<RiskLevel, { edge: string; tint: string; grade: () => string }> = {
  high: { edge: 'border-s-error', tint: 'text-error', grade: m.analysis_grade_high },
  medium: { edge: 'border-s-warning', tint: 'text-warning', grade: m.analysis_grade_medium },
  low: { edge: 'border-s-success', tint: 'text-success', grade: m.analysis_grade_low },
};

function Clause({ number, quote, level, title, description }: ExampleFinding) {
  const { edge, tint, grade } = looks[level];
  return (
    <div className="pt-5">
      <p lang="en" dir="ltr" className="grid grid-cols-[2.75rem_1fr] font-serif leading-relaxed">
        <span className="text-muted">{number}</span>
        <span>
          <Mark tone={level}>{quote}</Mark>
        </span>
      </p>
      <div className={`mt-3.5 ml-11 rounded-e-box border border-s-4 border-rule bg-base-100 px-4 py-3 ${edge}`}>
        <p className={`text-sm font-semibold ${tint}`}>{grade()}</p>
        <p className="font-semibold">{title}</p>
        <p className="text-sm text-muted">{description}</p>
        <p className="mt-2 flex items-center gap-1.5 text-sm text-muted">
          <Quote aria-hidden className="flip-rtl size-3.5" />
          {m.landing_sample_exact({ clause: number })}
        </p>
      </div>
    </div>
  );
}
