import type { Deps } from '#src/deps.ts';
import { describeError } from '#src/kernel/logger.ts';
import type { Service } from './service.schema';

/** Never fails: a page that cannot learn who analyses claims the least. */
export async function describeService({
  config,
  measure,
  logger,
}: Pick<Deps, 'config' | 'measure' | 'logger'>): Promise<Service> {
  const analyst = await measure.analyst().catch((cause: unknown) => {
    logger.warn('service.analyst_unknown', { error: describeError(cause) });
    return 'built-in' as const;
  });
  const { uptimeStated, socialProfiles } = config;
  return { analyst, uptimeStated, socialProfiles };
}
