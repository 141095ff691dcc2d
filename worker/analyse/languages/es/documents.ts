import type { DocumentWords } from '../document-words';

export const documentWords: DocumentWords = {
  kinds: {
    'blog-post': {
      opening:
        /\bblog\b|\bforo\b|publicado (?:por|el|en)|^cómo (?:darse|cancelar|salir|leer)|minutos de lectura|\bhilo\b/,
      signs:
        /comentarios?\b|respuestas?\b|no soy abogad|suscríbete|les cuento|te cuento|os cuento|\bpost\b|mi consejo|en este artículo|publicad[oa]|\bjaja|paso \d|compart(?:e|an) este/,
    },
    cv: {
      opening: /currículum|curriculum vitae|hoja de vida|nacido el|\bcv\b/,
      signs:
        /experiencia (?:profesional|laboral)|formación|estudios|idiomas|habilidades|referencias|licenciad|universidad|carnet de conducir|actualidad|\b(?:19|20)\d\d ?- ?(?:(?:19|20)\d\d|actual|presente)|\bnivel\b|aficiones|perfil|competencias|máster|bachiller/,
    },
    essay: {
      opening:
        /trabajo de (?:\p{L}{1,15})|\bensayo\b|redacción|bachillerato|asignatura|\bcurso\b|\bprofesora?\b|tema:/u,
      signs:
        /en conclusión|por un lado|por otro lado|en mi opinión|podría(?:mos)? (?:decir|pensar|argumentar)|autor|sociedad|sin embargo|filósof|bibliografía|calificación|nota:|historia|en primer lugar|para terminar|argument|ensayo|creo que|a mi juicio|me parece|generación|\bla gente\b|hay quien(?:es)?|ejemplo|preguntar/,
    },
    invoice: {
      opening: /\bfactura\b|\brecibo\b|nota de (?:crédito|débito)|boleta/,
      signs:
        /n[.ºo°]{0,3} (?:de )?factura|factura n|base imponible|\biva\b|\bigv\b|subtotal|total a pagar|importe total|cantidad|precio unitario|vencimiento|\biban\b|\bcuit\b|\brut\b|\bnif\b|\bcif\b|forma de pago|transferencia|\btotal\b|condición de pago/,
    },
    'job-advertisement': {
      opening: /se busca|buscamos|oferta de (?:empleo|trabajo)|vacante|se necesita|estamos contratando|únete/,
      signs:
        /ofrecemos|requisitos|enviar? (?:tu|su|el)? ?(?:cv|currículum|hoja)|candidat|postula|entrevista|interesad[oa]s|incorporación|se ofrece|se requiere|experiencia mínima|se valora|fecha límite|salario según|plazo de (?:inscripción|presentación)/,
    },
    letter: {
      opening:
        /(?:estimad|distinguid|apreciad|respetad)[oa]s? (?:señor|sr|doña|don|equipo|director|licenciad|amig)|asunto:|ref(?:erencia)?\.?:|de mi (?:mayor )?consideración|presente\.?-/,
      signs:
        /atentamente|cordialmente|(?:le|les|la) (?:escribo|solicito|pido|comunico|ruego)|por (?:la )?presente|me dirijo a|quedo a la espera|adjunto|reclamaci[oó]n|devolución|reembolso|solicito|exijo|sin otro particular|saludos|recurriré|acudiré/,
    },
    manual: {
      opening: /instrucciones|manual de (?:uso|usuario|instrucciones)|guía rápida|léal(?:as|o) antes/,
      signs:
        /advertencia|peligro|precaución|enchuf|desenchuf|encend(?:er|ido)|apag(?:ar|ue)|botón|limpie|\bcable|batería|\bnunca\b|no toque|aparato|datos técnicos|voltios|vatios|\bpotencia|figura \d|conecte|retire|coloque|tornillo|niños/,
    },
    minutes: {
      opening: /\bacta\b|reunión de|asamblea|junta general|minuta/,
      signs:
        /asistentes|asisten|orden del día|se acuerda|se aprueba|por unanimidad|votos?|preside|presidente|secretari|ruegos y preguntas|se levanta la (?:sesión|reunión)|quórum|convocatoria|siendo las|toma la palabra|próxima reunión|propietarios/,
    },
    'news-article': {
      opening:
        /\b(?:diario|periódico|redacción|agencia|noticias|corresponsal)\b|\p{L}{3,20}, \d{1,2} de \p{L}{3,12}\. |\((?:efe|ep|ap)\)/u,
      signs:
        /según (?:el|la|fuentes|los)|declaró|aseguró|explicó|afirm[aóa]|este periódico|portavoz|magistrad|sentencia|fallo|demandantes|recurso|ayer|el pasado|vecinos|ministerio|asociación|anunció|tribunal|denunci[óa]|critic[óa]|\bdijo\b|señaló|indicó|sostuvo|advirtió|añadió|agregó|precisó|subrayó|recordó|explica\b|reconoce\b|comunicado|ministr[oa]\b|gobierno|alcald|ayuntamiento|sindicat|el año pasado|este (?:lunes|martes|miércoles|jueves|viernes)|\bmillones\b|prensa|expertos|empezó|meses después|huelga|fuentes|sector\b|consumidores|patronal/,
    },
    'privacy-notice': {
      opening:
        /aviso de privacidad|política de (?:privacidad|protección)|protección de datos|información sobre (?:el tratamiento|sus datos)/,
      signs:
        /datos personales|responsable del tratamiento|delegado de protección|base (?:jurídica|legal)|sus derechos|conservamos|acceso, rectificación|derechos arco|finalidad|consentimiento|agencia (?:española )?de protección|\brgpd\b|cookies|destinatarios|interés legítimo|recabamos|tratamos/,
    },
    recipe: {
      opening: /\breceta\b|ingredientes|para \d{1,2} personas|porciones/,
      signs:
        /ingredientes|preparación|elaboración|cucharad(?:a|ita)s?|\b\d{1,4} ?(?:g|gr|ml|kg|cc)\b|horno|cebolla|\bajos?\b|aceite|\bsal\b|pimienta|hervir|cocer|sofr|batir|mezcl|olla|cazuela|harina|huevos?|azúcar|picad[oa]|servir|fuego/,
    },
    statute: {
      opening:
        /\b(?:ley|reglamento|decreto|real decreto|ordenanza|código)\b.{0,80}|boletín oficial|diario oficial|gaceta/,
      signs:
        /disposición (?:final|adicional|transitoria|derogatoria)|entrada en vigor|entrará en vigor|infracci[oó]n|sanci[oó]n|multa|boletín oficial|artículo(?= \d)|la administración|autoridad competente|se entenderá por|a los efectos de|lo dispuesto en|presente (?:ley|reglamento|decreto)|consejería|queda prohibido|capítulo|título [ivx]/,
    },
  },
  binding:
    /\b(?:el |este |presente )(?:contrato|acuerdo|convenio|pacto)\b|\b(?:las|ambas) partes\b|comparec|reunidos|se obliga|se compromete|en adelante|estipula|cláusulas?\b|firm(?:a|o|an|amos|ado|ada)\b|de una parte|de otra parte|(?:el|la) (?:arrendador|arrendatari|cliente|prestador|empresa|trabajador|vendedor|comprador|prestamista|prestatari|titular|usuari|residente|proveedor|fiador|autor|editorial)\w{0,2} (?:podrá|deberá|pagará|se |paga|puede|debe)|acord(?:amos|ado)|aceptas?\b|al (?:registrarte|firmar|aceptar)|estas condiciones|estos términos|te comprometes|pagas|te cobramos|nos reservamos|convien|entre (?:nosotr[oa]s|l[oa]s (?:dos|tres|cuatro))\b|vale (?:como|de) contrato|nos comprometemos|(?:nos )?repart(?:imos|iremos)/,
};
