import { z } from 'zod';
import { settingsForms } from './settings-forms.schema';

const forms = settingsForms(z);
export const profileSchema = forms.profile.meta({ id: 'Profile' });
export const changePasswordSchema = forms.changePassword.meta({ id: 'ChangePassword' });
export const emailCodeSchema = forms.emailCode.meta({ id: 'EmailCode' });

/** The address that a code was sent to and that is not in use yet; null when there is none. */
export const emailChangeSchema = z.object({ pendingEmail: z.string().nullable() }).meta({ id: 'EmailChange' });

export const profileUpdatedSchema = z
  .object({ success: z.literal(true), message: z.string(), pendingEmail: z.string().nullable() })
  .meta({ id: 'ProfileUpdated' });
