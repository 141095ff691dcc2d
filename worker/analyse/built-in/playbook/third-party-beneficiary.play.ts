import { m } from '#src/i18n/paraglide/messages.js';
import { definePlay } from '../define-play';

export const thirdPartyBeneficiary = definePlay({
  type: 'third-party-beneficiary',
  category: 'general',
  rules: {
    en: {
      about: /third[- ]party beneficiar|third parties .{0,30}beneficiar|enforce(?:able)?|in trust for|benefit of/,
      signs: [
        [
          /for the benefit of,? (?:\S{1,40} ){0,5}enforceable by,? (?!the parties|(?:and against )?(?:their|its|the) (?:respective )?successors)/,
          3,
        ],
        [
          /\b(?:is|are|be|deemed|as|constitutes?|each|intended|express)\b.{0,60}\b(?:intended |express )?third[- ]party beneficiar/,
          3,
        ],
        [/third[- ]party beneficiar.{0,100}(?:right to enforce|may enforce|entitled|full rights)/, 3],
        [/(?:hold|held).{0,90}in trust for.{0,60}(?:indemnified|person|party)/, 3],
        [/(?:may be enforced|enforceable) (?:directly )?by.{0,60}(?:who is not|not a party|third part|affiliates)/, 3],
        [/beneficiar/, 1, 'heading'],
      ],
      unless: [
        /\b(?:no|not|nor|none|nothing|without)\b(?:(?!except|other than|provided).){0,140}third[- ]party beneficiar(?!.{0,200}(?:except|other than|provided that))/,
        /\bno third[- ]party beneficiar(?!.{0,200}(?:except|other than))/,
        /consent as third party beneficiary of the trust deed/,
      ],
    },
    es: {
      about: /tercer|beneficiari/,
      signs: [
        [/(?:estipulación|estipulaciones) (?:a|en) favor de tercer/, 3],
        [/(?:tercer[oa]s?) beneficiari[oa]s?|beneficiari[oa]s? (?:tercer|de (?:este|el presente) contrato)/, 2],
        [/tercer.{0,80}(?:podrá|podrán) (?:exigir|reclamar|hacer valer)/, 3],
        [/exigir|reclamar|derecho|cumplimiento|se considera|tendrá/, 1],
        [/tercer|beneficiari/, 1, 'heading'],
      ],
      unless: [/(?:no|ningún|ninguna) .{0,80}(?:tercer|beneficiari)|blanqueo|seguro de vida/],
    },
    fr: {
      about: /stipulation pour autrui|tiers|bénéficiaire/,
      signs: [
        [/stipulation pour autrui/, 3],
        [/tiers bénéficiaires?/, 2],
        [/tiers.{0,80}(?:pourra|pourront|peut|peuvent) (?:se prévaloir|exiger|invoquer|demander l'exécution)/, 3],
        [/se prévaloir|exiger|droit|considérée?s? comme|au profit/, 1],
        [/tiers|bénéficiaire/, 1, 'heading'],
      ],
      unless: [
        /(?:aucun|ne (?:peut|pourra|constitue|confère)|n'est pas|sans).{0,80}(?:tiers|stipulation|bénéficiaire)|bénéficiaire effectif/,
      ],
    },
    de: {
      about: /zugunsten|dritte|drittbegünstig/,
      signs: [
        [/(?:echter )?vertrag zugunsten dritter|drittbegünstig/, 3],
        [/dritte[rn]?.{0,80}(?:unmittelbar|eigene[ns]?|selbst).{0,40}(?:recht|anspruch|ansprüche|fordern|geltend)/, 3],
        [/zugunsten.{0,60}(?:dritte|konzern|verbunden).{0,80}(?:recht|anspruch|ansprüche|fordern|geltend)/, 3],
        [/begünstigte|dritter/, 1, 'heading'],
      ],
      unless: [/(?:kein|nicht|keine|ohne)\b.{0,80}(?:zugunsten|dritte|drittbegünstig)|zugunsten.{0,80}(?:nicht|keine)/],
    },
    ar: {
      about: /لمصلحة الغير|مستفيد|لصالح الغير/,
      signs: [
        [/(?:اشتراط|اشتراطا|تعاقد) (?:لمصلحة|لصالح) الغير/, 3],
        [/(?:طرف ثالث|الغير|طرفا ثالثا).{0,40}مستفيد|مستفيد.{0,30}(?:طرف ثالث|من الغير)/, 3],
        [/(?:للغير|طرف ثالث|المستفيد).{0,60}(?:المطالبة|يطالب|تنفيذ|انفاذ)/, 3],
        [/المستفيد/, 1, 'heading'],
      ],
      unless: [/(?:لا|ليس|دون|عدم).{0,80}(?:لمصلحة الغير|مستفيد|لصالح الغير)|مستفيد فعلي|بوليصة/],
    },
  },
  read: ([passage]) => ({ passage }),
  title: (to) => m.clause_third_party_beneficiary_title({}, to),
  explain: (_facts, { to }) => m.clause_third_party_beneficiary_some({}, to),
  assess: ({ passage }, { to, wordTo }) => [
    {
      level: 'low',
      title: m.risk_third_party_beneficiary_title({}, to),
      description: m.risk_third_party_beneficiary_description({}, to),
      suggestedWording: m.wording_third_party_beneficiary({}, wordTo),
      passages: [passage],
    },
  ],
});
