import { m } from '#src/i18n/paraglide/messages.js';
import { categoryOf } from '#web/features/clauses/own/category-of.ts';
import { OwnClauseDialog } from '#web/features/clauses/own/own-clause-dialog.tsx';
import { clauseTypeText } from '#web/features/contracts/clause-type-text.ts';
import type { KeptWords } from '#web/features/contracts/keep-words.ts';

type Props = {
  words: KeptWords;
  /** What the contract is called. */
  from: string;
  included: boolean;
  onClose: () => void;
};

/** Words of an analysis or its contract, to be kept as a clause of one's own. */
export function KeepDialog({ words: { clauseType, text, language }, from, included, onClose }: Props) {
  const clause = {
    ...{ id: null, text, language },
    title: clauseType ? clauseTypeText[clauseType]() : '',
    category: categoryOf(clauseType),
    note: m.own_clause_from({ contract: from }),
  };
  return <OwnClauseDialog clause={clause} included={included} onClose={onClose} />;
}
