import { phrase, type Signals, words } from '../signal';

const ai =
  "(?:ia|intelligence artificielle|modeles? de langage|chatgpt|llm|assistant(?:e)? (?:ia|d'intelligence artificielle)|systemes? (?:d'ia|d'intelligence artificielle)|lecteur automatique|relecteur automatique)";

export const signals: Signals = [
  {
    weight: 2,
    order: true,
    pattern: phrase(
      `(?:ignore[zr]?|oublie[zr]?|ne (?:tiens|tenez) (?:pas|aucun) compte des?|(?:fais|faites) abstraction des?) ${words(4)}(?:instructions?|consignes|directives|ordres|regles|prompts?) ${words(2)}(?:precedentes?|precedents?|anterieures?|ci-dessus|du systeme)\\b`,
    ),
  },
  { weight: 2, order: true, pattern: phrase('(?:ignore|oublie) (?:toutes )?tes (?:instructions|consignes|regles)') },
  {
    weight: 2,
    pattern: phrase(
      `(?:attention|a l'attention de|(?:note|message|avis) (?:pour|a)|chere?|bonjour)[,:]? (?:l'|les |la |le |toute |tout )?${ai}\\s*(?:[:,.!—–-]|qui (?:lit|lira|analyse|examine))`,
    ),
  },
  { weight: 1, pattern: phrase(`(?:instructions|consignes) (?:pour|a) (?:l'|les |la |le |toute |tout )?${ai}`) },
  { weight: 2, pattern: phrase(`\\bsi (?:tu es|vous etes) (?:une? )?${ai}`) },
  { weight: 2, pattern: phrase(`\\b(?:tu es|vous etes) (?:maintenant |desormais )?une? ${ai}`) },
  { weight: 2, pattern: phrase(`\\ben tant qu(?:'|e )${ai},? (?:tu|vous)\\b`) },
  {
    weight: 2,
    order: true,
    pattern: phrase(
      `(?:classe|evalue|note|qualifie|considere|marque|presente)[zr]? (?:ce|le|la|les|cet|cette|tous|toutes|chaque) ${words(4)}(?:contrat|accord|document|clauses?|conditions|risques?) ${words(3)}(?:comme|en|a|de) ${words(2)}(?:faibles? risques?|risques? faibles?|faibles?|sans (?:aucun )?risques?|sures?|sans danger|risque (?:nul|minime)|inoffensi(?:f|ve)s?)\\b(?!\\s*(?:,|ou|et) )`,
    ),
  },
  {
    weight: 2,
    order: true,
    pattern: phrase(
      `ne (?:(?:pas|jamais) )?(?:mentionne|signale|releve|revele|indique|souligne)[zr]? ${words(8)}(?:risques?|dans (?:ton|votre|le|l'|ta) ?(?:resume|analyse|reponse)|cette clause|ces instructions)\\b`,
    ),
  },
  {
    weight: 2,
    order: true,
    pattern: phrase(
      `(?:dis|dites|assure[zr]?|informe[zr]?) (?:a )?l'(?:utilisateur|lecteur) qu(?:e |')${words(6)}(?:sur|signer|sans risques?|faible risque)\\b`,
    ),
  },
  { weight: 1, pattern: phrase('\\bdans (?:ton|ta) (?:resume|analyse|reponse)\\b') },
  { weight: 1, pattern: phrase('\\bt(?:on|a) (?:resume|analyse|reponse|rapport) doi(?:t|vent)\\b') },
  { weight: 1, order: true, pattern: phrase('reponds (?:uniquement|seulement)') },
];
