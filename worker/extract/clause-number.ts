/**
 * The number or mark at the start of a clause or list item, as people write it:
 * "1.", "2.1", "3.4.5.", "(a)", "b)", "(iv)", "IV.", "§ 3", "Article 5", "المادة 7", "•".
 */
const word =
  '(?:Articles?|Sections?|Clauses?|Schedules?|Annex(?:es)?|Appendix|Exhibit|Part|Artikel|Abschnitt|Ziffer|Anlage|Anhang|' +
  'Art[íi]culos?|Cl[áa]usulas?|Secci[óo]n|Anexo|Annexe|Titre|Chapitre|Kapitel|Cap[íi]tulo|Chapter|' +
  'المادة|البند|الفصل|الباب|الملحق|القسم|مادة|بند|ملحق)';
const value = '(?:\\d+(?:\\.\\d+){0,20}|[IVXLC]+|[A-Z]|[\\u0660-\\u0669]+)';
const patterns = [
  new RegExp(`^${word}\\s+${value}(?=[\\s.:)–—-]|$)\\.?`, 'iu'),
  /^§{1,2}\s*\d+[a-z]?(?=[\s.:)]|$)/u,
  /^\d{1,3}(?:\.\d{1,3}){1,5}(?=[\s.:)]|$)[.)]?/u,
  /^\d{1,3}[.)](?=\s|$)/u,
  /^\((?:\d{1,3}|[a-z]{1,2}|[ivxlc]{1,6}|[A-Z]|[IVXLC]{1,6})\)(?=\s|$)/u,
  /^(?:[a-z]|[ivxlc]{1,6})[.)](?=\s|$)/u,
  /^(?:[A-Z]|[IVXLC]{1,6})[.)](?=\s|$)/u,
  /^[\u0660-\u0669]{1,3}(?:[.\-/][\u0660-\u0669]{1,3})*[.)-](?=\s|$)/u,
  /^[\u2022\u2023\u25A0\u25AA\u25CF\u25E6\u2043\u00B7\uF0B7](?=\s|$)/u,
  /^[–—-](?=\s)/u,
];

/** The number in front, or null. */
export function leadingNumber(text: string): string | null {
  for (const pattern of patterns) {
    const found = pattern.exec(text)?.[0];
    if (found) return found.trim();
  }
  return null;
}

const dotted = /\d+(?:\.\d+)*/;

/** 1 for "3." and "Article 3", 2 for "3.1" and "(a)", 3 for "3.1.4" and "(iv)". */
export function numberDepth(number: string): number {
  const digits = dotted.exec(number)?.[0];
  if (digits && !number.startsWith('(')) return digits.split('.').filter((part) => part !== '0').length || 1;
  if (/^\(?[ivxlc]{2,}\)/.test(number)) return 3;
  return /^[([a-z•–—-]/.test(number) ? 2 : 1;
}

/** True for numbers made of a word ("Article 5", "§ 3"), which open a heading rather than an item. */
export function isNamedNumber(number: string): boolean {
  return number.startsWith('§') || /^\p{L}{3,}\s/u.test(number);
}
