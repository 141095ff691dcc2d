import type { Reader } from '#src/features/contracts/analysis.schema.ts';
import { riskLevels } from '#src/features/contracts/analysis-shape.schema.ts';
import { m } from '#src/i18n/paraglide/messages.js';
import { foldWords } from '#src/kernel/folding.ts';
import type { Findings, FoundRisk } from '#worker/analyse/analyst.ts';
import type { Answer } from '../answers/answer.schema';
import type { FindingsContext } from './findings';

type Named = NonNullable<Reader>;

/** What harms another party alone is no risk of the reader's: it is told as what favours them. */
export function forReader(
  risks: Findings['risks'],
  { parties, reader }: Pick<Answer, 'parties'> & { reader: Reader },
  { writtenIn }: Pick<FindingsContext, 'writtenIn'>,
): Pick<Findings, 'risks' | 'favours'> {
  if (!reader) return { risks, favours: [] };
  const others = parties.filter((party) => !isSame(party, reader));
  const hurtsOther = ({ hurts }: FoundRisk) =>
    hurts !== null && !isCalled(reader, hurts) && others.some((party) => isCalled(party, hurts));
  const toFavour = ({ title, hurts, clauseType, evidence }: FoundRisk): Findings['favours'][number] => ({
    ...{ title, clauseType, evidence },
    description: m.favour_hurts_party({ party: hurts ?? '' }, { locale: writtenIn }),
  });
  return {
    risks: {
      high: risks.high.filter((risk) => !hurtsOther(risk)),
      medium: risks.medium.filter((risk) => !hurtsOther(risk)),
      low: risks.low.filter((risk) => !hurtsOther(risk)),
    },
    favours: riskLevels.flatMap((level) => risks[level].filter(hurtsOther).map(toFavour)),
  };
}

/** One of several in a role is the reader where the name is the reader's; else all of that role are. */
const isSame = (party: Named, reader: Named) =>
  (party.name !== null && isCalled(reader, party.name)) || (party.role !== null && isCalled(reader, party.role));

const isCalled = ({ name, role }: Named, called: string) => [name, role].some((one) => one && same(one, called));

const same = (one: string, other: string) => foldWords(one).join(' ') === foldWords(other).join(' ');
