import { inject } from 'vitest';
import { readMails, waitForMail } from './mail.ts';

/** What the running app mailed to an address, newest first. */
export const mailsTo = (address: string) => readMails(inject('appUrl'), address);

/** What the newest message to an address says in this form, once it has arrived. */
export const mailedTo = (address: string, form: RegExp, known = 0) =>
  waitForMail(inject('appUrl'), address, form, known);

/** Of the messages after those that are `known`. */
export const codeMailedTo = (address: string, known = 0): Promise<string> => mailedTo(address, /\b\d{6}\b/, known);
