import type { Passage } from '../play';
import { compilePattern } from '../text/compile-pattern';
import type { ContractText } from '../text/contract-text';

const opening = 9000;

/** A noun that names a kind of contract, with the words before and after that belong to its name. */
const nouns = {
  en: /\b((?:[A-Z][\w&/.'-]*|of|and|the|for|to|[-,&/])(?: |$)){0,12}(?:agreement|contract|lease|policy|terms (?:of|and)(?: (?:service|use|conditions))(?: of (?:service|use))?|memorandum of understanding|letter of intent|addendum|amendment(?: no\.? ?\d+)?|licen[cs]e|deed|terms of service|general terms|user agreement)\b(?: (?:number|no\.?) ?\w+)?/,
  es: /\b(?:contrato|acuerdo|convenio|condiciones|términos|póliza|licencia|pacto|anexo)\b(?: [\p{L}.,"'-]+){0,10}/u,
  fr: /\b(?:contrat|accord|convention|bail|conditions|avenant|licence|protocole|règlement)\b(?: [\p{L}.,"'-]+){0,10}/u,
  de: /\b(?:[\p{L}-]*(?:vertrag|vereinbarung|bedingungen|abkommen|geschäftsbedingungen|lizenz|agb))\b(?: [\p{L}.,"'-]+){0,8}/u,
  ar: /(?:عقد|اتفاقية|اتفاق|شروط|مذكرة|ملحق|رخصة|الترخيص|سياسة)(?: [\p{L}.,"'-]+){0,10}/u,
} as const;
const notTitle = /table of contents|^page \d|^exhibit\b.{0,12}$|^schedule\b|^annex\b|confidential treatment/i;

/** The title of the document; the first mention of it when it has no line of its own. */
export function findDocumentName(contract: ContractText): Passage[] {
  const { sentences, language } = contract;
  const noun = compilePattern(nouns[language], language);
  let fallback: Passage | null = null;
  for (const sentence of sentences) {
    if (sentence.start > opening) break;
    const { words } = sentence;
    if (notTitle.test(words)) continue;
    const match = noun.exec(words.slice(0, 400));
    if (!match) continue;
    const isTitle = words.length <= 140 && (isShouted(words) || isTitled(words) || sentence.isHeading);
    if (isTitle) return [whole(sentence, words.length)];
    const title = titleInside(words.slice(0, 400), language);
    const at = title ?? match;
    fallback ??= {
      start: sentence.start + at.index,
      end: sentence.start + at.index + at[0].trimEnd().length,
      words: at[0].trimEnd(),
      score: 1,
      sentence,
    };
    if (title) return [fallback];
  }
  return fallback ? [fallback] : [];
}

function whole(sentence: ContractText['sentences'][number], length: number): Passage {
  return { start: sentence.start, end: sentence.start + length, words: sentence.words, score: 3, sentence };
}

/** "This Software Hosting Agreement (the "Agreement") is entered into", "… EX-10 SUPPLY AGREEMENT THIS SUPPLY …". */
function titleInside(words: string, language: ContractText['language']) {
  if (language !== 'en') return null;
  const capitals = /\b(?:[A-Z][A-Z&/,'-]* ){0,10}(?:AGREEMENT|CONTRACT|LEASE|AMENDMENT NO\. ?\d+)\b/.exec(words);
  if (capitals) {
    const index = capitals.index + (/^(?:THIS|EXHIBIT|EXECUTION COPY|COPY)\s/.exec(capitals[0])?.[0].length ?? 0);
    const name = words.slice(index, capitals.index + capitals[0].length);
    return { 0: name, index };
  }
  const titled = /\b[Tt]h(?:is|e) ((?:[A-Z][\w&/.'-]* |of |and |for ){1,9}(?:Agreement|Contract|Lease))\b/.exec(words);
  if (titled?.[1]) return { 0: titled[1], index: titled.index + titled[0].length - titled[1].length };
  return null;
}

function isShouted(words: string) {
  const letters = words.replace(/[^\p{L}]/gu, '');
  return letters.length > 5 && letters === letters.toUpperCase() && /\p{Lu}/u.test(letters);
}

function isTitled(words: string) {
  const parts = words.split(' ').filter((word) => /^\p{L}{4,}/u.test(word));
  return (
    !/[.:;,]$/.test(words) &&
    parts.length > 0 &&
    parts.length <= 12 &&
    parts.every((word) => /^[\p{Lu}\p{Lo}]/u.test(word))
  );
}
