/** Someone who signs a contract. */
export interface Signatory {
  name: string;
  term: string;
  company: boolean;
}

const line = '______________________________';

/** What closes a deed, in place of what closes a simple contract. */
export const deedClosing = (effect: string) =>
  `The parties have executed this Agreement as a deed on the dates written below.${effect} Each witness is at least 18 years old and no party to it, and was present when the signature was made.`;

/** When a deed is delivered, unless a clause says so. */
export const deliveredOnDate =
  ' It is delivered and takes effect on the date written at its beginning or, if that is later, when the last of them has signed it.';

/**
 * Where a party signs. A deed is signed before a witness (Law of Property (Miscellaneous Provisions) Act 1989, s.1;
 * Companies Act 2006, s.44 and s.46).
 */
export function signatureLines({ name, term, company }: Signatory, deed: boolean): string[] {
  if (!deed) {
    const who = company ? 'Name and position' : 'Name';
    return [`Signed by ${name} (${term})`, `Signature: ${line}`, `${who}: ${line}`, `Date: ${line}`];
  }
  return [
    company
      ? `Executed as a deed by ${name} (${term}), acting by a director in the presence of a witness`
      : `Signed as a deed by ${name} (${term}) in the presence of a witness`,
    `${company ? 'Signature of the director' : 'Signature'}: ${line}`,
    ...(company ? [`Name of the director: ${line}`] : []),
    `Signature of the witness: ${line}`,
    `Name of the witness: ${line}`,
    `Address and occupation of the witness: ${line}`,
    `Date: ${line}`,
  ];
}
