import type { DenialWords } from '../denial-words';

export const denials: DenialWords = {
  denied: {
    arbitration: /\b(?:pas|sans|aucune?|ni)\b (?:\S{1,14} ){0,3}arbitra/,
    exclusivity: /\bnon exclusi|\b(?:sans|aucune|pas d') ?(?:\S{1,12} )?exclusi/,
    'expiration-date':
      /(?:conserv|archiv|stock)\S{0,8} .{0,60}(?:données|documents|dossier|coordonnées)|(?:données|documents) .{0,40}(?:conserv|gardée|archivé)/,
    indemnity:
      /\b(?:ne |n')(?:\S{1,14} ){1,3}(?:pas|jamais|aucunement|nullement) (?:\S{1,14} ){0,4}(?:indemnis|garantir|relever)|\baucune (?:garantie|indemnisation) (?:\S{1,14} ){0,4}(?:n'est|ne )/,
    'limitation-of-liability':
      /\b(?:rien|aucune (?:clause|disposition))\b.{0,60}(?:limite|exclut|restreint)|\bn'(?:excluons|exclut|excluent) (?:pas|ni ne \S{1,12})\b.{0,20}responsabilité|\bne (?:limitons|limite|limitent) (?:pas|ni n'\S{1,12})\b.{0,20}responsabilité/,
    'liquidated-damages':
      /(?:pénalité|clause pénale|majoration)\S{0,3} .{0,60}(?:n'étant|n'est|ne sont|ne s'appliqu\S{1,4}|ne sera|n'étaient) (?:alors |plus )?(?:pas|point|plus)|(?:aucune|pas de) pénalité/,
    'personal-guarantee':
      /\bminimum garanti|garantie (?:minimale|commerciale|légale|décennale|de remboursement|de loyer)/,
    'renewal-term':
      /\bne se (?:renouvelle|renouvellera|reconduit|reconduira|prolonge|prolongera) (?:pas|jamais|point|en aucun)|\b(?:sans|pas de|aucune|aucun) (?:tacite )?(?:reconduction|renouvellement)|\bn'est pas (?:renouvel|recondu)\S{1,6}|\bsi \S{1,14} ne renouvel\S{1,5} pas/,
  },
  background: /^(?:préambule|exposé(?: préalable)?|considérants?|attendus|contexte)$/,
  whereas: /^\W{0,3}(?:considérant|attendu)\b/,
};
