import { Fragment, useMemo } from 'react';
import { itemMark, itemPlaces, readWording } from '#src/features/clauses/clause-wording.rules.ts';

type Props = {
  wording: string;
  /** What the blanks are settled with, in their order; without it they show what they suggest. */
  blanks?: readonly string[];
};

/** A wording as it appears in a contract, in English whatever the page's language, its blanks marked. */
export function ClauseWords({ wording, blanks }: Props) {
  const { paragraphs } = useMemo(() => readWording(wording), [wording]);
  const places = itemPlaces(paragraphs);
  return (
    <div lang="en" dir="ltr" className="grid gap-3 font-serif text-[0.9375rem] leading-[1.65] wrap-anywhere">
      {paragraphs.map(({ kind, pieces }, index) => {
        const place = places[index];
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a paragraph is known by nothing but its place
          <p key={index} className={kind === 'item' ? 'ms-6 -indent-6 ps-2' : ''}>
            {typeof place === 'number' && <span className="inline-block w-6 indent-0">{itemMark(place)}</span>}
            {pieces.map(({ text, blank }, at) =>
              blank === undefined ? (
                // biome-ignore lint/suspicious/noArrayIndexKey: as above
                <Fragment key={at}>{text}</Fragment>
              ) : (
                // biome-ignore lint/suspicious/noArrayIndexKey: as above
                <Blank key={at} suggestion={text} settled={blanks?.[blank]} />
              ),
            )}
          </p>
        );
      })}
    </div>
  );
}

function Blank({ suggestion, settled }: { suggestion: string; settled: string | undefined }) {
  const empty = settled === undefined || settled.trim() === '';
  return (
    <bdi
      className={`rounded-sm bg-base-300 px-1 indent-0 ${empty ? 'border-b border-dashed border-(--field-line)' : 'font-semibold'}`}
    >
      {empty ? `[${suggestion}]` : settled}
    </bdi>
  );
}
