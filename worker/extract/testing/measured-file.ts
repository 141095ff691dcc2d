/** What `/measure` answers: how a file was read as an upload is, or why not. */
export interface MeasuredFile {
  /** What it is inside, or null where that alone is a reason to refuse it. */
  kind: string | null;
  code?: string;
  characters?: number;
  pages?: number;
  tokens?: number;
  language?: string;
  languageConfidence?: number;
  warnings?: string[];
}
