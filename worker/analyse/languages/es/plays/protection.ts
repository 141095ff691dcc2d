import type { ProtectionWords } from '#worker/analyse/languages/play-words/protection.ts';

export const protection: ProtectionWords = {
  indemnity: {
    rule: {
      about: /indemn|exoner/,
      signs: [
        [
          /(?:mantendrá|mantener|dejar|dejará) (?:\S{1,14} ){0,4}indemne|(?:obliga|compromete|deberá) .{0,60}(?:indemnizar|mantener indemne)/,
          3,
        ],
        [/indemnizará .{0,120}(?:por|de|frente|contra) .{0,60}(?:reclamaci|daños|pérdidas|perjuicios|gastos|sanci)/, 3],
        [/(?:reclamaci|terceros|daños|pérdidas|demandas)/, 1],
        [/indemni/, 1, 'heading'],
      ],
      unless: [/indemnización por (?:despido|clientela)|años de servicio/],
    },
    whateverTheFault: /con independencia de (?:la )?culpa|aun(?:que)? .{0,30}sin culpa|incluso .{0,30}negligencia/,
  },
  insurance: {
    rule: {
      about: /segur|póliza/,
      signs: [
        [
          /(?:deberá|se obliga|se compromete|contratará|mantendrá|suscribirá|está obligad|tendrá|dispondrá).{0,120}(?:seguro|póliza)/,
          3,
        ],
        [
          /(?:seguro|póliza)s? (?:de |a )?(?:todo riesgo|responsabilidad civil|hogar|multirriesgo|daños).{0,120}(?:cobertura|cuantía|importe|suma asegurada|mínim)/,
          3,
        ],
        [/asegurad[oa] adicional|certificado de seguro/, 3],
        [/responsabilidad civil|cobertura|suma asegurada|prima/, 1],
        [/seguro/, 1, 'heading'],
      ],
      unless: [/seguridad social|medidas de seguridad|régimen de seguridad/],
    },
    additional: /asegurad[oa]s? adicional|beneficiari[oa] de la póliza/,
    proof: /certificado|acredit|justific|copia de la póliza/,
  },
  'personal-guarantee': {
    rule: {
      about: /fiador|aval|fianza personal|garante/,
      signs: [
        [
          /(?:fiador|avalista|garante)\S{0,2}.{0,120}(?:responde|solidari|garantiza|se obliga|se constituye)|(?:aval|fianza|garantía) personal|fianza solidaria/,
          3,
        ],
      ],
      unless: [/aval bancario/],
    },
  },
};
