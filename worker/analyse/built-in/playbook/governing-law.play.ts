import type { Locale } from '#src/i18n/locale.schema.ts';
import { m } from '#src/i18n/paraglide/messages.js';
import { addPassage } from '../add-passage';
import { definePlay } from '../define-play';
import type { Rule } from '../play';
import { findGoverningLaw } from '../read/governing-law';
import { readLaw } from '../read/law';
import { recognise } from '../recognise';
import { quoteWords } from '../write/format';

const blank = /\[ ?[*●•_ -]{0,8}\]|_{3,}|\.{5,}|x{6,}/i;

const rules: Record<Locale, Rule> = {
  en: {
    about: /\blaws?\b|\blegislation\b|consumer protection rules/,
    signs: [
      [
        /(?:governed|construed|interpreted|enforced|controlled|determined)\b.{0,120}\b(?:laws?|legislation)\b.{0,30}\b(?:of|in)\b/,
        3,
      ],
      [/\b(?:laws?|legislation) of .{0,100}\b(?:shall |will )?(?:govern|apply|control)/, 3],
      [
        /\b(?:governed|construed|interpreted)\b.{0,100}\b(?:english|scottish|french|german|swiss|irish|california|delaware|new york|texas) law/,
        3,
      ],
      [/(?:mandatory|consumer protection) .{0,40}(?:law|provisions|rules).{0,60}(?:country|state|where you)/, 3],
      [/contracted with reference to the laws? of/, 3],
      [/applied (?:pursuant to and )?in accordance with the laws? of/, 2],
      [/(?:this|the) (?:\w{1,40} )?(?:agreement|contract|terms)|these terms|validity|construction/, 1],
      [/conflicts? of laws?|choice of law|conflict of laws?/, 1],
      [/governing law|applicable law|choice of law|law and jurisdiction/, 1, 'heading'],
    ],
    unless: [/corporation (?:duly )?(?:organi[sz]ed|incorporated)|organi[sz]ed (?:and existing )?under the laws/],
  },
  es: {
    about: /\b(?:ley|leyes|legislación|derecho|normativa|ordenamiento)\b/,
    signs: [
      [
        /(?:se regir|se rige|regid[oa]s?|se interpret|se someter?á|sujet[oa]s?|sometid[oa]s?)\S{0,8}.{0,100}(?:ley|leyes|legislación|derecho|normativa)/,
        3,
      ],
      [/(?:ley|legislación|derecho|normativa) (?:aplicable|que rige).{0,80}(?:será|es|serán)\b/, 3],
      [/(?:será|resultará) (?:de aplicación|aplicable).{0,60}(?:ley|legislación|derecho|normativa)/, 3],
      [
        /(?:con arreglo|conforme|de acuerdo con|de conformidad con).{0,30}(?:leyes|legislación|ley|derecho) (?:común )?(?:de |del |españ|mexic|argent|colomb|chilen|peru)/,
        2,
      ],
      [/(?:este|el presente|presente) (?:contrato|acuerdo|convenio)|estos? términos|estas condiciones/, 1],
      [/(?:ley|legislación|derecho|normativa) aplicable|jurisdicción/, 1, 'heading'],
    ],
    unless: [/constituida (?:y existente )?(?:conforme|con arreglo|de acuerdo)/],
  },
  fr: {
    about: /\b(?:droit|loi|lois|législation)\b/,
    signs: [
      [
        /(?:régi(?:e|s|es)?|soumis(?:e|es)?|gouverné(?:e|s|es)?|interprété(?:e|s|es)?|assujetti(?:e|s|es)?)\b.{0,90}(?:droit|loi|lois|législation)\b/,
        3,
      ],
      [/(?:droit|loi|législation) applicable.{0,60}(?:est|sera)\b/, 3],
      [
        /(?:droit|loi) (?:français|belge|suisse|luxembourgeois|marocain|tunisien|québécois)\S{0,3} .{0,20}(?:s'applique|est applicable|est seul)/,
        3,
      ],
      [/\ble présent (?:contrat|accord)|la présente convention|les présentes|présentes conditions/, 1],
      [/(?:droit|loi) applicable|litiges/, 1, 'heading'],
    ],
    unless: [/société (?:de droit|constituée)/],
  },
  de: {
    about: /recht\b|rechts\b|gesetz(?:e|en|es)?\b|rechtsordnung/,
    signs: [
      [
        /(?:unterlieg\S{1,3}|untersteh\S{1,3}|richte\S{1,3} sich nach|beurteil\S{1,3} sich nach|gilt|gelten|findet|anwendbar|anzuwenden|maßgeblich)\b.{0,80}\brechts?(?: der| des|\b)/,
        2,
      ],
      [/\brecht (?:der|des|von) .{0,60}(?:gilt|anwendbar|anwendung|anzuwenden)/, 3],
      [
        /(?:unterlieg\S{1,3}|gelten|gilt|gemäß|richte\S{1,3} sich nach|nach)(?: \S{1,20}){0,4} (?:gesetzen?|gesetz)(?: (?:der|des|von|im)\b|\b)/,
        2,
      ],
      [/(?:deutschen|niederländischen|österreichischen|englischen|französischen|irischen) gesetz/, 2],
      [
        /zwingende[nr]? (?:bestimmungen|vorschriften).{0,80}(?:recht|gesetz)|verbraucherschutz(?:bestimmungen|vorschriften|gesetze)/,
        3,
      ],
      [
        /(?:deutsche|österreichische|schweizerische|schweizer|englische|irische|luxemburgische)[mns]? (?:materielle[ns]? )?recht/,
        2,
      ],
      [/\bun-kaufrecht|cisg|einheitlichen? un-|kollisionsnorm|internationale[ns]? privatrecht/, 2],
      [/\brecht der bundesrepublik|recht(?:s)? der (?:schweiz|republik)|recht des staates/, 2],
      [
        /(?:diese[rs]?|die(?: vorliegenden)?|der) (?:\S{1,14} )?(?:vertrag|vereinbarung|bedingungen|\S{0,12}nutzungs|agb|geschäftsbedingungen)|streitigkeiten|rechtsfragen|ansprüche/,
        1,
      ],
      [/anwendbares recht|anzuwendendes recht|rechtswahl|schlussbestimmungen|gerichtsstand/, 1, 'heading'],
    ],
    unless: [/gesellschaft (?:deutschen|nach) recht/, /das recht (?:vor|zu|auf),? /],
  },
  ar: {
    about: /قانون|قوانين|أنظمة|تشريعات/,
    signs: [
      [/(?:يخضع|تخضع|يفسر|تفسر|تسري|يسري|يطبق|تطبق|يحكم|تحكم|خاضع|خاضعة).{0,80}(?:قانون|قوانين|انظمة|تشريعات)/, 3],
      [/القانون (?:الواجب التطبيق|المطبق|الحاكم|الساري)/, 3],
      [/(?:وفقا|طبقا).{0,20}(?:قانون|قوانين|انظمة) (?:دولة|مملكة|المملكة|جمهورية|ال)/, 2],
      [/هذا العقد|هذه الاتفاقية|هذه الشروط|الرخصة/, 1],
      [/القانون|الاختصاص القضائي|تسوية/, 1, 'heading'],
    ],
  },
};

export const governingLaw = definePlay({
  type: 'governing-law',
  category: 'disputes',
  rules,
  find: (contract) => addPassage(recognise(rules[contract.language], contract), findGoverningLaw(contract)?.passage),
  read(passages, contract) {
    const named = passages.map(({ words }) => readLaw(words, contract.language)).find((one) => one !== null);
    const law = findGoverningLaw(contract)?.name ?? named ?? null;
    return { law, isBlank: law === null && blank.test(passages[0].words) };
  },
  quotes: 3,
  title: (to) => m.clause_governing_law_title({}, to),
  explain: ({ law }, { to }) =>
    law ? m.clause_governing_law_explained({ law: quoteWords(law, to) }, to) : m.clause_governing_law_unnamed({}, to),
  assess({ isBlank }, { to, wordTo }) {
    if (!isBlank) return [];
    return [
      {
        level: 'medium',
        title: m.risk_governing_law_blank_title({}, to),
        description: m.risk_governing_law_blank_description({}, to),
        suggestedWording: m.wording_governing_law({}, wordTo),
        advice: m.advice_governing_law_blank({}, to),
      },
    ];
  },
  missing: {
    level: 'medium',
    why: (to) => m.missing_governing_law_why({}, to),
    wording: (wordTo) => m.wording_governing_law({}, wordTo),
  },
});
