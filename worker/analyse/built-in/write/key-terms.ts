import type { RiskLevel } from '#src/features/contracts/analysis.schema.ts';
import { m } from '#src/i18n/paraglide/messages.js';
import type { Findings } from '#worker/analyse/analyst.ts';
import { type Category, categories, type Telling, type To } from '../play';
import type { Finding } from '../run-playbook';
import { citePassages } from './cite';
import { oneFullStop } from './format';
import type { AssessedRisk } from './risks';

const defaultQuotes = 4;

const categoryNames: Record<Category, (inputs: Record<string, never>, to: To) => string> = {
  basics: m.category_basics,
  duration: m.category_duration,
  money: m.category_money,
  liability: m.category_liability,
  termination: m.category_termination,
  'intellectual-property': m.category_intellectual_property,
  restrictions: m.category_restrictions,
  data: m.category_data,
  disputes: m.category_disputes,
  obligations: m.category_obligations,
  general: m.category_general,
};
const order: readonly RiskLevel[] = ['low', 'medium', 'high'];

/** One key term a clause type, ordered by category, with its best quotes in the order of the document. */
export function writeKeyTerms(
  findings: readonly Finding[],
  risks: readonly AssessedRisk[],
  telling: Telling,
): Findings['keyTerms'] {
  return findings
    .filter(({ play, facts }) => play.isTerm?.(facts) ?? true)
    .map(({ play, facts, passages }) => ({
      category: play.category,
      term: {
        title: play.title(telling.to),
        description: oneFullStop(play.explain(facts, telling)),
        category: categoryNames[play.category]({}, telling.to),
        riskLevel: worst(risks.filter(({ type }) => type === play.type).map(({ assessment }) => assessment.level)),
        clauseType: play.type,
        evidence: citePassages(passages.slice(0, play.quotes ?? defaultQuotes), telling),
      },
    }))
    .sort((a, b) => categories.indexOf(a.category) - categories.indexOf(b.category))
    .map(({ term }) => term);
}

function worst(levels: readonly RiskLevel[]): RiskLevel {
  return levels.reduce((so, level) => (order.indexOf(level) > order.indexOf(so) ? level : so), 'low');
}
