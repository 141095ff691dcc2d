import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { type MouseEvent, useId, useRef, useState } from 'react';
import { mostTags } from '#src/features/account-contracts/contract-choices.schema.ts';
import { tagIn } from '#src/features/contracts/contract-tag-forms.schema.ts';
import type { ContractListItem } from '#src/features/contracts/contracts.schema.ts';
import { m } from '#src/i18n/paraglide/messages.js';
import { checkBy } from '#web/lib/form-check.ts';
import { useForm } from '#web/lib/use-form.ts';
import { z } from '#web/lib/zod.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Form } from '#web/ui/form.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { KnownTags } from './known-tags';
import { accountTagsQuery, useSetTags } from './tags.queries';

const check = checkBy(z.object({ tag: tagIn(z) }));
const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

type Props = { contract: Pick<ContractListItem, 'id' | 'tags'>; onClose: () => void };

/** The tags of a contract: typed, chosen among those in use, taken off; stored together. */
export function TagsDialog({ contract, onClose }: Props) {
  const formId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [tags, setTags] = useState<readonly string[]>(contract.tags);
  const { data: known = [] } = useQuery(accountTagsQuery);
  const setAll = useSetTags();
  const isFull = tags.length >= mostTags;
  const { values, field, set, submit, fields } = useForm({ tag: '' }, (typed) =>
    isFull ? { errors: { tag: m.error_contracts_too_many_tags() } } : check(typed),
  );
  const unused = known.map(({ name }) => name).filter((name) => !tags.some((tag) => isSame(tag, name)));
  const added = (tag: string) => (tags.some((other) => isSame(other, tag)) ? tags : [...tags, tag]);

  const store = (wanted: readonly string[]) => setAll.mutate({ id: contract.id, tags: wanted }, { onSuccess: onClose });

  function add(tag: string) {
    setTags(added(tag));
    set('tag', '');
    input.current?.focus();
  }

  function remove(tag: string) {
    setTags(tags.filter((other) => other !== tag));
    // The button that had the focus is gone.
    input.current?.focus();
  }

  /** What was typed and not added yet is meant, too. */
  const save = (event: MouseEvent) => (values.tag.trim() ? submit(({ tag }) => store(added(tag)))(event) : store(tags));

  return (
    <Dialog
      open
      onClose={onClose}
      locked={setAll.isPending}
      title={m.contract_tags()}
      description={m.tags_text()}
      actions={
        <Button busy={setAll.isPending} onClick={save}>
          {m.tags_save()}
        </Button>
      }
    >
      <div className="grid gap-5">
        {tags.length === 0 ? (
          <p className="text-muted">{m.tags_none()}</p>
        ) : (
          <ul aria-label={m.contract_tags()} className="flex flex-wrap gap-2">
            {tags.map((tag) => (
              <li
                key={tag}
                className="flex min-w-0 items-center gap-1 rounded-field border border-rule bg-base-200 ps-2.5"
              >
                <bdi className="wrap-anywhere">{tag}</bdi>
                <IconButton
                  icon={X}
                  label={m.tags_remove({ name: tag })}
                  onClick={() => remove(tag)}
                  className="btn-sm"
                />
              </li>
            ))}
          </ul>
        )}
        <Form id={formId} fields={fields} onSubmit={submit(({ tag }) => add(tag))} className="flex items-start gap-3">
          <div className="grow">
            <TextField {...field('tag')} ref={input} label={m.tags_label()} dir="auto" autoComplete="off" />
          </div>
          <Button type="submit" variant="secondary" className="mt-6.5">
            {m.tags_add()}
          </Button>
        </Form>
        {!isFull && <KnownTags names={unused} onChoose={add} />}
      </div>
    </Dialog>
  );
}
