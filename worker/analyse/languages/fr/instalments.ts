import type { InstalmentWords } from '../instalment-words';

const which = '(?:versement|mensualité|échéance|paiement|remboursement|traite|fois)';
const falls = '(?:est|sera|tombe(?:ra)?(?: donc)?|échoit|dûe?|due|payable|exigible|à payer|interv\\S{3,7}|fixée?|au)';

export const instalments: InstalmentWords = {
  parts: /\b(?:versements|mensualités|échéances|paiements|remboursements|traites)\b/,
  first: new RegExp(
    `(?:\\bpremi(?:er|ère)(?: ${which})?(?:,? ${falls}){0,3}(?: le)?[ :|.]{1,40}|\\b(?:versements?|mensualités?|échéances?|paiements?|mois)\\b[^.;]{0,60}(?:à (?:compter|partir|commencer|dater)|dès|débutant|commençant)(?: (?:du|de|par|le)){0,3} )$`,
  ),
  last: new RegExp(`\\bderni(?:er|ère)(?: ${which})?(?:,? ${falls}){0,3}(?: le)?[ :|.]{1,40}$`),
  every: {
    week: /hebdomadaire|\b(?:par|chaque) semaine\b/,
    month: /mensu|\b(?:par|chaque|du) mois\b/,
    quarter: /trimestriel|\b(?:par|chaque) trimestre\b/,
    year: /annuel|\b(?:par|chaque) an(?:née)?\b/,
  },
  lends: /\b(?:prêts?|prêt(?:e|er|eur|euse|ons)|emprunt\S{0,5}|crédit)\b/,
  paidOut:
    /\b(?:vir(?:é|ée|era|erai|ement)|vers(?:é|ée|era|erai)|remi(?:s|se)|remets|remettrai|débloqu\S{1,5}|décaiss\S{1,6}|mise? à (?:ta|votre|sa) disposition|mise à disposition|déblocage|prête)\b[^.;]{0,60}$/,
  paidOutAfter: /^,? (?:je|nous|le prêteur) (?:te |vous |lui )?(?:vire|verse|remet|prête|donne)\S{0,4}\b/,
  paidBack: /\b(?:rembours\S{1,6}|mensualités?|échéances?|rend\S{0,4}|intérêts?|versements?)\b/,
};
