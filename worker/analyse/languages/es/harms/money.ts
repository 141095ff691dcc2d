import type { HarmType } from '#worker/analyse/built-in/harms/harm-types.ts';
import type { HarmSaying } from '#worker/analyse/languages/harm-words.ts';
import { byProvider } from './turned';

/** What is paid, kept or not given back. */
export const spanishMoneyHarms = {
  'late-charges': [
    {
      says: [
        /\b(?:mora|moratori\S{1,3}|retras|impag|atras|vencid|devuelt|tard[íe]|fuera de plazo|demora|recordatorio|desde el (?:sexto|día))/,
        /(?:%|\bpor ciento) .{0,30}\b(?:diari|mensual|por (?:cada )?(?:día|mes|semana)|al (?:día|mes)|cada (?:día|semana|mes))|(?:€|\beuros|\bpesos|\bsoles|\bMXN|\$).{0,40}\bpor (?:cada )?(?:día|recibo|aviso|reclamaci|recordatorio|semana|carta|gestión|devoluci|cuota)|\b(?:recargo|penalizaci|multa|gastos? (?:de|por) (?:gestión|reclamaci|devoluci|impago)|comisión)\S{0,3}.{0,60}\d|\bcapitaliz|\b(?:1[0-9]|[2-9]\d) ?(?:%|por ciento)/,
      ],
      unless: [
        /\b(?:interés legal|tipo legal|legal del dinero|sin (?:intereses|recargo)|no (?:se|generará|devengará|habrá|devenga)|como (?:máximo|mucho)|máximo|que se (?:le|te) descuenten?|deshacer el contrato)\b/,
        byProvider,
      ],
      notBy: 'other',
    },
  ],
  'flat-penalty': [
    {
      says: [
        /\b(?:penalización|cláusula penal|pena convencional|pena\b|multa|penalidad|sanción|tanto alzado|indemnización fija)/,
        /\d|\b(?:mil|cien|doscient|quinient|importe|mensualidad|totalidad|íntegro)/,
      ],
      unless: [
        /\b(?:sin (?:penalización|multa|penalidad|sanción)|no (?:se|hay|habrá|existe|conlleva|da lugar) .{0,20}(?:penal|multa)|administrativ|de tráfico|impuestas? por|moderar|a favor del (?:client|consumidor|trabajador))/,
        byProvider,
      ],
      notBy: 'other',
    },
    {
      says: [
        /(?:€|\beuros|\bpesos|\$) ?\S{0,10} ?(?:cada vez|por cada|por (?:infracción|incumplimiento|vez|falta|hecho|visita no))|\bme pagas \S{1,15} (?:\S{1,10} )?(?:euros|pesos)/,
        /\b(?:incumpl|infring|infrac|dices que no|falt[ae]|contraven|no (?:asist|acud|present|devuelv)|si le das|uso indebido|deje de)/,
      ],
      unless: [byProvider],
      notBy: 'other',
    },
  ],
  'deposit-kept': [
    {
      says: [
        /\b(?:fianza|depósito|señal|arras|anticipo|enganche|apartado|reserva|seña|garantía|entrada|aportación|primer pago|matrícula|inscripción)\b/,
        /\bno (?:se |le |será |es |son |serán )?(?:\S{1,10} )?(?:devol|devuel|reembols|restitu|reintegr)|\bp(?:erd|ierd)|\bqued\S{1,4} (?:\S{1,10} )?(?:en (?:poder|favor|beneficio|propiedad|la)|para|a favor|como)|\bretendr|\bhar[áa] suy|\bhace suy|\bse queda|\ben beneficio de|\b(?:estime|estima|considere|considera|juzgue|criterio|valoración|a juicio|a su juicio|peritación)/,
      ],
      unless: [
        /\b(?:acreditad|probad|justificad|comprobad|contra (?:factura|justificante)|íntegr|doble|duplicad|garantía (?:legal|comercial)|no (?:podrá|puede) (?:reten|quedarse)|se (?:abonar|pagar|devolver|reintegrar)(?:á|án) (?:entonces|si|al|una vez)|en poder de(?:l| la) (?:client|propietari|comitente|dueñ|promotor))/,
        byProvider,
      ],
    },
  ],
  'no-refund': [
    {
      says: [
        /\bno (?:se |le |nos )?(?:devolver|devuelv|reembols|reintegr|restitu|descuent|repone)\S{0,6}|\bno (?:será|es|son|serán|tendrá|tiene|habrá|hay|da|dará|dan|procede|cabe|procederá|genera|generará|recibe|recibirá) (?:derecho a )?(?:\S{1,12} )?(?:reembols|devoluci|devuelt|reintegr|restitu|bonificaci|descuento|recuper)|\bsin (?:derecho a |que proceda )?(?:\S{1,10} )?(?:reembolso|devolución|reintegro|restitución|descuento por)|\b(?:lo|el \S{1,12}|las cuotas?) (?:ya )?(?:pagad|abonad|percibid)\S{1,3} (?:.{0,40} )?(?:queda|no|se pierd|en ningún)|\bse pierden?\b|\bconservar lo percibido|\bno reembolsables?\b|\b(?:desaparece del (?:balance|saldo)|caduca|caducan|expiran?)\b.{0,60}\b(?:crédito|saldo|bono|sesi|clase|punto)/,
      ],
      unless: [
        /\b(?:no se (?:pierde|descuenta) (?:el derecho|ningún|nada)|salario|sueldo|nómina|vacaciones|confidencial|derecho a)/,
        byProvider,
      ],
      notBy: 'other',
    },
    {
      says: [
        /\b(?:bono|crédito|saldo|sesi|clases?|puntos|precio|pagad)/,
        /\b(?:caduca|caducan|se extinguen?|desaparece|sin derecho a|queda(?:n)? en beneficio|hará suyo|no recuperable|en su integridad)\b/,
      ],
      unless: [/\b(?:no caduca|hipotec|certificad)/, byProvider],
    },
  ],
  'defects-no-set-off': [
    {
      says: [
        /\b(?:no (?:podrá|puede|podrás|puedes|cabe)|sin (?:poder|que pueda|derecho a)|renuncia|en ningún caso podrá)\b/,
        /\b(?:retener|compensar|compensación|deducir|reducir|reducción|descontar|suspender|aplazar)\b.{0,40}\b(?:pagos?|renta|precio|cuotas?|cantidad|importe|deudas?|créditos?)\b/,
      ],
      unless: [
        /\b(?:la (?:empresa|arrendadora|entidad)|el (?:empleador|arrendador|proveedor|prestamista)) no (?:podrá|puede)|salario|fianza/,
      ],
      notBy: 'other',
    },
  ],
  'their-costs-on-reader': [
    {
      says: [
        /\b(?:gastos|honorarios|costas|costes?|comisi[oó]n|comisiones)\b.{0,60}\b(?:abogad|procurador|judicial|extrajudicial|notar|gestor|inmobiliaria|agencia|cobranza|reclamaci|recobro|administra|tramitaci)/,
        /\b(?:a cargo|por cuenta|de cuenta|serán? de|asum|pagar|abonar|correr|cubr|satisf)/,
      ],
      unless: [
        /\b(?:por mitad|mitades|cada (?:parte|una)|partes iguales|no (?:se|podrá|tendrá|pagar|asum)|por ley)/,
        byProvider,
      ],
      notBy: 'other',
    },
  ],
  'bonus-lost': [
    {
      says: [
        /\b(?:bonus|bono|comisiones|incentivos?|prima|gratificaci[oó]n|aguinaldo|variable|regalías|saldo)\b/,
        /\bno (?:se |le )?(?:deveng|abon|pag|gener|liquid)|\bp(?:erd|ierd)|\bextingu|\bdecae|\bsin derecho|\bno (?:tendrá|da|tiene) derecho|\bqueda como/,
      ],
      unless: [/\bno (?:se )?(?:pierd|caduc)|\bbono (?:de )?(?:clases|sesiones)|\bseguro/],
    },
  ],
  'interest-steep': [
    {
      says: [
        /\b(?:interés|intereses|tasa|TAE|CAT|TNA|CFT|réditos?)\b/,
        /\b(?:[3-9]\d|[1-9]\d\d)(?:[.,]\d{1,2})? ?(?:%|por ciento)|\b(?:[3-9]|1\d|2\d)(?:[.,]\d{1,2})? ?(?:%|por ciento) (?:mensual|al mes|por mes|diario|semanal|por semana|cada mes)/,
      ],
      unless: [/\b(?:mora|moratori|reducci|descuento|de la tasa)/],
    },
  ],
} satisfies Partial<Record<HarmType, readonly HarmSaying[]>>;
