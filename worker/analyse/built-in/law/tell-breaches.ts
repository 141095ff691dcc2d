import { m } from '#src/i18n/paraglide/messages.js';
import type { FoundRisk } from '#worker/analyse/analyst.ts';
import type { WrittenHarm } from '../harms/write-harms';
import { createSides } from '../parties/sides';
import type { Telling } from '../play';
import type { AssessedRisk } from '../write/risks';
import { breachTexts } from './breach-texts';
import type { Breach } from './find-breaches';

export interface Told {
  harms: WrittenHarm[];
  risks: AssessedRisk[];
}

/** Puts each doubt to the risk that tells of the same words, and tells of what no risk does. */
export function tellBreaches(breaches: readonly Breach[], { harms, risks }: Told, telling: Telling): Told {
  const doubted = new Map<FoundRisk, Breach>();
  const untold = new Map<Breach['of'], Breach>();
  for (const breach of breaches) {
    const its =
      harms.find(({ harm, risk }) => (breach.harm ? harm === breach.harm : isOf(risk, breach, telling))) ??
      risks.find(({ risk }) => isOf(risk, breach, telling));
    if (its && !doubted.has(its.risk)) doubted.set(its.risk, breach);
    if (!its && !untold.has(breach.of)) untold.set(breach.of, breach);
  }
  const withDoubt = <T extends { risk: FoundRisk }>(one: T): T => {
    const breach = doubted.get(one.risk);
    return breach ? { ...one, risk: { ...one.risk, doubt: breach.doubt } } : one;
  };
  return {
    harms: [...harms.map(withDoubt), ...[...untold.values()].flatMap((breach) => write(breach, telling))],
    risks: risks.map(withDoubt),
  };
}

/** What goes beyond a limit for whoever gains by it, where nothing told of the same words already. */
export function gainsBy(breaches: readonly Breach[], told: readonly Located[], telling: Telling): FoundRisk[] {
  const untold = breaches.filter((breach) => !told.some((one) => isOf(one, breach, telling)));
  const each = new Map(untold.map((breach) => [breach.of, breach]));
  return [...each.values()].flatMap((breach) => write(breach, telling).map(({ risk }) => risk));
}

type Located = Pick<FoundRisk, 'clauseType' | 'evidence'>;

function isOf({ clauseType, evidence }: Located, breach: Breach, { contract }: Telling) {
  const { quote, start = 0 } = contract.cite(breach.sentence);
  const end = start + quote.length;
  return (
    clauseType === breach.clauseType &&
    evidence.some((one) => one.start !== undefined && one.start < end && start < one.start + one.quote.length)
  );
}

function write({ of, clauseType, sentence, said, doubt }: Breach, { contract, to }: Telling): WrittenHarm[] {
  if (!of) return [];
  const { title, description } = breachTexts[of];
  const hurts = createSides(contract).calledOf('reader');
  const risk: FoundRisk = {
    title: title({}, to),
    description: description({ said }, to),
    ask: m.law_risk_ask({}, to),
    ...{ hurts, clauseType, suggestedWording: null, delete: false, doubt },
    evidence: [contract.cite(sentence)],
  };
  return [{ harm: null, level: 'medium', risk }];
}
