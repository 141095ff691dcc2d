import { blankUse } from '../clauses/blank-use.rules.ts';
import { longestBlank } from '../clauses/clause-choices.schema.ts';
import { type Choice, type Composition, staying } from './compose-contract.rules.ts';
import { type Deal, readDeal } from './deal.rules.ts';
import { dealBlanks, type Said } from './deal-blanks.rules.ts';
import type { ClausePreview } from './generated-contracts.schema.ts';
import { saidElsewhere } from './said-elsewhere.rules.ts';
import { rolesIn } from './settle-clause.rules.ts';

type Suggested = Pick<ClausePreview, 'blanks' | 'saidElsewhere' | 'loses'>;

/**
 * What fills the blanks of a clause that is to be added, and what the contract then says in two places or no longer at
 * all. What was agreed is never taken from the library: the contract says it, or the person does.
 */
export function suggest(composition: Composition | null, choice: Choice): Suggested {
  const deal = composition && readDeal(composition, choice);
  const roles = composition ? rolesIn(composition.body.document) : new Map<string, string>();
  const said = choice.wording.blanks.map((blank) => (deal ? saidOf(deal, blank) : null));
  return {
    saidElsewhere: deal ? saidElsewhere(deal, choice.wording) : [],
    loses: deal ? losesOf(composition, choice, { deal, said }) : [],
    blanks: choice.wording.blanks.map((blank, place) => {
      const use = blankUse(blank);
      const settled = use === 'role' ? (roles.get(blank) ?? blank) : use === 'law' ? blank : null;
      const found = said[place] ?? null;
      return {
        settled,
        suggested: found?.value ?? (use === 'usual' ? blank : null),
        stated: found && deal ? statedOf(deal, found) : null,
      };
    }),
  };
}

/**
 * What is too long for a blank is not suggested: it is told as lost. Nor is what an added clause took the place of, which
 * may say something else.
 */
function saidOf(deal: Deal, blank: string): Said | null {
  const said = dealBlanks[blank]?.read(deal) ?? null;
  if (!said || (said.provision && deal.numberOf(said.provision) === null)) return null;
  return Array.from(said.value).length <= longestBlank ? said : null;
}

function statedOf({ numberOf }: Deal, { value, provision, compare }: Said) {
  const number = numberOf(provision);
  return number === null || compare === 'free' ? null : { value, number, least: compare === 'least' };
}

function losesOf(
  composition: Composition,
  { clause, wording }: Choice,
  { deal, said }: { deal: Deal; said: readonly (Said | null)[] },
): Suggested['loses'] {
  const stays = [
    ...deal.paragraphs.filter(({ goes }) => !goes).map(({ words }) => words),
    ...wording.paragraphs.map(({ pieces }) => pieces.map(({ text }) => text).join('')),
    ...staying(composition, clause).map(({ heading }) => heading),
  ].join('\n');
  return deal.entered.flatMap(({ about, provision, text, field }) => {
    const number = deal.numberOf(provision);
    const goes = about !== null && clause.placement.replaces.includes(about);
    const carried = said.some((one) => one?.from?.field === field && one.value !== '') || stays.includes(text);
    return goes && number !== null && !carried ? [{ number, value: text }] : [];
  });
}
