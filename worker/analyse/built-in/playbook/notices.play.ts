import { m } from '#src/i18n/paraglide/messages.js';
import { definePlay } from '../define-play';
import { patternsOf } from '../patterns-of';
import { findSaid } from '../read/said';

const { rule, electronic, onSending } = patternsOf('notices');

export const notices = definePlay({
  type: 'notices',
  category: 'general',
  rule,
  read(passages, contract) {
    return {
      isElectronic: findSaid(passages, electronic, contract) !== null,
      onSending: findSaid(passages, onSending, contract),
    };
  },
  quotes: 3,
  title: (to) => m.clause_notices_title({}, to),
  explain({ isElectronic }, { to }) {
    const what = m.clause_notices_explained({}, to);
    return isElectronic ? `${what} ${m.clause_notices_electronic({}, to)}` : what;
  },
  assess({ onSending: sent }, { to, wordTo }) {
    if (!sent) return [];
    return [
      {
        level: 'low',
        title: m.risk_notices_on_sending_title({}, to),
        description: m.risk_notices_on_sending_description({}, to),
        suggestedWording: m.wording_notices({}, wordTo),
        passages: [sent],
      },
    ];
  },
});
