import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Contract } from '#src/features/contracts/contracts.schema.ts';
import { type CommentChoice, commentChoices } from '#src/features/redline/proposal-states.schema.ts';
import { m } from '#src/i18n/paraglide/messages.js';
import { failureText } from '#web/lib/failure-text.ts';
import { formatNumber } from '#web/lib/format.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { readSections } from '../analysis-sections';
import { AnalysisLanguage } from '../analysis-text';
import { checklistQuery } from '../checklist/checklist.queries';
import { ChangesOutcome } from './changes-outcome';
import { saveLetter, saveRedline } from './changes-save';
import { MessagePart } from './message-part';
import { PointChoice } from './point-choice';
import { hasBlanks, likelyPoints, pointsOf } from './points';

const commentTexts: Record<CommentChoice, () => string> = {
  chosen: m.changes_comments_chosen,
  all: m.changes_comments_all,
  none: m.changes_comments_none,
};

/** What to ask the other side for, and how to take it away: in the contract's own file, as a letter, as a message. */
export function ChangesDialog({ contract, onClose }: { contract: Contract; onClose: () => void }) {
  const sections = readSections(contract);
  const points = pointsOf(sections, contract.blocks);
  const { data: noted, isPending } = useQuery(checklistQuery(contract.id));
  const likely = likelyPoints(points, sections, noted ?? []);
  const others = points.filter((one) => !likely.includes(one));
  const [ticked, setTicked] = useState<ReadonlySet<string> | null>(null);
  const chosen = ticked ?? new Set(likely.map(({ key }) => key));
  const wanted = points.filter(({ key }) => chosen.has(key));
  const [comments, setComments] = useState<CommentChoice>('chosen');
  const redline = useMutation({ mutationFn: () => saveRedline(contract, wanted, comments) });
  const letter = useMutation({ mutationFn: () => saveLetter(contract, wanted) });
  const isWord = contract.fileFormat === 'docx';
  const none = wanted.length === 0;

  function toggle(key: string) {
    redline.reset();
    setTicked(new Set(chosen.has(key) ? [...chosen].filter((one) => one !== key) : [...chosen, key]));
  }

  return (
    <Dialog
      open
      onClose={onClose}
      size="lg"
      title={m.changes_title()}
      description={points.length > 0 ? m.changes_text() : m.changes_none()}
      actions={
        points.length > 0 && (
          <>
            {/* Beside what was pressed, where it is seen whatever is scrolled to. */}
            <div className="max-h-[40dvh] basis-full overflow-y-auto empty:hidden">
              {redline.error && (
                <Alert live tone="danger" title={m.changes_failed()}>
                  {failureText(redline.error, m.error_http_internal())}
                </Alert>
              )}
              {redline.data && <ChangesOutcome outcomes={redline.data} points={wanted} />}
            </div>
            <Button
              variant={isWord ? 'secondary' : 'primary'}
              busy={letter.isPending}
              disabled={none}
              onClick={() => letter.mutate()}
            >
              {m.changes_letter()}
            </Button>
            {isWord && (
              <Button variant="primary" busy={redline.isPending} disabled={none} onClick={() => redline.mutate()}>
                {m.changes_word()}
              </Button>
            )}
          </>
        )
      }
    >
      {points.length > 0 && (
        <AnalysisLanguage value={sections.language}>
          <div className="grid gap-5">
            <fieldset className="grid" aria-busy={isPending}>
              <legend className="mb-1 text-sm font-semibold">{m.changes_points()}</legend>
              <PointChoice points={likely} chosen={chosen} onToggle={toggle} />
              {others.length > 0 && (
                <Disclosure
                  summary={m.changes_more({ count: formatNumber(others.length) })}
                  defaultOpen={likely.length === 0}
                >
                  <div className="grid">
                    <PointChoice points={others} chosen={chosen} onToggle={toggle} />
                  </div>
                </Disclosure>
              )}
            </fieldset>
            {hasBlanks(wanted) && <p className="text-sm">{m.changes_brackets()}</p>}
            <p className="text-sm text-muted">{isWord ? m.changes_word_text() : m.changes_letter_text()}</p>
            {isWord && (
              <SelectField
                label={m.changes_comments()}
                options={(['chosen', 'all', 'none'] as const).map((value) => ({ value, label: commentTexts[value]() }))}
                value={comments}
                onChange={({ target }) => setComments(commentChoices.find((one) => one === target.value) ?? 'chosen')}
              />
            )}
            {!none && <MessagePart contract={contract} points={wanted} />}
          </div>
        </AnalysisLanguage>
      )}
    </Dialog>
  );
}
