import { m } from '#src/i18n/paraglide/messages.js';
import { definePlay } from '../define-play';

export const affiliateLicenceLicensor = definePlay({
  type: 'affiliate-licence-licensor',
  category: 'intellectual-property',
  rules: {
    en: {
      about: /affiliates?\b|subsidiar/,
      needs: [/licen[cs]e|right to use/],
      signs: [
        [
          /\bgrants?\b.{0,260}\b(?:own(?:ed|s)?|control(?:led|s)?|developed)\b.{0,60}\b(?:or|and) (?:any of )?its affiliates/,
          3,
        ],
        [/\bgrants?\b.{0,260}\bwhich .{0,40}(?:or|and) (?:any of )?its affiliates (?:own|control)/, 3],
        [
          /\bon behalf of (?:itself|themselves) and (?:its|their) (?:\S{1,14} ){0,2}(?:affiliates|subsidiaries)\b.{0,80}\bgrants?\b/,
          3,
        ],
        [/\band (?:shall cause )?its affiliates,? (?:to |hereby |shall )?(?:\S{1,10} )?grants?\b/, 3],
        [/\bright to use\b.{0,100}\bdata developed by or on behalf of .{0,40}(?:or|and) its affiliates/, 3],
      ],
      unless: [/\b(?:means|shall mean)\b|indemnif/],
    },
    es: {
      about: /filial|afiliada|de su grupo|del grupo/,
      needs: [/licencia|derecho de uso/],
      signs: [
        [/(?:en nombre propio y|por sí y) .{0,40}(?:filiales|afiliadas|grupo).{0,80}(?:otorga|concede)/, 3],
        [
          /(?:otorga|concede).{0,200}(?:titularidad|propiedad|controlad\S{1,3}) .{0,40}(?:o|y) (?:de )?sus (?:filiales|afiliadas)/,
          3,
        ],
        [/y sus (?:filiales|afiliadas)(?: \S{1,12}){0,2} (?:otorgan|conceden)/, 3],
      ],
    },
    fr: {
      about: /filiales?|affiliée?s?|groupe/,
      needs: [/licence|droit d'(?:utilis|usage)/],
      signs: [
        [/(?:en son nom et|tant pour (?:elle|lui)).{0,60}(?:filiales|affiliée?s).{0,80}(?:concède|accorde|octroie)/, 3],
        [
          /(?:concède|accorde|octroie).{0,200}(?:détenus?|contrôlés?|appartenant).{0,60}(?:ou|et) (?:à |par )?ses (?:filiales|affiliée?s)/,
          3,
        ],
        [/et ses (?:filiales|affiliée?s)(?: \S{1,12}){0,2} (?:concèdent|accordent)/, 3],
      ],
    },
    de: {
      about: /verbundene|tochtergesellschaft|konzern/,
      needs: [/lizenz|nutzungsrecht/],
      signs: [
        [
          /(?:zugleich|auch) im namen .{0,40}(?:verbundenen|tochtergesellschaft|konzern).{0,100}(?:gewährt|räumt|erteilt|lizenz)/,
          3,
        ],
        [
          /(?:gewährt|räumt|erteilt).{0,200}(?:gehör|gehalten|zusteh|kontrolliert).{0,60}(?:oder|und) (?:\S{1,12} ){0,2}(?:verbundenen|tochtergesellschaft)/,
          3,
        ],
        [
          /und (?:seine|ihre|deren|dessen)(?: \S{1,12})? (?:verbundenen unternehmen|tochtergesellschaften) (?:gewähren|räumen|erteilen)/,
          3,
        ],
      ],
    },
    ar: {
      about: /التابعة|الشقيقة/,
      needs: [/ترخيص|رخصة|حق (?:ال)?است/],
      signs: [
        [/(?:نيابة عن|بالاصالة عن).{0,80}(?:التابعة|الشقيقة).{0,80}(?:يمنح|تمنح|ترخيص)/, 3],
        [/(?:يمنح|تمنح).{0,160}(?:المملوكة|التي يملكها|تملكها).{0,60}(?:التابعة|الشقيقة)/, 3],
        [/(?:وشركاته|وشركاتها) (?:التابعة|الشقيقة) (?:\S{1,10} )?(?:بمنح|يمنح|تمنح|ترخص)/, 3],
      ],
    },
  },
  read: (passages) => ({ passage: passages[0] }),
  title: (to) => m.clause_affiliate_licence_licensor_title({}, to),
  explain: (_, { to }) => m.clause_affiliate_licence_licensor_explained({}, to),
  assess: ({ passage }, { to, wordTo }) => [
    {
      level: 'low',
      title: m.risk_affiliate_licence_licensor_title({}, to),
      description: m.risk_affiliate_licence_licensor_description({}, to),
      suggestedWording: m.wording_affiliate_licence_licensor({}, wordTo),
      passages: [passage],
    },
  ],
});
