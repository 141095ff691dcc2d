/** Without zod, so that the browser can check the form before it loads anything else. */
export const maxNameLength = 100;
export const maxSubjectLength = 200;
export const minMessageLength = 10;
export const maxMessageLength = 5000;
