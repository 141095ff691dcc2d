/** Encloses untrusted text between marks that its author cannot know. */
export function fence(label: string, text: string): string {
  const mark = `${label}-${crypto.randomUUID()}`;
  return `<<<BEGIN ${mark}>>>\n${text}\n<<<END ${mark}>>>`;
}
