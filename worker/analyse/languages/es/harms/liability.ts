import type { HarmType } from '#worker/analyse/built-in/harms/harm-types.ts';
import type { HarmSaying } from '#worker/analyse/languages/harm-words.ts';
import { byProvider } from './turned';

const readerNot =
  /\b(?:client|usuari|consumidor|inquilin|arrendatari|alumn|trabajador|emplead|prestatari|soci|huésped)\S{0,4} no (?:responde|será|tendrá|pagará|paga|asume|debe)/;

/** Who answers for harm, loss and debts. */
export const spanishLiabilityHarms = {
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
} satisfies Partial<Record<HarmType, readonly HarmSaying[]>>;
