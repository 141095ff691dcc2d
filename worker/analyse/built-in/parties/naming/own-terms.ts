import type { Span } from '#worker/analyse/built-in/text/sentences.ts';
import type { Naming } from './naming';

/**
 * What each party is called behind its own name: 'Acme Ltd ("Acme") and Ann Lee (the "Client")' calls Ann Lee so, and
 * what is defined in the next paragraph is somebody else's. Two people, or two firms, may be called the same together.
 */
export function withOwnTerms(namings: readonly Naming[], text: string): Naming[] {
  const isOf = (naming: Naming, term: Span, said: Naming) => (nearerTo(term, said, namings, text) ?? said) === naming;
  return namings.map((naming) => {
    const own = naming.terms.filter((term) => isOf(naming, term, naming) && !isBelow(term, naming, text));
    const others = namings.filter((other) => other !== naming);
    const moved = others.flatMap((other) => other.terms.filter((term) => isOf(naming, term, other)));
    return { ...naming, terms: own.length > 0 ? own : moved.slice(0, 1) };
  });
}

/** Of another kind, and named between a name and the term. */
function nearerTo(term: Span, { name }: Naming, namings: readonly Naming[], text: string): Naming | undefined {
  const between = text.slice(name.end, Math.max(name.end, term.start));
  return namings.find(
    (other) => other.name.isFirm !== name.isFirm && between.includes(other.name.words) && term.start >= name.end,
  );
}

const newParagraph = /\n\s{0,20}\n/;

/** Behind another term of the same name, and in a paragraph further down. */
function isBelow(term: Span, { name, terms }: Naming, text: string): boolean {
  const before = terms.find(({ start, end }) => start >= name.end && end <= term.start);
  return before !== undefined && newParagraph.test(text.slice(before.end, term.start));
}
