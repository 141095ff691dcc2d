import { FilePlus2 } from 'lucide-react';
import { useState } from 'react';
import { type WordingKind, wordingKinds } from '#src/features/clauses/clause-choices.schema.ts';
import type { Clause } from '#src/features/clauses/clauses.schema.ts';
import { m } from '#src/i18n/paraglide/messages.js';
import { formatDay } from '#web/lib/format.ts';
import { Button } from '#web/ui/button.tsx';
import { CopyButton } from '#web/ui/copy-button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { ClauseStance } from './clause-stance';
import { categoryText, wordingText } from './clause-texts';
import { ClauseWords } from './clause-words';
import { wholeClauseText } from './whole-clause-text';

type Props = { clause: Clause; onClose: () => void; onAdd: (wording: WordingKind) => void };

/** All that the library knows of a clause: its wordings, what it risks, when to use it. */
export function ClauseDialog({ clause, onClose, onAdd }: Props) {
  const { title, description, category, riskReason, use, tags, wordings, stances, lawAsOf } = clause;
  const kinds = wordingKinds.filter((kind) => wordings[kind]);
  const [shown, setShown] = useState<WordingKind>('standard');
  const copied = (text: string) => ({ title: m.clause_copied_title(), description: text });

  return (
    <Dialog
      open
      size="lg"
      onClose={onClose}
      title={title}
      description={description}
      actions={
        <>
          <CopyButton
            size="md"
            variant="secondary"
            text={wholeClauseText(clause)}
            label={m.clause_copy_whole()}
            copied={copied(m.clause_copied_whole({ title }))}
          />
          <Button onClick={() => onAdd(shown)}>
            <FilePlus2 aria-hidden className="size-4" />
            {m.clause_add()}
          </Button>
        </>
      }
    >
      <p className="mb-4 text-sm text-muted">{[categoryText[category](), ...tags].join(' · ')}</p>
      <Tabs
        label={m.clause_wordings()}
        selected={shown}
        onSelect={(id) => setShown(kinds.find((kind) => kind === id) ?? 'standard')}
        tabs={kinds.map((kind) => ({
          id: kind,
          label: wordingText[kind](),
          content: (
            <>
              <div className="mb-3 flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
                <ClauseStance stance={stances[kind] ?? stances.standard} />
                <CopyButton
                  text={wordings[kind] ?? ''}
                  label={m.clause_copy_wording()}
                  copied={copied(m.clause_copied_wording({ title, wording: wordingText[kind]() }))}
                />
              </div>
              <div className="rounded-box border border-rule bg-base-200 px-4 py-4 sm:px-6">
                <ClauseWords wording={wordings[kind] ?? ''} />
              </div>
            </>
          ),
        }))}
      />
      <p className="mt-3 text-sm text-muted">
        {m.clause_blanks_note()} {m.clauses_english()} {m.law_as_of({ date: formatDay(lawAsOf) })}.
      </p>
      <dl className="mt-6 grid gap-4">
        <div>
          <dt className="font-serif font-semibold">{m.clause_risk_reason()}</dt>
          <dd className="mt-1">{riskReason}</dd>
        </div>
        <div>
          <dt className="font-serif font-semibold">{m.clause_use()}</dt>
          <dd className="mt-1">{use}</dd>
        </div>
      </dl>
    </Dialog>
  );
}
