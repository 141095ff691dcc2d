import type { StoredAnalysis } from './analysis.schema';
import type { FirstScreen } from './first-screen.schema';
import { firstSentence, pressingRisks } from './listed-risks.rules';
import { countsOf, hasEnded, pressingDates } from './pressing-dates.rules';

interface Analysed {
  fileName: string;
  givenTitle: string | null;
  language: FirstScreen['language'];
}

/** The first screen of a complete analysis, by the names of its places (`analysis-first.tsx`). */
export function firstScreenOf(contract: Analysed, findings: StoredAnalysis, today: string): FirstScreen {
  const { fileName, givenTitle, language } = contract;
  const { title, warnings, isContract } = findings;
  const named = givenTitle ?? title;
  const name = { ...(givenTitle ? { given: givenTitle } : title ? { title } : { given: fileName }) };
  const head = { all: true, ...name, ...(named && { file: fileName }) } as const;
  // What warns of the document comes before anything else.
  const leads = isContract && warnings?.length === 0;
  return { language, told: leads ? { ...head, ...answerOf(findings, today) } : head };
}

function answerOf(findings: StoredAnalysis, today: string): FirstScreen['told'] {
  const { object, summary, dates } = findings;
  const what = object ?? firstSentence(summary ?? '');
  const told: FirstScreen['told'] = { answer: true, ...(what && { what }) };
  for (const [name, count] of Object.entries(countsOf(findings)))
    if (count > 0) Object.assign(told, { [name]: true, [`${name}-count`]: String(count) });
  pressingDates(dates ?? [], today).forEach((_, place) => {
    told[`date-${place}`] = true;
  });
  const pressing = pressingRisks(findings);
  if (pressing.length > 0) told[hasEnded(dates ?? [], today) ? 'ended' : 'before'] = true;
  pressing.forEach(({ risk, level, ask, words }, place) => {
    told[`risk-${place}`] = true;
    told[`${level}-${place}`] = true;
    told[`title-${place}`] = risk.title;
    told[`ask-${place}`] = ask ?? firstSentence(risk.description);
    if (words) told[`words-${place}`] = words;
    if (risk.delete) told[`delete-${place}`] = true;
  });
  return told;
}
