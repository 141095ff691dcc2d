import { blankUse } from '../clauses/blank-use.rules.ts';
import type { WordingKind } from '../clauses/clause-choices.schema.ts';
import type { Wording } from '../clauses/clause-wording.rules.ts';
import type { Placement } from '../clauses/clauses.schema.ts';
import type { TemplateBody } from '../templates/templates.schema.ts';
import type { ContractStructure, Provision } from './contract-structure.rules.ts';
import type { ClauseRefusal } from './generated-contracts.errors.ts';
import type { KindOf } from './provision-kind.rules.ts';
import { rolesIn, termsIn } from './settle-clause.rules.ts';

type Fit = {
  placement: Placement;
  kind: WordingKind;
  wording: Wording;
  body: Pick<TemplateBody, 'sorts' | 'document'>;
  contract: ContractStructure;
  kinds: KindOf;
};

/** Why a contract cannot take a wording of the library; null when it can. */
export function refusalOf({ placement, kind, wording, body, contract, kinds }: Fit): ClauseRefusal | null {
  if (!placement.sorts.some((sort) => body.sorts.includes(sort))) return 'clauses.unfit_contract';
  const abouts = new Set(kinds.values());
  if (placement.consumer && !abouts.has('consumer')) return 'clauses.unfit_no_consumer';
  const privately = abouts.has('consumer') || abouts.has('private-sale');
  if (placement.business.includes(kind) && (privately || !body.sorts.includes('business'))) {
    return 'clauses.unfit_business';
  }
  const roles = rolesIn(body.document);
  if (wording.blanks.some((blank) => blankUse(blank) === 'role' && !roles.has(blank))) return 'clauses.unfit_party';
  return losesTerm({ contract, kinds, placement, wording }) ? 'clauses.unfit_term' : null;
}

/** Whether what the wording takes the place of gives a word the meaning that the rest of the contract relies on. */
function losesTerm({ contract, kinds, placement, wording }: Pick<Fit, 'contract' | 'kinds' | 'placement' | 'wording'>) {
  const goes = (provision: Provision) => {
    const kind = kinds.get(provision);
    return kind !== null && kind !== undefined && placement.replaces.includes(kind);
  };
  const textOf = (provision: Provision) => provision.paragraphs.map(({ words }) => words).join('\n');
  const provisions = contract.parts.flatMap((part) => part.provisions);
  const rest = provisions
    .filter((provision) => !goes(provision))
    .map(textOf)
    .join('\n');
  const given = new Set([
    ...termsIn(rest),
    ...termsIn(wording.paragraphs.flatMap(({ pieces }) => pieces.map(({ text }) => text)).join('')),
  ]);
  return provisions
    .filter(goes)
    .flatMap((provision) => termsIn(textOf(provision)))
    .some((term) => !given.has(term) && rest.includes(term));
}
