import type { ServicesWords } from '#worker/analyse/languages/play-words/services.ts';

export const services: ServicesWords = {
  'service-levels': {
    rule: {
      about: /nivel(?:es)? de servicio|disponibilidad|tiempo de respuesta/,
      signs: [
        [
          /(?:acuerdo|nivel(?:es)?) de (?:nivel de )?servicio|disponibilidad.{0,60}\d ?%|tiempos? de respuesta.{0,60}(?:hora|minuto)/,
          3,
        ],
      ],
    },
    soleRemedy: /único (?:remedio|recurso|derecho)|remedio exclusivo/,
  },
  delivery: {
    rule: {
      about: /entrega|entregar/,
      signs: [
        [
          /(?:plazo|fecha|lugar) de entrega|(?:vendedor|proveedor|suministrador)\S{0,2}.{0,50}entregar|entrega de (?:las mercanc|los producto|los bienes|el producto)/,
          3,
        ],
      ],
    },
    notBinding: /estimad|orientativ|no (?:son |será )?vinculante|aproximad/,
  },
  'title-and-risk': {
    rule: {
      about: /riesgo|propiedad/,
      signs: [
        [
          /(?:riesgo|propiedad|dominio).{0,80}(?:se transmit|pasará|pasa|transferir).{0,80}(?:comprador|entrega|mercanc|producto|bienes)|reserva de dominio/,
          3,
        ],
      ],
      unless: [/propiedad intelectual/],
    },
  },
};
