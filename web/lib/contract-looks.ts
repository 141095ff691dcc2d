/** How each kind of paragraph of a generated contract looks on screen: numbers hang in the margin. */
export const contractLooks = {
  title: 'mb-6 text-center text-lg font-semibold text-balance',
  opening: 'mb-4',
  party: 'mb-3 ms-9 -indent-9',
  heading: 'mt-7 mb-2.5 ms-9 -indent-9 font-semibold',
  clause: 'mb-2.5 ms-9 -indent-9',
  item: 'mb-1.5 ms-17 -indent-8',
  value: 'mb-2.5 ms-9',
  closing: 'mt-8 mb-5',
  signature: 'mb-2.5',
} as const;

/** The place of a number that hangs before its paragraph. */
export const contractNumberLook: Readonly<Record<string, string>> = {
  party: 'inline-block min-w-9 pe-1 indent-0',
  heading: 'inline-block min-w-9 pe-1 indent-0',
  clause: 'inline-block min-w-9 pe-1 indent-0 tabular-nums',
  item: 'inline-block min-w-8 pe-1 indent-0',
};
