import type { Doubt } from '#src/features/contracts/analysis.schema.ts';
import type { ClauseType } from '#src/features/contracts/clause-types.schema.ts';
import type { ContractKind } from '#src/features/contracts/contract-kinds.schema.ts';
import { languages } from '#worker/analyse/languages/languages.ts';
import type { LegalMatter, Place } from '#worker/analyse/languages/legal-words.ts';
import type { FoundHarm } from '../harms/find-harms';
import { type HarmType, harms as harmTypes } from '../harms/harm-types';
import { isCompany } from '../parties/naming/company-name';
import { createSides } from '../parties/sides';
import type { Telling } from '../play';
import { readDurations } from '../read/durations';
import { isNoticePeriod } from '../read/notice-period';
import type { ContractText, Sentence } from '../text/contract-text';
import { says } from '../text/says';
import { formatDuration } from '../write/format';
import { doubtTexts } from './doubt-texts';
import type { LawRule } from './law-rule';
import { findLettingFees } from './letting-fees';
import { isBeyond, tellLimit } from './limits';
import { type Measure, sources } from './measures';
import { rulesOf } from './rules';
import { forConsumers, settings } from './settings';

/** A sentence that goes beyond what a rule allows. */
export interface Breach {
  /** The harm that it is told with, if the rule is about one. */
  harm: HarmType | null;
  of: Extract<LawRule['of'], string> | null;
  clauseType: ClauseType | null;
  sentence: Sentence;
  said: string;
  doubt: NonNullable<Doubt>;
}

export interface Governed {
  place: Place;
  kind: ContractKind | null;
}

/** What the law of the place does not let the contract say, each sentence for each rule that it breaks. */
export function findBreaches({ place, kind }: Governed, harms: readonly FoundHarm[], telling: Telling): Breach[] {
  const { contract } = telling;
  return rulesOf[place]
    .filter((rule) => isFor(rule, kind, contract) && isAbout(rule, contract))
    .flatMap((rule) =>
      subjectsOf(rule, harms, telling)
        .filter(({ measure }) => isBroken(rule, measure, contract))
        .map(({ measure, ...subject }) => {
          const given = { limit: tellLimit(rule, telling.to), said: measure.said };
          const why = doubtTexts[rule.reason](given, telling.to);
          const doubt = { rule: rule.rule(telling.to), why, certainty: rule.certainty };
          return { ...subject, sentence: measure.sentence, said: measure.said, doubt };
        }),
    );
}

function isFor({ setting }: LawRule, kind: ContractKind | null, contract: ContractText) {
  if (!setting) return true;
  const kinds: readonly ContractKind[] = settings[setting];
  if (!kind || !kinds.includes(kind)) return false;
  if (!forConsumers.includes(setting)) return true;
  const { reader } = createSides(contract);
  return reader !== null && !(reader.name && isCompany(reader.name, contract.language));
}

function isAbout({ somewhere, nowhere = [] }: LawRule, { language, text }: ContractText) {
  const { matters } = languages[language].legal;
  return (
    (somewhere === undefined || says(matters[somewhere], language, text)) &&
    !nowhere.some((matter) => says(matters[matter], language, text))
  );
}

interface Subject extends Pick<Breach, 'harm' | 'of' | 'clauseType'> {
  measure: Measure;
}

function subjectsOf({ of }: LawRule, harms: readonly FoundHarm[], telling: Telling): Subject[] {
  if (of === 'letting-fee') {
    return findLettingFees(telling).map((measure) => ({ harm: null, of, clauseType: 'payment-terms', measure }));
  }
  if (typeof of === 'string') {
    const { clauseType, measure } = sources[of];
    return measure(telling, harms).map((one) => ({ harm: null, of, clauseType, measure: one }));
  }
  return harms
    .filter(({ harm }) => of.includes(harm))
    .map(({ harm, sentence }) => ({
      harm,
      of: null,
      clauseType: harmTypes[harm].clauseType,
      measure: measureHarm(sentence, telling),
    }));
}

/** A harm is as long as the only time in its sentence that is no notice. */
function measureHarm(sentence: Sentence, { contract, to }: Telling): Measure {
  const lengths = readDurations(sentence.words, contract.language).filter(
    (one) => !isNoticePeriod(one, sentence.words, contract.language),
  );
  const [only, another] = lengths;
  const size = only && !another ? only : null;
  return { sentence, size, said: size ? formatDuration(size, to) : '' };
}

function isBroken(rule: LawRule, measure: Measure, { language, sentences }: ContractText) {
  const { matters } = languages[language].legal;
  const stands = (matter: LegalMatter, words: string) => says(matters[matter], language, words);
  const { sentence } = measure;
  if (rule.says && !stands(rule.says, `${sentence.lead} ${sentence.words}`)) return false;
  const around = sentences.slice(Math.max(0, sentence.index - 3), sentence.index + 4);
  const clause = [...sentence.clause.sentences.slice(0, 12), ...around].map(({ words }) => words);
  if (rule.unless?.some((matter) => clause.some((words) => stands(matter, words)))) return false;
  return isBeyond(rule, measure);
}
