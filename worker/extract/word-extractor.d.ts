declare module 'word-extractor' {
  interface PartOptions {
    filterUnicode?: boolean;
    includeHeadersAndFooters?: boolean;
  }
  interface WordDocument {
    getBody(options?: PartOptions): string;
    getFootnotes(options?: PartOptions): string;
    getEndnotes(options?: PartOptions): string;
    getTextboxes(options?: PartOptions): string;
  }
  export default class WordExtractor {
    extract(source: import('node:buffer').Buffer): Promise<WordDocument>;
  }
}
