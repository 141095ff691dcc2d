import { Visitor } from 'vite';
import type { SourceFile } from '../source-files.ts';

/** Keys that the code reads, as `m.key` or `m['key']`. */
export function findUsedMessages(files: SourceFile[]): Set<string> {
  const used = new Set<string>();
  for (const { path, text, parsed } of files) {
    if (path.includes('.test.') || !text.includes('paraglide/messages')) continue;
    new Visitor({
      MemberExpression({ object, property, computed }) {
        if (object.type !== 'Identifier' || object.name !== 'm') return;
        if (!computed && property.type === 'Identifier') used.add(property.name);
        if (computed && property.type === 'Literal') used.add(String(property.value));
      },
    }).visit(parsed.program);
  }
  return used;
}
