import { SaxesParser } from 'saxes';
import { Breather } from '#worker/breathe.ts';
import { ExtractionError } from '../extracted-document';
import { WorkBudget } from '../work-budget';

export interface XmlElement {
  /** Without the namespace prefix. */
  name: string;
  /** Without prefixes. */
  attributes: Record<string, string>;
}

export interface XmlHandlers {
  open?: (element: XmlElement) => void;
  close?: (name: string) => void;
  text?: (text: string) => void;
}

const chunk = 64 * 1024;
const deepest = 256;
/** In the largest part that is read, an element for every sixteen characters. */
const mostElements = 1_000_000;
const bytesAtOnce = 256 * 1024;
const withoutPrefix = (name: string) => name.slice(name.indexOf(':') + 1);

function encodingOf(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  return 'utf-8';
}

/** Reads an XML part piece by piece. A document type definition is refused: it is never needed and can do harm. */
export async function walkXml(bytes: Uint8Array, { open, close, text }: XmlHandlers): Promise<void> {
  const parser = new SaxesParser({ xmlns: false, fragment: false });
  const budget = new WorkBudget(mostElements);
  const breather = new Breather(bytesAtOnce);
  let depth = 0;
  parser.on('doctype', () => {
    throw new ExtractionError('contracts.file_hostile');
  });
  parser.on('error', (cause) => {
    throw new ExtractionError('contracts.file_damaged', { cause });
  });
  parser.on('opentag', ({ name, attributes }) => {
    if (++depth > deepest) throw new ExtractionError('contracts.file_hostile');
    budget.spend();
    if (!open) return;
    const plain: Record<string, string> = {};
    for (const key in attributes) plain[withoutPrefix(key)] = attributes[key] as string;
    open({ name: withoutPrefix(name), attributes: plain });
  });
  parser.on('closetag', ({ name }) => {
    depth--;
    close?.(withoutPrefix(name));
  });
  if (text) {
    parser.on('text', text);
    parser.on('cdata', text);
  }
  const decoder = new TextDecoder(encodingOf(bytes));
  for (let at = 0; at < bytes.length; at += chunk) {
    parser.write(decoder.decode(bytes.subarray(at, at + chunk), { stream: true }));
    await breather.after(chunk);
  }
  parser.write(decoder.decode());
  parser.close();
}

/** A switch such as w:b or w:vanish: present means on, unless its value says off. */
export const isOn = ({ attributes }: XmlElement): boolean => !/^(?:0|false|off|none)$/i.test(attributes.val ?? '');
