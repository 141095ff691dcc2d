import { m } from '#src/i18n/paraglide/messages.js';
import { Dialog } from '#web/ui/dialog.tsx';
import { showToast } from '#web/ui/toast-store.ts';
import { BackupCodes } from './backup-codes';
import { KeyStep } from './key-step';
import { PasswordStep } from './password-step';
import { useBeginSecondFactor, useConfirmSecondFactor, useTurnOffSecondFactor } from './second-factor.queries';

type Props = { email: string; onClose: () => void };

export function TurnOn({ email, onClose }: Props) {
  const begin = useBeginSecondFactor();
  const confirm = useConfirmSecondFactor();
  const codes = confirm.data?.backupCodes;
  return (
    <Dialog
      open
      onClose={onClose}
      locked={begin.isPending || confirm.isPending || codes !== undefined}
      title={codes ? m.second_factor_codes_title() : m.second_factor_turn_on()}
    >
      {codes ? (
        <BackupCodes codes={codes} onKept={onClose} />
      ) : begin.data ? (
        <KeyStep made={begin.data} confirm={confirm} onCancel={onClose} />
      ) : (
        <PasswordStep
          email={email}
          attempt={begin}
          label={m.second_factor_continue()}
          onPassword={(typed) => begin.mutate(typed)}
          onCancel={onClose}
        />
      )}
    </Dialog>
  );
}

export function TurnOff({ email, onClose }: Props) {
  const turnOff = useTurnOffSecondFactor();
  const done = () => {
    onClose();
    showToast({ title: m.second_factor_is_off(), tone: 'success' });
  };
  return (
    <Dialog
      open
      onClose={onClose}
      locked={turnOff.isPending}
      title={m.second_factor_turn_off()}
      description={m.second_factor_turn_off_text()}
    >
      <PasswordStep
        email={email}
        attempt={turnOff}
        label={m.second_factor_turn_off()}
        danger
        onPassword={(typed) => turnOff.mutate(typed, { onSuccess: done })}
        onCancel={onClose}
      />
    </Dialog>
  );
}
