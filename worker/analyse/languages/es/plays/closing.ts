import { headingAlone } from '#worker/analyse/languages/heading-alone.ts';
import type { ClosingWords } from '#worker/analyse/languages/play-words/closing.ts';

export const closing: ClosingWords = {
  'entire-agreement': {
    rule: {
      about: /totalidad|íntegr|acuerdo (?:completo|único|total)|deja(?:n|rán)? sin efecto|sustituye|reemplaza/,
      signs: [
        [
          /(?:totalidad|integridad) (?:de lo acordado|del? (?:los )?(?:acuerdo|pacto|entendimiento|contrato))|acuerdo (?:íntegro|completo|único|total)|contrato íntegro/,
          2,
        ],
        [
          /(?:sustituye|reemplaza|deja(?:n|rá)? sin efecto|anula|prevalece).{0,120}(?:anterior|previ|cualquier otro)/,
          2,
        ],
        [/(?:acuerdos?|negociaciones|conversaciones|contratos?|pactos) .{0,20}(?:anteriores|previ[oa]s)/, 1],
        [/acuerdo (?:íntegro|completo|total)|integridad|totalidad/, 1, 'heading'],
      ],
      unless: [headingAlone],
    },
  },
  severability: {
    rule: {
      about: /nul[ao]|nulidad|inválid|invalid|ineficac|ineficaz|separab|divisib/,
      signs: [
        [
          /(?:cláusula|disposici|estipulaci|parte|pacto).{0,120}(?:nul[ao]|nulidad|inválid|ineficaz|inaplicable).{0,240}(?:restante|demás|resto|no afectará|vigente|subsistir|válid)/,
          3,
        ],
        [/(?:nulidad|invalidez|ineficacia).{0,120}(?:no afectará|no (?:supondrá|implicará)|restante|demás)/, 3],
        [
          /(?:restantes|demás) (?:cláusulas|disposiciones|estipulaciones).{0,60}(?:vigor|vigencia|válid|eficacia|efecto)/,
          3,
        ],
        [/nulidad parcial|separabilidad|divisibilidad|salvaguarda/, 1, 'heading'],
      ],
      unless: [headingAlone],
    },
  },
  variation: {
    rule: {
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
    written: /escrit|firmad|\bfirmas?\b|\badenda/,
  },
  'third-party-beneficiary': {
    rule: {
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
  },
};
