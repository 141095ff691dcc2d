import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { bundleForNode } from '#src/dev/build/bundle-for-node.ts';
import { compileMessages } from '#src/dev/build/compile-messages.ts';
import { type Locale, localeSchema } from '#src/i18n/locale.schema.ts';

/** `tune` is looked at while finding is worked on, `last` is not; `across` are asked in another language than the contract's. */
const parts = ['tune', 'last', 'across-tune', 'across-last'] as const;
const questionsSchema = z.array(
  z.object({
    part: z.enum(parts),
    /** `en/07`: language and number. */
    document: z.string(),
    question: z.string(),
    /** Words that answer it; each stands in the document once. */
    quotes: z.array(z.string()).min(1),
  }),
);
type Keyed = z.infer<typeof questionsSchema>[number];

/** Among so many passages the answer should be. */
const first = 3;
const modules = {
  find: 'worker/ask/find-passages.ts',
  asked: 'worker/ask/asked-in.ts',
  txt: 'worker/extract/txt.extractor.ts',
};

/** Says for each keyed question at which place a passage with the answer was found, without a language model. */
export async function evaluateQuestions(folder: string) {
  const file = join(import.meta.dirname, 'questions.json');
  const keyed = questionsSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  await compileMessages();
  const { load, close } = await bundleForNode(modules);
  try {
    const { findPassages } = await load<typeof import('#worker/ask/find-passages.ts')>('find');
    const { askedIn } = await load<typeof import('#worker/ask/asked-in.ts')>('asked');
    const { extractTxt } = await load<typeof import('#worker/extract/txt.extractor.ts')>('txt');
    const placeOf = async ({ document, question, quotes }: Keyed) => {
      const { text, blocks } = await extractTxt(readFileSync(join(folder, `${document}.txt`)));
      const language: Locale = localeSchema.parse(document.slice(0, 2));
      const asked = { question, language: await askedIn(question, language) };
      const found = await findPassages({ text, blocks, language }, asked);
      const spans = quotes.map((quote) => spanOf(text, quote));
      return found.findIndex((passage) => spans.some((span) => holdsHalf(passage, span))) + 1;
    };
    const results = [];
    for (const one of keyed)
      if (existsSync(join(folder, `${one.document}.txt`))) results.push({ ...one, place: await placeOf(one) });
    return results;
  } finally {
    close();
  }
}

export function printQuestions(results: Awaited<ReturnType<typeof evaluateQuestions>>) {
  for (const { place, document, question } of results)
    if (place === 0 || place > first) console.log(`${document} ${place || 'not found'}: ${question}`);
  const isFound = ({ place }: { place: number }) => place > 0 && place <= first;
  console.table(
    parts.map((part) => {
      const some = results.filter((one) => one.part === part);
      return { part, questions: some.length, [`among the first ${first}`]: some.filter(isFound).length };
    }),
  );
}

interface Span {
  start: number;
  end: number;
}

function spanOf(text: string, quote: string): Span {
  const start = text.replaceAll('’', "'").indexOf(quote);
  if (start === -1) throw new Error(`the document does not say: ${quote}`);
  return { start, end: start + quote.length };
}

const holdsHalf = (passage: Span, { start, end }: Span) =>
  Math.min(passage.end, end) - Math.max(passage.start, start) >= (end - start) / 2;
