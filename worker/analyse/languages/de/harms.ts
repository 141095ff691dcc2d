import type { HarmWords } from '../harm-words';
import { germanBindingHarms } from './harms/binding';
import { germanDailyHarms } from './harms/daily';
import { germanMoneyHarms } from './harms/money';
import { germanWorkHarms } from './harms/work';

export const germanHarms: HarmWords = {
  never: [
    /\bgestrichen\b|\bentfällt ersatzlos\b|\bnicht zutreffend\b/,
    /\bbesteht (?:dafür |hierfür )?nicht\b|\b(?:wird|werden) (?:dafür |weder |von \w{1,15} )?(?:\w{1,15} )?nicht (?:verlangt|erhoben|vereinbart|geschuldet)\b|\bist nicht vereinbart\b|\bsind nicht vereinbart\b/,
    /\b(?:verlangen|verlange|verlangt|berechnen|erheben) (?:wir |ich |er |sie )?(?:von (?:dir|ihnen|ihm|ihr) )?(?:\w{1,15} )?(?:nicht|nichts|nie|keine?n?)\b/,
    /\bbleib(?:t|en) (?:hiervon|davon|dadurch) unberührt\b|\bnur mit (?:ihrer|deiner|seiner|ausdrücklicher) zustimmung\b|\bohne (?:ihre|deine|seine) zustimmung (?:nicht|nie)\b/,
  ],
  sayings: { ...germanBindingHarms, ...germanMoneyHarms, ...germanDailyHarms, ...germanWorkHarms },
};
