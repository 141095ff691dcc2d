import { Tokenizer } from 'htmlparser2';
import { breathe } from '#worker/breathe.ts';
import { ExtractionError } from '../extracted-document';

/** A page that fills an upload has some hundred thousand. */
const mostTags = 800_000;

const charactersAtOnce = 512 * 1024;

const known = ['style', 'type', 'start', 'value'] as const;
type Attribute = (typeof known)[number];
export type Attributes = Partial<Record<Attribute, string>>;

export interface HtmlEvents {
  words(text: string): void;
  opens(name: string, attributes: Attributes): void;
  closes(name: string): void;
}

const ignore = () => {};

/**
 * Goes through a page once, from left to right. The library's parser, which keeps what is open, takes minutes for tags
 * that open or close without end; its tokenizer keeps nothing that could pile up.
 */
export async function readTags(page: string, events: HtmlEvents): Promise<void> {
  let tags = 0;
  let name = '';
  let attributes: Attributes = {};
  let attribute: Attribute | undefined;
  let value = '';

  const wordAt = (start: number, end: number) => page.slice(start, end).toLowerCase();
  const count = () => {
    if (++tags > mostTags) throw new ExtractionError('contracts.file_hostile');
  };
  const opens = () => events.opens(name, attributes);
  const extend = (part: string) => {
    if (attribute) value += part;
  };
  const tokenizer = new Tokenizer(
    {},
    {
      ontext: (start, end) => events.words(page.slice(start, end)),
      ontextentity: (code) => events.words(String.fromCodePoint(code)),
      onopentagname(start, end) {
        count();
        name = wordAt(start, end);
        attributes = {};
      },
      onattribname(start, end) {
        const written = end - start > 5 ? '' : wordAt(start, end);
        attribute = known.find((each) => each === written);
        value = '';
      },
      onattribdata: (start, end) => extend(page.slice(start, end)),
      onattribentity: (code) => extend(String.fromCodePoint(code)),
      onattribend() {
        if (attribute) attributes[attribute] ??= value;
      },
      onopentagend: opens,
      onselfclosingtag: opens,
      onclosetag(start, end) {
        count();
        events.closes(wordAt(start, end));
      },
      oncdata: ignore,
      oncomment: ignore,
      ondeclaration: ignore,
      onprocessinginstruction: ignore,
      onend: ignore,
    },
  );
  for (let at = 0; at < page.length; at += charactersAtOnce) {
    tokenizer.write(page.slice(at, at + charactersAtOnce));
    await breathe();
  }
  tokenizer.end();
}
