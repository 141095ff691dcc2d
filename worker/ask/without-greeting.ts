import { foldForLearning } from '../analyse/built-in/learned/fold-tokens';
import { languages } from '../analyse/languages/languages';

/** Of all languages: too few words to tell the language by. */
const greetings = Object.values(languages)
  .flatMap(({ asking }) => asking.greetings.split(' '))
  .map((greeting) => greeting.split('_').map(foldForLearning));
const words = /\p{L}[\p{L}\p{M}]*|\d+/gu;

/** A question from where it begins to ask; empty where it is a greeting alone. */
export function withoutGreeting(question: string): string {
  const found = [...question.matchAll(words)];
  const folded = found.map(([word]) => foldForLearning(word));
  let at = 0;
  const isGreeting = (greeting: readonly string[]) => greeting.every((word, index) => folded[at + index] === word);
  for (let said = greetings.find(isGreeting); said && at < found.length; said = greetings.find(isGreeting)) {
    at += said.length;
  }
  const first = found[at];
  return at === 0 ? question : question.slice(first?.index ?? question.length);
}
