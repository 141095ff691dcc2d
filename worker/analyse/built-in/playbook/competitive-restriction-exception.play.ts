import { m } from '#src/i18n/paraglide/messages.js';
import { definePlay } from '../define-play';

export const competitiveRestrictionException = definePlay({
  type: 'competitive-restriction-exception',
  category: 'restrictions',
  rules: {
    en: {
      about: /compet|exclusiv|sponsorship|solicit|similar|third part/,
      signs: [
        [/(?:exclusivity|restrictions?)\b.{0,80}(?:shall|will|does|do) not apply/, 1],
        [
          /nothing (?:\S{1,40} ){0,6}(?:shall|will|is intended to|may) (?:be (?:construed|deemed|interpreted) to )?(?:prevent|restrict|preclude|prohibit|limit)/,
          2,
        ],
        [
          /(?:foregoing|restrictions?|nothing (?:herein|in this)|exclusivity|section \S{1,6}|this)\b.{0,140}\b(?:shall not|will not|does not|do not|not|is intended to)\b.{0,40}\b(?:prevent|restrict|preclude|prohibit|apply|limit|deemed)/,
          2,
        ],
        [
          /notwithstanding.{0,100}(?:exclusiv|non-compet|restriction)|except as (?:otherwise )?(?:permitted|provided|set forth)|(?:shall|will) be (?:permitted|free) to|provided,? however/,
          1,
        ],
        [/\bcompet(?:e|es|ing|itive|itor)s?\b|exclusiv|non-solicit/, 1],
        [
          /(?:grant|licen[cs]e|enter into|sell|supply|market|solicit|own(?:ing)?|invest|publicly|perform|display|carry)\S{0,40}\b.{0,80}(?:third part|other part|any (?:other )?part|sponsorship|competing|securities|outside|stock|shares of)/,
          1,
        ],
        [/compet|exclusiv/, 1, 'heading'],
      ],
      needs: [/compet|exclusiv|sponsorship|non-solicit|restrictions? set forth|preclude .{0,20}from granting/],
      unless: [/remed|injuncti|confidential information|jurisdiction|liabilit|indemnif/],
      threshold: 4,
    },
    es: {
      about: /compet|exclusiv|concurrencia/,
      signs: [
        [
          /(?:lo anterior|prohibición|restricción|exclusividad|obligación|pacto).{0,140}(?:no (?:impedirá|será (?:de aplicación|aplicable)|se aplicará|afectará|alcanza|restringe))/,
          3,
        ],
        [
          /(?:salvo|excepto|con excepción|a excepción|no obstante).{0,120}(?:compet|exclusiv|concurrencia)|(?:compet|exclusiv|concurrencia)\S{0,40}.{0,160}(?:salvo que|salvo cuando|excepto|con excepción|a excepción)/,
          3,
        ],
        [/podrá|participaciones|cotizad/, 1],
      ],
      unless: [/tribunales|jurisdicción|órgano competente/],
      threshold: 4,
    },
    fr: {
      about: /concurren|exclusi/,
      signs: [
        [
          /(?:ce qui précède|interdiction|restriction|exclusivité|obligation|clause).{0,140}(?:ne (?:s'applique|fait pas obstacle|vise|concerne|saurait empêcher|s'étend)|n'interdit|n'empêche)/,
          3,
        ],
        [
          /(?:sauf|à l'exception|par exception|par dérogation|toutefois).{0,120}(?:concurren|exclusi)|(?:concurren|exclusi)\S{0,40}.{0,160}(?:sauf|à l'exception|excepté)/,
          3,
        ],
        [/pourra|peut|participations?|cotée/, 1],
      ],
      unless: [/tribunal|à concurrence d|juridiction/],
      threshold: 4,
    },
    de: {
      about: /wettbewerb|konkurren|exklusiv|ausschließlich/,
      signs: [
        [
          /(?:wettbewerbsverbot|konkurrenz\S{0,40}|exklusivität|ausschließlichkeit|beschränkung).{0,140}(?:gilt nicht|findet keine anwendung|erstreckt sich nicht|umfasst nicht|hindert nicht|steht .{0,30}nicht entgegen)/,
          3,
        ],
        [
          /(?:ausgenommen|mit ausnahme|abweichend|ungeachtet|es sei denn).{0,120}(?:wettbewerb|konkurren|exklusiv)|(?:wettbewerb|konkurren|exklusiv)\S{0,40}.{0,160}(?:ausgenommen|mit ausnahme|es sei denn)/,
          3,
        ],
        [/beteiligung|darf|börsennotiert|zulässig|bleibt|sind|gilt/, 1],
      ],
      unless: [/gerichtsstand|unlauter/],
      threshold: 4,
    },
    ar: {
      about: /منافس|المنافسة|حصري|الحصرية/,
      signs: [
        [/(?:لا (?:يسري|تسري|يشمل|يمنع|ينطبق|تنطبق|يحول)).{0,120}(?:المنافسة|منافس|الحصرية|حصري|الحظر|القيد)/, 3],
        [/(?:الحظر|القيد|المنافسة|الحصرية).{0,120}(?:لا (?:يسري|تسري|يشمل|يمنع|ينطبق|تنطبق)|باستثناء|يستثني)/, 3],
        [/(?:استثناء|يستثني|باستثناء).{0,80}(?:المنافسة|منافس|الحصرية)/, 3],
        [/يجوز|يحق|اسهم|حصص|علي|من/, 1],
      ],
      unless: [/المحاكم|الاختصاص/],
      threshold: 4,
    },
  },
  read: ([passage]) => ({ passage }),
  title: (to) => m.clause_competitive_restriction_exception_title({}, to),
  explain: (_facts, { to }) => m.clause_competitive_restriction_exception_some({}, to),
});
