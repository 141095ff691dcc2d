import type { DataWords } from '#worker/analyse/languages/play-words/data.ts';

export const data: DataWords = {
  confidentiality: {
    rule: {
      about: /confidencial|secreto|reserva|divulg/,
      signs: [
        [
          /(?:mantendr|guardar|mantener|tratar|conservar|protege|compromet|oblig).{0,160}(?:confidencial|secreto|reserva)/,
          3,
        ],
        [/(?:no (?:revelar|divulgar|comunicar|utilizar|podrá)).{0,140}(?:confidencial|información|secreto)/, 3],
        [/información confidencial|deber de (?:confidencialidad|secreto)/, 1],
        [/confidencialidad|secreto/, 1, 'heading'],
      ],
      unless: [/reserva de (?:dominio|derecho|hotel)/],
    },
    endless: /indefinid|sin límite de tiempo|a perpetuidad|perpetu/,
    lasting: /durante|plazo|período|periodo|después|tras|años/,
  },
  'data-protection': {
    rule: {
      about: /datos (?:de carácter )?personales|protección de datos|rgpd|lopd|privacidad|datos de carácter/,
      signs: [
        [
          /reglamento \(ue\) 2016\/679|\brgpd\b|lopd|ley orgánica .{0,40}protección de datos|normativa .{0,40}protección de datos|ley federal de protección de datos/,
          3,
        ],
        [/(?:trat|recog|proteg|almacen|utiliz|comunic|ced)\S{0,8} .{0,100}datos (?:de carácter )?personal/, 3],
        [
          /datos (?:de carácter )?personales.{0,140}(?:trat|recog|proteg|almacen|finalidad|utiliz|responsable|encargado)/,
          3,
        ],
        [/protección de datos|privacidad|datos personales/, 1, 'heading'],
      ],
    },
    handedOn: /(?:ced|compart|comunic|transfer|vend)\S{0,6} .{0,80}(?:terceros|terceras|empresas del grupo|socios)/,
    refused: /\bno\b .{0,40}(?:ced|compart|comunic|transfer|vend)/,
  },
  'audit-rights': {
    rule: {
      about: /auditor|auditar|inspec|examinar|registros|libros|verificar/,
      signs: [
        [
          /(?:podrá|tendrá (?:el )?derecho|derecho (?:a|de)|facultad|permitirá|facilitará|autoriza).{0,140}(?:auditar|auditor|inspec|examinar|verificar|revisar)/,
          3,
        ],
        [/(?:libros|registros|contabilidad|instalaciones|documentación|cuentas)/, 1],
        [/(?:auditoría|inspección).{0,120}(?:coste|costo|gasto|previo aviso|antelación|horario)/, 2],
        [/auditor|inspección|registros/, 1, 'heading'],
      ],
      unless: [/inspección (?:de hacienda|de trabajo|técnica)|auditor de cuentas de la sociedad/],
      threshold: 4,
    },
    anyTime: /en cualquier momento|sin (?:necesidad de )?(?:previo )?aviso/,
    limited:
      /previo aviso|preaviso|antelación|horario (?:laboral|comercial|de oficina)|horas (?:de oficina|hábiles|laborables)|una vez (?:al|por)|con aviso/,
    paysBack:
      /(?:coste|costo|gasto).{0,160}(?:discrepancia|diferencia|error|inferior)|(?:discrepancia|diferencia|error).{0,160}(?:coste|costo|gasto)/,
    mayInspect: /(?:podrá|derecho a)\b.{0,60}(?:auditar|inspeccionar|examinar|verificar)/,
  },
};
