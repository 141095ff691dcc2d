import type { EndingWords } from '#worker/analyse/languages/play-words/ending.ts';

export const ending: EndingWords = {
  'termination-for-cause': {
    rule: {
      about: /resolver|resolución|resuelto|rescind|rescisión|terminar|terminación|extinguir/,
      needs: [/incumpl|concurso|insolven|impago|falta de pago|causa|quiebra/],
      signs: [
        [
          /(?:podrá|podrán|puede|facultad|facultará|derecho a|causas? de).{0,120}(?:resol|rescind|rescisión|terminar|terminación).{0,240}(?:incumpl|concurso|insolven|impago|falta de pago|quiebra)/,
          3,
        ],
        [
          /(?:incumpl\S{1,8}|concurso|insolven\S{1,4}|impago|falta de pago).{0,240}(?:resol(?:ver|ución|uto)|rescind|rescisión|terminar|dar por)/,
          3,
        ],
        [/subsan|requerimiento|grave|esencial/, 1],
        [/resolución|rescisión|terminación|extinción|incumplimiento/, 1, 'heading'],
      ],
      unless: [/sin (?:causa|expresión de causa|motivo)/],
    },
    puttingRight: /subsan|remedi|corregi|requerimiento|cumpl/,
  },
  'termination-for-convenience': {
    rule: {
      about:
        /rescin|resolver|resuelt|resolución|terminar|terminación|desist|denunciar|cancelar|dar por (?:terminad|finalizad)/,
      signs: [
        [
          /sin (?:necesidad de )?(?:\S{1,40} )?(?:causa|motivo|expresión de causa|justificación|justa causa)|por (?:su )?(?:mera|propia|libre) (?:voluntad|conveniencia)|por cualquier (?:motivo|causa)|unilateralmente|libremente/,
          2,
        ],
        [
          /(?:podrá|podrán|puede|pueden|tendrá derecho a|facultad de).{0,80}(?:rescind|resolver|terminar|desistir|denunciar|cancelar|dar por)/,
          2,
        ],
        [/en cualquier momento/, 1],
        [
          /preaviso|(?:aviso|notificación|comunicación) (?:previ[oa]|por escrito|escrit[oa])|antelación|anticipación/,
          1,
        ],
        [/desistimiento|terminación|resolución|rescisión|denuncia/, 1, 'heading'],
      ],
      unless: [/incumpli|concurso de acreedores|insolvencia|fuerza mayor/],
      threshold: 4,
    },
  },
  'unilateral-termination': {
    rule: {
      about: /suspend|cancel|cerrar|cierre|dar de baja|bloque|desactiv|termin|rescind|resolver|interrump|elimin/,
      needs: [/\b(?:su|tu|sus|tus) |usuari|cuenta|acceso|servicio|suscripción/],
      signs: [
        [
          /(?:podremos|podemos|podrá|puede|nos reservamos|se reserva|tendrá derecho|tenemos derecho).{0,140}(?:suspend|cancel|cerrar|dar de baja|bloque|desactiv|termin|rescind|resolver|interrump|elimin)/,
          2,
        ],
        [
          /(?:su|tu|la|las|una) (?:\S{1,14} )?(?:cuentas?|suscripción|membresía)|acceso (?:\S{1,12} ){0,4}servicio|usuari/,
          2,
        ],
        [/nos reservamos|se reserva el derecho/, 1],
        [
          /discreción|sin (?:previo aviso|preaviso|aviso previo)|en cualquier momento|por cualquier (?:motivo|causa)|inmediat/,
          1,
        ],
      ],
      unless: [
        /cualquiera de las partes|(?:usted|el usuario) (?:puede|podrá) (?:\S{1,12} ){0,3}(?:cancelar|cerrar|resolver|dar)|cookies/,
      ],
      threshold: 4,
    },
    atWill:
      /discreción|por cualquier (?:motivo|causa|razón)|sin (?:causa|motivo)|en cualquier momento|sin (?:previo aviso|preaviso|aviso previo)/,
    onCondition: /\bsi\b|en caso de|cuando|siguientes|necesari|incumpl|infring|sospech/,
    withoutWarning: /sin (?:previo aviso|preaviso|aviso previo|notificación)|inmediat/,
  },
  'post-termination-services': {
    rule: {
      about: /terminación|extinción|resolución|finaliza|vencimiento|expiración/,
      signs: [
        [
          /(?:tras|después de|una vez|a la|en caso de|con posterioridad|desde|al).{0,60}(?:terminación|extinción|resolución|finaliza|vencimiento|expiración).{0,240}(?:transición|traspaso ordenado|continuar (?:prestando|suministrando|vendiendo)|continuará|existencias|recompra|colaborar|cooperar|asistencia|liquidar el stock|vender)/,
          3,
        ],
        [
          /(?:transición|migración|traspaso ordenado|existencias|seguir(?:á)? (?:prestando|vendiendo)|continuará prestando|asistencia).{0,200}(?:tras|después de|a partir de|desde|a la).{0,30}(?:terminación|extinción|resolución|finaliza|vencimiento|expiración)/,
          3,
        ],
        [
          /(?:conservar|mantener|mantendrá).{0,160}(?:años?|meses).{0,40}(?:tras|después|desde|siguientes).{0,40}(?:terminación|extinción|resolución|finaliza|vencimiento)/,
          3,
        ],
        [/efectos de la (?:terminación|extinción|resolución)|transición/, 1, 'heading'],
      ],
      unless: [/confidencial|secreto|compet|indemniz|subsistirán|preaviso/],
    },
    unpaid: /sin (?:coste|costo|cargo)|gratuit|a su (?:propio )?(?:cargo|coste|costo)/,
  },
};
