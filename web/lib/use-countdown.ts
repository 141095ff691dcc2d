import { useEffect, useState } from 'react';

/** Whole seconds left, 0 when it is not running. Counts by the clock, because timers pause in hidden tabs. */
export function useCountdown() {
  const [endsAt, setEndsAt] = useState(0);
  const [now, setNow] = useState(0);
  const left = Math.max(0, Math.ceil((endsAt - now) / 1000));
  const running = left > 0;

  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => setNow(Date.now()), 250);
    return () => clearInterval(timer);
  }, [running]);

  function start(seconds: number) {
    const started = Date.now();
    setNow(started);
    setEndsAt(started + seconds * 1000);
  }

  return { left, start };
}
