/** Enough to catch typing errors; whether it is an address, only a message to it tells. */
export const looksLikeEmail = (text: string) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text);
