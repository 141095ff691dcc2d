/** How the answer looks, before the code of the page has come and after. */
export const answerLooks = {
  answer: 'grid gap-2 sm:gap-4',
  what: 'line-clamp-3 max-w-prose font-serif text-[0.9375rem] leading-snug sm:text-lead sm:leading-snug',
  reader: 'mt-0.5 text-[0.8125rem] text-muted sm:mt-1 sm:text-sm',
  strip: 'flex flex-wrap gap-x-3 sm:gap-x-4 sm:gap-y-2',
  stripItem: 'block leading-snug max-sm:flex max-sm:min-h-6 max-sm:items-center max-sm:gap-1.5',
  /** A line of its own on a phone: whether two fit on one would change when the faces arrive. */
  stripDate: 'max-sm:basis-full',
  stripValue: 'block font-semibold tabular-nums',
  stripLabel: 'block text-[0.8125rem]',
  heading: 'font-serif text-heading font-semibold',
  risks: 'divide-y divide-rule',
  risk: 'grid grid-cols-[minmax(0,1fr)_auto] content-start gap-x-3 py-1.5 *:col-span-2 sm:py-2.5',
  riskTitle: 'font-serif leading-snug font-semibold sm:text-[1.0625rem]',
  riskAsk: 'line-clamp-3 max-w-prose text-[0.9375rem] leading-snug sm:mt-0.5 sm:leading-normal print:line-clamp-none',
};
