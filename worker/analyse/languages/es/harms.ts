import type { HarmWords } from '../harm-words';
import { spanishBindingHarms } from './harms/binding';
import { spanishDailyHarms } from './harms/daily';
import { spanishMoneyHarms } from './harms/money';

export const spanishHarms: HarmWords = {
  never: [
    /\bnada (?:de lo (?:anterior|dispuesto)|en (?:este|esta|el presente)).{0,40}\b(?:limita|excluye|impide|priva)/,
    /\bno (?:se aplica|será aplicable|rige|afecta|perjudica).{0,40}\b(?:consumidor|derechos que la ley)/,
  ],
  sayings: { ...spanishBindingHarms, ...spanishMoneyHarms, ...spanishDailyHarms },
};
