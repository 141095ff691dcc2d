import type { LiabilityWords } from '#worker/analyse/languages/play-words/liability.ts';

export const liability: LiabilityWords = {
  'cap-on-liability': {
    rule: {
      about: /responsab|indemniza|daños/,
      signs: [
        [
          /(?:responsabilidad|indemnización).{0,140}(?:no (?:excederá|superará|podrá (?:exceder|superar))|(?:se limitará|limitada|quedará limitada|limitará|se limita) (?:a|al|en)\b|hasta (?:un|el) (?:máximo|importe|límite))/,
          3,
        ],
        [/(?:responsabilidad|indemnización) (?:total|máxima|global|agregada)/, 2],
        [
          /(?:en ningún caso|no (?:será|serán|responderá)).{0,100}(?:responsable|responderá).{0,120}(?:indirect|consecuencial|lucro cesante|punitiv)/,
          3,
        ],
        [/límite|limitación/, 1, 'heading'],
      ],
      unless: [/seguro de responsabilidad/],
    },
    fees: /(?:importes?|cantidad(?:es)?|sumas?|honorarios|precio|tarifas|pagos|contraprestación).{0,60}(?:pagad|abonad|satisfech|recibid|percibid|debid)|precio total/,
    indirect: /indirect|consecuencial|lucro cesante|emergentes|punitiv/,
  },
  'limitation-of-liability': {
    rule: {
      about: /responsab|responder|por su cuenta y riesgo/,
      signs: [
        [/\bno (?:\S{1,40} ){0,4}(?:responsable|responsabilidad|responderá|responsabiliza|responde)/, 3],
        [/(?:en ningún caso|bajo ninguna circunstancia).{0,100}(?:responsable|responsabilidad|responderá)/, 3],
        [/(?:excluye|declina|exime|exonera|renuncia).{0,60}(?:responsabilidad|garantía)/, 3],
        [/responsabilidad.{0,120}(?:limitad|no excederá|se limita)/, 3],
        [/tal cual|tal y como est|por su (?:propia )?cuenta y riesgo/, 2],
        [/limitación|responsabilidad|exención/, 1, 'heading'],
      ],
    },
    limits:
      /limitad[oa] (?:a|al)\b|se limita a|no (?:superará|excederá|excede|supera)|hasta (?:un|el) (?:máximo|límite|importe)|como máximo|ilimitada|no está limitada/,
    exceptions: /salvo|excepto|dolo|negligencia grave|culpa grave|muerte|fraude/,
  },
  'uncapped-liability': {
    rule: {
      about: /responsab|limitaci|límites?|exclusi/,
      signs: [
        [/(?:limitaci\S{2,4}|exclusi\S{2,4}|límites?).{0,100}no (?:será|serán|se aplicar|resultar|afectar|operar)/, 4],
        [/nada (?:de lo dispuesto|en este|en el presente).{0,80}(?:limita|excluye|exonera).{0,60}responsabilidad/, 4],
        [/responsabilidad (?:\S{1,14} ){0,4}(?:ilimitada|sin límite)/, 4],
        [
          /(?:salvo|excepto).{0,60}(?:dolo|culpa grave|negligencia grave).{0,160}responsab|responsab.{0,200}(?:salvo|excepto).{0,60}(?:dolo|culpa grave|negligencia grave)/,
          4,
        ],
        [/dolo|culpa grave|negligencia grave|confidencialidad|muerte|lesiones|fraude|propiedad intelectual/, 1],
      ],
      unless: [/seguro de responsabilidad/],
      threshold: 4,
    },
    confidentiality: /confidencial|secreto/,
    indemnity: /indemnidad|obligación de indemnizar/,
    seriousFault: /dolo|culpa grave|negligencia grave/,
    injury: /muerte|lesiones|daños personales/,
    fraud: /fraude/,
    intellectualProperty: /propiedad intelectual/,
  },
  'liquidated-damages': {
    rule: {
      about: /penal|penas? convencional/,
      signs: [
        [/cláusula penal|pena convencional|penas convencionales|pena pecuniaria contractual/, 3],
        [
          /(?:penalidad|penalización|penalizaciones|penalidades) (?:\S{1,14} ){0,4}(?:de|del|equivalente|por|diaria)/,
          3,
        ],
        [
          /(?:indemnización|cantidad) .{0,40}(?:a tanto alzado|en concepto de (?:penalización|daños y perjuicios|cláusula penal))/,
          3,
        ],
        [/%|euros?|pesos|€|\$/, 1],
      ],
      unless: [/código penal|responsabilidad penal|sanci\S{2,6} penal|sin (?:ninguna )?penalización|proceso penal/],
    },
    perDay: /(?:por|cada) (?:día|semana)|diari[oa]/,
  },
};
