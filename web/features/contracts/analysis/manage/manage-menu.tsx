import { Ellipsis, FileDiff, Link2, Pencil, Share2, Trash2, UsersRound } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { Contract } from '#src/features/contracts/contracts.schema.ts';
import { m } from '#src/i18n/paraglide/messages.js';
import { useConfirmedDelete } from '#web/features/contracts/use-confirmed-delete.ts';
import { late } from '#web/lib/late.ts';
import { paths } from '#web/lib/paths.ts';
import { type Action, ActionMenu } from '#web/ui/action-menu.tsx';
import { readSections } from '../analysis-sections';
import { useForgetOnLeaving } from './use-forget-on-leaving';

const RenameDialog = late(async () => (await import('./rename-dialog')).RenameDialog);

const CompareDialog = late(async () => (await import('./compare-dialog')).CompareDialog);

const ShareDialog = late(async () => (await import('../share/share-dialog')).ShareDialog);

type Props = {
  contract: Contract;
  /** Opens the choice of side and language; null while the analysis cannot be written anew. */
  onReread: (() => void) | null;
};

/** What can be done with a contract as a whole. */
export function ManageMenu({ contract, onReread }: Props) {
  const navigate = useNavigate();
  const forget = useForgetOnLeaving(contract.id);
  const [renaming, setRenaming] = useState(false);
  const [comparing, setComparing] = useState(false);
  const [sharing, setSharing] = useState(false);
  const { remove } = useConfirmedDelete({
    onDeleted: () => {
      forget();
      void navigate(paths.dashboard);
    },
  });
  const share = async () => (await import('./share-points')).sharePoints(contract, readSections(contract));
  const actions: Action[] = [{ label: m.analysis_rename(), icon: Pencil, act: () => setRenaming(true) }];
  if (onReread) {
    actions.push(
      { label: m.compare_menu(), icon: FileDiff, act: () => setComparing(true) },
      { label: m.share_menu(), icon: Link2, act: () => setSharing(true) },
      { label: m.analysis_share(), icon: Share2, act: () => void share() },
      { label: m.analysis_other_language(), icon: UsersRound, act: onReread },
    );
  }
  actions.push({ label: m.analysis_delete(), icon: Trash2, act: () => void remove(contract.id), danger: true });
  return (
    <>
      <ActionMenu label={m.analysis_menu()} icon={Ellipsis} iconOnly="always" actions={actions} />
      {comparing && <CompareDialog contract={contract} onClose={() => setComparing(false)} />}
      {sharing && <ShareDialog contract={contract} onClose={() => setSharing(false)} />}
      {renaming && <RenameDialog contract={contract} onClose={() => setRenaming(false)} />}
    </>
  );
}
