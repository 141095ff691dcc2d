import type { LicenceAffiliatesWords } from '#worker/analyse/languages/play-words/licence-affiliates.ts';

export const licenceAffiliates: LicenceAffiliatesWords = {
  'affiliate-licence-licensee': {
    rule: {
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
    approved: /consent|approval|approved|permission/,
  },
  'affiliate-licence-licensor': {
    rule: {
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
  },
};
