import { phrase, type Signals, words } from '../signal';

const ai =
  '(?:ia|inteligencia artificial|modelos? de lenguaje|chatgpt|llm|asistente de ia|sistemas? de ia|asistente de inteligencia artificial|sistemas? de inteligencia artificial|revisor automatico|lector automatico)';

export const signals: Signals = [
  {
    weight: 2,
    order: true,
    pattern: phrase(
      `(?:ignora|ignore|ignoren|ignorad|ignorar|olvida|olvide|descarta|descarte|omite|omita|ha(?:z|ga) caso omiso de|no siga[ns]?) ${words(4)}(?:instrucciones|indicaciones|ordenes|directrices|reglas|prompts?) ${words(2)}(?:anteriores|previas|precedentes|de arriba|del sistema)\\b`,
    ),
  },
  { weight: 2, order: true, pattern: phrase('(?:ignora|olvida|descarta) (?:todas )?tus (?:instrucciones|reglas)') },
  {
    weight: 2,
    pattern: phrase(
      `(?:atencion|(?:nota|mensaje|aviso) (?:para|a)|estimad[oa]|hola)[,:]? (?:la |el |los |las |toda |cualquier )?${ai}\\s*(?:[:,.!—–-]|que (?:lea|revise|analice))`,
    ),
  },
  { weight: 1, pattern: phrase(`instrucciones para (?:la |el |los |toda |cualquier )?${ai}`) },
  { weight: 2, pattern: phrase(`\\bsi (?:eres|es usted|usted es) (?:un |una )?${ai}`) },
  { weight: 2, pattern: phrase(`\\beres (?:ahora )?(?:un |una )?${ai}`) },
  { weight: 2, pattern: phrase(`\\bcomo ${ai},? (?:debes|debe usted|tienes que|tu)\\b`) },
  {
    weight: 2,
    order: true,
    pattern: phrase(
      `(?:califi(?:ca|que)|clasifi(?:ca|que)|evalu[ae]|valor[ae]|mar(?:ca|que)|consider[ae]|present[ae]|describ[ae]|puntu[ae]) (?:este|el|la|las|los|todas?|todos?|cada) ${words(4)}(?:contrato|acuerdo|documento|clausulas?|terminos|riesgos?) ${words(3)}(?:como|de|con) ${words(2)}(?:bajo riesgo|riesgo bajo|baj[oa]s?|sin riesgos?|segur[oa]s?|riesgo (?:minimo|nulo)|inofensiv[oa]s?)\\b(?!\\s*(?:,|o|y) )`,
    ),
  },
  {
    weight: 2,
    order: true,
    pattern: phrase(
      `no (?:menciones?|senales?|adviert[ae]s?|reveles?|destaques?|indiques?) ${words(8)}(?:riesgos?|en (?:tu|su|el) (?:resumen|analisis)|esta clausula|estas instrucciones)\\b`,
    ),
  },
  {
    weight: 2,
    order: true,
    pattern: phrase(
      `(?:di|dile|diga|digale|asegura|informa) al (?:usuario|lector|firmante) que ${words(6)}(?:segur[oa]|firmar|sin riesgos?|bajo riesgo)\\b`,
    ),
  },
  { weight: 1, pattern: phrase('\\ben tu (?:resumen|analisis|respuesta)\\b') },
  { weight: 1, pattern: phrase('\\btu (?:resumen|analisis|respuesta|informe) debe\\b') },
  { weight: 1, order: true, pattern: phrase('responde (?:solo|unicamente)') },
];
