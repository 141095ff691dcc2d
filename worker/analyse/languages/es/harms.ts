import type { HarmType } from '#worker/analyse/built-in/harms/harm-types.ts';
import type { HarmSaying, HarmWords } from '../harm-words';
import { withMore } from '../with-more';
import { spanishBindingHarms } from './harms/binding';
import { spanishDisputesHarms } from './harms/disputes';
import { spanishFreedomHarms } from './harms/freedom';
import { spanishGraveWords } from './harms/grave';
import { spanishLeavingHarms } from './harms/leaving';
import { spanishLiabilityHarms } from './harms/liability';
import { spanishMoneyHarms } from './harms/money';
import { spanishOtherKinds } from './harms/other-kinds';
import { spanishOutrightHarms } from './harms/outright';
import { plainBindingHarms } from './harms/plain/binding';
import { plainDailyHarms } from './harms/plain/daily';
import { plainMoneyHarms } from './harms/plain/money';
import { spanishThingsHarms } from './harms/things';
import { spanishWorkHarms } from './harms/work';

const formal: HarmWords['sayings'] = {
  ...spanishBindingHarms,
  ...spanishLeavingHarms,
  ...spanishMoneyHarms,
  ...spanishLiabilityHarms,
  ...spanishThingsHarms,
  ...spanishDisputesHarms,
  ...spanishWorkHarms,
  ...spanishFreedomHarms,
};
const plain: Partial<HarmWords['sayings']> = { ...plainBindingHarms, ...plainMoneyHarms, ...plainDailyHarms };
const sayings: Record<HarmType, readonly HarmSaying[]> = { ...formal };
for (const type of Object.keys(plain) as HarmType[]) sayings[type] = [...formal[type], ...(plain[type] ?? [])];

export const spanishHarms: HarmWords = {
  sentenceWords: /\b(?:es|son|está|están|puede|pueden|debe|tiene|hay|será|se)\b/,
  mutual:
    /\b(?:cada una de las partes|cada parte|ambas partes|cualquiera de (?:las|ambas) partes|ninguna de las partes|los dos|las dos partes|cualquiera de los dos)\b|\blas partes (?:\S{1,12} ){0,2}(?:renuncian|se liberan|se obligan|se comprometen)\b|\b(?:mutua|recíproca)(?:s|mente)?\b|\bentre (?:sí|ellas|nosotros)\b|\b(?:cada uno|cualquiera) (?:puede|podrá)\b/,
  relief: {
    addedFree:
      /(?:prorrog|prolong|ampl|extend|alarg)\S{1,6} .{0,80}(?:sin (?:coste|cargo|cuota|pago|precio)\S{0,2}(?: adicional| extra)?|gratis|gratuitamente)/,
    afterWarning:
      /(?:no (?:lo |la )?(?:subsan|corrig|remedi|repar|cumpl)|sin (?:subsan|correg|remedi|repar)|deje de subsan).{0,80}(?:plazo|días|semanas|requer)|(?:plazo|días|semanas) .{0,60}(?:para (?:subsan|correg|remedi|repar|arregl))/,
    given:
      /^ (?:(?!no\b|nunca\b|solo\b|sólo\b)\S{1,12} ){0,2}(?:(?:abona|devuelve|reembolsa|indemniza|repara|sustituye|repone)n?|(?:abonar|devolver|reembolsar|indemnizar|reparar|sustituir|repondr)(?:á|án|emos))\b(?! solo| nada)/,
    givenTo:
      /(?<!\bno )\b(?:indemniza|indemnizará|devuelve|devolverá|reembolsa|reembolsará|abonará|pagará|compensará)n? (?:\S{1,10} ){0,3}a (?:la |los |las )?$|(?<!\bno )\b(?:indemnizará|devolverá|reembolsará|abonará|pagará|compensará)n? al $|(?<!\bno )\b(?:mantendrán?|mantienen?|dejarán?|dejan?|tendrán?|sacarán?) indemnes? a(?:l| la| los| las) $/,
    paidToYou:
      /(?<!\bno )\b(?:te|le|os|les) (?:pago|pagaré|pagamos|pagaremos|abono|abonaré|abonamos|devuelvo|devolvemos|devolveré|compenso|compensamos)\b(?! solo| sólo| nada| únicamente| menos)/,
    notBorne:
      /^,? (?:\S{1,12} )?(?:no (?:\S{1,6} )?(?:soporta|paga|pagará|debe|deberá|responde|asume)\b|nada (?:debe|paga))/,
    liabilityOf: /responsabilidad (?:\S{1,14} ){0,4}(?:de(?:l| la| los| las)?|de el) $/,
    ownLiability:
      /^ (?:responsabilidad\b|(?:no |solo |sólo |nunca )?(?:responde|responderá|es responsable|será responsable|se hace responsable)\b)/,
    liableTo:
      /(?:responsab\p{L}{2,6}|respond\p{L}{1,3}) (?:\S{1,12} ){0,3}(?:frente|ante|con|para con)(?: a(?: la|l)?| el| la)? ?$/u,
    ownKept:
      /sigue\S{0,1} siendo (?:\S{1,14} ){0,3}(?:propietari|titular)|(?:conserva|mantiene|retiene|se reserva)\S{0,2} (?:\S{1,14} ){0,4}(?:titularidad|propiedad|derechos)|no se (?:transmit|ced|transfier)\S{1,4} (?:\S{1,14} ){0,4}(?:titularidad|propiedad|derecho)/,
    wayOut:
      /\b(?:pued\S{1,3}|podr\S{1,4}|tien\S{1,3} derecho a|libre de|derecho a|facultad de) (?:\S{1,14} ){0,6}(?:baja|resolver|rescindir|desistir|cancelar|marchar(?:se|te)|ir(?:se|te)|terminar|dejar(?:lo)?)\b/,
    bothChoose:
      /\bcada (?:parte|una de las partes|uno) (?:\S{1,12} ){0,2}(?:nombr|design|elig)|(?:nombrad|designad|elegid)\S{1,3} (?:por ambas|de común acuerdo|por cada)/,
    cancelledFree:
      /cancelación (?:es )?gratuita|(?:cancel|anul|desist)\S{1,6} .{0,60}(?:gratis|gratuit|sin (?:coste|gasto|cargo|penaliz))/,
    goesTo:
      /\b(?:pertenecen?|pertenecerán?|pasan?|pasarán?|(?:son|es|será|serán|queda|quedan|quedarán?) (?:de |en )?(?:propiedad )?|propiedad|se (?:ceden?|transmiten?|transfieren?)) (?:\S{1,10} ){0,2}?(?:a|al|de|del) (?:la |el |los |las )?$/,
    oncePaid: /(?:una vez|tras|después de|con|al|previo|contra|a medida que) (?:\S{1,12} ){0,3}(?:pag|abon|cobr)/,
    narrowBan:
      /(?:haya|hubiera|hubiese) (?:participado|intervenido|trabajado) (?:directamente|personalmente|de (?:forma|manera) (?:directa|relevante|sustancial))|compensación (?:económica )?(?:mensual )?(?:adecuada|del|de|equivalente)/,
  },
  otherKinds: spanishOtherKinds,
  grave: spanishGraveWords,
  never: [
    // An advance that the reader keeps.
    /\banticipo\b.{0,80}\b(?:no|nunca|jamás) (?:\S{1,8} ){0,2}(?:devuelv|devolv|reembols|reintegr|restitu)\S{0,5}.{0,60}(?:venta|vend|regal|ejemplar|aunque)/,
    // Nothing is asked for, or owed any longer.
    /\bno (?:reclam|cobr|ped)\S{1,6} nada\b|\bsin (?:derecho a )?indemnización (?:para|por|de) ninguna (?:de las )?partes?\b/,
    // The other side bears it, or gives up what is owed to it.
    /\ba nuestr[ao] (?:costa|cargo)\b|\bpor nuestra cuenta\b(?! y riesgo de)|\b(?:lo que (?:falte|quede|reste|se deba)|el saldo|la deuda|el resto)\b.{0,20}\bse (?:te |le |les )?(?:perdona|condona)|\bderechos (?:\S{1,14} ){0,3}(?:vuelven|revierten|retornan) (?:al? |a la )(?:autor|artista|escritor|fotógraf|creador)|\b(?:sigue|sigues) cobrando (?:\S{1,10} ){0,2}(?:complet|enter|íntegr)/,
    // The price stays whatever happens, one may withdraw, or somebody pays the reader for what it missed.
    /(?:no (?:cambia|sube|subirá|varía|variará)|(?:se mantiene|permanece|queda|seguirá|son|es) (?:igual|fij[oa]s?|invariables?))\b.{0,40}(?:aunque|pese a que|sea cual sea).{0,40}(?:suba|iva|coste|mercado|materiales)|pued\S{1,3} (?:retirar|revocar) (?:\S{1,12} ){0,3}(?:autorización|permiso|consentimiento)|\bsi (?:no vamos|faltamos|fallamos|llegamos tarde).{0,60}(?:recib|te (?:damos|abonamos|pagamos)|le (?:damos|abonamos|pagamos))|\bpaga(?:rá)? (?:solo|sólo|únicamente) (?:lo|las|los) (?:\S{1,12} ){0,3}(?:recibid|impartid|dad)|\bno (?:te|le) afecta|\b(?:te|le|les) permite (?:\S{1,12} ){0,2}(?:irse|marcharse|dejar|darse de baja) sin/,
    // Nobody is bound to one side alone.
    /\b(?:no se pacta|no hay|sin|no existe) (?:\S{1,12} )?exclusividad|\bno exclusiv/,
    /\b(?:queda|quedan|quedas|sigue|sigues|eres|es) libres? de\b/,
    /\bnada (?:de lo (?:anterior|dispuesto)|en (?:este|esta|el presente)).{0,40}\b(?:limita|excluye|impide|priva)/,
    /\bno (?:se aplica|será aplicable|rige|afecta|perjudica).{0,40}\b(?:consumidor|derechos que la ley)/,
  ],
  sayings: withMore(sayings, spanishOutrightHarms),
};
