import type { HarmType } from '../built-in/harms/harm-types';
import type { HarmWords } from './harm-words';

/** Ways to say harms with further ones behind those of the same kind. */
export function withMore(
  sayings: HarmWords['sayings'],
  more: Partial<HarmWords['sayings']>,
): Record<HarmType, HarmWords['sayings'][HarmType]> {
  const all = { ...sayings };
  for (const type of Object.keys(more) as HarmType[]) all[type] = [...all[type], ...(more[type] ?? [])];
  return all;
}
