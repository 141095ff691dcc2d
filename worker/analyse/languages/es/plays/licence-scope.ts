import type { LicenceScopeWords } from '#worker/analyse/languages/play-words/licence-scope.ts';

export const licenceScope: LicenceScopeWords = {
  'licence-grant': {
    rule: {
      about: /licencia|derecho (?:de uso|a usar|de utiliz)|autoriza/,
      signs: [
        [
          /(?:otorga|concede|conced|confiere|cede|recibe|obtiene|tendrá).{0,140}(?:licencia|derecho (?:\S{1,14} ){0,3}(?:de|a) (?:uso|usar|utiliz|explot|reproduc))/,
          3,
        ],
        [/licencia.{0,80}(?:se otorga|se concede|para (?:usar|utilizar|el uso)|de uso)/, 3],
        [/autoriza.{0,80}(?:a usar|a utilizar|el uso|la utilización|a reproducir|a explotar)/, 3],
        [/licencia/, 1, 'heading'],
      ],
      unless: [
        /no (?:se )?(?:otorga|concede|confiere|implica|supone)|ningun[ao] licencia|licencia (?:de obra|de actividad|municipal|de apertura|por maternidad|médica|de conducir)|licencias y permisos|permisos y licencias/,
      ],
    },
    nonExclusive: /no exclusiv/,
    exclusive: /(?<!no )exclusiv/,
    free: /gratuit|libre de regalías|sin (?:coste|costo|contraprestación|regalías)/,
    revocable: /(?<!ir)\brevocable/,
    sublicensing: /(?:derecho|facultad) (?:de|a) (?:conceder sublicencias|sublicenciar)|(?<!no )sublicenciable/,
  },
  'non-transferable-licence': {
    rule: {
      about: /transferible|intransferible|sublicenci|cedible|transmisible/,
      needs: [/licencia|derecho|programa|software|marca/],
      signs: [
        [/intransferible|no (?:transferible|cedible|sublicenciable|transmisible)|intransmisible/, 3],
        [/(?:no podrá|sin derecho a|no puede|se prohíbe|prohibid[oa]|sin facultad de).{0,80}sublicenci/, 3],
        [/licencia.{0,80}no (?:podrá|puede) (?:ser )?(?:cedid|transferid|transmitid)/, 3],
      ],
    },
    sublicensing: /sublicenci/,
    excepted: /salvo|excepto|sin (?:el |la )?(?:previ[oa] )?(?:consentimiento|autorización)/,
  },
  'perpetual-licence': {
    rule: {
      about: /perpetu|irrevocabl|a perpetuidad|por tiempo (?:ilimitado|indefinido)|duración ilimitada/,
      needs: [/licencia|derecho (?:de uso|a usar|de utiliz)|cesión|explotación/],
      signs: [
        [/(?:perpetu|irrevocabl|perpetuidad|ilimitad).{0,120}(?:licencia|derecho)/, 3],
        [/(?:licencia|derecho).{0,120}(?:perpetu|irrevocabl|perpetuidad|tiempo (?:ilimitado|indefinido))/, 3],
        [/(?:otorga|concede|cede).{0,160}(?:perpetu|irrevocabl|tiempo ilimitado)/, 3],
      ],
      unless: [
        /(?:someten|renuncian?) irrevocablemente|irrevocablemente (?:se someten|renuncia)|no (?:es )?irrevocable|poder irrevocable/,
      ],
    },
    onward: /(?<!no )(?:sublicenciable|transferible|cedible)\b|derecho (?:de|a) (?:conceder sublicencias|sublicenciar)/,
  },
  'unlimited-licence': {
    rule: {
      about: /ilimitad|sin límite/,
      signs: [
        [/(?:número|cantidad) ilimitad[oa] de (?:usuarios|copias|licencias|instalaciones|dispositivos)/, 3],
        [/(?:licencia|uso|acceso|usuarios) (?:\S{1,14} ){0,3}ilimitad/, 3],
        [/licencia.{0,80}sin límite de (?:usuarios|copias|uso|instalaciones)/, 3],
      ],
      unless: [/responsabilidad|tiempo ilimitado|por tiempo/],
    },
  },
};
