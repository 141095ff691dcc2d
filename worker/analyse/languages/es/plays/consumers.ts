import type { ConsumersWords } from '#worker/analyse/languages/play-words/consumers.ts';

export const consumers: ConsumersWords = {
  'cooling-off': {
    rule: {
      about: /desistimiento|desistir/,
      signs: [
        [
          /(?:derecho|plazo) de desistimiento.{0,120}(?:días|plazo|ejercer)|desistir .{0,80}plazo de .{0,30}días naturales/,
          3,
        ],
      ],
    },
  },
  'content-removal': {
    rule: {
      about: /eliminar|retirar|suprimir|borrar|bloquear/,
      needs: [/contenido|publicaci|comentario|reseña|material|opinion|imágenes|fotos/],
      signs: [
        [
          /(?:podrá|podremos|puede|podemos|se reserva|nos reservamos|derecho a|facultad).{0,120}(?:eliminar|retirar|suprimir|borrar|bloquear)/,
          3,
        ],
        [/(?:contenido|publicaci|comentario|reseña|material|opinion|imágenes|fotos)/, 1],
      ],
      unless: [
        /(?:usted|el usuario) (?:podrá|puede).{0,40}(?:eliminar|borrar|suprimir)|datos personales|no (?:podrá|deberá) eliminar/,
      ],
      threshold: 4,
    },
    atWill:
      /(?:exclusivo|propio|entera) (?:criterio|discreción)|por cualquier (?:motivo|razón)|en cualquier momento|sin (?:previo )?aviso/,
  },
  'contract-by-using': {
    rule: {
      about: /uso|utiliz|usar|acced|acceso|hacer clic|registr|continu|navega|descarg|instal/,
      needs: [/acept|acuerd|vincul|consient|consentimiento|conform/],
      signs: [
        [
          /(?:al (?:utilizar|usar|acceder|hacer clic|registrarse|navegar|instalar|descargar|crear|continuar)|mediante (?:el uso|la utilización|el acceso)|por el (?:mero |simple )?(?:uso|acceso)).{0,240}(?:acept|vincul|consient|conform|de acuerdo)/,
          3,
        ],
        [
          /(?:uso|utilización|acceso|navegación)\b.{0,120}(?:supone|implica|constituye|conlleva|equivale|significa).{0,60}(?:acept|consentimiento|conformidad|adhesión)/,
          3,
        ],
        [/(?:si (?:continúa|sigue)|continuar (?:usando|utilizando)|uso continuado).{0,160}(?:acept|conform|vincul)/, 3],
      ],
      unless: [/si no (?:está de acuerdo|acepta)/],
    },
    changes: /continu|sig(?:a|ue|uiendo)|modificad|actualizad|cambios/,
  },
  'privacy-included': {
    rule: {
      about: /privacidad|datos personales|protección de datos/,
      signs: [
        [/(?:acepta|aceptas|aceptación|vinculad|de acuerdo con).{0,160}política de privacidad/, 3],
        [/política de privacidad.{0,160}(?:forma parte|se incorpora|incorporad|integra)/, 3],
        [/(?:consiente|presta su consentimiento|autoriza).{0,100}(?:tratamiento|recogida|recopil).{0,60}datos/, 3],
      ],
      unless: [/cada parte|las partes cumplirán|revocar su consentimiento/],
    },
    consent: /consiente|consentimiento|autoriza/,
  },
};
