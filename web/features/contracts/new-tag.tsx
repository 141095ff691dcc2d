import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { longestTag } from '#src/features/account-contracts/contract-choices.schema.ts';
import { m } from '#src/i18n/paraglide/messages.js';
import { Button } from '#web/ui/button.tsx';
import { accountTagsQuery } from './tags.queries';

type Props = { tags: readonly string[]; busy: boolean; onAdd: (tag: string) => void; onClose: () => void };

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/** One tag after the other, typed or chosen among those in use; Escape, or nothing typed, ends it. */
export function NewTag({ tags, busy, onAdd, onClose }: Props) {
  const list = useId();
  const [typed, setTyped] = useState('');
  const { data: known = [] } = useQuery(accountTagsQuery);
  const unused = known.filter(({ name }) => !tags.some((tag) => isSame(tag, name)));

  function submit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    const tag = typed.trim();
    if (!tag) return onClose();
    if (!tags.some((other) => isSame(other, tag))) onAdd(tag);
    setTyped('');
  }

  return (
    <form className="flex gap-1.5" onSubmit={submit}>
      <input
        // biome-ignore lint/a11y/noAutofocus: it takes the place of the button that was pressed
        autoFocus
        aria-label={m.tags_label()}
        className="input input-sm w-44"
        dir="auto"
        autoComplete="off"
        list={list}
        maxLength={longestTag}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={({ key }) => key === 'Escape' && onClose()}
      />
      <datalist id={list}>
        {unused.map(({ name }) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <Button type="submit" size="sm" variant="secondary">
        {m.tags_add()}
      </Button>
    </form>
  );
}
