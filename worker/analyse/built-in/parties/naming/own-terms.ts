import type { Span } from '#worker/analyse/built-in/text/sentences.ts';
import type { Naming } from './naming';

/**
 * What each party is called behind its own name: 'Acme Ltd ("Acme") and Ann Lee (the "Client")' calls Ann Lee so, and
 * what is defined in the next paragraph is somebody else's. Two people, or two firms, may be called the same together.
 */
export function withOwnTerms(namings: readonly Naming[], text: string): Naming[] {
  const own = namings.map((naming) => ({
    ...naming,
    terms: naming.terms.filter((term) => !nearerTo(term, naming, namings, text) && !isBelow(term, naming, text)),
  }));
  for (const [at, { terms }] of namings.entries())
    for (const term of terms) {
      const nearer = nearerTo(term, namings[at] as Naming, namings, text);
      const other = nearer && own[namings.indexOf(nearer)];
      if (other && other.terms.length === 0) other.terms = [term];
    }
  return own;
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
