import { bodyLimit } from 'hono/body-limit';
import { bodyTooLarge } from './http.errors';

const refuse = () => {
  throw bodyTooLarge();
};

/** Counts the bytes as they arrive, so a missing or lying Content-Length changes nothing. */
export const limitBody = (maxSize: number, onError: () => never = refuse) => bodyLimit({ maxSize, onError });
