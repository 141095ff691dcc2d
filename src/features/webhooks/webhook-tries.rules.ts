const minute = 60_000;
/** After each try that was not taken; after the last, it is given up. */
const pauses = [5, 30, 120, 240, 360, 360, 360];

export const mostTries = pauses.length + 1;
export const pauseAfter = (tries: number): number => (pauses[tries - 1] ?? 360) * minute;

export const isTaken = (httpStatus: number | null): boolean =>
  httpStatus !== null && httpStatus >= 200 && httpStatus < 300;
/** By 410 an address says that it wants no more of it. */
export const isGivenUp = ({ tries, httpStatus }: { tries: number; httpStatus: number | null }): boolean =>
  tries >= mostTries || httpStatus === 410;
