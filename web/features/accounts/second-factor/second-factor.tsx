import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { m } from '#src/i18n/paraglide/messages.js';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { showToast } from '#web/ui/toast-store.ts';
import { BackupCodes } from './backup-codes';
import { KeyStep } from './key-step';
import { PasswordStep } from './password-step';
import {
  secondFactorQuery,
  useBeginSecondFactor,
  useConfirmSecondFactor,
  useTurnOffSecondFactor,
} from './second-factor.queries';

/** Whether signing in asks for a code too, and the ways to change that. */
export function SecondFactor({ email }: { email: string }) {
  const { data, isPending } = useQuery(secondFactorQuery);
  const [open, setOpen] = useState<'on' | 'off' | null>(null);
  const close = () => setOpen(null);
  if (!data && !isPending) return null;
  return (
    <section className="mt-6 border-t border-base-300 pt-6">
      <h3 className="text-lead font-semibold">{m.second_factor_title()}</h3>
      {data ? <State isOn={data.on} onChange={setOpen} /> : <Skeleton lines={4} />}
      {open === 'on' && <TurnOn email={email} onClose={close} />}
      {open === 'off' && <TurnOff email={email} onClose={close} />}
    </section>
  );
}

function State({ isOn, onChange }: { isOn: boolean; onChange: (to: 'on' | 'off') => void }) {
  return (
    <>
      <p className="mt-1 text-muted">{isOn ? m.second_factor_on_text() : m.second_factor_off_text()}</p>
      <Button variant="secondary" className="mt-4" onClick={() => onChange(isOn ? 'off' : 'on')}>
        {isOn ? m.second_factor_turn_off() : m.second_factor_turn_on()}
      </Button>
    </>
  );
}

type Props = { email: string; onClose: () => void };

function TurnOn({ email, onClose }: Props) {
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

function TurnOff({ email, onClose }: Props) {
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
