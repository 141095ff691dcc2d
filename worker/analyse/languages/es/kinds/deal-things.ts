import type { DealThings } from '#worker/analyse/languages/kind-words.ts';

/** What a deal of some kinds is about, and what the deals are about that are only called alike. */
export const dealThings: DealThings = {
  home: {
    is: /\b(?:viviendas?|pisos?|departamentos?|apartamentos?|casas?|habitaci(?:ón|ones)|dormitorios?|recámaras?|cocina|baños?|hogar|domicilio habitual|inquilin[oa]s?|monoambiente|ático)\b/,
    isNot:
      /\b(?:fincas? (?:rústicas?|agrícolas?|móvil)|rústic[oa]s?|hectáreas?|tierras?|parcelas?|cultivos?|cosechas?|ganado|pastos?|riego|campos?|camping|caravanas?|garajes?|aparcamiento|estacionamiento|cochera|trasteros?|bodegas?|almacén|nave|local(?:es)?|oficinas?|salón de (?:eventos|fiestas)|amarre|cubierta|azotea|puestos?|máquinas?|vehículos?|huertos?|caza|vallas?)\b/,
  },
  gym: {
    is: /\b(?:gimnasios?|fitness|entrenamientos?|entrenar|entrenador(?:es|a)?|ejercicios?|pesas|clases|sauna|piscina|alberca|vestuarios?|vestidores|taquillas?|casilleros?|yoga|pilates|musculación|cardio|deportiv[oa]s?)\b/,
    isNot:
      /\b(?:matrimoni\w{1,4}|pareja|citas|perfil(?:es)?|libros?|vinos?|dental|escritorio|sala vip|golf|vehículos?|embarcaci\w{1,5})\b/,
  },
  works: {
    is: /\b(?:obras?|construcci(?:ón|ones)|reformas?|remodelaci\w{1,4}|rehabilitaci\w{1,4}|albañil\w{0,4}|cocina|baño|techos?|tejado|cubierta|azulejos?|fontanería|plomería|electricidad|cimientos?|andamios?|muros?|pintura|yeso|pisos?|materiales|ampliaci\w{1,4})\b/,
    isNot:
      /\b(?:enfermer\w{1,4}|cuidador\w{0,3}|pacientes?|traducci\w{1,4}|software|página web|fotograf\w{1,4}|obra (?:literaria|artística|musical|teatral)|alumn[oa]s?|transporte|fletes?|paquetes)\b/,
  },
  child: {
    is: /\b(?:niñ[oa]s?|menor(?:es)?|bebés?|infantil|guardería|párvulos?|hij[oa]s?|niñer[oa]|lactantes?|maternal)\b/,
    isNot:
      /\b(?:adult[oa]s? mayor(?:es)?|ancian[oa]s?|mayores|residentes?|pacientes?|perr[oa]s?|gat[oa]s?|caballos?|mascotas?|embarcaci\w{1,5}|lanchas?|náutic[oa]s?|dependencia)\b/,
  },
  course: {
    is: /\b(?:cursos?|clases?|lecciones|alumn[oa]s?|estudiantes?|ex[aá]men(?:es)?|profesor(?:es|a)?|docentes?|instructor(?:es|a)?|enseñanza|certificado|diploma|módulos?|colegiatura|matrícula|formación)\b/,
    isNot: /\b(?:salario|trabajador(?:es|a)?|aprendiz|emplead[oa]s?|jugador(?:es|a)?)\b/,
  },
  aged: {
    is: /\b(?:residencia de (?:mayores|ancianos)|resident[ea]s?|mayores|ancian[oa]s?|hogar geriátrico|geriátric[oa]|enfermer\w{1,4}|asilo)\b/,
    isNot: /\b(?:estudiantes?|hotel|inquilin[oa]s?|niñ[oa]s?|perros?)\b/,
  },
};
