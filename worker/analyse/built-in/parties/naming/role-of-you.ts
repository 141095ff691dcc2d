import type { ContractText } from '#worker/analyse/built-in/text/contract-text.ts';
import { languages } from '#worker/analyse/languages/languages.ts';
import { bareRole, standingOf } from '../standing';

const farthest = 8000;

/** What whoever is spoken to is called besides: 'between you (the "Employee") and', '"You" or the "Client" means'. */
export function roleOfYou(contract: ContractText): string | null {
  const { text, language } = contract;
  const { you } = languages[language].parties.pronouns;
  const pattern = new RegExp(
    `(?<!\\p{L})(?:${you.join('|')})(?: ?")?,? ?(?:\\(|\\p{L}{1,4} )(?:\\p{L}{1,4}[' ] ?)?" ?([^"\\n]{3,30})"`,
    'giu',
  );
  for (const { 0: whole, 1: term = '', index } of text.slice(0, farthest).matchAll(pattern)) {
    const bare = bareRole(term.trim(), language);
    const standing = standingOf(bare, language);
    if (standing !== 'protected' && standing !== 'served') continue;
    const start = index + whole.toLowerCase().lastIndexOf(bare.toLowerCase());
    return contract.cite({ start, end: start + bare.length }).quote;
  }
  return null;
}
