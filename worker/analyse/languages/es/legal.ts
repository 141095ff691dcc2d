import type { LegalWords } from '../legal-words';

export const legal: LegalWords = {
  laws: {
    'england-and-wales': /\b(?:ingles|inglesa|inglés|inglaterra)\b/,
    scotland: /\b(?:escoc[eé]s|escocesa|escocia)\b/,
    ireland: /(?<!\bdel norte )\b(?:irland[eé]s|irlandesa|irlanda(?! del norte))\b/,
    spain: /\b(?:español|española|españolas|españoles|españa)\b/,
    france: /\b(?:franc[eé]s|francesa|francia)\b/,
    germany: /\b(?:alem[aá]n|alemana|alemania)\b/,
    austria: /\b(?:austriaco|austríaco|austriaca|austríaca|austria)\b/,
    switzerland: /\b(?:suizo|suiza)\b/,
    belgium: /\b(?:belga|bélgica)\b/,
    morocco: /\b(?:marroquí|marruecos)\b/,
    'saudi-arabia': /\b(?:saudí|saudita|saudi)\b/,
    emirates: /\b(?:emiratí|emiratos|dubái|abu dabi)\b/,
    egypt: /\b(?:egipcio|egipcia|egipto)\b/,
    jordan: /\b(?:jordano|jordana|jordania)\b/,
  },
  statutes: {
    spain:
      /\bley 29\/1994\b|\bley de arrendamientos urbanos\b|\bl\.?a\.?u\.?\b|\breal decreto legislativo (?:1\/2007|2\/2015)\b|\bcódigo civil español\b/,
  },
  situated:
    /\b(?:vivienda|piso|finca|inmueble|apartamento|habitación|local|casa|centro de trabajo|lugar de trabajo|puesto)(?:,| está| se encuentra| objeto \S{1,12})? ?(?:sit[oa]|situad[oa]|ubicad[oa]|sita|radicad[oa]|en|:)/,
  towns: {
    'england-and-wales': /\b(?:inglaterra|londres)\b/,
    scotland: /\b(?:escocia|edimburgo)\b/,
    ireland: /\b(?:república de irlanda|dublín)\b/,
    spain:
      /\b(?:españa|madrid|barcelona \(?\d|bilbao|zaragoza|sevilla|málaga|alicante|murcia|palma de mallorca|valladolid|gijón|oviedo|a coruña|pamplona\/|san sebastián de los reyes|santander|logroño)\b/,
    france: /\b(?:francia|lyon|marsella)\b/,
    germany: /\b(?:alemania|berlín|múnich|hamburgo)\b/,
    austria: /\b(?:austria|viena)\b/,
    switzerland: /\b(?:suiza|zúrich|ginebra)\b/,
    belgium: /\b(?:bélgica|bruselas)\b/,
    morocco: /\b(?:marruecos|casablanca|tánger|marrakech)\b/,
    'saudi-arabia': /\b(?:arabia saudí|arabia saudita|riad)\b/,
    emirates: /\b(?:emiratos árabes unidos|dubái)\b/,
    egypt: /\b(?:egipto|el cairo)\b/,
    jordan: /\b(?:jordania|ammán)\b/,
  },
  exempt: { emirates: /\b(?:difc|adgm)\b/ },
  matters: {
    injury: /muert[eo]|fallecimiento|lesion|daños (?:personales|corporales|físicos)|accidentes?\b/,
    'any-fault':
      /dolo\b|culpa grave|negligencia grave|(?:ninguna|cualquier|toda) responsabilidad|en ningún caso|no (?:responde|responderá|se hace responsable|será responsable) (?:de|por) (?:nada|ningún|ninguna|cualquier)|sea cual sea la causa|cualquiera que sea/,
    'fault-kept':
      /(?:salvo|excepto|a menos que|sin perjuicio|excepción|no (?:se )?excluye)\b.{0,120}(?:dolo|culpa|negligencia|imputable|muerte|lesion)/,
    'large-repairs':
      /estructura|tejado|cubierta|fachada|caldera|calefacción|instalaci(?:ón|ones)|cañer[ií]a|tuber[ií]a|fontanería|bajantes|humedades/,
    'restraint-paid': /compensa|indemniza|contraprestación|retribu|abonará|cobrar|percibir/,
    deposit: /fianza|depósito|garantía/,
    overtime: /horas (?:extra|extraordinarias|adicionales|de más)|exceso de jornada|prolongación de (?:la )?jornada/,
    animal: /\b(?:mascotas?|perr[oa]s?|gat[oa]s?|caball[oa]s?|animal(?:es)?)\b/,
    'collective-agreement': /convenio/,
    furnished: /(?<!sin )amueblad/,
    'not-a-home': /temporada|uso distinto|turístic|vacacional|local comercial|negocio|habitación/,
    'open-ended': /indefinid/,
    prolonged: /prórrog|prorrog|ampli|renov/,
    probation: /per[ií]odo de prueba|meses de prueba|a prueba\b/,
    ending:
      /extinguir|extinción|rescindir|rescisión|resolver|resolución|desist|terminar|poner fin|dar por (?:terminad|finalizad)|preaviso|baja voluntaria|dimi(?:tir|sión)|despido|marchar|dejar (?:el|la|este|esta) (?:piso|vivienda|casa)/,
    'other-notice':
      /incumpl|sin preaviso|inspec|visit|repar|vacacion|turno|ausenci|baja médica|modific|subida|cambio|renov|prórrog/,
    interest: /inter[eé]s(?:es)?\b/,
    'no-interest':
      /(?:sin|no (?:devenga|genera|lleva|se cobra)\S{0,4}) (?:\S{1,10} ){0,2}inter|inter[eé]s (?:legítimo|general|común|empresarial|industrial|comercial|de la empresa)|conflictos? de inter|inter[eé]s en|de inter[eé]s/,
    'letting-fee':
      /(?:gastos|honorarios|comisión|tasa|cuota) (?:\S{1,12} ){0,2}(?:de )?(?:gestión inmobiliaria|agencia|intermediación|inmobiliaria|formalización|redacción del contrato|la agencia|la inmobiliaria)/,
    bank: /\bbanco\b|entidad (?:financiera|de crédito)|caja rural/,
    'at-first': /primer[oa]s (?:seis|6|tres|3|doce|12)? ?meses|seis primeros meses|primer año/,
  },
};
