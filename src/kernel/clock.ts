export type Clock = () => Date;

export const systemClock: Clock = () => new Date();

/** The calendar day of a moment (UTC), in ISO 8601. */
export const isoDay = (time: Date): string => time.toISOString().slice(0, 10);
