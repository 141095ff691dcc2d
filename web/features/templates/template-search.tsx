import { Search } from 'lucide-react';
import type { Template } from '#src/features/templates/templates.schema.ts';
import { m } from '#src/i18n/paraglide/messages.js';

const plain = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** Whether each word is in what readers see of a template; case and accents do not count. */
export function isFound({ name, description, use }: Pick<Template, 'name' | 'description' | 'use'>, typed: string) {
  const said = plain([name, description, use].join(' '));
  return plain(typed)
    .split(/\s+/)
    .every((word) => said.includes(word));
}

type Props = { typed: string; onType: (typed: string) => void };

export function TemplateSearch({ typed, onType }: Props) {
  return (
    <search>
      <label className="input w-full sm:max-w-96">
        <Search aria-hidden className="size-4 shrink-0 text-muted" />
        <span className="sr-only">{m.templates_search()}</span>
        <input
          type="search"
          // An empty field of dir=auto runs left to right, and its placeholder with it.
          dir={typed ? 'auto' : undefined}
          autoComplete="off"
          maxLength={200}
          placeholder={m.templates_search()}
          value={typed}
          onChange={({ target }) => onType(target.value)}
        />
      </label>
    </search>
  );
}
