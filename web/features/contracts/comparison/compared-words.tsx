import type { ComparedWords } from '#src/features/comparison/comparison.schema.ts';
import { m } from '#src/i18n/paraglide/messages.js';

const looks = {
  added:
    'rounded-xs bg-(--mark-low) font-medium no-underline decoration-2 underline-offset-3 [text-decoration-line:underline]',
  removed: 'rounded-xs bg-(--mark-high) line-through decoration-1',
};

/** Words of a provision. What is new is underlined, what is gone is crossed out, and both are said to who hears the page. */
export function ComparedText({ words, whole }: { words: readonly ComparedWords[]; whole: boolean }) {
  return words.map(({ kind, text }, index) => {
    // A provision that is new or gone as a whole is said to be by its label.
    if (kind === 'same' || whole) return text;
    const Tag = kind === 'added' ? 'ins' : 'del';
    const [, bare = text, behind = ''] = /^([\s\S]*?)(\s*)$/.exec(text) ?? [];
    // What ended a provision is parted from what ends it now.
    const space = behind === '' && index + 1 < words.length ? ' ' : behind;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the words of a comparison never change their order
      <span key={index}>
        <Tag className={looks[kind]}>
          <span className="sr-only">{kind === 'added' ? m.compare_words_added() : m.compare_words_removed()} </span>
          {bare}
          <span className="sr-only"> {m.compare_words_end()}</span>
        </Tag>
        {space}
      </span>
    );
  });
}
