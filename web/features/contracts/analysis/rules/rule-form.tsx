import { type FormEvent, useState } from 'react';
import type { RiskLevel } from '#src/features/contracts/analysis.schema.ts';
import { riskLevels } from '#src/features/contracts/analysis-shape.schema.ts';
import { askedClauses, type LawPlace, refusedClauses } from '#src/features/contracts/measured.schema.ts';
import type { Rule } from '#src/features/own-rules/own-rules.schema.ts';
import { longestPeriod, type RuleKind, ruleKinds } from '#src/features/own-rules/rule-shape.schema.ts';
import { m } from '#src/i18n/paraglide/messages.js';
import { clauseTypeText } from '#web/features/contracts/clause-type-text.ts';
import { Button } from '#web/ui/button.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { gradeTitle } from '../risks/grade-title';
import { LawChoice } from './law-choice';
import { kindText } from './rule-text';

type Props = { busy: boolean; onAdd: (rule: Rule) => void };

const clausesOf = (kind: RuleKind): readonly NonNullable<Rule['clause']>[] =>
  kind === 'must-have' ? askedClauses : kind === 'must-not-have' ? refusedClauses : [];

/** A rule to be added: its kind, and what that kind asks for. */
export function RuleForm({ busy, onAdd }: Props) {
  const [kind, setKind] = useState<RuleKind>('payment-within');
  const [level, setLevel] = useState<RiskLevel>('high');
  const [days, setDays] = useState('30');
  const [clause, setClause] = useState('');
  const [laws, setLaws] = useState<readonly LawPlace[]>([]);
  const [wrong, setWrong] = useState(false);
  const asksDays = kind === 'payment-within' || kind === 'notice-at-most';
  const clauses = clausesOf(kind);
  const number = /^\d{1,4}$/.test(days.trim()) ? Number(days) : 0;
  const daysWrong = asksDays && (number < 1 || number > longestPeriod);
  const lawsWrong = kind === 'governing-law' && laws.length === 0;

  function submit(event: FormEvent) {
    event.preventDefault();
    setWrong(daysWrong || lawsWrong);
    if (busy || daysWrong || lawsWrong) return;
    onAdd({
      kind,
      level,
      days: asksDays ? number : null,
      clause: clauses.find((one) => one === clause) ?? clauses[0] ?? null,
      laws: kind === 'governing-law' ? [...laws] : [],
    });
  }

  return (
    <form noValidate onSubmit={submit} className="grid gap-4 border-t border-rule pt-4">
      <div className="grid gap-4 sm:grid-cols-2">
        <div className="sm:col-span-2">
          <SelectField
            name="kind"
            label={m.rules_kind()}
            value={kind}
            options={ruleKinds.map((value) => ({ value, label: kindText[value]() }))}
            onChange={({ target }) => {
              setKind(target.value as RuleKind);
              setClause('');
              setWrong(false);
            }}
          />
        </div>
        <SelectField
          name="level"
          label={m.rules_level()}
          value={level}
          options={riskLevels.map((value) => ({ value, label: gradeTitle[value]() }))}
          onChange={({ target }) => setLevel(target.value as RiskLevel)}
        />
        {asksDays && (
          <TextField
            name="days"
            label={m.rules_days()}
            inputMode="numeric"
            maxLength={4}
            value={days}
            error={wrong && daysWrong ? m.rules_days_wrong() : null}
            onChange={({ target }) => setDays(target.value)}
          />
        )}
        {clauses.length > 0 && (
          <SelectField
            name="clause"
            label={m.rules_clause()}
            value={clause || clauses[0]}
            options={clauses.map((value) => ({ value, label: clauseTypeText[value]() }))}
            onChange={({ target }) => setClause(target.value)}
          />
        )}
      </div>
      {kind === 'governing-law' && (
        <LawChoice laws={laws} onChange={setLaws} error={wrong && lawsWrong ? m.rules_laws_wrong() : null} />
      )}
      <Button type="submit" variant="secondary" busy={busy} className="justify-self-start">
        {m.rules_add()}
      </Button>
    </form>
  );
}
