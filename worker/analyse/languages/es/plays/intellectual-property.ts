import type { IntellectualPropertyWords } from '#worker/analyse/languages/play-words/intellectual-property.ts';

export const intellectualProperty: IntellectualPropertyWords = {
  'ip-assignment': {
    rule: {
      about: /ced[eaí]|cesión|cesion|propiedad (?:exclusiva )?d|titularidad|transfier|transmit/,
      needs: [
        /propiedad intelectual|propiedad industrial|derechos? de (?:autor|explotación)|invencion|patente|resultados|obras?\b|entregables|desarrollos/,
      ],
      signs: [
        [
          /(?:cede|ceder|cesión|transfiere|transmite|cederá|transmitirá).{0,160}(?:derechos|propiedad|titularidad|invencion|resultados|obra)/,
          3,
        ],
        [/(?:será[n]?|serán|pertenecer|corresponder|es|son) .{0,40}(?:propiedad|titularidad)(?: exclusiva)? d/, 3],
        [/(?:pertenecerán?|corresponderán?).{0,60}(?:a la|al) /, 3],
        [/propiedad (?:intelectual|industrial)|titularidad/, 1, 'heading'],
      ],
      unless: [
        /(?:ceder|cesión d)(?:e|el)? (?:este|el presente) contrato|conserva|seguirán? siendo|no (?:supone|implica)/,
      ],
    },
    unrelated:
      /(?:fuera d(?:e|el) (?:su |la )?(?:horario|jornada)|guarden o no relación|con independencia de (?:si|que))/,
    moralRights: /derechos morales/,
    waives: /renuncia/,
  },
  'joint-ip-ownership': {
    rule: {
      about: /cotitular|copropie|conjunt|mancomun|por partes iguales|pro indiviso/,
      needs: [/propiedad|titularidad|cotitular|resultados|invencion|patente|obra|marca|derechos/],
      signs: [
        [/cotitular/, 3],
        [
          /(?:propiedad|titularidad|pertenecer\S{1,4}|titulares).{0,60}(?:conjunt|común|ambas partes|mancomun|por partes iguales|pro indiviso)/,
          3,
        ],
        [/copropie/, 2],
        [/propiedad (?:intelectual|industrial)|resultados|invencion|patente/, 1],
      ],
      unless: [/conjunta y solidari|cuenta conjunta|comunidad de propietarios|vivienda|finca/],
    },
    useRules:
      /sin (?:el )?consentimiento|podrá (?:usar|utilizar|explotar)|podrán (?:usar|utilizar|explotar)|libremente/,
  },
  'source-code-escrow': {
    rule: {
      about: /código fuente/,
      signs: [
        [/(?:depósito|depositar|depositad[oa]|depositará|escrow|custodia|notario).{0,120}código fuente/, 3],
        [/código fuente.{0,120}(?:depósito|deposit|escrow|custodia|notario)/, 3],
        [
          /(?:entrega|acceso|liberación).{0,40}(?:del|al) código fuente.{0,100}(?:concurso|insolvencia|cese|quiebra)/,
          3,
        ],
      ],
    },
    insolvency: /insolvencia|concurso|quiebra|cese de (?:la )?actividad/,
    failure: /incumpl|dej\S{1,3} de|negativa|discontin/,
  },
};
