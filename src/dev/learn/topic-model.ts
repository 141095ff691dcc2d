import type { HarmTopic } from '#src/features/contracts/harm-topics.schema.ts';
import { type ClassModel, classOf } from '#worker/analyse/built-in/learned/class-model.ts';
import { PassageFeatures } from '#worker/analyse/built-in/learned/passage-features.ts';
import { cutPassages } from '#worker/analyse/built-in/learned/passages.ts';
import { likelyTopic } from '#worker/analyse/built-in/learned/passages-to-read.ts';
import { harmTopicOf, harmTopicOfType } from './harm-topic-of.ts';
import { meet } from './quotes.ts';
import type { ReadContract } from './read-contract.ts';
import { readSlots } from './read-slots.ts';
import { lastSplit, tuningSplits } from './splits.ts';
import { type ClassExample, type ClassSettings, trainClasses } from './train-classes.ts';

const settings: ClassSettings = { size: 2 ** 15, epochs: 10, rate: 0.05, fewestExamples: 1 };

interface LabelledPassage extends ClassExample<HarmTopic> {
  isRisk: boolean;
}

/** The passages that a key says something of, each with what it is about. */
function topicExamples({ contract, language, risks, benign }: ReadContract): LabelledPassage[] {
  const passages = cutPassages(contract);
  const features = new PassageFeatures(passages, language);
  const labels = [
    ...risks.map((risk) => ({ ...risk, label: harmTopicOf(risk), isRisk: true })),
    ...benign.map((item) => ({ ...item, label: harmTopicOfType(item.looksLike), isRisk: false })),
  ];
  return labels.flatMap(({ label, isRisk, ...span }) =>
    passages.flatMap((passage, index) =>
      meet(passage, span)
        ? [{ ...readSlots((sink) => features.readTopicTo(index, sink), settings.size), label, weight: 1, isRisk }]
        : [],
    ),
  );
}

export const trainTopicModel = (documents: readonly ReadContract[]): ClassModel<HarmTopic> =>
  trainClasses(documents.flatMap(topicExamples), settings);

/** Passages of risks; how many were given a topic, and how many of those the topic of their key. */
export interface TopicReport {
  passages: number;
  told: number;
  right: number;
}

export function measureTopics(documents: readonly ReadContract[]): { tune: TopicReport; last: TopicReport } {
  const tune = tuningSplits(documents).map(({ train, held }) => score(trainTopicModel(train), held));
  const { train, held } = lastSplit(documents);
  const sum = (field: keyof TopicReport) => tune.reduce((total, each) => total + each[field], 0);
  return {
    tune: { passages: sum('passages'), told: sum('told'), right: sum('right') },
    last: score(trainTopicModel(train), held),
  };
}

function score(model: ClassModel<HarmTopic>, documents: readonly ReadContract[]): TopicReport {
  const risks = documents.flatMap(topicExamples).filter(({ isRisk }) => isRisk);
  const told = risks.map(({ slots, values }) => {
    const { label, likelihood } = classOf(model, (sink) => {
      for (const [at, slot] of slots.entries()) sink(slot, values[at] ?? 0);
    });
    return likelihood >= likelyTopic ? label : null;
  });
  return {
    passages: risks.length,
    told: told.filter((topic) => topic !== null).length,
    right: told.filter((topic, at) => topic === risks[at]?.label).length,
  };
}
