import type { CommitmentsWords } from '#worker/analyse/languages/play-words/commitments.ts';

export const commitments: CommitmentsWords = {
  'minimum-commitment': {
    rule: {
      about: /mínim|al menos|como mínimo|no (?:será )?inferior|garantiz/,
      signs: [
        [
          /(?:compra|pedido|cantidad|volumen|consumo|facturación|pago|importe|canon|ventas|compromiso|abono|renta|regalía|royalt)\S{0,40} (?:\S{1,40} ){0,4}mínim/,
          3,
        ],
        [/mínim[oa] (?:\S{1,40} ){0,3}(?:garantizad|de (?:compra|pedido|ventas|consumo|facturación))/, 3],
        [
          /(?:compr|adquir|pedir|abon|pag|factur|vend|consum)\S{0,40}.{0,80}(?:al menos|como mínimo|no inferior|un mínimo de|no menos de)/,
          3,
        ],
        [/anual|mensual|cada (?:año|mes)|trimestr|deberá|se (?:obliga|compromete)|garantiza/, 1],
        [/mínim/, 1, 'heading'],
      ],
      unless: [/preaviso|antelación|salario mínimo|seguro|edad mínima|días|duración mínima|plazo mínimo/],
      threshold: 4,
    },
    paidAnyway:
      /take or pay|diferencia (?:entre|hasta)|pagará (?:igualmente|la diferencia)|aunque no (?:consuma|compre|retire|alcance)|déficit/,
  },
  'volume-restriction': {
    rule: {
      about: /hasta (?:un )?(?:máximo|\d)|máxim|exced|super|no más de/,
      signs: [
        [
          /(?:hasta (?:un máximo de )?|máximo de|no más de|exced\S{1,4}|super\S{1,3})(?: \S{1,40}){0,4} ?(?:usuarios?|unidades|copias|servidores|dispositivos|horas (?:al|por|mensuales)|solicitudes|licencias|gb|transacciones|equipos)/,
          3,
        ],
        [/(?:volumen|cantidad|número|consumo|capacidad|uso) máxim[oa]/, 3],
        [/(?:exceso|excedente).{0,60}(?:consumo|uso|volumen|unidades|factur)/, 3],
        [/volumen|cantidad|uso/, 1, 'heading'],
      ],
      unless: [/respons|indemniz|seguro|plazo|interés|preaviso|jornada|semanales de trabajo/],
    },
    extra: /adicional|recargo|exceso|suplement/,
  },
  exclusivity: {
    rule: {
      about: /exclusiv|en exclusiva/,
      signs: [
        [
          /(?:conced|otorg|nombra|design|tendrá|goza|cede|licencia|distribuid|derecho|carácter|régimen|agente).{0,110}(?:exclusiv[ao]s?\b|exclusividad|en exclusiva)/,
          3,
        ],
        [
          /(?:exclusivamente|en exclusiva|exclusividad).{0,120}(?:compr(?!ador)|adquir|abastec|suministr|vend(?!edor)|distribu|prest|comercializ|servicios)/,
          3,
        ],
        [
          /(?:compr(?!ador)|adquir|abastec|suministr|vend(?!edor)|distribu|prest|comercializ)\S{0,40}.{0,100}(?:exclusivamente|en exclusiva|con exclusividad)/,
          3,
        ],
        [/(?:se compromete|se obliga|no podrá).{0,140}(?:otr[ao]s?|tercer)/, 1],
        [/exclusiv/, 1, 'heading'],
      ],
      unless: [
        /no exclusiv|sin exclusiv|responsabilidad exclusiva|exclusiva responsabilidad|jurisdicción exclusiva|competencia exclusiva|(?:juzgados|tribunales)|propiedad exclusiva|uso exclusivo (?:de|como) vivienda|exclusivo criterio|exclusivamente (?:para|a los efectos)/,
      ],
    },
    buysOnly:
      /(?:compr|adquir|abastec|suministr|proveer)\S{0,40}.{0,80}(?:exclusivamente|en exclusiva|únicamente)|(?:exclusivamente|en exclusiva|únicamente).{0,40}(?:compr|adquir|abastec)|proveedor exclusivo/,
    noOthers:
      /(?:no (?:podrá|podrán|nombrará|concederá|designará|contratará)|se abstendrá|se compromete a no|se obliga a no).{0,140}(?:otr[ao]s?|tercer)/,
  },
};
