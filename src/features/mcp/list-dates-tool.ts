import { z } from 'zod';
import { isoDay } from '#src/kernel/clock.ts';
import { analysisLink, objectOf, tool } from './mcp-tool';

const mostDates = 300;

const input = z.object({
  until: z.iso.date().optional(),
});

export const listDatesTool = tool({
  name: 'list_dates',
  title: 'List dates ahead',
  description: `The dates ahead of all analysed contracts of the account, the next first, ${mostDates} at most: ends, renewals, last days to give notice, payments. Dates that the contracts state; what a language model says beyond that is left out.`,
  input,
  inputSchema: objectOf({ until: 'The last day that is of interest, such as 2027-12-31.' }),
  readOnly: true,
  async run({ deps, ownerId }, { until = '9999-12-31' }) {
    const today = isoDay(deps.clock());
    const dates = await deps.accountContracts.listDates({ ownerId, today, limit: mostDates });
    return {
      today,
      dates: dates
        .filter(({ date }) => date <= until)
        .map(({ contractId, fileName, title, kind, label, date }) => ({
          ...{ date, kind, label, contractId, contract: title ?? fileName, link: analysisLink(deps, contractId) },
        })),
    };
  },
});
