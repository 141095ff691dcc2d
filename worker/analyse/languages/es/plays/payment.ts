import type { PaymentWords } from '#worker/analyse/languages/play-words/payment.ts';

export const payment: PaymentWords = {
  'payment-terms': {
    rule: {
      about: /\bpag|abon|factura|renta|honorarios/,
      signs: [
        [
          /(?:pag\S{1,6}|abon\S{1,6}|factura\S{0,2}|satisf\S{3,6}).{0,120}(?:plazo de|dentro de|a los|antes del|en los) .{0,40}(?:días|meses|mes)\b/,
          3,
        ],
        [
          /(?:pag\S{1,6}|abon\S{1,6}|satisf\S{3,6}).{0,80}(?:por (?:mensualidades|meses)|mensualmente|anticipad|por adelantado|primeros .{0,16}días)/,
          3,
        ],
        [/(?:forma|condiciones|plazo) de pago/, 2],
        [/factura|precio|honorarios|renta|transferencia/, 1],
        [/pago|precio|honorarios|renta|facturación/, 1, 'heading'],
      ],
      unless: [/demora|mora\b|retras|impago|falta de pago|incumpli|indemniz|resolución|reembols/],
      threshold: 4,
    },
    forLess: /descuento|bonific|rebaja|deduc|anticipad|antes de(?:l| su) (?:plazo|vencimiento)/,
    toBePaid: /(?:pag|abon|factura|satisf|transfer).{0,140}$/,
  },
  'late-payment': {
    rule: {
      about: /demora|mora\b|moratori|retras|impag|vencid/,
      signs: [
        [/intereses? (?:\S{1,12} )?(?:de demora|de mora|moratorios?)/, 3],
        [/(?:demora|mora|retraso|impago|impagad\S{1,2}|vencid\S{1,2})\b.{0,140}(?:interés|intereses|recargo)/, 3],
        [/(?:interés|intereses|recargo).{0,120}(?:demora|mora|retraso|impago)/, 3],
      ],
      unless: [/demora en la entrega|fuerza mayor/],
    },
    periods: { month: /mensual|(?:por|al) mes/, year: /anual|(?:por|al) año/, day: /diari|por (?:cada )?día/ },
    aboveBase: /(?:puntos|más|sobre|superior).{0,60}(?:tipo|interés|banco central|euribor)/,
  },
  deposit: {
    rule: {
      about: /fianza|depósito|señal|arras/,
      signs: [
        [
          /fianza .{0,80}(?:de|por|equivalente|importe|mensualidad)|(?:entrega|deposita|constituye|presta)\S{0,3} .{0,60}fianza/,
          3,
        ],
        [
          /depósito de garantía|en concepto de (?:fianza|depósito|señal|arras)|arras (?:penitenciales|confirmatorias)/,
          3,
        ],
        [/fianza|depósito|garantía/, 1, 'heading'],
      ],
      unless: [
        /(?:sin|ni|ninguna?) (?:fianza|depósito|señal|arras)|\bno (?:se )?(?:exige|pide|hay|paga|entrega|debe) (?:\S{1,12} ){0,2}(?:fianza|depósito|señal|arras)|(?:fianza|depósito|señal|arras): ?(?:no|ningun|sin)/,
        /depósito (?:legal|bancario|judicial)|señal de/,
      ],
    },
    notReturned: /no (?:será )?(?:reembolsable|devuelt|reintegr)|perder(?:á)? .{0,20}(?:fianza|depósito|señal|arras)/,
    inRents: /mensualidad(?:es)?|meses de (?:renta|alquiler)/,
  },
};
