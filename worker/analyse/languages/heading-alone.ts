/** A sentence so short that it is a heading rather than a clause. */
export const headingAlone = /^.{1,45}$/;
