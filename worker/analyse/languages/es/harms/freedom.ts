import type { HarmType } from '#worker/analyse/built-in/harms/harm-types.ts';
import type { HarmSaying } from '#worker/analyse/languages/harm-words.ts';

/** What one makes, says and is known by, and with whom one may deal. */
export const spanishFreedomHarms = {
  'only-for-them': [
    {
      says: [
        /\b(?:en (?:régimen de )?exclusiva|exclusividad|pacto de exclusiva|dedicación exclusiva|plena dedicación)\b|\bno (?:podrá|puede|podrás|puedes) (?:trabajar|prestar|comprar|contratar|vender|colaborar|adquirir|aceptar|ofrecer).{0,60}\b(?:otr[oa]s?|tercer[oa]s?|ningun)|\b(?:adquir|adquier|compr|contrat|abastec)\S{0,8} .{0,50}\b(?:solo|sólo|solamente|únicamente|exclusivamente|nada más que) (?:a|de|en|con|por)\b|\bpara otra casa\b|\breservad[ao] para/,
      ],
      unless: [
        /\b(?:sin exclusiv|no (?:exclusiv|implica|tiene|hay|habrá)|uso exclusivo|podrá (?:trabajar|prestar|contratar)|carácter no)/,
      ],
      notBy: 'other',
    },
  ],
  'creations-taken': [
    {
      says: [
        /\b(?:obras?|invenci|derechos|propiedad intelectual|resultados|creaci|diseñ|grabaci|canci|código|maqueta|contenidos?|ideas?|fichas|trabajos|materiales|glosario)\S{0,4}\b/,
        /\b(?:ced(?:e|er|en|idos|ido|es)|cesión|pertenec|propiedad (?:exclusiva |plena |única )?de|transmit|serán de|son de|forman parte del fondo|mí[oa]s|titular)/,
        /\b(?:perpetu|para siempre|tod[oa] el mundo|mundo entero|ilimitad|sin (?:límite|limitación)|todos los (?:derechos|países)|totalidad|exclusiv|cualquier (?:medio|soporte|modalidad)|sin (?:contraprest|remuner|pago|compens|derecho|percibir)|fuera de|tiempo máximo|todavía no|arrendador|anteriores|horario)/,
      ],
      unless: [
        /\b(?:al cliente|tras el pago|una vez pagad|conserv|sigue siendo|no exclusiv|se reserva|dominio público|ninguna de las partes)/,
      ],
      notBy: 'other',
    },
  ],
  'likeness-for-ever': [
    {
      says: [
        /\b(?:imagen|imágenes|fotograf|fotos?|vídeos?|voz|nombre|rostro|retrato|testimonio|contenidos?|material(?:es)?)\b/,
        /\b(?:publicid|promoci|anunci|redes|difundi|difusi|marketing|cartel|exhib|publicar|publicado|licencia|mostrar)/,
        /\b(?:sin (?:límite|plazo|pago|contraprest|compens|remuner|derecho|limitación|volver|que)|para siempre|indefinid|perpetu|ilimitad|irrevocabl|cualquier (?:medio|soporte|país)|por (?:el )?tiempo|gratuit|publicado se queda|no podrá pedir)/,
      ],
      unless: [
        /\b(?:no (?:se )?(?:publicar|difundir|utilizar|usar)|revocable en|retirar (?:su|el) consentimiento|podrá (?:revocar|oponerse))/,
      ],
    },
  ],
  'data-shared': [
    {
      says: [
        /\b(?:datos|información personal|historial|ubicación|contactos|conversaciones|teléfonos|expediente)\b|\bpreguntaremos por ti/,
        /\b(?:ced|comunic|compart|transmit|facilit|vend|disposición|sac[ae]|ofrec|preguntar)\S{0,8}\b.{0,80}\b(?:terceros|socios|empresas|colaborador|comercial|aliad|publicit|patrocin|anunci|ofert|familiar|contact|jef[ae]|emplead|amigas|madre)/,
      ],
      unless: [
        /\bno (?:se )?(?:\S{1,8} )?(?:ced|compart|comunic|vend|transmit|facilit)|\bobligación legal|\bconsentimiento (?:previo|expreso)|\bencargad|\b(?:solo|sólo|únicamente|exclusivamente) para|\bconfidencial|\bsalvo/,
      ],
      notBy: 'reader',
    },
  ],
  'praise-only': [
    {
      says: [
        /\b(?:opini|reseñ|valoraci|comentari|manifestaci|crítica|desfavorable|negativ|despectiv|menoscab|perju\S{1,6} la (?:imagen|reputaci))/,
        /\bno (?:podrá|puede|public|har[áa]|emit|dir|hablar|realiz|verter)|\babst[eé]n|\babstien|\bprohib|\bse (?:compromete|obliga) a (?:no|evitar)|\bsin (?:autorización|consentimiento)|\bretirar|\baun siendo cier|\baunque sean? (?:cier|verda)/,
        /\b(?:negativ|desfavorabl|despectiv|menoscab|perju|daña|crític|reseñ|opini|cierta|mal\b)/,
      ],
      unless: [/\b(?:libre(?:mente)? (?:de|para)|puede opinar|ambas partes|mutuamente|recíproca|alumn)/],
    },
  ],
} satisfies Partial<Record<HarmType, readonly HarmSaying[]>>;
