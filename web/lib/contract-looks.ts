/** How each kind of paragraph of a generated contract looks on screen: numbers hang in the margin. */
export const contractLooks = {
  title: 'mb-6 text-center text-lg font-semibold text-balance',
  opening: 'mb-4',
  party: 'mb-3 ms-9 -indent-9',
  heading: 'mt-7 mb-2.5 ms-9 -indent-9 font-semibold',
  clause: 'mb-2.5 ms-9 -indent-9',
  item: 'mb-1.5 ms-17 -indent-8',
  value: 'mb-2.5 ms-9',
  // The signing page: nothing else is on it.
  closing:
    'mt-10 mb-5 border-t border-dashed border-rule pt-8 print:mt-0 print:break-before-page print:border-0 print:pt-0',
} as const;

/** The block of whoever signs, which is not torn apart on paper. */
export const signatureLooks = {
  first: 'mt-7 mb-2.5 print:break-after-avoid',
  within: 'mb-2.5 print:break-after-avoid',
  last: 'mb-2.5',
} as const;

/** The place of a number that hangs before its paragraph. */
export const contractNumberLook: Readonly<Record<string, string>> = {
  party: 'inline-block min-w-9 pe-1 indent-0',
  heading: 'inline-block min-w-9 pe-1 indent-0',
  clause: 'inline-block min-w-9 pe-1 indent-0 tabular-nums',
  item: 'inline-block min-w-8 pe-1 indent-0',
};
