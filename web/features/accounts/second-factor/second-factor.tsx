import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { m } from '#src/i18n/paraglide/messages.js';
import { late } from '#web/lib/late.ts';
import { Button } from '#web/ui/button.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { secondFactorQuery } from './second-factor.queries';

/** Few change it: the steps are fetched when they are asked for. */
const load = () => import('./second-factor-dialogs');
const TurnOn = late(async () => (await load()).TurnOn);
const TurnOff = late(async () => (await load()).TurnOff);

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
