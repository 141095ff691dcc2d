import { m } from '#src/i18n/paraglide/messages.js';
import { definePlay } from '../define-play';
import { findSaid, type Saying } from '../read/said';

const approved: Saying = {
  en: /consent|approval|approved|permission/,
  es: /consentimiento|autorización|aprobación/,
  fr: /accord préalable|consentement|autorisation|agrément/,
  de: /zustimmung|einwilligung|genehmigung/,
  ar: /موافقة|اذن/,
};

export const affiliateLicenceLicensee = definePlay({
  type: 'affiliate-licence-licensee',
  category: 'intellectual-property',
  rules: {
    en: {
      about: /affiliates?\b|subsidiar|sublicensee|members? of (?:the|its)/,
      needs: [/licen[cs]|right to use/, /affiliate|subsidiar|sublicensee|group/],
      signs: [
        [
          /\bgrants? (?:to )?.{1,60}\b(?:and|,|or) (?:to )?(?:its|their|any of its|each of its|\S{1,24}'s?) (?:\S{1,14} ){0,3}(?:affiliates|subsidiaries)\b.{0,120}\b(?:licen[cs]e|rights?)/,
          3,
        ],
        [
          /\bsub-?licen[cs](?:e|es|ed|able|ing)\b.{0,200}\bto (?:\S{1,24} ){0,6}(?:affiliates?|subsidiar(?:y|ies))\b/,
          3,
        ],
        [
          /\b(?:affiliates?|subsidiar(?:y|ies))\b.{0,140}\b(?:permitted sub-?licensees?|may (?:also )?use|right to use|entitled to use|shall be (?:licensed|sublicensed))\b/,
          3,
        ],
        [/\blicen[cs]e.{0,160}\b(?:extend(?:s|ed)? to|includes?|for the benefit of)\b.{0,60}\baffiliates/, 3],
        [/\bgrants? (?:to )?.{1,60}\bmembers? of (?:the|its) (?:\S{1,20} ){0,2}group\b.{0,160}\blicen[cs]e/, 3],
        [/\bdistribute within .{0,40}affiliates only/, 2],
      ],
      unless: [
        /\b(?:means|shall mean)\b|(?:own(?:ed|s)?|controll?(?:ed)?) (?:or controlled )?by .{0,40}(?:or|and) (?:any of )?its affiliates|indemnif|liabilit|warrant|compet/,
      ],
    },
    es: {
      about: /filial|afiliada|sociedades de(?:l| su) grupo|empresas de(?:l| su) grupo/,
      needs: [/licencia|sublicencia|derecho de uso|utilizar/],
      signs: [
        [/(?:otorga|concede|licencia).{0,140}(?:y|así como) (?:a )?sus (?:filiales|afiliadas|sociedades|empresas)/, 3],
        [/sublicenci.{0,120}(?:filial|afiliada|del grupo|de su grupo)/, 3],
        [/(?:filial|afiliada|del grupo|de su grupo)\S{0,3}.{0,100}podrán? (?:usar|utilizar|hacer uso)/, 3],
      ],
    },
    fr: {
      about: /filiales?|affiliée?s?|sociétés d(?:e son|u) groupe|entités d(?:e son|u) groupe/,
      needs: [/licence|sous-licence|droit d'(?:utilis|usage)|utiliser/],
      signs: [
        [/(?:concède|accorde|licence).{0,140}(?:et|ainsi qu)\S{0,3} (?:à )?ses (?:filiales|affiliée?s|sociétés)/, 3],
        [/sous-licen.{0,120}(?:filiale|affiliée?|groupe)/, 3],
        [
          /(?:filiales|affiliée?s|groupe).{0,100}(?:pourront|peuvent|sont autorisée?s à) (?:utiliser|faire usage|bénéficier)/,
          3,
        ],
      ],
    },
    de: {
      about: /verbundene|tochtergesellschaft|konzern/,
      needs: [/lizenz|nutzungsrecht|nutzen|nutzung/],
      signs: [
        [
          /(?:gewährt|räumt|erteilt|lizenz).{0,160}(?:sowie|und) (?:\S{1,12} ){0,3}(?:verbundenen|tochtergesellschaft|konzern)/,
          3,
        ],
        [
          /unterlizen.{0,140}(?:verbunden|tochtergesellschaft|konzern)|(?:verbunden|tochtergesellschaft|konzern).{0,140}unterlizen/,
          3,
        ],
        [
          /(?:verbundene|tochtergesellschaft|konzern)\S{0,14}.{0,100}(?:nutzen|mitnutz|zur nutzung berechtigt|nutzung (?:zu )?gestatte)/,
          3,
        ],
      ],
    },
    ar: {
      about: /التابعة|الشقيقة|تابعيه|فروعه/,
      needs: [/ترخيص|رخصة|حق (?:ال)?است|باستخدام|استخدام/],
      signs: [
        [/(?:يمنح|تمنح|ترخيص|رخصة).{0,100}(?:وشركاته|والشركات|وشركاتها|وفروعه) .{0,20}(?:التابعة|الشقيقة)/, 3],
        [/من الباطن.{0,100}(?:التابعة|الشقيقة)/, 3],
        [/(?:التابعة|الشقيقة).{0,80}(?:باستخدام|استخدام|استعمال)/, 3],
      ],
    },
  },
  read(passages, contract) {
    return { needsConsent: findSaid(passages, approved, contract) !== null, passage: passages[0] };
  },
  title: (to) => m.clause_affiliate_licence_licensee_title({}, to),
  explain: ({ needsConsent }, { to }) =>
    needsConsent
      ? m.clause_affiliate_licence_licensee_consent({}, to)
      : m.clause_affiliate_licence_licensee_explained({}, to),
  assess({ needsConsent, passage }, { to, wordTo }) {
    if (needsConsent) return [];
    return [
      {
        level: 'low',
        title: m.risk_affiliate_licence_licensee_title({}, to),
        description: m.risk_affiliate_licence_licensee_description({}, to),
        suggestedWording: m.wording_affiliate_licence_licensee({}, wordTo),
        passages: [passage],
      },
    ];
  },
});
