import type { WarrantyWords } from '#worker/analyse/languages/play-words/warranty.ts';

export const warranty: WarrantyWords = {
  warranty: {
    rule: {
      about: /garant|vicios|tal cual/,
      signs: [
        [/\b(?:garantiza(?:n|rá)?|declara y garantiza)\b.{0,30}\b(?:que|el|la|los|a)\b/, 3],
        [/(?:sin (?:ninguna |ningún tipo de )?garantía|no (?:otorga|ofrece|presta) .{0,30}garantía|"?tal cual"?)/, 3],
        [
          /(?:período|periodo|plazo) de garantía|(?:vicios|defectos) ocultos|libre de (?:vicios|defectos)|responderá de los (?:vicios|defectos)/,
          3,
        ],
        [/garantía|vicios/, 1, 'heading'],
      ],
      unless: [
        /fianza|depósito|garantía (?:hipotecaria|bancaria|personal|adicional)|avala|aval\b|derechos y garantías|en garantía de(?:l)? (?:pago|cumplimiento)/,
      ],
    },
    disclaims:
      /(?:"?tal cual"?|sin (?:ninguna |ningún tipo de )?garantía|no (?:otorga|ofrece|garantiza|presta)|exclu\S{1,6} (?:toda|cualquier) garantía|se exonera)/,
    given:
      /\bgarantiza(?:n|rá)?\b|declara y garantiza|plazo de garantía|libre de (?:vicios|defectos)|responderá de los (?:vicios|defectos)/,
  },
  'warranty-duration': {
    rule: {
      about: /garant/,
      signs: [
        [/(?:garantía|garantiza).{0,160}(?:días?|mes(?:es)?|años?)\b/, 2],
        [/(?:plazo|período|periodo|duración) de (?:la )?garantía|garantía de .{0,24}(?:días?|mes|año)/, 2],
        [/defectos?|vicios|conformidad|materiales|fabricación|entrega|reparación|recepción|sustitu/, 1],
        [/garantía/, 1, 'heading'],
      ],
      needs: [/(?:días?|mes(?:es)?|años?)\b/],
      unless: [
        /fianza|garantía (?:bancaria|hipotecaria|adicional|personal)|aval|depósito|en garantía del? (?:cumplimiento|pago)|devuel|devoluci|se descuent/,
      ],
      threshold: 3,
    },
  },
};
