import type { PricesWords } from '#worker/analyse/languages/play-words/prices.ts';

export const prices: PricesWords = {
  'price-increase': {
    rule: {
      about: /actualiz|increment|aument|revis|subida/,
      signs: [
        [/(?:precios?|tarifas?|rentas?|honorarios|cuotas?|importe).{0,120}(?:actualiz|increment|aument|revis)/, 3],
        [
          /(?:actualiz|increment|aument|revis|modific)\S{0,6} .{0,60}(?:precios?|tarifas?|rentas?|honorarios|cuotas?)/,
          3,
        ],
        [/\bipc\b|índice|anual|%|por ciento|(?:al|cada) año/, 1],
        [/precio|renta|actualización|revisión/, 1, 'heading'],
      ],
      unless: [
        /no (?:podrá|será|se) (?:\S{1,12} ){0,3}(?:actualiz|increment|aument|revis)|precio fijo|retras|demora|atras|mora\b|impag/,
      ],
      threshold: 4,
    },
    byIndex: /\bipc\b|índice de precios|inflación|índice de garantía/,
    atWill: /discreción|en cualquier momento|unilateral|sin (?:previo aviso|preaviso)|se reserva/,
    measured: /como máximo|no (?:superará|excederá|podrá exceder)|hasta un|en función de|según|proporción/,
  },
  'price-restrictions': {
    rule: {
      about: /precio|tarifa/,
      signs: [
        [
          /(?:no podrá|no podrán|no (?:incrementará|aumentará|modificará)).{0,60}(?:aument|increment|reduc|modific|elev|rebaj)?\S{0,40}.{0,40}(?:precio|tarifa)/,
          3,
        ],
        [
          /(?:precio|tarifa)s?.{0,60}(?:no (?:podrá|podrán|será|serán)).{0,30}(?:aument|increment|modific|reduc|superior)/,
          3,
        ],
        [
          /(?:aumento|incremento|subida|revisión).{0,60}(?:no (?:podrá )?(?:superar|exceder)|máximo de).{0,40}(?:%|por ciento|ipc)/,
          3,
        ],
        [
          /precios? fij[oa]s? e inalterable|precio mínimo de (?:re)?venta|precios (?:permanecerán|serán) (?:fijos|firmes)/,
          3,
        ],
        [/precio|tarifa/, 1, 'heading'],
      ],
      unless: [/renta|tipo de interés/],
    },
    resale: /precio de reventa|precio de venta al público|pvp|precio mínimo/,
  },
  'most-favoured-nation': {
    rule: {
      about: /favorec|favorable|mejor(?:es)? (?:precio|condici)|más ventajos|más bajo|menor(?:es)? (?:precio|tarifa)/,
      signs: [
        [/(?:cliente|nación|parte|licenciatario) más favorecid[oa]/, 4],
        [/(?:menos|más) (?:favorables?|ventajos[oa]s?).{0,120}(?:otr[oa]s?|tercer|cualquier)/, 4],
        [/(?:mejores? (?:precios?|condiciones)|precios? más baj[oa]s?|menor precio).{0,120}(?:otr[oa]s?|tercer)/, 4],
        [/más favorecid|precio/, 1, 'heading'],
      ],
      threshold: 4,
      unless: [/consumidor|ley más favorable|norma más favorable/],
    },
  },
  'revenue-sharing': {
    rule: {
      about: /%|por ciento|comisi|regal|royalt|canon|participa|repart/,
      signs: [
        [
          /(?:comisi|regal[ií]a|royalt|canon|participación)\S{0,40}.{0,140}(?:%|por ciento|ventas|ingresos|facturación|beneficios|cada unidad)/,
          3,
        ],
        [
          /(?:%|por ciento)\)?.{0,40}(?:ventas|ingresos|facturación|beneficios|utilidades|recaudación|precio de venta)/,
          3,
        ],
        [/(?:repart|distribu)\S{0,40}.{0,60}(?:beneficios|utilidades|ingresos|ganancias)/, 3],
        [/pagará|abonará|percibirá|tendrá derecho|cobrará|recibirá|corresponderá|partes/, 1],
        [/comisi|regal|royalt|canon|remuneración|beneficios/, 1, 'heading'],
      ],
      unless: [
        /interés|mora|iva\b|retención|impuesto|comisión (?:nacional|europea|paritaria)|comisiones obreras|penalización/,
      ],
      threshold: 4,
    },
    gross: /brut[oa]s?/,
  },
};
