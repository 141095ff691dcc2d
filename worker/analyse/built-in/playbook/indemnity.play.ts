import type { Locale } from '#src/i18n/locale.schema.ts';
import { m } from '#src/i18n/paraglide/messages.js';
import { definePlay } from '../define-play';
import { readPromisor } from '../read/promisor';
import { compilePattern } from '../text/compile-pattern';
import { quoteWords } from '../write/format';

const whateverTheFault: Record<Locale, RegExp> = {
  en: /(?:whether or not|regardless of (?:whether|the cause|fault|negligence)|even if).{0,80}(?:negligen|fault|caused)|including (?:\S{1,14} ){0,4}(?:own|sole) negligence/,
  es: /con independencia de (?:la )?culpa|aun(?:que)? .{0,30}sin culpa|incluso .{0,30}negligencia/,
  fr: /(?:même|y compris) .{0,40}(?:sans faute|absence de faute|négligence)|indépendamment de toute faute/,
  de: /verschuldensunabhängig|unabhängig (?:von|vom) .{0,30}verschulden|auch ohne verschulden/,
  ar: /بغض النظر عن (?:ال)?(?:خطا|اهمال|سبب)|حتي لو .{0,40}(?:خطا|اهمال)|ولو .{0,30}دون خطا/,
};

export const indemnity = definePlay({
  type: 'indemnity',
  category: 'liability',
  rules: {
    en: {
      about: /indemnif|hold\S{0,3} .{0,30}harmless|\bindemnit/,
      signs: [
        [/\b(?:shall|will|agrees?|hereby|must|does)\b.{0,100}\b(?:indemnify|(?:save|hold) .{0,60}harmless)/, 3],
        [
          /\bindemnif\S{1,4}\b.{0,160}\b(?:from and against|against|from|in respect of|for) (?:\S{1,12} ){0,4}(?:loss|claim|damage|liabilit|cost|expense|demand|action)/,
          2,
        ],
        [/\bindemnif|\bindemnit/, 1, 'heading'],
      ],
      unless: [
        /(?:party|person) (?:seeking|claiming|to be) indemni|indemnif(?:ied|ying) party (?:shall|will|may|must)|insurance polic/,
      ],
    },
    es: {
      about: /indemn|exoner/,
      signs: [
        [
          /(?:mantendrá|mantener|dejar|dejará) (?:\S{1,14} ){0,4}indemne|(?:obliga|compromete|deberá) .{0,60}(?:indemnizar|mantener indemne)/,
          3,
        ],
        [/indemnizará .{0,120}(?:por|de|frente|contra) .{0,60}(?:reclamaci|daños|pérdidas|perjuicios|gastos|sanci)/, 3],
        [/(?:reclamaci|terceros|daños|pérdidas|demandas)/, 1],
        [/indemni/, 1, 'heading'],
      ],
      unless: [/indemnización por (?:despido|clientela)|años de servicio/],
    },
    fr: {
      about: /garanti|indemnis|relev/,
      signs: [
        [
          /(?:garanti\S{1,3}|relev\S{1,3}|indemnis\S{1,4}) .{0,100}(?:contre|de) (?:toute?s?|l'ensemble|les) .{0,60}(?:réclamation|recours|action|revendication|condamnation|perte|dommage|préjudice)/,
          3,
        ],
        [
          /(?:s'engage|devra|doit).{0,60}(?:indemniser|garantir et relever|relever et garantir|tenir .{0,20}indemne)/,
          3,
        ],
        [/indemnisation|garantie d'éviction/, 1, 'heading'],
      ],
      unless: [/vices cachés|garantie légale|garantie commerciale/],
    },
    de: {
      about: /freistell|stellt .{0,80}frei|freizustellen|schadlos/,
      signs: [
        [/(?:stellt|stellen) .{0,180}\bfrei\b/, 3],
        [/freizustellen|schadlos (?:zu )?halten|hält .{0,60}schadlos|freistellung(?:s|\b)/, 3],
        [/ansprüche\S{0,1} dritter|ansprüchen|schäden|kosten/, 1],
        [/freistellung|haftung/, 1, 'heading'],
      ],
      unless: [
        /freistellung (?:von der arbeit|des arbeitnehmers|unter fortzahlung)|von der arbeit(?:sleistung)? freizustellen|steht .{0,20}frei/,
      ],
    },
    ar: {
      about: /تعويض|يعوض|تعوض|إبراء/,
      signs: [
        [
          /(?:يلتزم|تلتزم|يتعهد|تتعهد|يوافق|توافق).{0,80}(?:تعويض|بتعويض|حماية|ابراء).{0,120}(?:مطالب|خسائر|اضرار|دعاو|تكاليف|نفقات)/,
          3,
        ],
        [/(?:يعوض|تعوض) .{0,120}(?:عن|ضد|من) .{0,60}(?:مطالب|خسائر|اضرار|دعاو|تكاليف|نفقات|الغير)/, 3],
        [/تعويض|التعويض/, 1, 'heading'],
      ],
      unless: [/تعويض نهاية الخدمة|تعويضات العمال/],
    },
  },
  read(passages, contract) {
    const { language } = contract;
    const promisors = passages.map((passage) => readPromisor(passage, contract));
    const named = [...new Set(promisors.filter((who) => who !== null && who !== 'each'))] as string[];
    const isMutual = promisors.includes('each') || named.length > 1;
    const certain = !isMutual && named.length === 1 && promisors.every((who) => who !== null);
    return {
      isMutual,
      promisor: certain ? (named[0] ?? null) : null,
      faultless: passages.find(({ words }) => compilePattern(whateverTheFault[language], language).test(words)) ?? null,
    };
  },
  quotes: 5,
  title: (to) => m.clause_indemnity_title({}, to),
  explain({ isMutual, promisor }, { to }) {
    if (isMutual) return m.clause_indemnity_mutual({}, to);
    return promisor ? m.clause_indemnity_one({ party: quoteWords(promisor, to) }, to) : m.clause_indemnity_some({}, to);
  },
  assess({ promisor, faultless }, { to, wordTo }) {
    const suggestedWording = m.wording_indemnity({}, wordTo);
    const risks = [];
    if (faultless) {
      risks.push({
        level: 'high' as const,
        title: m.risk_indemnity_faultless_title({}, to),
        description: m.risk_indemnity_faultless_description({}, to),
        suggestedWording,
        advice: m.advice_indemnity_faultless({}, to),
        passages: [faultless],
      });
    }
    if (promisor) {
      risks.push({
        level: 'medium' as const,
        title: m.risk_indemnity_one_sided_title({}, to),
        description: m.risk_indemnity_one_sided_description({ party: quoteWords(promisor, to) }, to),
        suggestedWording,
        advice: m.advice_indemnity_one_sided({}, to),
      });
    }
    return risks;
  },
});
