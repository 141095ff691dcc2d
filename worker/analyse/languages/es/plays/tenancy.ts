import type { TenancyWords } from '#worker/analyse/languages/play-words/tenancy.ts';

export const tenancy: TenancyWords = {
  'break-clause': {
    rule: {
      about: /desist|resolver|resolución|rescindir/,
      signs: [
        [
          /(?:arrendador|arrendatari|inquilin|propietari|cualquiera de las partes)\S{0,2}.{0,40}(?:podrá|puede|tendrá derecho a).{0,40}(?:desistir|resolver|rescindir|dar por terminado).{0,120}(?:preaviso|antelación|cualquier momento|previo aviso)/,
          3,
        ],
        [/(?:derecho de|facultad de) desistimiento.{0,120}(?:arrendatari|inquilin|arrendador)/, 3],
      ],
      unless: [/incumpl|impago/],
    },
    byLandlord: /(?:arrendador|propietari)\S{0,2}.{0,40}(?:podrá|puede|tendrá derecho)/,
  },
  'rent-review': {
    rule: {
      about: /renta|alquiler/,
      signs: [
        [/(?:renta|alquiler).{0,100}(?:actualiz|revis|increment|aument|modific)/, 3],
        [/(?:actualiz|revis|increment|aument|modific)\S{0,6} .{0,60}(?:renta|alquiler)/, 3],
      ],
      unless: [
        /no (?:podrá|se) (?:\S{1,12} ){0,2}(?:actualiz|revis|increment|aument)|retras|demora|atras|mora\b|impag/,
      ],
    },
    atWill: /discreción|en cualquier momento|unilateral|a su (?:libre|sola) (?:voluntad|elección)|libremente/,
  },
  repairs: {
    rule: {
      about: /reparaci|conservación|mantenimiento/,
      signs: [
        [/reparaci.{0,140}(?:arrendatari|arrendador|inquilin|propietari)/, 3],
        [/(?:arrendatari|arrendador|inquilin|propietari).{0,100}(?:reparaci|conservar|mantener|mantenimiento)/, 3],
      ],
    },
    allOnTenant:
      /tod[oa]s? (?:las |tipo de |clase de )?reparaci.{0,160}(?:arrendatari|inquilin)|(?:arrendatari|inquilin).{0,80}tod[oa]s? (?:las |tipo de |clase de )?reparaci/,
  },
  subletting: {
    rule: {
      about: /subarr|subalquil|realquil/,
      signs: [
        [/(?:subarr|subalquil|realquil).{0,160}(?:consentimiento|autorización|prohib|permis)/, 3],
        [/(?:no podrá|prohib|queda prohibid|sin).{0,120}(?:subarr|subalquil|realquil)/, 3],
      ],
    },
  },
};
