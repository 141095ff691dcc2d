/** Local cron never fires by itself: calls it at once, so that waiting work is found again, and every minute. */
export function startLocalCron(origin: string, crons: string[], onFailure: (problem: string) => void): () => void {
  let stopped = false;
  const fire = async () => {
    for (const cron of crons) {
      const address = `${origin}/cdn-cgi/local/scheduled?${new URLSearchParams({ cron })}`;
      try {
        const response = await fetch(address, { method: 'POST' });
        if (!response.ok) onFailure(`The scheduled work answered ${response.status}.`);
        await response.body?.cancel();
      } catch (error) {
        if (!stopped) onFailure(`The scheduled work could not be started: ${error}`);
      }
    }
  };
  const timer = setInterval(fire, 60_000);
  void fire();
  return () => {
    stopped = true;
    clearInterval(timer);
  };
}
