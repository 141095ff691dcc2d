import type { Contract } from '#src/features/contracts/contracts.schema.ts';
import type { Locale } from '#src/i18n/locale.schema.ts';
import { m } from '#src/i18n/paraglide/messages.js';
import { clauseWords } from './clause-words';
import type { Point } from './points';

type Named = Pick<Contract, 'fileName' | 'givenTitle' | 'title' | 'language'>;

/**
 * A polite message that asks for changes. In another language than the analysis it holds what is the contract's alone:
 * its words and those that are proposed.
 */
export function messageText(contract: Named, points: readonly Point[], locale: Locale): string {
  const { givenTitle, title, fileName, language } = contract;
  const to = { locale };
  const name = givenTitle ?? (language === locale ? title : null) ?? fileName;
  const quoted = (words: string) => m.changes_quoted({ words: words.replace(/\s+/g, ' ').trim() }, to);
  const asked = points.map((point, index) => {
    const { words, proposed, number, level } = point;
    const place = number ? clauseWords(number, to) : level === null && language === locale ? point.title : null;
    const bare = words.map((one) =>
      number && one.startsWith(number) ? one.slice(number.length).replace(/^[.:)\s]+/, '') : one,
    );
    const first = [place, bare.map(quoted).join(' … ')].filter(Boolean).join(': ');
    return [`${index + 1}. ${first || m.changes_letter_add({}, to)}`, ...wish(point, proposed, first !== '')].join(
      '\n',
    );
  });

  function wish({ level }: Point, proposed: Point['proposed'], isNamed: boolean): string[] {
    if (proposed === null) return [m.changes_letter_discuss({}, to)];
    if (proposed === 'delete') return [m.changes_letter_delete({}, to)];
    if (level !== null) return [`${m.changes_letter_new({}, to)}: ${quoted(proposed.wording)}`];
    return [...(isNamed ? [m.changes_letter_add({}, to)] : []), quoted(proposed.wording)];
  }

  return [
    m.changes_message_greeting({}, to),
    m.changes_message_lead({ name }, to),
    ...asked,
    m.changes_message_closing({}, to),
    m.changes_message_regards({}, to),
  ].join('\n\n');
}
