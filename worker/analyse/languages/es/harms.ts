import type { HarmType } from '#worker/analyse/built-in/harms/harm-types.ts';
import type { HarmSaying, HarmWords } from '../harm-words';
import { spanishBindingHarms } from './harms/binding';
import { spanishDailyHarms } from './harms/daily';
import { spanishMoneyHarms } from './harms/money';
import { plainBindingHarms } from './harms/plain/binding';
import { plainDailyHarms } from './harms/plain/daily';
import { plainMoneyHarms } from './harms/plain/money';

const formal: HarmWords['sayings'] = { ...spanishBindingHarms, ...spanishMoneyHarms, ...spanishDailyHarms };
const plain: Partial<HarmWords['sayings']> = { ...plainBindingHarms, ...plainMoneyHarms, ...plainDailyHarms };
const sayings: Record<HarmType, readonly HarmSaying[]> = { ...formal };
for (const type of Object.keys(plain) as HarmType[]) sayings[type] = [...formal[type], ...(plain[type] ?? [])];

export const spanishHarms: HarmWords = {
  never: [
    /\bnada (?:de lo (?:anterior|dispuesto)|en (?:este|esta|el presente)).{0,40}\b(?:limita|excluye|impide|priva)/,
    /\bno (?:se aplica|será aplicable|rige|afecta|perjudica).{0,40}\b(?:consumidor|derechos que la ley)/,
  ],
  sayings,
};
