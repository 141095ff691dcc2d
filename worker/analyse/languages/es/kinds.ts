import type { KindWords } from '../kind-words';
import { businessKinds } from './kinds/business';
import { dealHead } from './kinds/deal-head';
import { dealThings } from './kinds/deal-things';
import { dealsOfPlaces } from './kinds/deals-of-places';
import { dealsOfThings } from './kinds/deals-of-things';
import { dealsOfWork } from './kinds/deals-of-work';
import { given } from './kinds/given';
import { homesKinds } from './kinds/homes';
import { servicesKinds } from './kinds/services';
import { titleLine } from './kinds/title-line';
import { workKinds } from './kinds/work';

export const kindWords: KindWords = {
  kinds: { ...homesKinds, ...workKinds, ...businessKinds, ...servicesKinds },
  deals: { ...dealsOfWork, ...dealsOfThings, ...dealsOfPlaces },
  dealHead,
  titleLine,
  things: dealThings,
  given,
  sides: {
    sale: [/\bvendedor(?:a|as|es)?\b/, /\b(?:comprador(?:a|as|es)?|adquirente)\b/],
    loan: [/\b(?:prestamista|mutuante|acreedora?)s?\b/, /\b(?:prestatari[oa]|mutuari[oa]|deudora?)s?\b/],
    tenancy: [
      /\b(?:arrendador|locador)(?:a|as|es)?\b|\bcaser[oa]\b/,
      /\b(?:arrendatari[oa]|inquilin[oa]|locatari[oa])s?\b/,
    ],
    employment: [/\b(?:empleador|patr[oó]n|empresa)\w{0,2}\b/, /\b(?:trabajador(?:a|as|es)?|emplead[oa]s?)\b/],
    franchise: [/\b(?:franquiciador|afiliante|franquiciante)\w{0,2}\b/, /\b(?:franquiciad|afiliad)[oa]s?\b/],
    licence: [/\b(?:editorial|editor|editora)\b/, /\b(?:autor|ilustrador|escritor)(?:a|es)?\b/],
    partnership: [/\bsoci[oa]s?\b/, /\bsoci[oa]s?\b/],
  },
  types: {
    employment: /contrato (?:individual )?de trabajo|contrato laboral/,
    confidentiality: /(?:acuerdo|contrato|convenio) de (?:confidencialidad|no divulgación)/,
    tenancy: /arrendamiento|contrato de alquiler/,
    franchise: /franquicia/,
    sponsorship: /patrocinio/,
    hosting: /alojamiento web|hosting/,
    maintenance: /mantenimiento/,
    distribution: /distribución|distribuidor/,
    agency: /contrato de agencia|agente comercial/,
    consulting: /consultoría|asesor/,
    development: /desarrollo/,
    software: /software|saas|programa informático/,
    licence: /licencia/,
    loan: /préstamo|crédito/,
    partnership: /sociedad|empresa conjunta|colaboración|alianza/,
    supply: /suministro/,
    sale: /compraventa|compra/,
    'terms-of-service':
      /(?:términos|condiciones) (?:y condiciones )?(?:de|del) (?:uso|servicio)|términos y condiciones|condiciones generales|\bestas condiciones\b|\bestos términos\b/,
    services: /servicios/,
  },
  terms: {
    title: /términos|condiciones|reglas/,
    signUp:
      /última (?:actualización|revisión|versión)|tu cuenta|su cuenta|al (?:registrarte|registrarse|hacer clic|pulsar|marcar)|nuestra (?:web|aplicación|página)/,
    order: /(?:hoja|nota|orden|confirmación) de (?:pedido|encargo|reserva)|\b(?:tu|su) pedido\b/,
  },
  software: /(?:página|sitio) web|\bla web\b|tienda (?:en línea|online)|\bsoftware\b|\bapp\b|aplicación/,
};
