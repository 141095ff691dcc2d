import type { ContractKind } from '#src/features/contracts/contract-kinds.schema.ts';
import type { HarmTopic } from '#src/features/contracts/harm-topics.schema.ts';
import type { LearnedModels } from '../learned/models-file';
import type { RankedPassage } from '../learned/rank-passages';
import { atOnce, longStep, type Steps } from '../steps';
import type { ContractText, Sentence } from '../text/contract-text';
import { graveOf, type HarmJudge, kindOf } from './harm-judge';
import { type HarmType, harms } from './harm-types';
import { type Harshness, howHarsh } from './how-harsh';
import { isKind, type Suspect, suspectsInSteps } from './suspects';

/** A sentence that does the reader a harm of a known kind. */
export interface FoundHarm {
  harm: HarmType;
  sentence: Sentence;
  /** It is as good as certain: else it is told at most as medium. */
  isSure: boolean;
  /** It is told as high even of a kind that else is not. */
  isGravest?: boolean;
}

/** A sentence that plainly harms the reader, in a way that is not plain. */
export interface UnnamedHarm {
  sentence: Sentence;
  /** Null where it is not clear what it is about. */
  topic: HarmTopic | null;
}

export interface FoundHarms {
  named: FoundHarm[];
  unnamed: UnnamedHarm[];
  /** How likely each sentence harms its reader, of those that may. */
  gravity: ReadonlyMap<Sentence, number>;
}

/** Kinds that turn on how much, how long or where: words alone do not tell them. */
const needsSaying = new Set<HarmType>([
  'claim-period-short',
  'court-far-away',
  'enforced-without-court',
  'interest-steep',
  'late-charges',
  'liability-capped',
  'unequal-notice',
]);

/** Kinds that one side does to the other: where both are bound or allowed alike, they are none. */
const ofOneSide = new Set<HarmType>([
  'claims-waived',
  'clients-banned',
  'ended-at-will',
  'only-for-them',
  'passed-to-anyone',
  'praise-only',
  'reader-indemnifies',
  'terms-at-will',
  'their-word-final',
  'unequal-notice',
]);

/** Kinds that only somebody who works for the other side can suffer. */
const ofWork = new Set<HarmType>(['bonus-lost', 'hours-at-will', 'tips-kept', 'unpaid-time', 'wage-deduction']);
/** What else people work by has no kind. */
const kindsOfWork = new Set<ContractKind>([
  'apprenticeship',
  'artist-management',
  'commercial-agency',
  'consultancy',
  'domestic-work',
  'employment',
  'estate-agency',
  'fixed-term-employment',
  'franchise',
  'freelance-work',
  'model-release',
  'partnership',
  'platform-work',
  'settlement',
  'sponsorship',
  'translation',
  'zero-hours',
]);

/** How likely it must be, chosen by the tuning briefs, with and without what patterns say, and by strangers' contracts. */
const sureEnough = {
  /** That a kind is true of a sentence, to be told. */
  kind: 0.6,
  /** How much of the likelihood of all kinds must be of one topic. */
  topic: 0.7,
};
/** How likely a sentence must harm its reader, by how the contract as a whole does: to be told by its kind, and without one. */
const harmfulEnough: Record<Harshness, { named: number; unnamed: number }> = {
  fair: { named: 0.97, unnamed: 0.97 },
  usual: { named: 0.75, unnamed: 0.86 },
  harsh: { named: 0.75, unnamed: 0.76 },
};
/** So likely a sentence must harm its reader to be told as high. */
export const surelyGrave = 0.97;
/** The same where its words are also ones that people are known to say this kind of harm with. */
const graveAsSaid = 0.92;

/** What the contract does to its reader, in the order of its sentences. `ranked`: its passages as the learned reader ranks them. */
export const findHarms = (...input: Parameters<typeof harmsInSteps>): FoundHarms => atOnce(harmsInSteps(...input));

export function* harmsInSteps(
  contract: ContractText,
  ranked: readonly RankedPassage[],
  { harmType, harmJudge }: Pick<LearnedModels, 'harmType' | 'harmJudge'>,
  kind: ContractKind | null = null,
): Steps<FoundHarms> {
  const suspects = yield* suspectsInSteps(contract, ranked, harmType);
  yield longStep;
  return judgeHarms(suspects, harmJudge, { kind, harshness: howHarsh(ranked) });
}

interface KnownOfContract {
  kind: ContractKind | null;
  harshness: Harshness;
}

export function judgeHarms(
  suspects: readonly Suspect[],
  harmJudge: HarmJudge,
  { kind, harshness }: KnownOfContract,
): FoundHarms {
  const isOfWork = kind === null || kindsOfWork.has(kind);
  const enough = harmfulEnough[harshness];
  const canBe = (harm: HarmType) => isOfWork || !ofWork.has(harm);
  const named: FoundHarm[] = [];
  const unnamed: UnnamedHarm[] = [];
  const gravity = new Map<Sentence, number>();
  for (const suspect of suspects) {
    const { sentence, said } = suspect;
    const kinds = suspect.kinds.filter(canBe);
    const [best] = kinds
      .filter((harm) => said.includes(harm) || !needsSaying.has(harm))
      .map((harm) => ({ harm, likelihood: kindOf(harmJudge, harm, suspect) }))
      .sort((one, other) => other.likelihood - one.likelihood);
    const asked = best?.harm ?? kinds[0];
    const grave = asked ? graveOf(harmJudge, asked, suspect) : 0;
    gravity.set(sentence, grave);
    const { isTurned, isMutual } = suspect;
    if (isTurned || (isMutual && asked && ofOneSide.has(asked))) continue;
    if (best && best.likelihood >= sureEnough.kind && grave >= enough.named) {
      // That either side can stop a renewal makes it no lighter.
      const isSure =
        (!isMutual || best.harm === 'automatic-renewal') &&
        grave >= (said.includes(best.harm) ? graveAsSaid : surelyGrave);
      named.push({ harm: best.harm, sentence, isSure });
    } else if (!isMutual && grave >= enough.unnamed) {
      const topic = topicOf(suspect);
      // Nobody works there.
      unnamed.push({ sentence, topic: topic === 'hours-and-pay' && !isOfWork ? null : topic });
    }
  }
  return { named, unnamed, gravity };
}

/** What most of the kinds that a sentence may be of are about. */
function topicOf({ learned }: Suspect): HarmTopic | null {
  const shares = new Map<HarmTopic, number>();
  let all = 0;
  for (const label of learned.labels.filter(isKind)) {
    const { topic } = harms[label];
    const likelihood = learned.likelihoodOf(label);
    shares.set(topic, (shares.get(topic) ?? 0) + likelihood);
    all += likelihood;
  }
  const [most] = [...shares].sort((one, other) => other[1] - one[1]);
  return most && most[1] >= sureEnough.topic * all ? most[0] : null;
}
