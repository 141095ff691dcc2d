import type { DisputesWords } from '#worker/analyse/languages/play-words/disputes.ts';

export const disputes: DisputesWords = {
  arbitration: {
    rule: {
      about: /arbitra|árbitro/,
      signs: [
        [
          /(?:somet|resolver|resuelt|dirim|resolución|solución|decid).{0,140}(?:arbitraje|árbitro|tribunal arbitral)/,
          3,
        ],
        [
          /arbitraje (?:\S{1,12} )?(?:de derecho|de equidad|institucional|comercial)|laudo arbitral|convenio arbitral|cláusula arbitral/,
          2,
        ],
        [/reglamento|corte|cámara|centro de arbitraje/, 1],
        [/arbitraje|controversias/, 1, 'heading'],
      ],
      unless: [/arbitrari|junta arbitral de consumo|no (?:está|están|queda|quedan|se) somet|(?:no hay|sin) arbitraje/],
    },
    groupWaiver: /acci(?:ón|ones) (?:colectiva|de clase)/,
  },
  'governing-law': {
    rule: {
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
  },
  jurisdiction: {
    rule: {
      about: /tribunal|juzgado|jurisdicción|fuero|cortes/,
      signs: [
        [/(?:juzgados|tribunales|cortes) (?:[ye] (?:tribunales|juzgados) )?(?:\S{1,14} ){0,3}(?:de|en)\b/, 2],
        [
          /(?:se someten|someterán|sometimiento|se somete|sometidas?).{0,100}(?:jurisdicción|tribunales|juzgados|fuero|competencia)/,
          2,
        ],
        [/renuncia\S{0,3} .{0,60}fuero|fuero (?:propio|que)/, 2],
        [/jurisdicción exclusiva|competencia exclusiva|competentes? .{0,30}(?:juzgados|tribunales)/, 2],
        [/jurisdicción|fuero|controversias|litigios/, 1, 'heading'],
        [/controversia|litigio|conflicto|discrepancia|contrato/, 1],
      ],
      unless: [/tribunal arbitral|orden judicial|resolución judicial/],
    },
    exclusive: /exclusiv|renuncia (?:expresa )?(?:a|de)/,
    homeCourts: /consumidor|domicilio del (?:usuario|consumidor|cliente)/,
  },
  'covenant-not-to-sue': {
    rule: {
      about: /impugn|renuncia|cuestionar|reclamar|accion(?:es)? judicial|demandar/,
      signs: [
        [
          /(?:no (?:podrá|impugnará|cuestionará|se opondrá)|se (?:compromete|obliga) a no|se abstendrá)(?:(?!podrá |puede ).){0,100}(?:impugn|cuestion|opon|atac|reclam|demandar|ejercitar|interponer).{0,140}/,
          3,
        ],
        [/no (?:impugnará|cuestionará|demandará)/, 3],
        [
          /renuncia\S{0,2}.{0,60}(?:a )?(?:cualquier|toda|todas).{0,20}(?:acción|acciones|reclamación|reclamaciones|demanda).{0,80}contra/,
          3,
        ],
        [/impugn|renuncia de acciones|finiquito/, 1, 'heading'],
      ],
      unless: [/renuncia\S{0,2}.{0,40}(?:fuero|jurisdicción|tanteo|derecho de)/],
    },
    release: /renuncia|libera|exonera|finiquit|no podrás? (?:\S{1,12} )?reclamar/,
  },
};
