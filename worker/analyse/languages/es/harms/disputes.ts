import type { HarmType } from '#worker/analyse/built-in/harms/harm-types.ts';
import type { HarmSaying } from '#worker/analyse/languages/harm-words.ts';
import { byAgreement, provider } from './turned';

/** Who decides, how one objects, and where. */
export const spanishDisputesHarms = {
  'claim-period-short': [
    {
      says: [
        /\b(?:reclam|defecto|faltas?\b|queja|objeci|reparos?\b|disconform|vicio|errores|observaci|impugn|desperfecto|incidencia|conform)/,
        /\b(?:horas|dos|tres|cinco|siete|diez|ocho|24|48|72|10|[1-9]) (?:\(\S{1,6}\) )?(?:días?|horas)\b|\bmismo día|\bantes de (?:irse|firmar|salir|las)|\bya que se fueron/,
        /\b(?:pasad|transcurr|de lo contrario|en caso contrario|no (?:se )?(?:admit|atend|proced|podr|acept|pag)|perd|pierd|entender|entiend|por conforme|caduc|vencid|vencimiento|después|acept|decae|vale la|únicamente|solo)/,
      ],
      unless: [provider, /\b(?:pago|renta|factura mensual|preaviso|desistimiento)\b/],
    },
  ],
  'silence-accepts': [
    {
      says: [
        /\bsilencio|\bno (?:contest|respond|manifiest|manifest|dice|se opon|comunic|objet|recib)\S{0,5}|\b(?:falta de|sin) (?:respuesta|oposición|objeción)|\b(?:uso|utilizaci|acceso|entrar|usar|continu|seguir|apertura|abrir|abrirnos)\S{0,4}\b/,
        /\bse (?:le )?(?:entender|entiende|considerar|considera|tendr|tiene|dar|da)\S{0,3} .{0,30}\b(?:acept|conform|aprob|consent|por (?:buen|hech|firm))|\bequivale|\b(?:implica|supone|significa) .{0,25}(?:acept|consent|conform)|\bvale (?:como|por)|\bdijiste que sí|\bentendemos que has/,
      ],
      unless: [/\b(?:rechaza|no (?:se entender|equivale|implica|supone|vale)|denegad)/],
    },
  ],
  'their-word-final': [
    {
      says: [
        /\b(?:criterio|juicio|valoraci|decisi|peritaci|tasaci|registros?|apuntes?|contador|libros?|medici|liquidaci|dictamen|certificaci|historial|versión|palabra|cálculo|estimaci)\S{0,4}\b/,
        /\b(?:definitiv|inapelabl|vinculante|no (?:admit|cabr|cabe)\S{0,3} .{0,20}(?:recurso|prueba|discusi|reclam|impugn)|hará (?:plena )?(?:fe|prueba)|hace fe|prueba (?:suficiente|plena|bastante)|sin (?:apelaci|recurso|posibilidad|discusi|comprobante|que se le pueda)|damos por buena|vale por|única válida|únic[oa] (?:que|juez))/,
      ],
      unless: [
        /\b(?:perito|tercero|independiente|ambas|juez competente|salvo prueba|tribunal|laudo|sentencia|no (?:será|es) (?:definitiv|vinculante))\b/,
      ],
      notBy: 'reader',
    },
    {
      says: [
        /\b(?:a (?:su|nuestro|mi) (?:solo|sólo|exclusivo|libre|entero|único) (?:juicio|criterio|arbitrio)|de lo cual (?:ella|él) será|lo decido yo|decide (?:sola|solo)\b|sin que se le pueda pedir razón)/,
      ],
      unless: [byAgreement],
      notBy: 'reader',
    },
  ],
  'court-far-away': [
    {
      says: [
        /\b(?:juzgados|tribunales|fuero|jurisdicci[oó]n)\b/,
        /\brenunci\S{0,4}\b.{0,60}\b(?:fuero|domicilio|jurisdicci|lugar)|\bcon exclusión de|\b(?:únicamente|exclusivamente|exclusiv[oa])\b/,
      ],
      unless: [
        /\bdomicilio (?:del?|de la|de las?) (?:consumidor|client|usuari|inquilin|trabajador|arrendatari|famili|alumn)|\b(?:donde|en que) .{0,30}\b(?:inmueble|finca|vivienda)|\b(?:su|tu) domicilio\b/,
      ],
    },
  ],
  'no-court': [
    {
      says: [
        /\b(?:arbitraje|arbitral|árbitro|laudo)\b|\bninguno irá a los juzgados|\blo que él diga/,
        /\b(?:somet|resolv|resuelt|decid|obligatori|definitiv|inapelabl|exclusiv|renunci|designad|juzgados)/,
      ],
      unless: [/\b(?:podrá|puede|podrán|pueden|voluntari|junta arbitral|arbitraje de consumo|si lo desea|opción)\b/],
    },
  ],
  'enforced-without-court': [
    {
      says: [
        /\b(?:pagaré|letra)\b.{0,40}\ben blanco|\b(?:firma|entrega|suscribe)\S{0,3} un pagaré|\btítulo ejecutivo|\bejecución (?:extrajudicial|directa|inmediata)|\bvía ejecutiva|\bsin necesidad de (?:juicio|resolución judicial|intervención judicial|acudir|demanda)/,
      ],
      unless: [/\bno (?:podrá|puede)/],
    },
  ],
  'passed-to-anyone': [
    {
      says: [
        /\b(?:ceder|cederá|cesión|transmitir|traspasar|transferir|vender)\b.{0,60}\b(?:contrato|créditos?|posición|deuda|préstamo|derechos (?:y|derivad))/,
        /\b(?:sin (?:necesidad|que|el|su|previo|notific|consent|comunic|pedir)|libremente|a (?:cualquier )?(?:tercero|terceros|quien)|podrá)\b/,
      ],
      unless: [
        /\bno (?:podrá|puede|podrán)|\bninguna de las partes|\bintelectual|\bde autor|\b(?:con|previo) (?:el )?consentimiento|\barrendatari\S (?:podrá|puede)|\bclient\S (?:podrá|puede)/,
      ],
      notBy: 'reader',
    },
  ],
  'cooling-off-lost': [
    {
      says: [
        /\b(?:derecho de (?:desistimiento|retracto|arrepentimiento)|desistimiento|periodo de reflexión|arrepentirse)\b/,
        /\b(?:renunci|no (?:tendrá|tiene|hay|cabe|exist|se admite|procede|podrá ejerc|será aplicable)|p(?:ierd|erd)|excluid|sin derecho|decae)/,
      ],
      unless: [/\bno (?:p(?:ierd|erd)|renunci)|\bsin (?:penalización|coste|renunci)/],
    },
  ],
} satisfies Partial<Record<HarmType, readonly HarmSaying[]>>;
