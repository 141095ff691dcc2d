import type { BlockKind, ContractBlock, Piece } from './contract-block.schema.ts';
import { deedClosing, deliveredOnDate, signatureLines } from './execution-blocks.rules.ts';
import { holds } from './template-condition.rules.ts';
import type { Field, Section, TemplateDocument } from './template-document.schema.ts';
import { formatValue } from './template-format.rules.ts';
import { findFaults, type Values } from './template-values.rules.ts';

type Body = { fields: readonly Field[]; document: TemplateDocument };
type Part = { text: string; when?: string | undefined };

/**
 * The contract of a template. `values` are cleaned (`cleanValues`). A wrong or missing required one reads as `blank`
 * says, which only a preview may show.
 */
export function fillTemplate(body: Body, values: Values, blank: (field: Field) => string): ContractBlock[] {
  const chosen = new Chosen(body, values, blank);
  const { title, opening, closing, deed, unsigned } = body.document;
  const isDeed = deed !== undefined && chosen.holds(deed);
  const parties = body.document.parties.filter(
    ({ key, joins, optional }) => !(joins || optional) || chosen.isFilled(`${key}Name`),
  );
  const isCompany = ({ key, company }: (typeof parties)[number]) => company && chosen.isFilled(`${key}Number`);
  const sections = chosen.sections();
  const block = (kind: BlockKind, number: string | null, text: string) => ({
    kind,
    number,
    pieces: chosen.words(text),
  });
  const signatures = parties.flatMap((party) =>
    signatureLines({ name: `{{${party.key}Name}}`, term: party.term, company: isCompany(party) }, isDeed).map((words) =>
      block('signature', null, words),
    ),
  );
  return [
    block('title', null, title),
    block('opening', null, opening),
    ...parties.map((party, index) => {
      const end = index === parties.length - 1 ? '.' : index === parties.length - 2 ? '; and' : ';';
      const company = isCompany(party) ? `, a company with registered number {{${party.key}Number}},` : '';
      const address = party.joins && !chosen.isFilled(`${party.key}Address`) ? '' : ` of {{${party.key}Address}}`;
      return block(
        'party',
        `(${index + 1})`,
        `{{${party.key}Name}}${company}${address} (${party.joins ? `also the ${party.term}` : called(party.term)})${end}`,
      );
    }),
    ...sections.flatMap(({ number, heading, clauses }) => [
      block('heading', `${number}.`, heading),
      ...clauses.flatMap((clause) => [
        block('clause', clause.number, clause.text),
        ...chosen.lines(clause.value).map((pieces): ContractBlock => ({ kind: 'value', number: null, pieces })),
        ...clause.items.map(({ text }, index) => block('item', `(${letter(index)})`, text)),
      ]),
    ]),
    ...(unsigned ? [] : [block('closing', null, isDeed ? deedClosing(deliveredOnDate) : closing), ...signatures]),
  ];
}

/** “Party A” is a name of its own. */
const called = (term: string) => (term.startsWith('Party ') ? `“${term}”` : `the “${term}”`);

const letter = (index: number) => String.fromCharCode(97 + index);

/** Which parts of a template are in the contract, and under which numbers. */
class Chosen {
  readonly #fields: Map<string, Field>;
  readonly #values: Values;
  readonly #faulty: Set<string>;
  readonly #numbers = new Map<string, string>();
  readonly #document: TemplateDocument;
  readonly #blank: (field: Field) => string;

  constructor({ fields, document }: Body, values: Values, blank: (field: Field) => string) {
    this.#fields = new Map(fields.map((field) => [field.name, field]));
    this.#values = values;
    this.#faulty = new Set(Object.keys(findFaults(fields, values)));
    this.#document = document;
    this.#blank = blank;
  }

  isFilled(name: string): boolean {
    return (this.#values[name] ?? '') !== '';
  }

  /** The sections that apply, numbered. Notes the numbers that other parts refer to. */
  sections() {
    const kept = this.#document.sections
      .filter((section) => this.holds(section.when))
      .map((section) => this.#reduce(section));
    return kept
      .filter(({ clauses }) => clauses.length > 0)
      .map(({ id, heading, clauses }, index) => {
        const number = String(index + 1);
        if (id) this.#numbers.set(id, number);
        const numbered = clauses.map((clause, at) => {
          const own = `${number}.${at + 1}`;
          if (clause.id) this.#numbers.set(clause.id, own);
          return { ...clause, number: own };
        });
        return { number, heading, clauses: numbered };
      });
  }

  /** Words with what was filled in, as pieces. What was filled in is never read as a placeholder again. */
  words(text: string): Piece[] {
    const pieces = text
      .split(/(\{\{#?\w+\}\})/)
      .filter((part) => part !== '')
      .map((part): Piece => {
        const [, reference, name] = /^\{\{(#?)(\w+)\}\}$/.exec(part) ?? [];
        if (name === undefined) return { text: part };
        return reference ? { text: this.#numberOf(name) } : this.#value(name);
      });
    return pieces.map((piece, index) => {
      const before = pieces[index - 1];
      // “30 days’ notice”, but “1 month’s notice”.
      const one = before?.variable !== undefined && /^1 (?:hour|day|week|month|year)$/.test(before.text);
      return one && piece.text.startsWith('’ ') ? { ...piece, text: piece.text.replace('’ ', '’s ') } : piece;
    });
  }

  /** A multi-line value, line by line. */
  lines(name: string | undefined): Piece[][] {
    if (name === undefined) return [];
    const { text, ...rest } = this.#value(name);
    return text.split('\n').map((line) => [{ text: line, ...rest }]);
  }

  #reduce({ id, heading, clauses }: Section) {
    const kept = clauses.flatMap((clause) => {
      const full = typeof clause === 'string' ? { text: clause } : clause;
      const items = (full.items ?? []).map((item) => (typeof item === 'string' ? { text: item } : item));
      const left = items.filter((item) => this.#stays(item));
      const empty =
        (items.length > 0 && left.length === 0) || (full.value !== undefined && this.#isLeftOut(full.value));
      return this.#stays(full) && !empty ? [{ id: full.id, text: full.text, value: full.value, items: left }] : [];
    });
    return { id, heading, clauses: kept };
  }

  #stays({ text, when }: Part): boolean {
    const mentioned = [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name as string);
    return this.holds(when) && !mentioned.some((name) => this.#isLeftOut(name));
  }

  #isLeftOut(name: string): boolean {
    return !this.#field(name).required && !this.isFilled(name);
  }

  holds(condition: string | undefined): boolean {
    for (const [, name = ''] of (condition ?? '').matchAll(/(?:^|& )!?(\w+)/g)) this.#field(name);
    return holds(condition, this.#values);
  }

  #value(name: string): Piece {
    const field = this.#field(name);
    const value = this.#values[name] ?? '';
    if (value === '' || this.#faulty.has(name)) return { text: this.#blank(field), variable: name, blank: true };
    return { text: formatValue(field, value), variable: name };
  }

  #field(name: string): Field {
    const field = this.#fields.get(name);
    if (!field) throw new Error(`the template has no variable ${name}`);
    return field;
  }

  #numberOf(id: string): string {
    const number = this.#numbers.get(id);
    if (number === undefined) throw new Error(`nothing in this contract is called ${id}`);
    return number;
  }
}
