import type { HarmTopic } from '#src/features/contracts/harm-topics.schema.ts';
import { m } from '#src/i18n/paraglide/messages.js';
import type { To } from '../play';

/** What each topic is called for readers. */
export const topicTexts: Record<HarmTopic, (given: object, to: To) => string> = {
  'price-and-fees': m.topic_price_and_fees,
  penalties: m.topic_penalties,
  'money-not-returned': m.topic_money_not_returned,
  'changes-by-one-side': m.topic_changes_by_one_side,
  'hard-to-leave': m.topic_hard_to_leave,
  'ended-or-shut-out': m.topic_ended_or_shut_out,
  'responsibility-shifted': m.topic_responsibility_shifted,
  'rights-given-up': m.topic_rights_given_up,
  'decided-by-one-side': m.topic_decided_by_one_side,
  'privacy-and-home': m.topic_privacy_and_home,
  'work-and-ideas': m.topic_work_and_ideas,
  'freedom-of-action': m.topic_freedom_of_action,
  'less-than-promised': m.topic_less_than_promised,
  'hours-and-pay': m.topic_hours_and_pay,
  'security-and-debts': m.topic_security_and_debts,
};

/** What to ask for where no more is known of a term that weighs on the reader than its topic. */
export const topicAsks: Record<HarmTopic, (given: object, to: To) => string> = {
  'changes-by-one-side': m.topic_ask_changes_by_one_side,
  'decided-by-one-side': m.topic_ask_decided_by_one_side,
  'ended-or-shut-out': m.topic_ask_ended_or_shut_out,
  'freedom-of-action': m.topic_ask_freedom_of_action,
  'hard-to-leave': m.topic_ask_hard_to_leave,
  'hours-and-pay': m.topic_ask_hours_and_pay,
  'less-than-promised': m.topic_ask_less_than_promised,
  'money-not-returned': m.topic_ask_money_not_returned,
  penalties: m.topic_ask_penalties,
  'price-and-fees': m.topic_ask_price_and_fees,
  'privacy-and-home': m.topic_ask_privacy_and_home,
  'responsibility-shifted': m.topic_ask_responsibility_shifted,
  'rights-given-up': m.topic_ask_rights_given_up,
  'security-and-debts': m.topic_ask_security_and_debts,
  'work-and-ideas': m.topic_ask_work_and_ideas,
};
