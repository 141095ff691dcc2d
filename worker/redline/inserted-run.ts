import type { Selection } from './edited-paragraph';
import type { Atom } from './paragraph-atoms';
import { childOf, escapeXml, prefixOf, type XmlNode } from './xml-nodes';

/** Looks that belong to how words came about, or to what they led to, and not to new ones. */
const notCopied = new Set(['rPrChange', 'ins', 'del', 'moveFrom', 'moveTo', 'vanish', 'specVanish']);
const afterDirection = new Set(['cs', 'em', 'lang', 'eastAsianLayout', 'oMath']);
const strong = /[\p{Script=Arabic}\p{Script=Hebrew}]|\p{L}/u;
const fromRight = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;

export const runsFromRight = (text: string): boolean => fromRight.test(strong.exec(text)?.[0] ?? '');

/** The run in which most of the words stand. */
function mainRun(atoms: readonly Atom[], { first, last }: Selection): XmlNode | undefined {
  const counts = new Map<XmlNode, number>();
  for (const { run, text } of atoms.slice(first, last + 1))
    if (text !== '') counts.set(run, (counts.get(run) ?? 0) + 1);
  return [...counts].sort(([, one], [, other]) => other - one)[0]?.[0];
}

/** New words that look like those whose place they take. */
export function insertedRun(xml: string, atoms: readonly Atom[], selection: Selection, text: string): string {
  const run = mainRun(atoms, selection) ?? (atoms[selection.first] as Atom).run;
  const prefix = prefixOf(run.tag);
  const isLink = run.parent?.name === 'hyperlink';
  const looks = (childOf(run, 'rPr')?.children ?? []).filter(
    ({ name }) => !notCopied.has(name) && !(isLink && name === 'rStyle'),
  );
  const written = looks.map(({ start, end }) => xml.slice(start, end));
  if (runsFromRight(text) && !looks.some(({ name }) => name === 'rtl')) {
    const at = looks.findIndex(({ name }) => afterDirection.has(name));
    written.splice(at === -1 ? written.length : at, 0, `<${prefix}rtl/>`);
  }
  const properties = written.length > 0 ? `<${prefix}rPr>${written.join('')}</${prefix}rPr>` : '';
  const lines = text
    .split(/\r\n?|\n/)
    .map((line) => `<${prefix}t xml:space="preserve">${escapeXml(line)}</${prefix}t>`);
  return `<${prefix}r>${properties}${lines.join(`<${prefix}br/>`)}</${prefix}r>`;
}
