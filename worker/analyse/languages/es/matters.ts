import type { MatterWords } from '../matter-words';

export const matterWords: MatterWords = {
  matters: {
    'anti-assignment':
      /\bced(?:er|e|a|en|ido|ida|emos)\b|cesi[oó]n|cesionari|transfer|traspas|\bterceros?\b|otra persona|otr[oa]s? personas?|subrog|transmi|sustitu|en (?:su|tu|mi) lugar|intransferible|personalísim|subarr|delegar/,
    'cap-on-liability':
      /responsab|\bl[ií]mit|\btope|máximo|no (?:supera|exced|más de)|hasta|daños|perjuicios|indemniz|respond(?:e|er|erá|emos)|por (?:su|tu) cuenta y riesgo/,
    confidentiality:
      /confiden|secret|reserva(?:d|\b)|divulg|revel|privad|discreci|sigilo|no (?:contar|comentar|compartir|decir)|publicar|difund/,
    'cooling-off':
      /desist|arrepent|retract|14 días|catorce días|diez días hábiles|revoc|cambi\w{1,4} de (?:opinión|idea)|cancel|echarse atrás|echarte atrás|a distancia|fuera de(?:l)? establecimiento/,
    'data-protection':
      /\bdatos\b|privacidad|\brgpd\b|\blopd|habeas data|información personal|aviso de privacidad|personales|cookies|imágenes|grabaci|cámaras/,
    'entire-agreement':
      /íntegr|integra|totalidad|acuerdo (?:completo|total|único)|sustituye|reemplaza|deja\w? sin efecto|anterior|previ[oa]s?|verbal|palabra|todo lo (?:pactado|acordado|hablado|que)|únic[oa]s?|se compone|forma\w? parte|nada más|hablad|no hay otr|publicidad|folleto|promesas/,
    'force-majeure':
      /fuerza mayor|caso fortuito|caus(?:a|as) ajena|fuera (?:de|del) (?:su|nuestro|tu|mi|control)|ajen[oa]s? a|huelga|inundaci|tormenta|incendio|pandemia|epidemia|guerra|imprevis|inevitable|extraordinari|catástrofe|terremoto|temporal|impid|impedi|imposib|corte de (?:luz|energía)|se va la luz|lluvia|enferm|emergencia|meteorol|sismo|clima/,
    'governing-law':
      /\bley(?:es)?\b|legisla|\bderecho (?!a |al |de (?!l?\b ?(?:espa|m[eé]x|chil|argent|per|colom)))|se rige|\brige\b|\bregir|\bcódigo (?:civil|de comercio|de consumo|del trabajo|nacional)|decreto|jurisdic|\blau\b|normativa|argentin|españolas?\b|mexican|república|según (?:las )?(?:reglas|normas)/,
    holiday: /vacacion|descanso|permiso|licencia|días libres|festivos?|feriados?|libranza|asueto/,
    insurance: /segur[oa]s?\b|asegur|póliza|cobertura|cubiert|siniestro|mutua\b|\bart\b|obra social|seguridad social/,
    'ip-assignment':
      /propiedad intelectual|derechos|autor[ií]a|propiedad|titular|pertenec|ced(?:e|er|ido)|licencia|patente|copyright|ser[áa]n? (?:de|del|suy|nuestr|tuy)|dueñ/,
    jurisdiction:
      /tribunal|juzgad|jurisdic|\bjue(?:z|ces)|\bfuero|arbitra|mediaci|conciliaci|litig|profeco|defensoría|procurad|sernac|indecopi|pleito|justicia|demandar/,
    'licence-grant': /licencia|autoriza|permi(?:so|te|tir)|derech|conced|uso\b|usar|utiliz|explota|publicar|acceso|ced/,
    'payment-terms':
      /\bpag|precio|\bcuota|tarifa|honorario|\brenta\b|alquiler|factura|importe|cobr|salario|sueldo|comisi[oó]n|€|\$|euros?|pesos|coste|costo|abon|retribuci|abono|canon/,
    repairs:
      /repara|manten|conserva|arregl|averí|desperfect|daños?|deterior|estado|obras|roto|rompe|limpi|defecto|pintura|funcionamiento|desgaste/,
    'service-levels':
      /nivel(?:es)? de servicio|tiempo de respuesta|respuesta|disponib|velocidad|horario|\bhoras?\b|plazo|calidad|garantiza|interrup|%|por ciento|estándar|mínimo|restable|incidencia|diligencia|atención|caída/,
    severability:
      /nul(?:a|o|as|os|idad)\b|inválid|invalidez|ineficaz|ineficacia|no (?:sea|es|fuera|fuese|resulte) válid|sin efecto|inaplicable|(?:resto|demás|restantes).{0,60}(?:válid|vigent|sigu|manten|subsist|efecto|vale|queda)|\bel resto\b|divisib|separab|abusiv|por no puest|no vale|ilegal|contrari\w a la ley/,
    'termination-for-cause':
      /resol(?:ver|ución|verá|uto)|rescis|rescind|terminar|termina|extin|incumpl|falta de pago|impago|cancel|\bbaja\b|suspen|expuls|despid|desahucio|desaloj|\bfin\b|finaliz|dejar sin efecto|corte|cerrar|preaviso|grave|venc|acab|anular|da(?:r|rá) por/,
    'termination-for-convenience':
      /resol(?:ver|ución|verá|uto)|rescis|rescind|terminar|termina|desist|\bbaja\b|cancel|preaviso|aviso|finaliz|extin|dejar(?:lo)?\b|marchar|\birse\b|\birte\b|anticipad|abandon|renunci|denuncia|cesar|salir|\bfin\b|acab|dimi|da(?:r|rá) por/,
    variation:
      /modific|cambi|alter|vari(?:ar|ación|aciones)|por escrito|revis|actualiz|novaci|enmend|adenda|ajust|escrito/,
    warranty:
      /garant[ií]|defect|vicio|avería|\bcalidad\b|conform|saneamiento|repara|reempl|sustitu|buen estado|funcion|en el estado|adecuad|idóne|estado|apto|promet|profesional|diligencia/,
    'working-hours':
      /\bhoras?\b|jornada|horario|turno|semana|lunes|tiempo parcial|tiempo completo|media jornada|cuadrante|descanso/,
  },
  resting:
    /contrato (?:marco|principal|maestro)|acuerdo marco|condiciones generales (?:que figuran|disponibles|publicadas|anexas)|según (?:el|nuestro) contrato (?:de fecha|del)/,
  letter: /(?:^|\n)(?:mi )?(?:querid[oa]s?|estimad[oa]s?) |\n(?:un (?:fuerte )?abrazo|con cariño|atentamente)/,
};
