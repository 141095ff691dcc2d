import type { DealHead } from '#worker/analyse/languages/kind-words.ts';

/** What tells which of the first lines names the deal. */
export const dealHead: DealHead = {
  noun: /\b(?:contratos?|acuerdo|convenio|trato|términos|condiciones|permiso|licencia|orden|hoja|carta|pedido|encargo|plan|mandato|suscripción|membresía|abono|presupuesto|inscripción|alta|autorización|compromiso|formato|modelo|boleto|recibo|reconocimiento|pacto|convención|póliza|reserva|solicitud|concesión)\b/,
  another:
    /\b(?:antes|antiguo|anterior(?:mente)?|copiado|sustituye|reemplaza|léase|traducción|traducid[oa]|en lugar de)\b/,
  incidental:
    /\b(?:mediante|por medio de|a través de|por|pagader[oa] (?:en|a)|preparado (?:por|para)|por cuenta de|incluid[oa]|más)(?: una?| la| el| su)? ?$/,
  before: /$/,
};
