import type { AssignmentWords } from '#worker/analyse/languages/play-words/assignment.ts';

export const assignment: AssignmentWords = {
  'anti-assignment': {
    rule: {
      about: /ceder|cesión|cedid|transferir|transmitir|transferid|subrogar|traspas/,
      signs: [
        [
          /(?:no podrá|no podrán|no puede|ninguna .{0,30}podrá|se prohíbe|queda prohibid|prohibida|sin (?:el )?(?:previo )?(?:consentimiento|autorización)).{0,140}(?:ceder|cesión|cedid|transferir|transmitir|traspas|subrogar)/,
          3,
        ],
        [
          /(?:ceder|cesión|cedid[oa]s?|transferir|transmitir|traspas\S{1,4}).{0,140}(?:sin (?:el |la )?(?:previ[oa] )?(?:consentimiento|autorización|aprobación)|salvo (?:consentimiento|autorización)|requerirá (?:el )?(?:consentimiento|autorización))/,
          3,
        ],
        [/cesión .{0,60}(?:nula|sin efecto)/, 2],
        [/contrato|derechos|obligaciones|posición contractual/, 1],
        [/cesión|transmisión/, 1, 'heading'],
      ],
      unless: [/propiedad intelectual|transferencia bancaria|datos personales|subarrendar/],
      threshold: 4,
    },
    consent: /consentimiento|autorización|aprobación|conformidad/,
    reasonable:
      /(?:denegad|negad|retenid|rehusad|denegar|negar).{0,30}(?:injustificad|sin (?:causa|motivo)|irrazonable|razón)|no .{0,30}injustificadamente/,
    alone: /(?:exclusivo|libre|entero|absoluto) (?:criterio|arbitrio)|discrecionalmente|entera discreción/,
    isVoid: /nul[ao]|sin efecto|ineficaz|no surtirá efecto/,
    freely: /podrá (?:libremente )?ceder.{0,120}(?:sin (?:necesidad de|el)|libremente)|podrá ceder libremente/,
    barred: /\b(?:ningun[ao]|no)\b|prohib/,
  },
  'change-of-control': {
    rule: {
      about: /cambio (?:de|en el) control|fusión|adquisición|participación mayoritaria|titularidad/,
      signs: [
        [/cambio (?:de|en el) control/, 3],
        [
          /(?:fusión|adquisición|venta|transmisión).{0,80}(?:mayorí|control|acciones|participaciones|activos).{0,160}(?:resol|termin|notific|consentimiento|comunic)/,
          3,
        ],
        [/(?:resol|termin)\S{0,40}.{0,120}(?:fusión|adquirid|participación mayoritaria)/, 3],
        [/cambio de control/, 1, 'heading'],
      ],
    },
    ends: /resolver|(?<!(?:indemnización|comisión|cuota|pago) (?:por|de) )resolución|terminar|(?<!(?:indemnización|comisión|cuota|pago) (?:por|de) )terminación|rescin/,
    needsConsent: /consentimiento|autorización|aprobación/,
    tells: /notific|comunic|inform/,
  },
  subcontracting: {
    rule: {
      about: /subcontrat/,
      signs: [
        [/(?:podrá|podrán|puede|prohíb|prohibid|derecho|facultad|autoriz).{0,120}subcontrat/, 3],
        [/subcontrat\S{1,8}.{0,160}(?:consentimiento|autorización|responsab|responder|aprobación|prohibid)/, 3],
        [/(?:recurrir a|valerse de|emplear|contratar) .{0,20}subcontratistas/, 3],
        [/subcontrat/, 1, 'heading'],
      ],
    },
    consent: /consentimiento|autorización|aprobación|conformidad/,
    barred: /no (?:podrá|puede|podrán)|prohíb|prohibid/,
    liable: /(?:responder|responsable|responsabilidad)/,
  },
  'first-refusal': {
    rule: {
      about: /tanteo|preferente|preferencia|primera (?:opción|oferta|negociación)|retracto|opción de compra/,
      signs: [
        [
          /derecho (?:de )?(?:tanteo|retracto|preferente|de preferencia|de adquisición preferente|de primera (?:opción|oferta|negociación))/,
          3,
        ],
        [/primera (?:opción|oferta|negociación)|opción de compra/, 3],
        [/preferencia.{0,80}(?:mismas condiciones|igualdad de condiciones|frente a terceros|adquirir|comprar)/, 3],
        [/tanteo|preferente/, 1, 'heading'],
      ],
      unless: [
        /(?:renuncia|renuncian|sin).{0,60}(?:tanteo|retracto|adquisición preferente)|créditos? preferente|acciones preferentes/,
      ],
    },
    answering: /notific|comunicaci|oferta|ejerc|acept|tanteo|respuesta/,
  },
};
