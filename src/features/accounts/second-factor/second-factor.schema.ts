import { z } from 'zod';
import { secondFactorForms } from './second-factor-forms.schema';

/** How long a browser is remembered that asked for it. */
export const rememberedForSeconds = 30 * 24 * 60 * 60;
/** How long after the password the code may follow. */
export const secondStepSeconds = 10 * 60;

const forms = secondFactorForms(z);
export const secondFactorPasswordSchema = forms.password.meta({ id: 'SecondFactorPassword' });
export const secondFactorCodeSchema = forms.code.meta({ id: 'SecondFactorCode' });
export const secondStepSchema = forms.code
  .extend({ remember: z.boolean().optional() })
  .meta({ id: 'SecondStep', description: 'A code of the app or a backup code' });

export const secondFactorSchema = z.object({ on: z.boolean() }).meta({ id: 'SecondFactor' });
export const secondFactorKeySchema = z
  .object({
    /** For typing. */
    key: z.string(),
    /** The same for apps to open. */
    uri: z.string(),
  })
  .meta({ id: 'SecondFactorKey' });
export const backupCodesSchema = z.object({ backupCodes: z.array(z.string()) }).meta({ id: 'BackupCodes' });
