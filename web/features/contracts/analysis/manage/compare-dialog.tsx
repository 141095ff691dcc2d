import { useNavigate } from 'react-router';
import type { Contract } from '#src/features/contracts/contracts.schema.ts';
import { m } from '#src/i18n/paraglide/messages.js';
import { ChooseContract } from '#web/features/contracts/choose-contract.tsx';
import { paths } from '#web/lib/paths.ts';

/** Asks what a contract is to be compared with; the one that was uploaded first is the earlier version. */
export function CompareDialog({ contract, onClose }: { contract: Contract; onClose: () => void }) {
  const navigate = useNavigate();
  return (
    <ChooseContract
      like={contract}
      title={m.compare_choose_title()}
      text={m.compare_choose_text()}
      onClose={onClose}
      onChoose={({ id, createdAt }) => {
        const [earlier, later] = createdAt < contract.createdAt ? [id, contract.id] : [contract.id, id];
        void navigate(paths.compare(earlier, later));
      }}
    />
  );
}
