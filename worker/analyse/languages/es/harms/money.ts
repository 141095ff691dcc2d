import type { HarmType } from '#worker/analyse/built-in/harms/harm-types.ts';
import type { HarmSaying } from '#worker/analyse/languages/harm-words.ts';

const byProvider =
  /\b(?:la (?:empresa|compañía|agencia|editorial|arrendadora|prestadora|proveedora|entidad|propiedad|escuela|casa|organizadora)|el (?:proveedor|prestador|operador|arrendador|empleador|vendedor|organizador|prestamista|colegio|centro)) (?:\S{1,12} )?(?:pagará|abonará|responderá|responde|asume|asumirá|correrá|devolverá|reembolsará|indemnizará|paga|abona|devuelve)\b/;
const readerNot =
  /\b(?:client|usuari|consumidor|inquilin|arrendatari|alumn|trabajador|emplead|prestatari|soci|huésped)\S{0,4} no (?:responde|será|tendrá|pagará|paga|asume|debe)/;

/** What it costs, what is kept, and who bears loss. */
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
  'liability-excluded': [
    {
      says: [
        /\bno (?:será|es|se hace|se hará|nos hacemos|responde|responderá|respondemos|respondo|asume|asumirá|asumimos|tendrá|tiene|acepta|aceptará|se responsabiliza|paga ni|incurrirá)\b|\bni (?:asume|responde|se hace)|\bexent[ao]\b|\bexoner|\b(?:libre|eximid[ao]) de|\bdeclina|\bexclu[yi]\S{1,6}/,
        /\b(?:responsab|responde|hac(?:e|er)(?:se)? cargo|hacemos cargo|daños?|pérdidas?|perjuicios?|robos?|hurtos?|lesion|accident|desapari|retras|perdido)/,
      ],
      unless: [
        /\b(?:salvo|excepto|a menos que).{0,40}(?:negligencia|culpa\b|imputable)|\bno (?:limita|excluye|se excluye)|fuerza mayor|\bpor (?:su|mi|tu) culpa|\bpóliza|\basegurador|\bdesgaste|\buso normal|\bsin culpa/,
        /\bno (?:queda|quedará) (?:exent|exoner|limitad|excluid)/,
        readerNot,
      ],
      notBy: 'reader',
    },
    {
      says: [
        /\b(?:conmigo no|nosotros no|no (?:me|nos) (?:vendréis|vengas|reclames|pidas)|ni tú ni tu|por tu (?:cuenta y riesgo|riesgo)|por (?:su|la) (?:exclusiva )?cuenta y riesgo|bajo (?:su|la) (?:exclusiva |entera )?responsabilidad|a riesgo (?:del?|suyo|tuyo))\b/,
        /\b(?:robar?|daño|accident|pérdida|lesi|quema|pas[ae]|riesgo|cosas|objetos|pertenencias|responsabilidad|sufr)/,
      ],
      unless: [byProvider],
    },
  ],
  'liability-capped': [
    {
      says: [
        /\b(?:responsabilidad|indemnizaci|responder|responde|compensaci|deba\b|deberá|percibir|daños|satisfacción)/,
        /\bno (?:podrá |puede |será )?(?:exced|super|pas[ae]|superior|sobrepas|rebas)\S{0,5}|\blimit(?:a|ada|ado|ará|arse|ados)\b|\bhasta (?:un máximo|el importe|el límite|un límite|la cantidad)|\bcomo (?:máximo|mucho|única)|\bmáxim[oa]\b|\btope\b/,
        /\d|\b(?:importe|precio|cuotas?|euros|por ciento|cantidad|pagado|abonado|alquiler|mensualidad)\b/,
      ],
      unless: [
        /\b(?:client|usuari|consumidor|inquilin|arrendatari|alumn|trabajador|emplead|prestatari|soci|huésped|comprador)\S{0,4} (?:\S{1,10} )?(?:responde|responderá|pagará|deberá|asume)|\bfranquicia\b|\bsu responsabilidad como|\bhoras?\b|\bfianza|\bmulta/,
        /\bno (?:se )?limit/,
      ],
      notBy: 'reader',
    },
  ],
  'claims-waived': [
    {
      says: [
        /\brenunci(?:a|an|o|as|ando|amos|ar|ará)\b/,
        /\b(?:acci[oó]n|acciones|reclam|derechos?|indemniz|demand|recursos?|compensaci)/,
      ],
      unless: [
        /\b(?:fuero|domicilio|jurisdicci|excusi[oó]n|división|irrenunciabl|no (?:implica|supone|constituye|equivale|se entender|renunci)|puede renunciar|podrá renunciar|ninguna de las partes)|\b(?:la (?:empresa|compañía|arrendadora)|el (?:proveedor|arrendador|prestador|empleador)) renunci/,
      ],
      notBy: 'other',
    },
    {
      says: [
        /\b(?:nada (?:podrá|puede|tendrá|tiene|cabrá|tendrán)(?: \S{1,6})? (?:que )?reclam|no (?:podrá|puede|podrán|cabrá|cabe|tendrá derecho a|tiene derecho a|dará derecho a|da derecho a) (?:\S{1,12} ){0,3}(?:reclam|demand|exigir|indemniz)|sin (?:derecho a|que (?:pueda|quepa|proceda)|poder) (?:\S{1,12} )?(?:reclam|indemniz|compensaci|exigir)|me vendréis a pedir nada|nada más que reclamar|desde ahora liber)/,
      ],
      unless: [
        /\b(?:la (?:empresa|compañía|arrendadora)|el (?:proveedor|arrendador|prestador|empleador|prestamista)) no (?:podrá|puede|tendrá)|\bfuerza mayor/,
      ],
      notBy: 'other',
    },
  ],
  'reader-indemnifies': [
    {
      says: [
        /\b(?:mantendr|manten|dejar|sacar)\S{0,4} .{0,25}\b(?:indemnes?|a salvo)\b|\bindemne|\bindemnizar[áa]? a (?:la|el)\b|\basum\S{1,5} .{0,60}\b(?:reclamaci|multas?|sanciones)|\bcorrer\S{0,2} con .{0,40}\b(?:reclamaci|demanda|sanci)|\bresponder[áa]? .{0,30}\b(?:todas?|cualquier|cuantas?)\b .{0,30}\b(?:reclamaci|daños?|perjuicios?|sanci)|\bse encarga de que .{0,50}\bno pongan/,
      ],
      unless: [
        /\b(?:por su (?:culpa|negligencia)|dolo|imputables? (?:a|al) (?:client|usuari|arrendatari)|recíproc|mutua|cada parte|no (?:responder|asum|tendrá))/,
        /\b(?:la (?:empresa|compañía|agencia|editorial|arrendadora|prestadora|proveedora|entidad)|el (?:proveedor|prestador|operador|arrendador|empleador|vendedor|organizador|editor)) (?:\S{1,10} )?(?:mantendrá|indemniz|responderá|asum|dejará)/,
      ],
      notBy: 'other',
    },
  ],
  'guarantee-of-person': [
    {
      says: [
        /\b(?:fiador|fiadora|avalista|aval|afianz\S{1,6}|deudor solidario|obligad[oa] solidari[oa]|codeudor)\b|\bresponde(?:rá)? (?:también )?con (?:lo suyo|su patrimonio|sus bienes|todo|todos)|\bpaga él\b|\blo hace él con lo suyo/,
        /\b(?:solidari|excusi|todos?|todas|presente|sin (?:límite|suma)|lo suyo|patrimonio|personal|bienes|beneficio|cualquier|por lo que sea|principal pagador|hasta)/,
      ],
      unless: [
        /\bsin (?:fiador|aval)|\bno (?:se exige|requiere|precisa|hace falta)|\baval bancario|\bentidad bancaria/,
      ],
    },
  ],
  'liable-without-fault': [
    {
      says: [
        /\b(?:respond|pag|abon|cargo|cuenta|asum|soport|cubr)\S{0,6}\b/,
        /\b(?:aunque|aun|incluso|sin (?:importar|que importe|que dependa)|cualquiera que (?:sea|fuere)|sea cual (?:sea|fuere)|haya o no|tenga o no|tuvo|con independencia|independientemente)\b.{0,60}\b(?:culpa|origen|terceros?|fortuit|fuerza mayor|responsable|autor)/,
        /\b(?:daños?|pérdidas?|robos?|rotura|averí|incidenci|deterior|desperfect|siniestr|culpa|accident|multa)/,
      ],
      unless: [/\bno (?:respond|pag|abon|asum|será)/, byProvider],
      notBy: 'other',
    },
  ],
  'warranty-excluded': [
    {
      says: [
        /\bsin (?:ninguna |ningún tipo de )?garantía|\bno (?:se )?(?:ofrece|otorga|da|presta|asume|hay|tiene|garantiza) .{0,20}\bgarantía|\brenunci\S{1,4} .{0,40}\b(?:saneamiento|vicios|garantía)|\bno respond\S{1,4} .{0,40}\bvicios|\b(?:tal (?:y )?(?:como|cual)|como) (?:está|se encuentra|es)\b.{0,60}\b(?:sin|reclam|no)\b|\bgarantía .{0,60}\b(?:únicamente|solo|sólo) (?:mientras|si)|\bvicios ocultos.{0,60}\b(?:exclu|renunci|no\b|sin)|\bexclu\S{1,5} .{0,40}\bvicios/,
      ],
      unless: [
        /\bsin garantía (?:hipotecaria|real|personal)|\bgarantía legal (?:de|se mantiene)|\bsin perjuicio de la garantía/,
      ],
    },
  ],
  'risk-too-early': [
    {
      says: [
        /\briesgos?\b/,
        /\b(?:pasan?|transmit|transfier|asum|cuenta|traslad|corre)/,
        /\b(?:comprador|client|arrendatari|adquirente|usted|firma|descarga|transport|salida|carga|antes de)/,
      ],
      unless: [
        /\b(?:al (?:recibir|entregar)|con la entrega|momento de la entrega|recepción|prevención|riesgos laborales|cuenta y riesgo)/,
      ],
      notBy: 'other',
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
