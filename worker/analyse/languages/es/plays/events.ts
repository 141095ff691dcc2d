import { headingAlone } from '#worker/analyse/languages/heading-alone.ts';
import type { EventsWords } from '#worker/analyse/languages/play-words/events.ts';

export const events: EventsWords = {
  'force-majeure': {
    rule: {
      about: /fuerza mayor|caso fortuito|ajen[oa]s? a (?:su|la) (?:voluntad|control)/,
      signs: [
        [/fuerza mayor|caso fortuito/, 2],
        [
          /(?:no (?:será|serán|responder|incurrir)|ninguna de las partes|exonera|exime|suspen|quedará).{0,160}(?:responsable|incumplimiento|fuerza mayor|obligaciones|retraso)/,
          2,
        ],
        [/fuera de(?:l| su) control|ajen[oa]s? a (?:su|la) (?:voluntad|control)|imprevisible|inevitable/, 1],
        [/fuerza mayor/, 2, 'heading'],
      ],
      unless: [headingAlone],
    },
    lasting:
      /fuerza mayor|caso fortuito|prolong|(?:dicho|tal) (?:evento|hecho|acontecimiento)|se mantenga|persist|dure/,
    ends: /resolver|resolución|terminar|terminación|rescind|dar por (?:terminad|resuelt)/,
  },
  notices: {
    rule: {
      about: /notificaci|comunicaci/,
      signs: [
        [
          /(?:las|toda|todas|cualquier).{0,20}(?:notificaci|comunicaci)\S{2,5}.{0,160}(?:por escrito|fehaciente|dirigi|remit|enviar|domicilio|correo|burofax)/,
          3,
        ],
        [
          /(?:notificaci|comunicaci)\S{2,5}.{0,100}(?:se considerar|se entender|surtir|se tendr).{0,60}(?:recibid|efectuad|realizad|efecto)/,
          3,
        ],
        [/a efectos de (?:las )?notificaciones|domicilio.{0,60}notificaciones/, 3],
        [/notificaciones|comunicaciones/, 1, 'heading'],
      ],
      unless: [headingAlone, /comunicación pública|medios de comunicación|preaviso de/],
    },
    electronic: /correo electrónico|e-?mail|medios electrónicos/,
    onSending:
      /(?:recibid|efectuad|realizad|notificad|surtirá efecto).{0,60}(?:en el momento|desde|en la fecha) .{0,16}(?:envío|remisión|expedición)/,
  },
  'unilateral-change': {
    rule: {
      about: /modific|cambi|actualiz|revis|alterar/,
      signs: [
        [
          /(?:podremos|podemos|podrá|puede|nos reservamos|se reserva).{0,120}(?:modific|cambi|actualiz|revis|alterar)/,
          3,
        ],
        [/(?:términos|condiciones|tarifas|precios|servicio|contrato|política|funcion)/, 1],
        [
          /en cualquier momento|periódicamente|sin (?:previo aviso|preaviso|aviso previo)|discreción|unilateralmente|ocasionalmente/,
          1,
        ],
        [/modificacion|cambios/, 1, 'heading'],
      ],
      unless: [
        /por escrito|de mutuo acuerdo|ambas partes|común acuerdo|su contraseña|cookies|(?:usted|el usuario|el cliente) (?:puede|podrá)/,
      ],
      threshold: 5,
    },
    withoutWarning: /sin (?:previo aviso|preaviso|aviso previo|notificación)/,
    withWarning: /preaviso|con .{0,30}antelación|le (?:notific|inform|comunic|avis)|previa notificación/,
  },
};
