import { useState } from 'react';
import { m } from '#src/i18n/paraglide/messages.js';
import { Button } from '#web/ui/button.tsx';
import { AnalysisText } from '../analysis-text';

/** About as many characters as fit into the lines that a long summary is shortened to. */
const shortEnough = 420;

/** A summary of which a long one is shortened on screen until the rest is asked for; in print it is whole. */
export function SummaryText({ summary }: { summary: string }) {
  const [whole, setWhole] = useState(false);
  const paragraphs = summary.split(/\n+/).filter((paragraph) => paragraph.trim() !== '');
  const long = summary.length > shortEnough;
  return (
    <>
      <div className={`space-y-2 print:line-clamp-none ${long && !whole ? 'line-clamp-5' : ''}`}>
        {paragraphs.map((paragraph) => (
          <AnalysisText key={paragraph}>{paragraph}</AnalysisText>
        ))}
      </div>
      {long && (
        <Button
          variant="quiet"
          size="sm"
          aria-expanded={whole}
          onClick={() => setWhole(!whole)}
          className="-ms-3 justify-self-start print:hidden"
        >
          {whole ? m.ui_fewer() : m.analysis_summary_whole()}
        </Button>
      )}
    </>
  );
}
