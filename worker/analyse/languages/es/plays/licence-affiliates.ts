import type { LicenceAffiliatesWords } from '#worker/analyse/languages/play-words/licence-affiliates.ts';

export const licenceAffiliates: LicenceAffiliatesWords = {
  'affiliate-licence-licensee': {
    rule: {
      about: /filial|afiliada|sociedades de(?:l| su) grupo|empresas de(?:l| su) grupo/,
      needs: [/licencia|sublicencia|derecho de uso|utilizar/],
      signs: [
        [/(?:otorga|concede|licencia).{0,140}(?:y|así como) (?:a )?sus (?:filiales|afiliadas|sociedades|empresas)/, 3],
        [/sublicenci.{0,120}(?:filial|afiliada|del grupo|de su grupo)/, 3],
        [/(?:filial|afiliada|del grupo|de su grupo)\S{0,3}.{0,100}podrán? (?:usar|utilizar|hacer uso)/, 3],
      ],
    },
    approved: /consentimiento|autorización|aprobación/,
  },
  'affiliate-licence-licensor': {
    rule: {
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
  },
};
