import type { HarmType } from '#worker/analyse/built-in/harms/harm-types.ts';
import type { HarmSaying, HarmWords } from '../harm-words';
import { spanishBindingHarms } from './harms/binding';
import { spanishDisputesHarms } from './harms/disputes';
import { spanishFreedomHarms } from './harms/freedom';
import { spanishLeavingHarms } from './harms/leaving';
import { spanishLiabilityHarms } from './harms/liability';
import { spanishMoneyHarms } from './harms/money';
import { plainBindingHarms } from './harms/plain/binding';
import { plainDailyHarms } from './harms/plain/daily';
import { plainMoneyHarms } from './harms/plain/money';
import { spanishThingsHarms } from './harms/things';
import { spanishWorkHarms } from './harms/work';

const formal: HarmWords['sayings'] = {
  ...spanishBindingHarms,
  ...spanishLeavingHarms,
  ...spanishMoneyHarms,
  ...spanishLiabilityHarms,
  ...spanishThingsHarms,
  ...spanishDisputesHarms,
  ...spanishWorkHarms,
  ...spanishFreedomHarms,
};
const plain: Partial<HarmWords['sayings']> = { ...plainBindingHarms, ...plainMoneyHarms, ...plainDailyHarms };
const sayings: Record<HarmType, readonly HarmSaying[]> = { ...formal };
for (const type of Object.keys(plain) as HarmType[]) sayings[type] = [...formal[type], ...(plain[type] ?? [])];

export const spanishHarms: HarmWords = {
  mutual:
    /\b(?:cada una de las partes|cada parte|ambas partes|cualquiera de (?:las|ambas) partes|ninguna de las partes|los dos|las dos partes|cualquiera de los dos)\b|\blas partes (?:\S{1,12} ){0,2}(?:renuncian|se liberan|se obligan|se comprometen)\b|\b(?:mutua|recíproca)(?:s|mente)?\b|\bentre (?:sí|ellas)\b/,
  never: [
    // Nobody is bound to one side alone.
    /\b(?:no se pacta|no hay|sin|no existe) (?:\S{1,12} )?exclusividad|\bno exclusiv/,
    /\bnada (?:de lo (?:anterior|dispuesto)|en (?:este|esta|el presente)).{0,40}\b(?:limita|excluye|impide|priva)/,
    /\bno (?:se aplica|será aplicable|rige|afecta|perjudica).{0,40}\b(?:consumidor|derechos que la ley)/,
  ],
  sayings,
};
