import { useState } from 'react';
import { type Draft, dropDraft, findDraft, keepDraft } from './template-drafts';

type Typed = Omit<Draft, 'savedAt'>;

/** The draft of a template in this browser. One that is found waits until somebody says what becomes of it. */
export function useDrafts(templateId: string, draftOwner: () => string | null) {
  const [found, setFound] = useState<Draft | null>(() => {
    const owner = draftOwner();
    return owner === null ? null : findDraft(owner, templateId);
  });
  const [typed, setTyped] = useState<Typed | null>(null);

  return {
    found,
    /** What the form begins with; also where it is drawn anew in another language. */
    typed,
    take: () => {
      setTyped(found);
      setFound(null);
    },
    drop: () => {
      const owner = draftOwner();
      if (owner !== null) dropDraft(owner, templateId);
      setTyped(null);
      setFound(null);
    },
    /** Whether this browser keeps it. */
    keep: (draft: Typed): boolean => {
      setTyped(draft);
      const owner = draftOwner();
      return owner !== null && keepDraft(owner, templateId, draft);
    },
  };
}
export type Drafts = ReturnType<typeof useDrafts>;
