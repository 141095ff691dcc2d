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
    sale: [/\bverkäufer/, /\bkäufer/],
    loan: [/(?:darlehens|kredit|geld)geber|gläubiger/, /(?:darlehens|kredit)nehmer|schuldner/],
    tenancy: [/vermieter|verpächter|bestandgeber/, /\b(?:unter)?mieter|\bpächter|bestandnehmer/],
    employment: [
      /(?:arbeit|dienst)geber|ausbildungsbetrieb|lehrbetrieb/,
      /(?:arbeit|dienst)nehmer|auszubildende|lehrling/,
    ],
    franchise: [/franchisegeber/, /franchisenehmer/],
    licence: [/\bverlag/, /\b(?:autor|verfasser|illustrator)/],
    partnership: [/gesellschafter|partner/, /gesellschafter|partner/],
  },
  types: {
    employment: /arbeitsvertrag|anstellungsvertrag|dienstvertrag/,
    confidentiality: /(?:vertraulichkeits|geheimhaltungs|verschwiegenheits)(?:vereinbarung|vertrag|erklärung)/,
    tenancy: /mietvertrag|pachtvertrag/,
    franchise: /franchise/,
    sponsorship: /sponsoring/,
    hosting: /hosting/,
    maintenance: /wartung|instandhaltung/,
    distribution: /vertrieb|vertragshändler|händlervertrag/,
    agency: /handelsvertreter|agentur/,
    consulting: /beratung|beratervertrag/,
    development: /entwicklung/,
    software: /software|saas/,
    licence: /lizenz/,
    loan: /darlehen|kreditvertrag/,
    partnership: /gesellschaftsvertrag|kooperation|joint venture|partnerschaft/,
    supply: /liefervertrag|lieferung|rahmenliefer/,
    sale: /kauf(?:vertrag|auftrag|vereinbarung|bestätigung|anbot|angebot|abschluss|brief|schein)/,
    'terms-of-service':
      /nutzungsbedingungen|allgemeine geschäftsbedingungen|(?:service|\bgeschäfts)bedingungen|\bagb\b|\bdiesen? (?:\S{0,14})bedingungen\b/,
    services: /dienstleistung|werkvertrag|servicevertrag/,
  },
  terms: {
    title: /(?<!vertrags)bedingungen|\bagb\b|spielregeln/,
    signUp:
      /zuletzt (?:aktualisiert|geändert)|stand:|nutzerkonto|(?:dein|ihr|euer)(?:em)? konto|mit (?:dem )?klick|registrier|unsere[rn]? (?:website|app)/,
    order: /(?:ihre|deine) bestellung|bestell(?:nummer|formular|schein|bestätigung)|auftragsbestätigung/,
  },
  software: /web(?:site|seite|shop|design)|internet(?:auftritt|seite)|online-?shop|\bsoftware|\bapp\b|quellcode/,
};
