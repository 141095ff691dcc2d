import type { LicenceAffiliatesWords } from '#worker/analyse/languages/play-words/licence-affiliates.ts';

export const licenceAffiliates: LicenceAffiliatesWords = {
  'affiliate-licence-licensee': {
    rule: {
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
    approved: /zustimmung|einwilligung|genehmigung/,
  },
  'affiliate-licence-licensor': {
    rule: {
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
  },
};
