import { z } from 'zod';
import { confirmForms } from './confirm-forms.schema';

/** How long a code is good for whose validity nothing else fixes. */
export const shortCodeLifetimeSeconds = 15 * 60;
/** How long what the user confirmed counts. */
export const confirmedForSeconds = 10 * 60;

const { byPassword, byCode } = confirmForms(z);
export const confirmSchema = z
  .object({
    password: byPassword.shape.password.optional(),
    code: byCode.shape.code.optional(),
  })
  .meta({ id: 'Confirm' });
