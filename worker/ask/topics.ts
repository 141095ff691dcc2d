import type { HarmTopic } from '#src/features/contracts/harm-topics.schema.ts';
import type { Locale } from '#src/i18n/locale.schema.ts';
import { type Classed, classOf } from '../analyse/built-in/learned/class-model';
import { PassageFeatures } from '../analyse/built-in/learned/passage-features';
import { likelyTopic } from '../analyse/built-in/learned/passages-to-read';
import { learnedModels } from '../analyse/built-in/learned/weights';

/** What each text is about, as it was learned; texts are short. */
export function topicsOf(texts: readonly { words: string; heading: string }[], language: Locale): Classed<HarmTopic>[] {
  const passages = texts.map(({ words, heading }, index) => ({
    start: 0,
    end: words.length,
    words,
    place: 0,
    sentence: {
      ...{ start: 0, end: words.length, words, index, lead: '', isHeading: false },
      clause: { heading, sentences: [] },
    },
  }));
  const features = new PassageFeatures(passages, language);
  const { topic } = learnedModels();
  return passages.map((_, index) => classOf(topic, (sink) => features.readTopicTo(index, sink)));
}

/** How likely both are about the same: 0 to 1. */
export const sameTopic = (one: Classed<HarmTopic>, other: Classed<HarmTopic>): number =>
  one.labels.reduce((sum, label) => sum + one.likelihoodOf(label) * other.likelihoodOf(label), 0);

export const topicOf = ({ label, likelihood }: Classed<HarmTopic>): HarmTopic | null =>
  likelihood >= likelyTopic ? label : null;
