import { m } from '#src/i18n/paraglide/messages.js';
import { definePlay } from '../define-play';
import { findSaid, type Saying } from '../read/said';

const written: Saying = {
  en: /\bwrit(?:ing|ten)\b|\binstrument\b|signed/,
  es: /escrit|firmad/,
  fr: /écrit|avenant|signé/,
  de: /schriftlich|schriftform|textform/,
  ar: /كتاب|خطي|مكتوب/,
};

export const variation = definePlay({
  type: 'variation',
  category: 'general',
  rules: {
    en: {
      about: /amend|modif|\bvar(?:y|ied|iation)|chang|\balter/,
      needs: [/agreement|contract|terms|lease|deed/],
      signs: [
        [
          /\b(?:may|shall|can|will)\b.{0,40}\b(?:not be|only be|be)\b.{0,60}\b(?:amended|modified|varied|changed|altered|supplemented)\b.{0,160}\b(?:writing|written|signed|instrument)/,
          3,
        ],
        [
          /\bno\b.{0,60}\b(?:amendments?|modifications?|variations?|changes?|alterations?)\b.{0,200}\b(?:writing|written|signed|effective|valid|binding)\b/,
          3,
        ],
        [
          /\b(?:amendments?|modifications?|variations?|changes?)\b.{0,100}\b(?:must|shall|only)\b.{0,60}\b(?:in writing|written|signed)/,
          3,
        ],
        [/amendment|variation|modification/, 1, 'heading'],
      ],
      unless: [/as amended|change order|amended and restated|work order/],
    },
    es: {
      about: /modific|enmienda|novación/,
      needs: [/contrato|acuerdo|convenio|cláusula/],
      signs: [
        [/(?:modific|enmienda|novación).{0,140}(?:por escrito|escrita|firmad|adenda|anexo)/, 3],
        [
          /(?:no (?:podrá|podrán|será|serán|tendrá)|sólo|solo|únicamente|ninguna).{0,80}(?:modific|enmienda).{0,120}(?:escrit|acuerdo|firmad|partes)/,
          3,
        ],
        [/(?:mutuo acuerdo|acuerdo de (?:las|ambas) partes).{0,60}modific/, 2],
        [/modificaci/, 1, 'heading'],
      ],
    },
    fr: {
      about: /modifi|avenant|amend/,
      needs: [/contrat|convention|accord|présent/],
      signs: [
        [/(?:modifi|amend).{0,140}(?:avenant|par écrit|écrite|signé)/, 3],
        [
          /(?:ne (?:peut|pourra|saurait)|toute|aucune).{0,60}(?:modification|amendement).{0,140}(?:avenant|écrit|signé|accord)/,
          3,
        ],
        [/avenant.{0,80}(?:écrit|signé)/, 3],
        [/modification|avenant/, 1, 'heading'],
      ],
    },
    de: {
      about: /änderung|geändert|ergänzung|schriftform/,
      needs: [/vertrag|vereinbarung|bestimmung|klausel|schriftform|bedingungen/],
      signs: [
        [/(?:änderungen|ergänzungen|änderung)\b.{0,140}(?:schriftform|schriftlich|textform)/, 3],
        [/(?:nur|ausschließlich).{0,40}(?:schriftlich|in textform|in schriftform).{0,60}(?:geändert|ergänzt|änder)/, 3],
        [/(?:aufhebung|verzicht|änderung).{0,40}schriftform(?:erfordernis|klausel)?/, 3],
        [/änderung|schriftform|schlussbestimmungen/, 1, 'heading'],
      ],
    },
    ar: {
      about: /تعديل|يعدل|تعدل/,
      needs: [/العقد|الاتفاقية|الاتفاق|البنود|الشروط/],
      signs: [
        [/(?:تعديل|يعدل|تعدل).{0,120}(?:كتاب|خطي|مكتوب|ملحق|موقع)/, 3],
        [/(?:لا يجوز|لا يكون|لا يعتد|لا يسري).{0,60}تعديل.{0,120}(?:الا|كتاب|خطي|موقع|اتفاق)/, 3],
        [/تعديل.{0,80}(?:باتفاق الطرفين|موافقة الطرفين)/, 3],
        [/التعديل|التعديلات/, 1, 'heading'],
      ],
    },
  },
  read(passages, contract) {
    return { isWritten: findSaid(passages, written, contract) !== null };
  },
  quotes: 3,
  title: (to) => m.clause_variation_title({}, to),
  explain: ({ isWritten }, { to }) =>
    isWritten ? m.clause_variation_written({}, to) : m.clause_variation_explained({}, to),
  assess({ isWritten }, { to, wordTo }) {
    if (isWritten) return [];
    return [
      {
        level: 'low',
        title: m.risk_variation_unwritten_title({}, to),
        description: m.risk_variation_unwritten_description({}, to),
        suggestedWording: m.wording_variation({}, wordTo),
      },
    ];
  },
  missing: {
    level: 'low',
    why: (to) => m.missing_variation_why({}, to),
    wording: (wordTo) => m.wording_variation({}, wordTo),
    unlessFound: ['unilateral-change'],
  },
});
