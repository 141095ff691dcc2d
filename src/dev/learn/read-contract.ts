import { type ContractText, readContractText } from '#worker/analyse/built-in/text/contract-text.ts';
import { extractTxt } from '#worker/extract/txt.extractor.ts';
import type { KeyedContract, KeyedDocument } from './keyed-documents.ts';
import { findQuote, type Span } from './quotes.ts';

/** A keyed contract as the analysis reads it, with where its risks and look-alikes stand. */
export interface ReadContract {
  name: string;
  brief: string;
  language: ContractText['language'];
  /** Of the text, in UTF-16 units. */
  length: number;
  contract: ContractText;
  risks: (Span & KeyedContract['key']['risks'][number])[];
  benign: (Span & KeyedContract['key']['benign'][number])[];
}

export async function readContract(document: KeyedContract): Promise<ReadContract> {
  const { name, key } = document;
  const { text, contract } = await readText(document);
  const located = <Quoted extends { quote: string }>(items: Quoted[]) =>
    items.map((item) => ({ ...item, ...findQuote(text, item.quote) }));
  return {
    name,
    brief: key.brief,
    language: key.language,
    length: text.length,
    contract,
    risks: located(key.risks),
    benign: located(key.benign),
  };
}

/** A document as the analysis would read it from a text file. */
export async function readText({ text: written, key }: KeyedDocument) {
  const { text, blocks } = await extractTxt(new TextEncoder().encode(written));
  return { text, contract: readContractText({ text, blocks, language: key.language }) };
}
