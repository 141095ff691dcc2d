import { useQuery } from '@tanstack/react-query';
import { Download, Trash2, Upload } from 'lucide-react';
import { type ChangeEvent, type ReactNode, useRef, useState } from 'react';
import type { Rule } from '#src/features/own-rules/own-rules.schema.ts';
import { m } from '#src/i18n/paraglide/messages.js';
import { failureText } from '#web/lib/failure-text.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { RetryAlert } from '#web/ui/retry-alert.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { AnalysisGrade } from '../risks/analysis-grade';
import { ownRulesQuery, useSaveRules } from './own-rules.queries';
import { RuleForm } from './rule-form';
import { ruleText } from './rule-text';
import { mergeRules, readRules, saveRules } from './rules-file';

type Props = {
  /** The plan includes rules; else those that were kept can be taken along and removed. */
  included: boolean;
  plans: ReactNode;
  onClose: () => void;
};

/** The rules of an account: listed, added, removed, exported and imported. Each change is saved at once. */
export function RulesDialog({ included, plans, onClose }: Props) {
  const { data, isFetching, isError, refetch } = useQuery(ownRulesQuery);
  const save = useSaveRules();
  const file = useRef<HTMLInputElement>(null);
  const [fault, setFault] = useState<string | null>(null);
  const rules = data?.rules ?? [];

  function take(more: readonly Rule[]) {
    const merged = mergeRules(rules, more);
    setFault(merged ? null : m.rules_too_many());
    if (merged) save.mutate(merged);
  }

  async function importFile({ target }: ChangeEvent<HTMLInputElement>) {
    const chosen = target.files?.[0];
    target.value = '';
    if (!chosen) return;
    const read = await readRules(chosen);
    if (read) take(read);
    else setFault(m.rules_import_wrong());
  }

  function remove(index: number) {
    const left = rules.filter((_, at) => at !== index);
    setFault(null);
    save.mutate(left);
  }

  return (
    <Dialog
      open
      size="lg"
      onClose={onClose}
      title={m.rules_title()}
      description={included ? m.rules_lead() : plans}
      actions={
        <>
          {included && (
            <>
              <input
                ref={file}
                type="file"
                accept="application/json,.json"
                aria-label={m.rules_import()}
                tabIndex={-1}
                className="sr-only"
                onChange={(event) => void importFile(event)}
              />
              <Button variant="quiet" disabled={!data || save.isPending} onClick={() => file.current?.click()}>
                <Upload aria-hidden className="size-4" />
                {m.rules_import()}
              </Button>
            </>
          )}
          <Button variant="quiet" disabled={rules.length === 0} onClick={() => saveRules(rules)}>
            <Download aria-hidden className="size-4" />
            {m.rules_export()}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        {save.isError && (
          <Alert tone="danger" live>
            {failureText(save.error, m.rules_not_saved())}
          </Alert>
        )}
        {fault && (
          <Alert tone="danger" live>
            {fault}
          </Alert>
        )}
        {!data &&
          (isError ? (
            <RetryAlert retrying={isFetching} onRetry={() => void refetch()}>
              {m.rules_not_loaded()}
            </RetryAlert>
          ) : (
            <Skeleton lines={4} />
          ))}
        {rules.length > 0 && (
          <ul aria-label={m.rules_title()} className="divide-y divide-rule">
            {rules.map((rule, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rules are known by their place
              <li key={index} className="flex items-center gap-3 py-1">
                <span className="grow">
                  {ruleText(rule)} <span className="inline-block ps-1">{<AnalysisGrade level={rule.level} />}</span>
                </span>
                <IconButton
                  icon={Trash2}
                  label={m.rules_remove({ rule: ruleText(rule) })}
                  disabled={save.isPending}
                  onClick={() => remove(index)}
                />
              </li>
            ))}
          </ul>
        )}
        {data && included && <RuleForm busy={save.isPending} onAdd={(rule) => take([rule])} />}
      </div>
    </Dialog>
  );
}
