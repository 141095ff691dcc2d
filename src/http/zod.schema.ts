import type { z } from 'zod';

/**
 * What zod and zod/mini both offer under the same names. A schema that the client checks with too is a function of it:
 * the server gives it all of zod, which the API's documentation is made from, the client the small edition.
 */
export type Zod = Pick<
  typeof z,
  | '_default'
  | 'array'
  | 'boolean'
  | 'email'
  | 'enum'
  | 'int'
  | 'iso'
  | 'maxLength'
  | 'minLength'
  | 'nonnegative'
  | 'nullable'
  | 'number'
  | 'object'
  | 'optional'
  | 'pipe'
  | 'refine'
  | 'string'
  | 'toLowerCase'
  | 'transform'
  | 'trim'
>;
