import type { TermWords } from '#worker/analyse/languages/play-words/term.ts';

export const term: TermWords = {
  'effective-date': {
    rule: {
      about:
        /entrar\S{0,3} en vigor|entrada en vigor|a partir del? |vigor|surtir\S? efectos|surte efectos|comenzar|inici/,
      signs: [
        [
          /(?:contrato|acuerdo|convenio).{0,60}(?:entrará en vigor|entra en vigor|surtirá efectos|surte efectos|comenzará|se iniciará|iniciará|tendrá efectos)/,
          3,
        ],
        [/(?:contrato|arrendamiento|acuerdo).{0,80}(?:duración|plazo).{0,60}a partir del? /, 3],
        [/(?:entrada en vigor|fecha de inicio|fecha de efecto|fecha efectiva).{0,40}(?:será|es|:)/, 3],
        [/\d{1,2} de \S{4,11} de(?:l)? \d{4}|fecha de (?:su )?firma|desde (?:su|la) (?:firma|fecha)/, 1],
        [/duración|vigencia|plazo|entrada en vigor/, 1, 'heading'],
      ],
    },
  },
  'expiration-date': {
    rule: {
      about: /duración|vigencia|plazo|vigente|expira|finaliza|vence|hasta el/,
      signs: [
        [
          /(?:contrato|acuerdo|convenio|arrendamiento).{0,80}(?:tendrá una (?:duración|vigencia)|duración|vigencia|estará vigente|permanecerá|finalizará|expirará|terminará|vencerá)/,
          3,
        ],
        [/(?:duración|vigencia|plazo)(?: inicial)?.{0,40}(?:será|es de|es|se establece|se fija|de) /, 2],
        [/hasta el .{0,40}\d{4}|(?:año|mes|día)s?\b|indefinid/, 1],
        [/duración|vigencia|plazo/, 1, 'heading'],
      ],
      unless: [/garantía|confidencial|preaviso|pago|factura/],
      threshold: 4,
    },
    indefinite: /(?:duración|plazo|tiempo|carácter) indefinid[oa]|indefinidamente/,
  },
  'renewal-term': {
    rule: {
      about: /renov|prórrog|prorrog/,
      signs: [
        [
          /(?:renovará|prorrogará|renovado|prorrogado|renueva|prorroga|prórroga|renovación)\S{0,3} (?:\S{1,14} ){0,3}(?:automática|tácita)|(?:automática|tácita)(?:mente)? (?:\S{1,12} ){0,2}(?:renov|prórrog|prorrog)/,
          3,
        ],
        [
          /(?:contrato|acuerdo|convenio|arrendamiento|plazo|vigencia|duración).{0,140}(?:se (?:entenderá )?(?:renov|prorrog)|podrá (?:renov|prorrog|ser (?:renov|prorrog))|(?:renovable|prorrogable))/,
          3,
        ],
        [/(?:períodos?|periodos?|plazos?|prórrogas) (?:\S{1,12} ){0,3}(?:sucesiv|adicional|igual|anual)/, 1],
        [/duración|vigencia|prórroga|renovación|plazo/, 1, 'heading'],
      ],
      unless: [/seguro|póliza|garantía/],
    },
    automatic: /automática|tácita|prorrogará|renovará|prorrogado|renovado|salvo (?:que|denuncia|aviso|comunicación)/,
    yearly: /anualmente|de año en año|prórrogas? anual|(?:períodos|periodos|plazos) anuales|anualidades|por años/,
    renews: /renov|prórrog|prorrog/,
  },
  'notice-to-terminate-renewal': {
    rule: {
      about: /renov|prórrog|prorrog/,
      needs: [/\b(?:días?|meses|mes|semanas?)\b/],
      signs: [
        [
          /(?:renov|prórrog|prorrog).{0,200}(?:salvo|a menos|excepto|siempre que).{0,200}(?:notifi|comuni|denunci|preaviso|aviso|manifiest)/,
          3,
        ],
        [
          /(?:salvo|a menos|si (?:ninguna|alguna)).{0,160}(?:notifi|comuni|denunci|preaviso|aviso|manifiest|opon).{0,160}(?:renov|prórrog|prorrog)/,
          3,
        ],
        [/(?:no renovar|no prorrogar|no renovación|oposición a la prórroga)/, 2],
        [/preaviso|antelación|anticipación|antes (?:de|del)/, 1],
      ],
      unless: [/seguro|póliza/],
    },
  },
};
