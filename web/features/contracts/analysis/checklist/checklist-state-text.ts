import type { ChecklistState } from '#src/features/contracts/checklist-states.schema.ts';
import { m } from '#src/i18n/paraglide/messages.js';

export const checklistStateText: Record<ChecklistState, () => string> = {
  open: m.checklist_open,
  done: m.checklist_done,
  asked: m.checklist_asked,
  accepted: m.checklist_accepted,
};
